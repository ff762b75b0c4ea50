"""A table that ends in the middle of a hand, and one that goes on from its recorded steps."""

import asyncio

import pytest

from splitpot.poker.actions import Call
from splitpot.table import Refused, TableRefusal
from tests.table.played_table import PlayedTable, now, three
from tests.virtual_time import run


def test_whoever_asks_after_the_end_is_refused():
    """A table that was stopped leaves nobody waiting for an answer."""

    async def main():
        played = await three()
        await played.actor.stop()
        with pytest.raises(Refused, match="stopped"):
            await asyncio.wait_for(played.act("ann", Call()), 5)

    run(main())


def test_the_end_comes_after_the_step_under_way():
    """What is being written is believed, told and answered; nobody is refused something that happened."""

    async def main():
        played = await three()
        spectator = played.watch()
        played.recorder.troubles.append(2.0)
        acting = asyncio.create_task(played.act("ann", Call()))
        waiting = asyncio.create_task(played.act("bob", Call()))
        await asyncio.sleep(1)
        await played.actor.stop()
        await acting
        with pytest.raises(Refused, match="stopped"):
            await waiting
        assert spectator.news[-1].seq == played.table.seq == len(played.recorder.steps)
        played.check()

    run(main())


def test_the_end_does_not_wait_for_storage():
    """A disk that does not answer cannot keep the house open."""

    async def main():
        played = await three()
        played.recorder.troubles.extend([Refused(TableRefusal.STORAGE_UNAVAILABLE)] * 1000)
        acting = asyncio.create_task(played.act("ann", Call()))
        await asyncio.sleep(30)
        began = now()
        await played.actor.stop()
        assert now() - began < 10
        with pytest.raises(Refused):
            await acting

    run(main())


@pytest.mark.parametrize("actions", range(8))
def test_a_hand_goes_on_after_a_stop(actions):
    """The recorded steps give the equal table; the same hand goes on with the same deck and ends."""

    async def main():
        first = await three()
        for _ in range(actions):
            await first.act_meekly()
        await first.actor.stop()
        assert first.replayed() == first.table

        again = PlayedTable(table=first.replayed(), recorder=first.recorder)
        assert again.turn() == first.turn()
        began = now()
        await again.finish()
        assert now() == began
        again.check()
        await again.deal()
        assert again.table.hand_number == 2
        again.check()

    run(main())


def test_an_old_hand_is_cancelled():
    """Everybody has the stack he began it with, top-ups included, and the next hand is dealt."""

    async def main():
        first = await three()
        await first.act("ann", Call())
        await first.top_up("bob", 500)
        await first.actor.stop()

        again = PlayedTable(table=first.replayed(), recorder=first.recorder, void=True)
        await again.until(lambda: again.table.hand is None)
        assert [seat.stack for seat in again.table.seats if seat] == [10_000, 10_500, 10_000]
        again.check()
        await again.deal()
        assert again.table.hand_number == 2
        again.check()

    run(main())
