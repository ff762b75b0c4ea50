"""Players who leave: in a hand, between hands, on turn, and with keys of their own choice."""

import asyncio

from splitpot.poker.actions import Call, Check
from splitpot.poker.events import Folded
from splitpot.poker.hand import player_at
from splitpot.table.requests import Leave
from splitpot.table.table import seat_of
from tests.table.played_table import PlayedTable, now, three
from tests.virtual_time import run


def test_a_leaver_acts_at_once_when_his_turn_comes():
    """He is folded, or checked where that is free, without the clock; his chips leave when the hand ends."""

    async def main():
        played = await three()
        began = now()
        await played.leave("bob")
        await played.leave("bob")
        await played.act("ann", Call())
        await played.until(lambda: played.turn() == "cat")
        assert player_at(played.table.hand, 2).folded
        await played.act("cat", Check())
        await played.finish()
        assert now() == began
        assert seat_of(played.table, "id-bob") is None
        assert played.recorder.balances["wallet:id-bob"] == 1_000_000 - 100
        played.check()

    run(main())


def test_a_leaver_on_turn_folds_at_once():
    """Nobody waits for somebody who has gone."""

    async def main():
        played = await three()
        spectator = played.watch()
        began = now()
        await played.leave("ann")
        await played.until(lambda: played.turn() == "bob")
        assert now() == began
        assert any(isinstance(event, Folded) for event in spectator.news[-1].events)

    run(main())


def test_a_leaver_in_the_big_blind_is_not_folded_where_checking_is_free():
    """His hand goes on to the showdown as if he had stayed and checked."""

    async def main():
        played = await three()
        await played.leave("cat")
        await played.act("ann", Call())
        await played.act("bob", Call())
        await played.until(lambda: played.turn() == "bob")
        assert not player_at(played.table.hand, 3).folded

    run(main())


def test_who_leaves_between_hands_takes_his_chips_at_once():
    """The seat is free and the wallet full before the next deal."""

    async def main():
        played = await three()
        await played.finish()
        await played.leave("ann")
        assert seat_of(played.table, "id-ann") is None
        assert played.recorder.balances["wallet:id-ann"] == 1_000_000
        played.check()

    run(main())


def test_a_players_own_keys_never_stand_in_the_way_of_his_leaving():
    """Keys that look like the table's own ones stop no table."""

    async def main():
        played = PlayedTable()
        keys = [key for number in (1, 2) for key in (f"after{number}", f"after-{number}", f"after:{number}")]
        for key in keys:
            await played.sit("bob", 2)
            await played.ask("bob", Leave("oak", key))
        await played.sit("ann", 1)
        await played.sit("bob", 2)
        await played.deal()
        await played.leave("bob")
        await played.finish()
        assert not played.actor.stopped
        assert seat_of(played.table, "id-bob") is None

    run(main())


def test_a_leaver_of_a_cancelled_hand_gets_his_chips():
    """He stands up at once with all he came with."""

    async def main():
        first = await three()
        await first.leave("cat")
        await first.actor.stop()

        again = PlayedTable(table=first.replayed(), recorder=first.recorder, void=True)
        await again.until(lambda: seat_of(again.table, "id-cat") is None)
        assert again.recorder.balances["wallet:id-cat"] == 1_000_000
        again.check()

    run(main())


def test_who_leaves_after_a_hand_keeps_his_name_in_its_result():
    """A winner who goes, and the newcomer in his seat, are told apart until the next hand is dealt."""

    async def main():
        played = await three()
        await played.leave("cat")
        await played.finish()
        await played.sit("dan", 3)
        view = played.view("dan")
        assert [(gone.seat, gone.name, gone.net) for gone in view.departed] == [(3, "cat", 100)]
        assert [(seat.seat, seat.name) for seat in view.seats][2] == (3, "dan")
        played.check()
        await played.leave("dan")
        assert [gone.name for gone in played.view().departed] == ["cat"]
        await played.deal()
        assert played.view().departed == ()
        played.check()

    run(main())


def test_who_comes_when_the_others_have_left_is_told_their_names_with_the_facts():
    """The facts of the last hand are told when its result lies there no more, and all in it have names."""

    async def main():
        played = await three()
        for name in ("cat", "bob", "ann"):
            await played.leave(name)
        await played.finish()
        await asyncio.sleep(3600)
        assert played.view().hand is None
        assert played.view().seats == ()
        assert played.actor.table.facts
        assert sorted((gone.seat, gone.name) for gone in played.view().departed) == [
            (1, "ann"),
            (2, "bob"),
            (3, "cat"),
        ]

    run(main())
