"""The client's own keys: the same request sent twice has one effect and one answer."""

import asyncio

import pytest

from splitpot.limits import ANSWERS_MAX
from splitpot.poker.actions import Call, Check, Fold
from splitpot.table import Person, Refused, TableRefusal
from splitpot.table.record import granted_in
from splitpot.table.requests import Leave, Sit, SitOut, TopUp
from splitpot.table.view import BotLevel
from tests.table.played_table import STACK, WALLET, PlayedTable, three
from tests.virtual_time import run


def test_a_double_click_acts_once():
    """The second answer is like the first, and nothing happens again."""

    async def main():
        played = await three()
        call = played.action(Call())
        answers = await asyncio.gather(*(played.ask("ann", call) for _ in range(50)))
        assert answers == [None] * 50
        assert (played.turn(), played.table.seq) == ("bob", 5)
        await played.act("bob", Call())
        await played.ask("ann", call)
        assert played.turn() == "cat"

    run(main())


def test_two_different_clicks_act_once():
    """Of two actions for one turn the first holds; the other is stale."""

    async def main():
        played = await three()
        call, fold = played.action(Call()), played.action(Fold())
        first, second = await asyncio.gather(
            played.ask("ann", call), played.ask("ann", fold), return_exceptions=True
        )
        assert (first, second.code) == (None, TableRefusal.STALE_TURN)
        assert second.values == {"turn": 5, "price": 200}

    run(main())


def test_a_refusal_is_repeated_word_for_word():
    """What was refused once stays refused under this key, even if it would be right by now."""

    async def main():
        played = await three()
        early = played.action(Call())
        refusals = []
        for _ in range(2):
            with pytest.raises(Refused) as refusal:
                await played.ask("bob", early)
            refusals.append((refusal.value.code, refusal.value.values))
            if len(refusals) == 1:
                await played.act("ann", Call())
        assert refusals == [("not_your_turn", {"turn": 1})] * 2

    run(main())


def test_another_request_under_a_used_key_is_refused():
    """A key stands for one request; the first effect stays."""

    async def main():
        played = await three()
        await played.ask("ann", TopUp("oak", 500, "mine"))
        for request in (TopUp("oak", 550, "mine"), SitOut("oak", True, "mine"), Leave("oak", "mine")):
            with pytest.raises(Refused) as refusal:
                await played.ask("ann", request)
            assert (refusal.value.code, refusal.value.values) == (TableRefusal.KEY_REUSED, {})
        await played.ask("ann", TopUp("oak", 500, "mine"))
        assert played.seat("ann").top_up == 500
        played.check()

    run(main())


def test_keys_belong_to_their_player():
    """Two players may choose the same key."""

    async def main():
        played = await three()
        for name in ("ann", "bob", "cat"):
            await played.ask(name, TopUp("oak", 500, "same"))
        assert [seat.top_up for seat in played.table.seats[:3]] == [500] * 3
        played.check()

    run(main())


def test_chips_move_once_though_the_answer_is_forgotten():
    """After very many other answers the ledger still knows the key, and so it is after a restart."""

    async def main():
        played = await three()
        await played.ask("ann", TopUp("oak", 500, "mine"))
        for number in range(ANSWERS_MAX):
            await played.ask("bob", SitOut("oak", number % 2 == 0, f"b{number}"))
        with pytest.raises(Refused) as refusal:
            await played.ask("ann", TopUp("oak", 500, "mine"))
        assert refusal.value.code == TableRefusal.KEY_REUSED
        assert played.seat("ann").top_up == 500

        again = await restarted(played)
        with pytest.raises(Refused) as refusal:
            await again.ask("ann", TopUp("oak", 500, "mine"))
        assert refusal.value.code == TableRefusal.KEY_REUSED
        assert again.seat("ann").top_up == 500
        again.check()

    run(main())


def test_practice_opponents_crowd_out_nobodys_answers():
    """However much they ask for, and in this process or the next one, a person's request is known."""

    async def main():
        played = await three()
        await played.ask("ann", TopUp("oak", 500, "mine"))
        robot = Person("id-robot", "Robot", BotLevel.EASY)
        for number in range(ANSWERS_MAX):
            with pytest.raises(Refused, match="not_seated"):
                await played.actor.ask(robot, SitOut("oak", True, f"r{number}"))
        await played.ask("ann", TopUp("oak", 500, "mine"))
        assert played.seat("ann").top_up == 500

        played.recorder.grant("id-robot", WALLET)
        before = len(played.recorder.steps)
        await played.actor.ask(robot, Sit("oak", 4, STACK, "chair"))
        (step,) = played.recorder.steps[before:]
        assert [] == list(granted_in([step.payload]))

    run(main())


async def restarted(played: PlayedTable) -> PlayedTable:
    """The same table in a new process: all it knows is what was recorded."""
    await played.actor.stop()
    return PlayedTable(table=played.replayed(), recorder=played.recorder)


