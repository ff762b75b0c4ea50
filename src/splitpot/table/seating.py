"""Who is dealt in next, and who posts what (rules R2.4-R2.11, R14); ``button`` says where blinds stand."""

from collections.abc import Iterator

import msgspec

from splitpot.poker.events import Post, PostKind, Seat
from splitpot.poker.rules import Chips
from splitpot.table.button import Positions, arc, heads_up, positions
from splitpot.table.missed_blinds import missed_beside_buyer, missed_blinds
from splitpot.table.table import Table, TableSeat, at, occupied
from splitpot.table.view import Mark, SeatState


class Deal(msgspec.Struct, frozen=True):
    """The next hand before its cards: seats clockwise from the left of the button, and who posts.

    `missed` are seats that a blind passes while they are not there, with what they owe from now on. With a
    `buyer` of the button the blinds stand where they would without him, and he alone posts.
    """

    button: Seat
    small_blind: Seat
    big_blind: Seat
    seats: tuple[Seat, ...]
    posts: tuple[Post, ...]
    missed: tuple[tuple[Seat, Mark], ...]
    buyer: Seat | None = None


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
    return _deal(table, ready, ready if _begins_anew(table) else settled)


def _begins_anew(table: Table) -> bool:
    """Has the game stopped, so that nobody present owes anything (rule R2.4)."""
    return sum(_is_ready(seat) and not owes(seat) for _, seat in occupied(table)) < 2


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


def price(table: Table, number: Seat, deal: Deal) -> Debt:
    """What `number` posts to come in with this deal: both blinds for the button, else what it owes."""
    if may_buy(table, number, deal):
        return Debt(table.rules.big_blind, table.rules.small_blind)
    return debt(table, at(table, number))


def seat_state(table: Table, number: Seat, deal: Deal | None) -> SeatState:
    """What `number` is up to, given how the next hand would be dealt."""
    seat = at(table, number)
    if seat.out or not seat.stack + seat.top_up:
        return SeatState.SITTING_OUT
    if not owes(seat) or deal is None or _begins_anew(table):
        return SeatState.PLAYING
    if may_buy(table, number, deal):
        return SeatState.POSTING if seat.buying else SeatState.DECIDING
    if number == deal.big_blind or (number in deal.seats and not _will_post(table, number)):
        return SeatState.WAITING_FOR_BLIND
    if may_post(table, number, deal):
        return SeatState.POSTING if seat.posting or must_post(table, number) else SeatState.DECIDING
    return SeatState.WAITING_FOR_BUTTON


def may_post(table: Table, number: Seat, deal: Deal) -> bool:
    """May `number` post and come in with the next hand: only behind the blinds (rule R2.8).

    Between two nobody sits there: one of them has both the button and a blind.
    """
    return len(deal.seats) > 2 and number in arc(table, deal.big_blind, deal.button)


def may_buy(table: Table, number: Seat, deal: Deal) -> bool:
    """May `number` buy the button: where the house sells it, between the button and the small blind (rule
    R2.8). The next hand finds him left of the button, so that it comes to him.
    """
    return (
        table.rules.buy_button and len(deal.seats) > 2 and number in arc(table, deal.button, deal.small_blind)
    )


def must_post(table: Table, number: Seat) -> bool:
    """Must `number` pay what it missed as soon as it may, because nobody may wait for his big blind here
    (rule R2.9). Who does not want to pay sits out.
    """
    return not table.rules.wait_for_bb and at(table, number).mark is not None


def _is_ready(seat: TableSeat) -> bool:
    return not seat.out and not seat.leaving and seat.stack + seat.top_up > 0


def _deal(table: Table, ready: list[Seat], settled: list[Seat]) -> Deal:
    """Blinds stand where the house's button rule puts them; the big blind goes to whoever is due."""
    places = positions(table, ready, settled)
    late = arc(table, places.big, places.button) if places.big != places.button else []
    posting = [n for n in late if n in ready and n not in settled and _will_post(table, n)]
    dealt = {*settled, places.big, *posting}
    if len(dealt) == 2:
        places = heads_up(table, dealt, places.button)
    order = [n for n in [*arc(table, places.button, places.button), places.button] if n in dealt]
    deal = Deal(
        button=places.button,
        small_blind=places.small,
        big_blind=places.big,
        seats=tuple(order),
        posts=tuple(_posts(table, order, places, posting)),
        missed=missed_blinds(table, places),
    )
    buyers = [n for n in arc(table, places.button, places.small) if n in ready and at(table, n).buying]
    if not buyers or not may_buy(table, buyers[0], deal):
        return deal
    return _bought(table, deal, buyers[0], {*settled, *posting}, posting)


def _bought(table: Table, deal: Deal, buyer: Seat, others: set[Seat], posting: list[Seat]) -> Deal:
    """The same deal with a bought button: the buyer is big blind, posts the small one dead, and both blinds
    wait until he has the button (rule R2.8).
    """
    order = [n for n in [*arc(table, deal.button, deal.button), deal.button] if n in {*others, buyer}]
    places = Positions(deal.button, buyer, buyer, posts_small=False)
    posts = _posts(table, order, places, posting, bought=True)
    missed = missed_beside_buyer(table, deal.button, buyer)
    return msgspec.structs.replace(deal, seats=tuple(order), posts=tuple(posts), missed=missed, buyer=buyer)


def _will_post(table: Table, number: Seat) -> bool:
    return at(table, number).posting or must_post(table, number)


def _posts(
    table: Table, order: list[Seat], places: Positions, posting: list[Seat], *, bought: bool = False
) -> Iterator[Post]:
    """Antes first, then the blinds, then what comes on top of them."""
    rules = table.rules
    if rules.ante:
        yield from (Post(number, PostKind.ANTE, rules.ante, "R2.1") for number in order)
    if places.double:
        yield Post(places.small, PostKind.LIVE, rules.big_blind, "R2.2")
    elif places.posts_small:
        yield Post(places.small, PostKind.SMALL_BLIND, rules.small_blind)
    yield Post(places.big, PostKind.BIG_BLIND, rules.big_blind)
    if bought:
        yield Post(places.big, PostKind.DEAD, rules.small_blind, "R2.8")
    for number in order:
        if number in posting:
            yield from _debts(table, number)
    straddler = _behind_in(order, places.big)
    if len(order) > 2 and straddler not in posting and _will_straddle(table, straddler):
        yield Post(straddler, PostKind.STRADDLE, 2 * rules.big_blind, "R14.2")


def _will_straddle(table: Table, number: Seat) -> bool:
    """A straddle is posted in full or not at all, after the ante (rule R14.2)."""
    rules, seat = table.rules, at(table, number)
    chips = seat.stack + seat.top_up - rules.ante
    return rules.straddle and seat.straddle and chips >= 2 * rules.big_blind


def _debts(table: Table, number: Seat) -> Iterator[Post]:
    seat = at(table, number)
    due = debt(table, seat)
    rule = "R2.8" if seat.mark is None else "R2.9" if seat.mark is Mark.ML else "R2.10"
    if due.live:
        yield Post(number, PostKind.LIVE, due.live, rule)
    if due.dead and seat.stack + seat.top_up > due.live:
        yield Post(number, PostKind.DEAD, due.dead, rule)


def _behind_in(order: list[Seat], seat: Seat) -> Seat:
    return order[(order.index(seat) + 1) % len(order)]
