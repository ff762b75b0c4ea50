"""The turn clock: what it does when it runs out, what stops it, and who is heard at the last moment."""

import asyncio

import pytest

from splitpot.poker.actions import Call, Check, Fold
from splitpot.poker.events import Checked, Folded
from splitpot.poker.hand import player_at
from splitpot.table import Refused, TableRefusal, Unsure
from splitpot.table.facts import OutReason, SatOut, TimedOut
from splitpot.table.requests import Act, Sit
from splitpot.table.table import is_playing
from tests.table.played_table import PACE, STACK, PlayedTable, now, three
from tests.virtual_time import jump, run

TURN = PACE.turn / 1000


async def times_out(played, name):
    """Wait until the clock of `name`, who is on turn, has run out."""
    assert played.turn() == name
    await played.step()


def test_time_up_folds_where_there_is_a_bet():
    """The clock folds a hand that faces a bet, exactly when it has run out."""

    async def main():
        played = await three()
        spectator, began = played.watch(), now()
        await times_out(played, "ann")
        assert now() - began == pytest.approx(TURN)
        assert spectator.news[-1].events == (TimedOut(1), Folded(1))
        assert not played.seat("ann").out

    run(main())


def test_time_up_checks_where_that_is_free():
    """Nobody is folded out of a hand that he could have seen for nothing."""

    async def main():
        played = await three()
        await played.act("ann", Call())
        await played.act("bob", Call())
        spectator = played.watch()
        await times_out(played, "cat")
        assert spectator.news[-1].events[:2] == (TimedOut(3), Checked(3))
        assert not player_at(played.table.hand, 3).folded

    run(main())


def test_two_in_a_row_sit_out():
    """The second time in a row the player is dealt no more hands; he may come back whenever he likes."""

    async def main():
        played = await three()
        await times_out(played, "ann")
        await played.act("bob", Fold())
        await played.deal()
        spectator = played.watch()
        await played.act("bob", Call())
        await played.act("cat", Call())
        await times_out(played, "ann")
        assert SatOut(1, OutReason.TIMED_OUT) in spectator.news[-1].events
        await played.sit_out("ann", on=False)
        assert (played.seat("ann").out, played.seat("ann").timeouts) == (False, 0)

    run(main())


def test_an_action_of_his_own_wipes_the_slate():
    """Two times with an action between them are not two in a row."""

    async def main():
        played = await three()
        await played.act("ann", Call())
        await played.act("bob", Call())
        await times_out(played, "cat")
        await played.act("bob", Check())
        await played.act("cat", Check())
        assert played.seat("cat").timeouts == 0
        await played.act("ann", Check())
        await played.act("bob", Check())
        await times_out(played, "cat")
        assert (played.seat("cat").timeouts, played.seat("cat").out) == (1, False)

    run(main())


@pytest.mark.parametrize("milliseconds", range(-5, 6))
def test_one_outcome_at_the_deadline(milliseconds):
    """An action before the deadline stands, one after it is stale; at the same moment one of them holds."""

    async def main():
        played = await three()
        steps = len(played.recorder.steps)
        action = played.action(Call())
        await asyncio.sleep(TURN + milliseconds / 1000)
        (answer,) = await asyncio.gather(played.ask("ann", action), return_exceptions=True)
        if player_at(played.table.hand, 1).folded:
            assert milliseconds >= 0
            assert (answer.code, answer.values) == ("stale_turn", {"turn": played.table.turn, "price": 200})
        else:
            assert milliseconds <= 0
            assert answer is None
        assert len(played.recorder.steps) == steps + 1

    run(main())


def test_who_asked_in_time_is_heard_before_the_clock():
    """A request that lies in the inbox when the table wakes comes first, even if the table wakes too late."""

    async def main():
        played = await three()
        loop = asyncio.get_running_loop()
        # All within one turn of the loop: the player's task wakes, time passes, the deadline wakes the table.
        deadline = loop.time() + TURN
        loop.call_at(deadline - 2e-10, jump, 0.001)
        await asyncio.sleep(TURN - 4e-10)
        await played.act("ann", Call())
        assert not player_at(played.table.hand, 1).folded
        assert played.turn() == "bob"

    run(main())


def test_an_acknowledged_action_is_never_overwritten():
    """The deadline passes while an action is being written: the action stands, the next clock is full."""

    async def main():
        played = await three()
        await asyncio.sleep(TURN - 0.5)
        played.recorder.troubles.append(1.5)
        await played.act("ann", Call())
        began = now()
        await times_out(played, "bob")
        assert now() - began == pytest.approx(TURN)
        assert not player_at(played.table.hand, 1).folded

    run(main())


def test_others_do_not_move_the_clock():
    """Sitting down, sitting out, topping up and refused actions leave the clock of the turn alone."""

    async def main():
        played = await three()
        began = now()
        await asyncio.sleep(TURN - 5)
        await played.sit("dan", 5)
        await played.sit_out("ann")
        await played.top_up("bob", 500)
        await played.leave("cat")
        with pytest.raises(Refused):
            await played.act("bob", Call())
        await times_out(played, "ann")
        assert now() - began == pytest.approx(TURN)

    run(main())


def test_the_view_tells_what_is_left():
    """The clock in the view counts down, and says whose it is."""

    async def main():
        played = await three()
        await asyncio.sleep(7)
        clock = played.view().clock
        assert (clock.seat, clock.left_ms, clock.total_ms) == (1, PACE.turn - 7_000, PACE.turn)
        await played.act("ann", Fold())
        await played.act("bob", Fold())
        view = played.view()
        assert (view.clock, view.next_hand_ms) == (None, PACE.fold_result)

    run(main())


