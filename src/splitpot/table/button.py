"""Where the button and the blinds stand for the next hand: four ways to move on (rules R2.2, R2.3, R2.10)."""

import msgspec

from splitpot.poker.events import Seat
from splitpot.poker.options import ButtonRule, HeadsUpBlinds, MissedSb
from splitpot.table.table import Table, at, occupied
from splitpot.table.view import Mark


class Positions(msgspec.Struct, frozen=True):
    """The places of one hand.

    `small` is where the small blind stands, even if nobody is there to post it; `posts_small` says whether
    somebody is. With `double` the small blind has not been big blind yet and posts as much as one.
    """

    button: Seat
    small: Seat
    big: Seat
    posts_small: bool = True
    double: bool = False


def positions(table: Table, ready: list[Seat], settled: list[Seat]) -> Positions:
    """Where button and blinds stand when `ready` can be dealt in and `settled` of them owe nothing."""
    if table.big_blind is None:
        return _forward(table, ready, settled)
    match table.rules.button_rule:
        case ButtonRule.FORWARD:
            return _forward(table, ready, settled)
        case ButtonRule.LAST_SB:
            return _last_small_blind(table, ready, settled)
        case ButtonRule.DEAD:
            return _dead(table, ready, settled)
        case ButtonRule.MOVING:
            return _moving(table, ready, settled)


def heads_up(table: Table, pair: set[Seat], forward: Seat) -> Positions:
    """Button and blinds between two: nobody is big blind twice running (rule R2.3)."""
    first, second = sorted(pair)
    small = forward if forward in pair else first
    if table.big_blind in pair:
        small = table.big_blind
    big = second if small == first else first
    literal = table.rules.heads_up_blinds is HeadsUpBlinds.LITERAL
    return Positions(button=big if literal else small, small=small, big=big)


def arc(table: Table, start: Seat, end: Seat) -> list[Seat]:
    """Seat numbers clockwise strictly between `start` and `end`; all others if they are the same seat."""
    count = len(table.seats)
    numbers = []
    number = start % count + 1
    while number != end and number != start:
        numbers.append(number)
        number = number % count + 1
    return numbers


def behind(table: Table, start: Seat, among: list[Seat]) -> Seat:
    """The first seat of `among` clockwise behind `start`, at last `start` itself."""
    count = len(table.seats)
    return min(among, key=lambda number: (number - start - 1) % count)


def _forward(table: Table, ready: list[Seat], settled: list[Seat]) -> Positions:
    """One seat on, to the next settled player; the blinds follow."""
    last = table.button if table.button is not None else len(table.seats)
    return _blinds(table, behind(table, last, settled), ready, settled)


def _last_small_blind(table: Table, ready: list[Seat], settled: list[Seat]) -> Positions:
    """To the seat of the last small blind, even if it is empty now."""
    if table.small_blind is None:
        return _forward(table, ready, settled)
    return _blinds(table, table.small_blind, ready, settled)


def _blinds(table: Table, button: Seat, ready: list[Seat], settled: list[Seat]) -> Positions:
    """The small blind behind the button, the big blind behind it; or no small blind if its owner is away."""
    if table.rules.missed_sb is MissedSb.DEAD:
        # Whom the big blind has passed has no small one to miss: it is not his turn before he pays or posts.
        away = [n for n, seat in occupied(table) if seat.out and not seat.new and seat.mark is not Mark.ML]
        members = [*settled, *away]
        due = behind(table, button, members)
        if due not in settled:
            return Positions(button, due, behind(table, due, ready), posts_small=False)
    small = behind(table, button, settled)
    return Positions(button, small, behind(table, small, ready))


def _dead(table: Table, ready: list[Seat], settled: list[Seat]) -> Positions:
    """The big blind goes to the next player due; the others follow to where it was, even to empty seats."""
    small = table.big_blind
    assert small is not None, "asked for the first hand"
    button = table.small_blind if table.small_blind is not None else small
    return Positions(button, small, behind(table, small, ready), posts_small=small in settled)


def _moving(table: Table, ready: list[Seat], settled: list[Seat]) -> Positions:
    """Button one seat on; a small blind that was let off its big blind posts as much as one."""
    places = _forward(table, ready, settled)
    let_off = places.small != table.big_blind and not at(table, places.small).new
    return msgspec.structs.replace(places, double=let_off)