def test_after_a_restart_a_request_sent_again_changes_nothing():
    """Seat, chips and wishes stay as they are, and each request is accepted as it was at first."""

    async def main():
        played = await three()
        requests = (
            ("dan", Sit("oak", 4, 5_000, "sit")),
            ("ann", TopUp("oak", 500, "more")),
            ("bob", SitOut("oak", True, "out")),
            ("bob", SitOut("oak", False, "back")),
            ("ann", played.action(Call())),
            ("cat", Leave("oak", "bye")),
        )
        for name, request in requests:
            await played.ask(name, request)
        again = await restarted(played)
        before = again.table
        for name, request in requests:
            await again.ask(name, request)
        assert again.table == before
        again.check()

    run(main())


def test_who_sat_down_again_is_not_put_off_by_his_old_leave():
    """The leave that was carried out once has no second effect, however often the table opens anew."""

    async def main():
        played = PlayedTable()
        await played.sit("ann", 1)
        leave = Leave("oak", "bye")
        await played.ask("ann", leave)
        await played.sit("ann", 2)
        for _ in range(2):
            played = await restarted(played)
            await played.ask("ann", leave)
            assert played.seat("ann").stack == STACK
        played.check()

    run(main())


def test_after_a_restart_another_request_under_a_used_key_is_refused():
    """A key stands for one request of one player, whatever was forgotten of it."""

    async def main():
        played = await three()
        await played.ask("ann", TopUp("oak", 500, "mine"))
        again = await restarted(played)
        for request in (TopUp("oak", 550, "mine"), SitOut("oak", True, "mine"), Leave("oak", "mine")):
            with pytest.raises(Refused) as refusal:
                await again.ask("ann", request)
            assert refusal.value.code == TableRefusal.KEY_REUSED
        await again.ask("bob", TopUp("oak", 550, "mine"))
        assert (again.seat("ann").top_up, again.seat("bob").top_up) == (500, 550)
        again.check()

    run(main())


def test_what_was_accepted_and_changed_nothing_changes_nothing_after_a_restart_either():
    """Who sat out already asked for it once more, and has come back since."""

    async def main():
        played = await three()
        idle = SitOut("oak", True, "idle")
        await played.sit_out("ann")
        await played.ask("ann", idle)
        await played.sit_out("ann", on=False)
        again = await restarted(played)
        await again.ask("ann", idle)
        assert not again.seat("ann").out

    run(main())


def test_what_was_refused_is_judged_anew_after_a_restart():
    """It had changed nothing; by now it may be right."""

    async def main():
        played = await three()
        early = TopUp("oak", WALLET, "much")
        with pytest.raises(Refused):
            await played.ask("ann", early)
        again = await restarted(played)
        again.recorder.grant("id-ann", WALLET)
        await again.ask("ann", early)
        assert again.seat("ann").top_up == WALLET
        again.check()

    run(main())


def test_a_step_whose_answer_was_lost_is_answered_by_the_next_process():
    """The plug was pulled after the step was written and before anybody heard of it."""

    async def main():
        played = await three()
        call = played.action(Call())
        played.recorder.troubles.append(1.0)
        asking = asyncio.create_task(played.ask("ann", call))
        await asyncio.sleep(0.5)
        killed = PlayedTable(table=played.replayed(), recorder=played.recorder)
        await killed.ask("ann", call)
        assert killed.turn() == "bob"
        await asking

    run(main())


def test_trouble_that_passes_is_not_remembered():
    """A request refused because the table was busy may be sent again under its key."""

    async def main():
        played = await three()
        played.recorder.troubles.append(1.0)
        acting = asyncio.create_task(played.act("ann", Call()))
        await asyncio.sleep(0.5)
        crowd = [asyncio.create_task(played.act("cat", Check())) for _ in range(300)]
        await asyncio.sleep(0)
        late = TopUp("oak", 500, "late")
        with pytest.raises(Refused, match="busy"):
            await played.ask("bob", late)
        await asyncio.gather(acting, *crowd, return_exceptions=True)
        await played.ask("bob", late)
        assert played.seat("bob").top_up == 500

    run(main())


def test_a_hundred_want_the_last_seat():
    """One of them sits; the others keep their chips and hear that the seat is taken."""

    async def main():
        played = PlayedTable()
        names = [f"p{number}" for number in range(100)]
        answers = await asyncio.gather(*(played.sit(name, 3) for name in names), return_exceptions=True)
        refusals = [answer for answer in answers if answer is not None]
        assert len(refusals) == 99
        assert {(refused.code, refused.values["seat"]) for refused in refusals} == {("seat_taken", 3)}
        wallets = [played.recorder.balances[f"wallet:id-{name}"] for name in names]
        assert sorted(wallets) == [990_000] + [1_000_000] * 99
        played.check()

    run(main())


def test_one_player_sits_once():
    """Two tabs that sit down at the same moment get one seat."""

    async def main():
        played = PlayedTable()
        answers = await asyncio.gather(
            *(played.ask("ann", Sit("oak", seat, 2_000, f"s{seat}")) for seat in range(1, 7)),
            return_exceptions=True,
        )
        assert [answer is None for answer in answers] == [True] + [False] * 5
        assert {answer.code for answer in answers[1:]} == {"already_seated"}
        assert played.recorder.balances["wallet:id-ann"] == 998_000

    run(main())
