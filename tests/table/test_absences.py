"""A seat whose player sits out is kept for a while, then it is free again and his chips are in his wallet."""

import asyncio

import pytest

from splitpot.table import new_table
from splitpot.table.facts import LeftTable
from splitpot.table.table import seat_of
from tests.table.played_table import PACE, RULES, STACK, STARTED_MS, WALLET, PlayedTable, now, three
from tests.virtual_time import run


def test_who_sits_out_too_long_is_stood_up_with_his_chips():
    """After the time and not before; everybody is told why, and the ledger has his chips in his wallet."""

    async def main():
        played = await three()
        await played.finish()
        await played.leave("bob")
        await played.leave("cat")
        spectator, began = played.watch(), now()
        stack = played.seat("ann").stack
        await played.sit_out("ann")
        await asyncio.sleep(PACE.absent / 1000 - 1)
        assert played.seat("ann").out
        await played.step()
        assert now() - began == pytest.approx(PACE.absent / 1000)
        left = LeftTable(1, "", "ann", stack, STARTED_MS + round(now() * 1000), True)
        assert spectator.news[-1].events == (left,)
        assert seat_of(played.table, "id-ann") is None
        assert played.recorder.balances["wallet:id-ann"] == WALLET - STACK + stack
        played.check()

    run(main())


def test_a_practice_table_keeps_a_seat_for_a_shorter_while():
    """Its own time counts, which is shorter."""

    async def main():
        played = PlayedTable(table=new_table("oak", "Oak", RULES, practice=True))
        await played.sit("ann", 1)
        began = now()
        await played.sit_out("ann")
        await played.step()
        assert now() - began == pytest.approx(PACE.absent_practice / 1000)
        assert PACE.absent_practice < PACE.absent
        assert seat_of(played.table, "id-ann") is None

    run(main())


def test_who_comes_back_in_time_has_the_whole_time_again():
    """Coming back ends one absence; the next one is counted from its own beginning."""

    async def main():
        played = PlayedTable()
        await played.sit("ann", 1)
        await played.sit_out("ann")
        await asyncio.sleep(PACE.absent / 1000 - 1)
        await played.sit_out("ann", on=False)
        await asyncio.sleep(PACE.absent / 1000)
        assert not played.seat("ann").out
        began = now()
        await played.sit_out("ann")
        await played.step()
        assert now() - began == pytest.approx(PACE.absent / 1000)

    run(main())


def test_the_others_play_on_undisturbed_while_a_seat_is_freed():
    """He is stood up in the middle of their hand, which goes on with the same clock."""

    async def main():
        played = await three()
        await played.finish()
        await played.sit_out("ann")
        left_at = now() + PACE.absent / 1000
        while seat_of(played.table, "id-ann") is not None:
            await played.step()
            if played.turn() is not None and now() + PACE.turn / 1000 < left_at:
                await played.act_meekly()
        assert now() == pytest.approx(left_at)
        assert {"bob", "cat"} == {seat.name for seat in played.table.seats if seat is not None}
        played.check()

    run(main())
