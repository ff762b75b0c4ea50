"""Blinds and debts larger than the stack: everybody posts what he has, and the hand comes to its end."""

import itertools

import pytest
from msgspec.structs import replace

from splitpot.ledger import buy_in
from splitpot.poker.events import Posted, PostKind
from splitpot.table import TableSeat, new_table
from splitpot.table.table import is_playing, occupied
from splitpot.table.view import Mark
from tests.table.memory_recorder import MemoryRecorder
from tests.table.played_table import RULES, PlayedTable, shuffled
from tests.virtual_time import run

SMALL, BIG, LIVE, DEAD = PostKind.SMALL_BLIND, PostKind.BIG_BLIND, PostKind.LIVE, PostKind.DEAD


def table_of(stacks, *, button=6, **changes):
    """A game under way with `stacks` in seats 1, 2, ...; `changes` of seats by name, and books that agree."""
    recorder = MemoryRecorder()
    seats = [None] * RULES.seats
    for number, (name, stack) in enumerate(zip(("ann", "bob", "cat", "dan"), stacks, strict=False)):
        recorder.grant(f"id-{name}", stack)
        recorder._post(buy_in("oak", f"id-{name}", stack, "first"))
        seat = TableSeat(player=f"id-{name}", name=name, stack=stack, new=False)
        seats[number] = replace(seat, **changes.get(name, {}))
    table = replace(new_table("oak", "Oak", RULES), seats=tuple(seats), button=button, hand_number=1)
    return table, recorder


async def play_out(stacks, seed, **changes):
    """The posts of the next hand, which everybody then plays to its end."""
    table, recorder = table_of(stacks, **changes)
    played = PlayedTable(table=table, recorder=recorder, deck=shuffled(seed))
    await played.deal()
    posts = [(e.seat, e.kind, e.amount, e.all_in) for e in played.table.facts if isinstance(e, Posted)]
    while is_playing(played.table):
        await (played.step() if played.turn() is None else played.act_meekly())
    played.check()
    assert sum(seat.stack for _, seat in occupied(played.table)) == sum(stacks)
    await played.actor.stop()
    return posts


@pytest.mark.parametrize(
    ("stack", "posts"),
    [
        (50, [(LIVE, 50, True)]),
        (200, [(LIVE, 200, True)]),
        (250, [(LIVE, 200, False), (DEAD, 50, True)]),
        (300, [(LIVE, 200, False), (DEAD, 100, True)]),
        (350, [(LIVE, 200, False), (DEAD, 100, False)]),
    ],
)
def test_a_debt_of_both_blinds_takes_the_live_part_first(stack, posts):
    """The dead part gets what is left, or nothing (rule R2.9)."""
    dan = {"mark": Mark.ML, "posting": True}
    actual = run(play_out((5_000, 5_000, 5_000, stack), 1, dan=dan))

    assert [(4, *post) for post in posts] == actual[2:]


@pytest.mark.parametrize(("stack", "amount"), [(50, 50), (100, 100), (150, 100)])
def test_a_missed_small_blind_is_all_dead(stack, amount):
    """It counts in no bet, even if it is all there is (rule R2.10)."""
    dan = {"mark": Mark.MS, "posting": True}
    actual = run(play_out((5_000, 5_000, 5_000, stack), 1, dan=dan))

    assert [(4, DEAD, amount, stack == amount)] == actual[2:]


@pytest.mark.parametrize("stacks", list(itertools.product((50, 100, 150, 200, 250), repeat=3)))
def test_short_blinds_are_posted_as_far_as_they_go(stacks):
    """Whatever the three stacks are: the posts are right, and no chip is lost in the end (rule R2.6)."""
    actual = run(play_out(stacks, sum(stacks)))

    small, big = min(stacks[1], 100), min(stacks[2], 200)
    assert [(2, SMALL, small, stacks[1] <= 100), (3, BIG, big, stacks[2] <= 200)] == actual


@pytest.mark.parametrize("stacks", list(itertools.product((50, 100, 200, 250), repeat=2)))
def test_short_blinds_between_two(stacks):
    """The button posts the small blind, also when nobody can bet any more."""
    actual = run(play_out(stacks, sum(stacks)))

    small, big = min(stacks[0], 100), min(stacks[1], 200)
    assert [(1, SMALL, small, stacks[0] <= 100), (2, BIG, big, stacks[1] <= 200)] == actual
