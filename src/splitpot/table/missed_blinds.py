"""Whom the blinds pass while he is away, and what he owes from then on (rules R2.9-R2.11)."""

from collections.abc import Iterator

from splitpot.poker.events import Seat
from splitpot.table.button import Positions, arc
from splitpot.table.table import Table, occupied
from splitpot.table.view import Mark


def missed_blinds(table: Table, places: Positions) -> tuple[tuple[Seat, Mark], ...]:
    """Absent seats that the blinds pass with this deal; one mark covers everything missed."""
    # Between two no small blind passes anybody.
    alone = places.small == places.button
    small = set() if alone else {*arc(table, places.button, places.small), places.small}
    between = set(arc(table, places.small, places.big))
    # Where absent neighbours let the small blind jump too, the big one passes those it would have come to.
    skipped = set(_way(table, table.big_blind, places.big))
    jumped = _jumped(table, places.button)
    if not alone:
        # Without a small blind in the last hand whoever sat behind the button had none either.
        last = table.small_blind if table.small_blind is not None else table.button
        small |= jumped.intersection(_way(table, last, places.small))
    big = between | (skipped & (small | jumped))
    return tuple(_marks(table, big, small))


def missed_beside_buyer(table: Table, button: Seat, buyer: Seat) -> tuple[tuple[Seat, Mark], ...]:
    """The same where `buyer` buys the button and both blinds wait until he has it (rule R2.8).

    Of those before the button the big blind passes only whom the button jumps over.
    """
    big = _jumped(table, button).intersection(_way(table, table.big_blind, buyer))
    return tuple(_marks(table, big, set(arc(table, button, buyer))))


def _marks(table: Table, big: set[Seat], small: set[Seat]) -> Iterator[tuple[Seat, Mark]]:
    """What those owe from now on who are away in a seat that the big or the small blind passes."""
    for number, seat in occupied(table):
        if not _is_absent(table, number):
            continue
        if number in big:
            if seat.mark is not Mark.ML:
                yield number, Mark.ML
        elif number in small and seat.mark is None:
            yield number, Mark.MS


def _jumped(table: Table, button: Seat) -> set[Seat]:
    """Seats over which the button goes to where it will stand."""
    return set(_way(table, table.button, button))


def _way(table: Table, last: Seat | None, to: Seat) -> list[Seat]:
    """Seats between where something stood in the last hand and where it goes; none if it stays."""
    return [] if last is None or last == to else arc(table, last, to)


def _is_absent(table: Table, number: Seat) -> bool:
    """Does somebody hold this seat who is part of the game and not there."""
    seat = table.seats[number - 1]
    return seat is not None and seat.out and not seat.new and not seat.leaving
