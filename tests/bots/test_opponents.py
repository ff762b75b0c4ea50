"""Practice opponents come for people, make room for them, and do not play on for nobody."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from splitpot.bots import Opponents
from splitpot.bots.staffing import IDLE_HANDS_MAX, free_names, wanted_bots
from splitpot.players import BOT_NAMES
from splitpot.table import new_table
from splitpot.table.table import Table, TableSeat, is_playing, occupied
from splitpot.table.view import Departed
from tests.table.played_table import PACE, RULES, STACK, PlayedTable
from tests.virtual_time import run

DAY_S = 86_400


@asynccontextmanager
async def practice(seats: int) -> AsyncIterator[PlayedTable]:
    """A practice table of `seats` seats with its opponents, who begin to look after it."""
    table = new_table("oak", "Oak", replace(RULES, seats=seats), practice=True)
    played = PlayedTable(table=table, pace=replace(PACE, think=500))

    async def fund(player: str, chips: int, key: str) -> None:
        played.recorder.grant(player, chips)

    opponents = Opponents(played.actor, fund, random.Random(1), 500)
    opponents.start()
    try:
        yield played
        await opponents.stop()
        played.check()
    finally:
        await opponents.stop()
        await played.actor.stop()


def bots(table: Table) -> int:
    """How many opponents sit there and stay."""
    return sum(seat.bot is not None and not seat.leaving for _, seat in occupied(table))


def free(table: Table) -> int:
    """How many seats are free."""
    return table.seats.count(None)


@pytest.mark.parametrize(("seats", "wanted"), [(2, 1), (3, 1), (6, 3), (10, 5)])
def test_one_person_has_company_and_a_seat_is_free_for_the_next(seats, wanted):
    """Half the table plays with a person; only between two every seat is taken."""

    async def main():
        async with practice(seats) as played:
            played.watch("ann")
            await played.sit("ann", 1)
            await played.until(lambda: bots(played.table) == wanted)
            assert free(played.table) == seats - 1 - wanted

    run(main())


def test_an_opponent_makes_room_when_a_person_comes_to_a_full_table():
    """Between two the opponent goes after the hand, and whoever came may sit down."""

    async def main():
        async with practice(2) as played:
            played.watch("ann")
            await played.sit("ann", 1)
            await played.deal()
            assert free(played.table) == 0
            played.watch("bob")
            await played.until(lambda: bots(played.table) == 0)
            await played.finish()
            assert free(played.table) == 1
            await played.sit("bob", 2)
            await played.deal()
            assert {"ann", "bob"} == {seat.name for _, seat in occupied(played.table)}

    run(main())


def test_who_only_looks_on_keeps_nobody_from_practising():
    """After a minute the opponent is back at a table for two."""

    async def main():
        async with practice(2) as played:
            played.watch("ann")
            await played.sit("ann", 1)
            await played.deal()
            played.watch("bob")
            await played.until(lambda: bots(played.table) == 0)
            await played.finish()
            await played.until(lambda: bots(played.table) == 1)
            played.watch()  # nor does somebody who has no name to sit down with
            await asyncio.sleep(1)
            assert bots(played.table) == 1

    run(main())


def test_each_person_who_takes_the_last_seat_finds_the_next_one_free_after_the_hand():
    """With three, four and five people at six seats there is still one seat free; then people fill it."""

    async def main():
        async with practice(6) as played:
            for people, name in enumerate(("ann", "bob", "cat", "dan", "eve"), 1):
                played.watch(name)
                number = next(place for place, seat in enumerate(played.table.seats, 1) if seat is None)
                await played.sit(name, number)
                await played.until(lambda held=people: bots(played.table) == max(0, 4 - held))
                await played.until(lambda: not any(seat.leaving for _, seat in occupied(played.table)))
                assert free(played.table) >= 1

    run(main())


def test_nobody_plays_on_once_the_last_person_has_closed_the_browser():
    """His clock folds him twice, he sits out, and the opponents go: no more hands are dealt all day."""

    async def main():
        async with practice(6) as played:
            page = played.watch("ann")
            await played.sit("ann", 1)
            await played.deal()
            played.actor.unwatch(page)
            await played.until(lambda: played.seat("ann").out and bots(played.table) == 0)
            await played.until(lambda: not is_playing(played.table))
            last = played.table.hand_number
            await asyncio.sleep(DAY_S)
            assert last == played.table.hand_number
            assert free(played.table) == 6

    run(main())


def test_opponents_play_on_for_a_person_who_sits_out_and_looks_on():
    """While he looks hands are dealt, a page loaded anew included; soon after he is gone they go."""

    async def main():
        async with practice(6) as played:
            page = played.watch("ann")
            await played.sit("ann", 1)
            await played.deal()
            await played.sit_out("ann")
            number = played.table.hand_number
            await played.until(lambda: played.table.hand_number == number + 2)
            played.actor.unwatch(page)
            await asyncio.sleep(5)
            assert bots(played.table) == 3
            page = played.watch("ann")
            await played.until(lambda: played.table.hand_number == number + IDLE_HANDS_MAX - 1)
            assert bots(played.table) == 3
            played.actor.unwatch(page)
            await asyncio.sleep(20)
            assert bots(played.table) == 0

    run(main())


def test_opponents_do_not_play_for_an_open_page_for_ever():
    """Some hands after the last with a person in it they go, and they are back when he is."""

    async def main():
        async with practice(6) as played:
            played.watch("ann")
            await played.sit("ann", 1)
            await played.deal()
            await played.sit_out("ann")
            last = played.table.hand_number
            await played.until(lambda: bots(played.table) == 0)
            await played.until(lambda: not is_playing(played.table))
            assert last + IDLE_HANDS_MAX == played.table.hand_number
            await asyncio.sleep(120)
            assert last + IDLE_HANDS_MAX == played.table.hand_number
            await played.sit_out("ann", on=False)
            await played.until(lambda: bots(played.table) == 3)
            await played.until(lambda: played.table.hand_number > last + IDLE_HANDS_MAX)

    run(main())


def test_opponents_come_back_when_the_person_who_sits_out_does():
    """Whoever opens the table again in time finds company."""

    async def main():
        async with practice(6) as played:
            page = played.watch("ann")
            await played.sit("ann", 1)
            await played.deal()
            await played.sit_out("ann")
            played.actor.unwatch(page)
            await played.until(lambda: free(played.table) == 5)
            played.watch("ann")
            await played.until(lambda: bots(played.table) == 3)

    run(main())


def test_a_table_among_people_gets_no_opponents():
    """Only practice tables are looked after."""
    seats = (TableSeat(player="id-ann", name="ann", stack=STACK), *(None,) * 5)
    table = replace(new_table("oak", "Oak", RULES), seats=seats)

    assert wanted_bots(table, watched=True, coming=False, idle_hands=0) == 0


def test_nobody_new_bears_the_name_of_somebody_whose_result_still_lies_there():
    """Two plates with one name would say two things of one player."""
    gone = Departed(seat=3, name=BOT_NAMES[0], stack=0, bot=None, net=-STACK)
    seats = (TableSeat(player="bot", name=BOT_NAMES[1], stack=STACK), *(None,) * 5)
    table = replace(new_table("oak", "Oak", RULES), seats=seats, departed=(gone,))

    assert list(BOT_NAMES[2:]) == free_names(table)
