"""Options between hands: bringing back what one took, paying at once what one missed, seeing mucked hands."""

import asyncio

import pytest
from msgspec.structs import replace

from splitpot.poker.events import HandStarted, HolesDealt, Mucked, PostKind
from splitpot.poker.options import MuckedVisible
from splitpot.table import Refused
from splitpot.table.record import decode_hand, shown_to
from splitpot.table.table import is_playing
from splitpot.table.view import Mark, SeatState
from tests.table.played_table import RULES, PlayedTable, shuffled
from tests.virtual_time import run

MINUTE = 60
RETURNING = replace(RULES, return_within=120, max_buy_in=12_000)


async def wait(minutes: float) -> None:
    """Let time pass."""
    await asyncio.sleep(minutes * MINUTE)


def test_who_comes_back_soon_brings_what_he_took():
    """Chips won cannot be put aside by leaving and sitting down again with fewer (rule R2.7)."""

    async def main():
        played = PlayedTable(RETURNING)
        await played.sit("ann", 1)
        await played.leave("ann")
        await wait(119)
        with pytest.raises(Refused) as refused:
            await played.sit("ann", 2, 9_950)
        assert (refused.value.code, refused.value.values) == ("buy_in_too_small", {"min": 10_000})
        await played.sit("bob", 1, 2_000)
        await played.sit("ann", 2, 10_000)
        played.check()

    run(main())


def test_after_the_time_of_the_house_nobody_remembers():
    """The smallest buy-in will do again, and the table forgets him."""

    async def main():
        played = PlayedTable(RETURNING)
        await played.sit("ann", 1)
        await played.leave("ann")
        await wait(120)
        await played.sit("ann", 2, 2_000)
        assert played.table.gone == ()
        played.check()

    run(main())


def test_who_took_more_than_the_largest_buy_in_may_bring_it():
    """Otherwise a winner could not come back at all; all others keep to the largest buy-in."""

    async def main():
        played = PlayedTable(RETURNING, deck=shuffled(1))
        await played.sit("ann", 1, 12_000)
        await played.sit("bob", 2, 12_000)
        while played.table.hand is None or is_playing(played.table) or not played.seat("ann").net:
            await (played.act_wildly() if played.turn() else played.step())
        winner = "ann" if played.seat("ann").net > 0 else "bob"
        took = played.seat(winner).stack
        assert took > 12_000
        await played.leave(winner)
        with pytest.raises(Refused) as refused:
            await played.sit(winner, 3, took + 50)
        assert (refused.value.code, refused.value.values) == ("buy_in_too_large", {"max": took})
        await played.sit(winner, 3, took)
        played.check()

    run(main())


def test_where_the_house_does_not_ask_nothing_is_remembered():
    """With fixed limit everybody may come back with the smallest buy-in."""

    async def main():
        played = PlayedTable()
        await played.sit("ann", 1)
        await played.leave("ann")
        assert played.table.gone == ()
        await played.sit("ann", 1, 2_000)

    run(main())


def test_who_missed_his_blind_pays_at_once_where_nobody_may_wait():
    """He is asked nothing: back at the table he posts with the first hand in which he may (rule R2.9)."""

    async def main():
        played = PlayedTable(replace(RULES, wait_for_bb=False), deck=shuffled(5))
        for seat, name in enumerate(("ann", "bob", "cat", "dan"), 1):
            await played.sit(name, seat)
        await played.deal()
        await played.sit_out("dan")
        while played.seat("dan").mark is not Mark.ML:
            await played.deal()
        await played.sit_out("dan", on=False)
        await played.finish()
        for _ in range(6):
            if "dan" in _dealt(played, await played.deal()):
                break
            entry = played.view("dan").you.entry
            assert entry is None or not entry.may_post
        posts = {post.kind for post in played.table.facts[0].posts if post.seat == 4}
        assert posts in ({PostKind.LIVE, PostKind.DEAD}, {PostKind.BIG_BLIND})
        played.check()

    run(main())


def test_waiting_is_refused_where_the_house_does_not_offer_it():
    """Who does not want to pay sits out instead."""

    async def main():
        played = PlayedTable(replace(RULES, wait_for_bb=False), deck=shuffled(5))
        for seat, name in enumerate(("ann", "bob", "cat", "dan"), 1):
            await played.sit(name, seat)
        await played.deal()
        await played.sit_out("dan")
        while played.seat("dan").mark is not Mark.ML:
            await played.deal()
        await played.sit_out("dan", on=False)
        with pytest.raises(Refused) as refused:
            await played.post("dan", on=False)
        assert refused.value.code == "not_offered_here"
        states = {seat.name: seat.state for seat in played.view().seats}
        assert states["dan"] in (SeatState.POSTING, SeatState.WAITING_FOR_BUTTON, SeatState.WAITING_FOR_BLIND)

    run(main())


def _dealt(played: PlayedTable, started: HandStarted) -> set[str]:
    seats = {stack.seat for stack in started.seats}
    return {seat.name for seat in played.view().seats if seat.seat in seats}


@pytest.mark.parametrize(
    ("visible", "seen"),
    [
        (MuckedVisible.ANYONE_IN_HAND, {"ann": {1}, "bob": {1, 2}, None: set()}),
        (MuckedVisible.TABLE, {"ann": {1}, "bob": {1, 2}, None: {1}}),
        (MuckedVisible.NOBODY, {"ann": {1}, "bob": {2}, None: set()}),
    ],
)
def test_mucked_hands_are_for_whom_the_house_says(visible, seen):
    """Ann mucked at the showdown; who finds his cards in the history is an option (rule R13.4)."""
    rules = replace(RULES, mucked_visible=visible)

    async def main():
        for seed in range(200):
            played = PlayedTable(rules, deck=shuffled(seed))
            await played.sit("ann", 1)
            await played.sit("bob", 2)
            await played.deal()
            while is_playing(played.table):
                await (played.act_meekly() if played.turn() else played.step())
            record = decode_hand(played.recorder.steps[-1].finished.record)
            await played.actor.stop()
            if [event.seat for event in record.events if isinstance(event, Mucked)] == [1]:
                return record
        raise AssertionError("ann never mucks")

    record = run(main())

    for name, seats in seen.items():
        shown = shown_to(record, None if name is None else f"id-{name}")
        holes = next(event for event in shown.events if isinstance(event, HolesDealt)).holes
        assert seats == {hole.seat for hole in holes if None not in hole.cards}
