"""What happens at a table by itself, and how long it waits before."""

import asyncio
import itertools

import pytest

from splitpot.poker.actions import Fold
from splitpot.poker.events import BoardDealt, HandEnded, HandsOpened
from splitpot.table import Refused, TableRefusal
from splitpot.table.facts import OutReason, SatOut
from splitpot.table.table import is_playing
from splitpot.table.view import Stage
from tests.table.played_table import PACE, PlayedTable, now, shuffled, three
from tests.virtual_time import run


def test_the_first_hand_begins_when_two_can_play():
    """The pause begins with the second player, not with the first."""

    async def main():
        played = PlayedTable()
        await played.sit("ann", 1)
        await asyncio.sleep(60)
        assert played.table.hand is None
        await played.sit("bob", 4)
        began = now()
        await played.deal()
        assert now() - began == pytest.approx(PACE.first_deal / 1000)

    run(main())


def test_a_game_that_begins_anew_begins_soon():
    """The pause after a hand is for its result; long after it, two wait only as for a first hand."""

    async def main():
        played = await three()
        await played.finish()
        await played.leave("ann")
        await played.leave("bob")
        await asyncio.sleep(600)
        await played.sit("dan", 5)
        began = now()
        await played.deal()
        assert now() - began == pytest.approx(PACE.first_deal / 1000)

    run(main())


def test_a_result_that_no_hand_follows_is_taken_off():
    """When too few are left to play, the result is read for its time; then the table waits for players."""

    async def main():
        played = await three()
        await played.finish()
        watcher = played.watch()
        await played.leave("ann")
        await played.leave("bob")
        steps = len(played.recorder.steps)

        assert played.view("cat").stage is Stage.RESULT
        await asyncio.sleep(60)
        assert len(played.recorder.steps) == steps
        for view in (watcher.news[-1].view, played.view("cat")):
            assert view.stage is Stage.WAITING
            assert view.hand is None

    run(main())


def test_all_in_runs_out_street_by_street():
    """Where nobody can bet any more, each street comes after a pause of its own, and the hands lie open."""

    async def main():
        played = PlayedTable()
        await played.sit("ann", 1, 2_000)
        await played.sit("bob", 2, 2_000)
        await played.deal()
        spectator = played.watch()
        while played.turn() is not None:
            await played.act_wildly()
        times = []
        while is_playing(played.table):
            await played.step()
            times.append(now())
        steps = [[type(event) for event in news.events] for news in spectator.news]
        boards = [step for step in steps if BoardDealt in step]
        assert any(HandsOpened in step for step in steps)
        assert [step.count(BoardDealt) for step in boards] == [1] * len(boards)
        assert {round(after - before, 3) for before, after in itertools.pairwise(times)} == {1.5}
        assert HandEnded in steps[-1]
        played.check()

    run(main())


def test_the_result_stands_before_the_next_deal():
    """A pot nobody contested stands for a short while, a showdown for a longer one."""

    async def main():
        played = await three()
        await played.act("ann", Fold())
        await played.act("bob", Fold())
        assert played.view().stage is Stage.RESULT
        ended = now()
        await played.deal()
        assert now() - ended == pytest.approx(PACE.fold_result / 1000)
        while is_playing(played.table):
            await played.act_meekly()
        ended = now()
        await played.deal()
        assert now() - ended == pytest.approx(PACE.result / 1000)

    run(main())


def test_who_is_broke_sits_out():
    """A player without chips sits out and comes back with new ones."""

    async def main():
        played = PlayedTable(deck=shuffled(1))
        await played.sit("ann", 1, 2_000)
        await played.sit("bob", 2, 10_000)
        reasons = []
        await _play_until_broke(played, reasons)
        assert OutReason.NO_CHIPS in reasons
        broke = next(seat for seat in played.table.seats if seat and not seat.stack)
        assert broke.out
        with pytest.raises(Refused) as refusal:
            await played.sit_out(broke.name, on=False)
        assert refusal.value.code == TableRefusal.NOT_ENOUGH_CHIPS
        await played.top_up(broke.name, 2_000)
        assert not played.seat(broke.name).out
        await played.deal()
        played.check()

    run(main())


def test_who_topped_up_in_time_is_not_broke():
    """Chips that wait for the end of the hand keep their owner in the game."""

    async def main():
        played = PlayedTable(deck=shuffled(1))
        await played.sit("ann", 1, 2_000)
        await played.sit("bob", 2, 10_000)
        reasons = []
        await _play_until_broke(played, reasons, top_up=5_000)
        assert OutReason.NO_CHIPS not in reasons
        assert not any(seat.out for seat in played.table.seats if seat)
        await played.deal()
        played.check()

    run(main())


async def _play_until_broke(played, reasons, top_up=0):
    """Both put in all they can, hand after hand, until one has lost all he had."""
    onlooker = played.watch()
    while True:
        await played.deal()
        while is_playing(played.table):
            if played.turn() is not None:
                await played.act_wildly()
                continue
            short = next((p for p in played.table.hand.players if not p.stack), None)
            if top_up and short is not None and not played.table.seats[short.seat - 1].top_up:
                await played.top_up(played.table.seats[short.seat - 1].name, top_up)
            await played.step()
        reasons += [e.reason for news in onlooker.news for e in news.events if isinstance(e, SatOut)]
        if any(stack.chips == 0 for stack in played.table.facts[-1].stacks):
            return
