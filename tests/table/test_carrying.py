"""Odd chips carried over: they have an account of their own, and no chip is lost when people come and go."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from splitpot.ledger import balanced, breaking, carried, cash_out, faults, settle
from splitpot.ledger import seat as seat_account
from splitpot.poker.events import HandStarted
from splitpot.poker.options import OddChip
from splitpot.table import Table
from splitpot.table.breaking import break_up
from splitpot.table.evolve import evolve
from splitpot.table.facts import CarriedGiven, HandVoided, LeftTable
from splitpot.table.record import decode_step
from splitpot.table.table import is_playing, occupied
from tests.table.played_table import RULES, WALLET, PlayedTable, shuffled
from tests.virtual_time import run

# Halves of odd numbers of blinds leave odd chips often, where the smallest one is a big blind.
CARRYING = replace(RULES, odd_chip=OddChip.CARRY_OVER, unit=200, small_blind=200)
ACCOUNT = carried("oak")


def check(played: PlayedTable) -> None:
    """Replay and accounts agree, and the carried chips are booked as carried."""
    played.check()
    table = played.table
    waiting = table.hand.carried_in if is_playing(table) and table.hand is not None else table.carried
    assert waiting == played.recorder.balances.get(ACCOUNT, 0)


async def carrying(seed: int, people: int = 3) -> PlayedTable:
    """A table between hands that carries chips over."""
    played = PlayedTable(CARRYING, deck=shuffled(seed))
    for seat, name in enumerate(("ann", "bob", "cat")[:people], 1):
        await played.sit(name, seat)
    while not played.table.carried:
        await played.deal()
        await _to_the_end(played)
    return played


async def _to_the_end(played: PlayedTable) -> None:
    while is_playing(played.table):
        if played.turn() is None:
            await played.step()
        else:
            await played.act_meekly()


def test_carried_chips_start_the_next_pot():
    """They leave the seats with the hand that left them over, and come back with the next pot."""

    async def main():
        played = await carrying(1)
        waiting = played.table.carried
        check(played)
        started = await played.deal()
        assert started.carried == waiting
        assert played.table.carried == 0
        check(played)
        await played.finish()
        check(played)

    run(main())


def test_the_last_to_leave_takes_the_carried_chips():
    """While others stay the chips wait for the next pot; afterwards nobody can play for them (rule R6.2)."""

    async def main():
        played = await carrying(1)
        waiting = played.table.carried
        names = [seat.name for _, seat in occupied(played.table)]
        for name in names[:-1]:
            await played.leave(name)
            assert played.table.carried == waiting
        last = played.seat(names[-1]).stack
        onlooker = played.watch()
        await played.leave(names[-1])
        given, left = onlooker.news[-1].events
        assert given == CarriedGiven(3, waiting)
        assert isinstance(left, LeftTable)
        assert left.stack == last + waiting
        assert played.table.carried == 0
        assert sum(played.recorder.balances[f"wallet:id-{name}"] for name in names) == 3 * WALLET
        check(played)

    run(main())


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_the_books_balance_however_people_come_and_go(seed):
    """Restless players at a table that carries chips over: no chip is lost, made, or booked elsewhere."""

    async def main():
        chance = random.Random(seed)
        played = PlayedTable(CARRYING, deck=shuffled(seed))
        for seat, name in enumerate(("ann", "bob", "cat", "dan"), 1):
            await played.sit(name, seat)
        for _ in range(8):
            names = {seat.name: number for number, seat in occupied(played.table)}
            if len(names) > 1:
                await played.deal()
                if chance.random() < 0.7:
                    await _to_the_end(played)
                check(played)
            name = chance.choice(("ann", "bob", "cat", "dan"))
            if name in names:
                await played.leave(name)
            else:
                free = [n for n in range(1, 7) if n not in names.values()]
                await played.sit(name, chance.choice(free))
            await played.finish()
            check(played)

    run(main())


@pytest.mark.parametrize("playing", [False, True])
def test_a_table_that_breaks_up_gives_every_chip_back(playing):
    """A running hand is cancelled; the carried chips go to the first seat left of the button."""

    async def main():
        played = await carrying(1)
        waiting = played.table.carried
        # A hand that is cancelled has not moved the button.
        heir = played.table.button % 3 + 1
        if playing:
            await played.deal()
        await played.actor.stop()
        table = played.table
        step = break_up(table, 5)
        assert step is not None
        events = decode_step(step.payload).events
        assert playing == (HandVoided(table.hand_number) in events)
        assert CarriedGiven(heir, waiting) in events
        after = evolve(table, events)
        assert not occupied(after)
        assert after.carried == 0
        await played.recorder.record(step)
        seats = [seat_account("oak", f"id-{name}") for name in ("ann", "bob", "cat")]
        assert [0] * 4 == [played.recorder.balances[account] for account in (*seats, ACCOUNT)]

    run(main())


def test_an_empty_table_needs_no_breaking():
    """There is nothing to record where nobody sits."""
    empty = Table("oak", "Oak", RULES, practice=False, seats=(None,) * 6)

    assert break_up(empty, 5) is None


amounts = st.integers(0, 10**9)


@given(nets=st.dictionaries(st.text("abc", min_size=1), amounts), rake=amounts, before=amounts, after=amounts)
def test_every_settlement_with_carried_chips_is_sound(nets, rake, before, after):
    """Nets, rake and what is carried in and out always sum to zero."""
    paid = {**nets, "payer": before - after - rake - sum(nets.values())}
    entry = settle("oak", 7, paid, rake, carried_in=before, carried_out=after)

    if entry is not None:
        assert balanced(entry)
        legs = {leg.account: leg.delta for leg in entry.legs}
        assert after - before == legs.get(ACCOUNT, 0)


@given(stacks=st.dictionaries(st.text("abc", min_size=1), amounts, min_size=1), rest=amounts, own=amounts)
def test_chips_that_leave_a_table_are_booked_soundly(stacks, rest, own):
    """Breaking up and leaving last break no rule of the ledger."""
    entries = [breaking("oak", 9, stacks, (min(stacks), rest)), breaking("oak", 9, stacks, None)]
    if own + rest:
        entries.append(cash_out("oak", "ann", own + rest, "k", rest=rest))

    assert all(not faults(entry) for entry in entries if entry is not None)


def test_a_carried_chip_is_part_of_the_next_deal_of_the_journal():
    """What the journal says of a hand tells where its first chips came from."""

    async def main():
        played = await carrying(3, people=2)
        await played.deal()
        starts = [
            event
            for step in played.recorder.steps
            for event in decode_step(step.payload).events
            if isinstance(event, HandStarted)
        ]
        assert starts[-1].carried > 0

    run(main())