def test_a_stall_of_ours_folds_nobody():
    """If the machine stood still over a deadline, the player gets time again, and everybody sees it."""

    async def main():
        played = await three()
        spectator = played.watch()
        jump(60)
        woke = now()
        await asyncio.sleep(0.001)
        assert is_playing(played.table)
        assert played.turn() == "ann"
        assert spectator.news[-1].view.clock.left_ms == 15_000
        await times_out(played, "ann")
        assert now() - woke == pytest.approx(15)

    run(main())


def test_a_short_stall_is_no_stall():
    """Less than two seconds late is the ordinary life of a machine."""

    async def main():
        played = await three()
        jump(TURN + 1.9)
        await asyncio.sleep(0.01)
        assert played.turn() == "bob"

    run(main())


UNAVAILABLE = Refused(TableRefusal.STORAGE_UNAVAILABLE)


def test_storage_out_of_reach_stops_the_clock():
    """Who asks is refused at once; until something can be written the clock stands."""

    async def main():
        played = await three()
        began = now()
        await asyncio.sleep(5)
        played.recorder.troubles.extend([UNAVAILABLE] * 4)
        with pytest.raises(Refused, match="storage_unavailable"):
            await played.sit("dan", 5)
        assert now() - began == 5
        lost = 0.2 + 0.4 + 0.8 + 1.6
        await asyncio.sleep(lost + 0.1)
        clock = played.view().clock
        assert clock.left_ms == pytest.approx(PACE.turn - 5_100, abs=1)
        await times_out(played, "ann")
        assert now() - began == pytest.approx(TURN + lost)
        assert len(played.recorder.steps) == played.table.seq
        played.check()

    run(main())


def test_storage_out_of_reach_refuses_and_does_nothing():
    """Each request is refused when it comes, none has an effect; sent again with its key it has one."""

    async def main():
        played = await three()
        before = played.table
        spectator = played.watch()
        call = Act("oak", before.hand_number, before.turn, "a key", Call())
        sits = [("dan", Sit("oak", 4, STACK, "k4")), ("eve", Sit("oak", 5, STACK, "k5"))]
        played.recorder.troubles.extend([UNAVAILABLE] * 10)
        for name, request in [("ann", call), *sits, ("ann", call)]:
            began = now()
            with pytest.raises(Refused, match="storage_unavailable"):
                await played.ask(name, request)
            assert (now(), played.table, spectator.news) == (began, before, [])
            await asyncio.sleep(1)
        await asyncio.sleep(30)
        assert (played.table, spectator.news) == (before, [])
        for _ in range(2):
            for name, request in [("ann", call), *sits]:
                await played.ask(name, request)
        assert [news.seq for news in spectator.news] == [before.seq + 1, before.seq + 2, before.seq + 3]
        played.check()

    run(main())


def test_nobody_is_left_waiting_where_the_table_ends_before_storage_is_back():
    """Who asked, and asked the same again, hears that the table has stopped."""

    async def main():
        played = await three()
        call = Act("oak", played.table.hand_number, played.table.turn, "a key", Call())
        played.recorder.troubles.extend([Unsure(), *[UNAVAILABLE] * 5])
        asks = [asyncio.create_task(played.ask("ann", call)) for _ in range(2)]
        await asyncio.sleep(1)
        await played.actor.stop()
        answers = await asyncio.wait_for(asyncio.gather(*asks, return_exceptions=True), 10)
        assert [answer.code for answer in answers] == ["stopped", "stopped"]

    run(main())


def test_a_step_that_may_be_on_disk_is_written_in_the_end():
    """Nobody can say yet what became of it, so who asked waits, sent again or not; all others are refused."""

    async def main():
        played = await three()
        before = played.table
        call = Act("oak", before.hand_number, before.turn, "a key", Call())
        played.recorder.troubles.extend([Unsure(), *[UNAVAILABLE] * 5])
        asks = [asyncio.create_task(played.ask("ann", call))]
        await asyncio.sleep(1)
        asks.append(asyncio.create_task(played.ask("ann", call)))
        with pytest.raises(Refused, match="storage_unavailable"):
            await played.sit("dan", 5)
        assert not any(ask.done() for ask in asks)
        await asyncio.gather(*asks)
        assert before.seq + 1 == played.table.seq
        played.check()

    run(main())


def test_what_was_done_before_is_confirmed_while_storage_is_out_of_reach():
    """An answer that was lost is given again, whatever the disk does now."""

    async def main():
        played = await three()
        call = Act("oak", played.table.hand_number, played.table.turn, "a key", Call())
        await played.ask("ann", call)
        played.recorder.troubles.extend([UNAVAILABLE] * 5)
        with pytest.raises(Refused, match="storage_unavailable"):
            await played.sit("dan", 5)
        await played.ask("ann", call)
        played.check()

    run(main())


def test_storage_out_of_reach_at_the_deadline():
    """The step of the clock itself waits and is written in the end, once."""

    async def main():
        played = await three()
        await asyncio.sleep(TURN - 1)
        played.recorder.troubles.extend([Refused(TableRefusal.STORAGE_UNAVAILABLE)] * 6)
        await times_out(played, "ann")
        await times_out(played, "bob")
        assert not is_playing(played.table)
        played.check()

    run(main())


def test_wall_time_moves_no_deadline():
    """Deadlines are counted on the table's own clock; the wall clock only dates the steps."""

    async def main():
        played = PlayedTable()
        played.actor._wall_ms = iter(range(10**12, 0, -3_600_000)).__next__
        await played.sit("ann", 1)
        await played.sit("bob", 2)
        began = now()
        await played.deal()
        await times_out(played, "ann")
        assert now() - began == pytest.approx(2 + TURN)

    run(main())
