"""Who is dealt in next, where the button goes and who posts what (rules R2.2-R2.11, button one seat on)."""

import msgspec

from splitpot.poker.events import Post, PostKind, Seat
from splitpot.poker.rules import Chips
from splitpot.table.table import Table, TableSeat, at, occupied
from splitpot.table.view import Mark, SeatState


class Deal(msgspec.Struct, frozen=True):
    """The next hand before its cards: seats clockwise from the left of the button, and who posts.

    `missed` are seats that a blind passes while they are not there, with what they owe from now on.
    """

    button: Seat
    small_blind: Seat
    big_blind: Seat
    seats: tuple[Seat, ...]
    posts: tuple[Post, ...]
    missed: tuple[tuple[Seat, Mark], ...]


class Debt(msgspec.Struct, frozen=True):
    """What a seat must post to be dealt in: `live` is its bet, `dead` goes straight to the pot."""

    live: Chips
    dead: Chips


def next_deal(table: Table) -> Deal | None:
    """How the next hand would be dealt now, or None with fewer than two players."""
    ready = [number for number, seat in occupied(table) if _is_ready(seat)]
    if len(ready) < 2:
        return None
    settled = [number for number in ready if not owes(at(table, number))]
    if len(settled) < 2:
        # A game that stopped begins anew: nobody present owes anything (rule R2.4).
        return _deal(table, ready, ready)
    return _deal(table, ready, settled)


def owes(seat: TableSeat) -> bool:
    """Must this seat post, or wait for its big blind, before it is dealt in (rules R2.8-R2.11)."""
    return seat.new or seat.mark is not None


def debt(table: Table, seat: TableSeat) -> Debt:
    """What `seat` posts to come in at once: a new player a big blind, ML both blinds, MS the small one
    dead.
    """
    rules = table.rules
    match seat.mark:
        case Mark.ML:
            return Debt(rules.big_blind, rules.small_blind)
        case Mark.MS:
            return Debt(0, rules.small_blind)
        case None:
            return Debt(rules.big_blind if seat.new else 0, 0)


def seat_state(table: Table, number: Seat, deal: Deal | None) -> SeatState:
    """What `number` is up to, given how the next hand would be dealt."""
    seat = at(table, number)
    if seat.out or not seat.stack + seat.top_up:
        return SeatState.SITTING_OUT
    if not owes(seat) or deal is None:
        return SeatState.PLAYING
    if number == deal.big_blind or (number in deal.seats and not seat.posting):
        return SeatState.WAITING_FOR_BLIND
    if may_post(table, number, deal):
        return SeatState.POSTING if seat.posting else SeatState.DECIDING
    return SeatState.WAITING_FOR_BUTTON


def may_post(table: Table, number: Seat, deal: Deal) -> bool:
    """May `number` post and come in with the next hand: only behind the blinds (rule R2.8).

    Between two nobody sits there: one of them has both the button and a blind.
    """
    return deal.small_blind != deal.button and number in _arc(table, deal.big_blind, deal.button)


def _is_ready(seat: TableSeat) -> bool:
    return not seat.out and not seat.leaving and seat.stack + seat.top_up > 0


def _arc(table: Table, start: Seat, end: Seat) -> list[Seat]:
    """Seat numbers clockwise strictly between `start` and `end`; all others if they are the same seat."""
    count = len(table.seats)
    numbers = []
    number = start % count + 1
    while number != end and number != start:
        numbers.append(number)
        number = number % count + 1
    return numbers


def _next(table: Table, start: Seat, among: list[Seat]) -> Seat:
    """The first seat of `among` clockwise behind `start`, at last `start` itself."""
    count = len(table.seats)
    return min(among, key=lambda number: (number - start - 1) % count)


def _deal(table: Table, ready: list[Seat], settled: list[Seat]) -> Deal:
    """Button and small blind go to settled players, the big blind to whoever is due (rules R2.2, R2.8)."""
    last = table.button if table.button is not None else len(table.seats)
    button = _next(table, last, settled)
    small = _next(table, button, settled)
    big = _next(table, small, ready)
    behind = _arc(table, big, button) if big != button else []
    posting = [n for n in behind if n in ready and n not in settled and at(table, n).posting]
    dealt = {*settled, big, *posting}
    if len(dealt) == 2:
        button, big = _heads_up(table, dealt, button)
        small = button
    order = [n for n in [*_arc(table, button, button), button] if n in dealt]
    return Deal(
        button=button,
        small_blind=small,
        big_blind=big,
        seats=tuple(order),
        posts=_posts(table, order, small, big, posting),
        missed=_missed(table, button, small, big),
    )


def _heads_up(table: Table, pair: set[Seat], forward: Seat) -> tuple[Seat, Seat]:
    """Button and big blind between two: nobody is big blind twice running (rule R2.3)."""
    first, second = sorted(pair)
    if table.big_blind == first:
        return first, second
    if table.big_blind == second:
        return second, first
    return (forward, second if forward == first else first) if forward in pair else (first, second)


def _posts(table: Table, order: list[Seat], small: Seat, big: Seat, posting: list[Seat]) -> tuple[Post, ...]:
    posts = [
        Post(small, PostKind.SMALL_BLIND, table.rules.small_blind),
        Post(big, PostKind.BIG_BLIND, table.rules.big_blind),
    ]
    for number in order:
        if number in posting:
            due = debt(table, at(table, number))
            if due.live:
                posts.append(Post(number, PostKind.LIVE, due.live))
            if due.dead and at(table, number).stack + at(table, number).top_up > due.live:
                posts.append(Post(number, PostKind.DEAD, due.dead))
    return tuple(posts)


def _missed(table: Table, button: Seat, small: Seat, big: Seat) -> tuple[tuple[Seat, Mark], ...]:
    """Absent seats that the blinds pass with this deal; one mark covers everything missed (rules
    R2.9-R2.11).
    """
    missed = []
    for number, seat in occupied(table):
        if not seat.out or seat.new or seat.leaving:
            continue
        if number in _arc(table, small, big) and seat.mark is not Mark.ML:
            missed.append((number, Mark.ML))
        elif number in _arc(table, button, small) and small != button and seat.mark is None:
            missed.append((number, Mark.MS))
    return tuple(missed)
