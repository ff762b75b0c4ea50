"""From a request to facts: everything a table may be asked, and every reason to refuse it."""

from typing import assert_never

import msgspec

from splitpot.ledger import Entry, buy_in, cash_out
from splitpot.limits import CHIPS_MAX
from splitpot.poker.actions import Check, Fold, IllegalAction, Refusal
from splitpot.poker.choose import Choice, choose
from splitpot.poker.events import Seat
from splitpot.poker.hand import Hand
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import Chips
from splitpot.table.facts import (
    Accustomed,
    CameBack,
    CarriedGiven,
    LeaveAsked,
    LeftTable,
    OutReason,
    PostChosen,
    Preferred,
    SatDown,
    SatOut,
    TableEvent,
    TimedOut,
    ToppedUp,
)
from splitpot.table.ports import Person
from splitpot.table.refusals import Refused, TableRefusal
from splitpot.table.requests import (
    Accustom,
    Act,
    Leave,
    PostNow,
    Prefer,
    Show,
    Sit,
    SitOut,
    TableRequest,
    TopUp,
    UseBank,
)
from splitpot.table.seating import may_buy, may_post, must_post, next_deal, owes
from splitpot.table.showing import show
from splitpot.table.table import Table, at, in_hand, is_playing, occupied, seat_of, seat_total

TIMEOUTS_BEFORE_SIT_OUT = 2


class Decision(msgspec.Struct, frozen=True):
    """What a request becomes: facts, and the ledger entry if chips move between wallet and table."""

    events: tuple[TableEvent, ...]
    entry: Entry | None = None


def decide(table: Table, person: Person, request: TableRequest, now_ms: int) -> Decision:
    """The facts that `request` becomes at `now_ms` (milliseconds since 1970, UTC).

    Raises Refused; the table is then exactly as before.
    """
    if isinstance(request, Sit):
        return _sit(table, person, request, now_ms)
    seat = seat_of(table, person.id)
    if seat is None:
        raise Refused(TableRefusal.NOT_SEATED)
    match request:
        case Act():
            return _act(table, seat, request)
        case Leave():
            return leave(table, seat, request.key, now_ms)
        case SitOut(on=on):
            return _sit_out(table, seat, on=on)
        case TopUp():
            return _top_up(table, seat, request)
        case PostNow(on=on, buy=buy):
            return _post(table, seat, now=on, buy=on and buy)
        case Prefer():
            return _prefer(table, seat, request)
        case Accustom():
            return _accustom(table, seat, request)
        case Show():
            return Decision((show(table, seat, request),))
        case UseBank():
            # Time is no fact: the table's clock gives it, here is only said whether it may be asked for.
            legal = legal_actions(_on_turn(table, request))
            if legal is not None and legal.seat != seat:
                raise Refused(Refusal.NOT_YOUR_TURN, turn=legal.seat)
            return Decision(())
        case _:
            assert_never(request)


def _sit(table: Table, person: Person, request: Sit, now_ms: int) -> Decision:
    if not 1 <= request.seat <= len(table.seats):
        raise Refused(TableRefusal.NO_SUCH_SEAT, seats=len(table.seats))
    if seat_of(table, person.id) is not None:
        raise Refused(TableRefusal.ALREADY_SEATED, seat=seat_of(table, person.id) or 0)
    if table.seats[request.seat - 1] is not None:
        raise Refused(TableRefusal.SEAT_TAKEN, seat=request.seat)
    _check_amount(table, request.buy_in, 0, took=_took_along(table, person.id, now_ms))
    entry = buy_in(table.id, person.id, request.buy_in, request.key)
    sat = SatDown(request.seat, person.id, person.name, request.buy_in, person.bot)
    return Decision((sat,), entry)


def _took_along(table: Table, player: str, now_ms: int) -> Chips:
    """What `player` left with, if that was not long ago (rule R2.7)."""
    within_ms = table.rules.return_within * 60_000
    return max(
        (gone.chips for gone in table.gone if gone.player == player and now_ms - gone.at < within_ms),
        default=0,
    )


def _check_amount(table: Table, amount: Chips, held: Chips, *, took: Chips = 0) -> None:
    """Refuse chips that would make a stack of `held` too small, too large or no multiple of the smallest
    chip (rule R2.7). The least is what must be added, the most is for the whole stack. Who `took` chips away
    from here brings at least these, be they more than anybody else may bring.
    """
    rules = table.rules
    least = max(rules.min_buy_in - held, rules.unit, took)
    most = max(rules.max_buy_in, took) if rules.max_buy_in is not None else CHIPS_MAX
    if amount % rules.unit:
        raise Refused(TableRefusal.BUY_IN_NOT_WHOLE, unit=rules.unit)
    if amount < least:
        raise Refused(TableRefusal.BUY_IN_TOO_SMALL, min=least)
    if held + amount > most:
        raise Refused(TableRefusal.BUY_IN_TOO_LARGE, max=most)


def _top_up(table: Table, seat: Seat, request: TopUp) -> Decision:
    held = at(table, seat)
    if held.leaving:
        raise Refused(TableRefusal.LEAVING)
    _check_amount(table, request.amount, seat_total(held))
    entry = buy_in(table.id, held.player, request.amount, request.key)
    topped = ToppedUp(seat, request.amount)
    if held.out and not seat_total(held):
        return Decision((topped, CameBack(seat)), entry)
    return Decision((topped,), entry)


def leave(table: Table, seat: Seat, key: str, now_ms: int, *, absent: bool = False) -> Decision:
    """Stand up at once, or when the hand ends if the seat is in it; the chips go back to the wallet.

    `absent` says that he did not ask for it. The last to leave takes along what was carried over for a next
    pot (rule R6.2).
    """
    held = at(table, seat)
    if in_hand(table, seat):
        return Decision(() if held.leaving else (LeaveAsked(seat),))
    rest = table.carried if len(occupied(table)) == 1 else 0
    chips = seat_total(held) + rest
    given = (CarriedGiven(seat, rest),) if rest else ()
    left = LeftTable(seat, held.player, held.name, chips, now_ms, absent)
    entry = cash_out(table.id, held.player, chips, key, rest=rest) if chips else None
    return Decision((*given, left), entry)


def _sit_out(table: Table, seat: Seat, *, on: bool) -> Decision:
    held = at(table, seat)
    if held.leaving:
        raise Refused(TableRefusal.LEAVING)
    if on:
        return Decision(() if held.out else (SatOut(seat, OutReason.ASKED),))
    if not seat_total(held) and not in_hand(table, seat):
        raise Refused(
            TableRefusal.NOT_ENOUGH_CHIPS, have=0, need=max(table.rules.min_buy_in, table.rules.unit)
        )
    return Decision((CameBack(seat),) if held.out else ())


def _post(table: Table, seat: Seat, *, now: bool, buy: bool) -> Decision:
    held = at(table, seat)
    deal = next_deal(table)
    if not owes(held) or held.out or deal is None:
        raise Refused(TableRefusal.NOTHING_TO_POST)
    bound = must_post(table, seat) and not may_buy(table, seat, deal)
    if (buy and not table.rules.buy_button) or (not now and bound):
        raise Refused(TableRefusal.NOT_OFFERED_HERE)
    may = may_buy if buy else may_post
    if now and not may(table, seat, deal):
        raise Refused(TableRefusal.CANNOT_POST_HERE)
    wished = (now and not buy, buy)
    return Decision((PostChosen(seat, now, buy),) if (held.posting, held.buying) != wished else ())


def _prefer(table: Table, seat: Seat, request: Prefer) -> Decision:
    """Wishes are kept only where the house allows what they are about (rules R14.2, R15.1)."""
    rules = table.rules
    if (request.straddle and not rules.straddle) or (request.run_twice and not rules.run_it_twice):
        raise Refused(TableRefusal.NOT_OFFERED_HERE)
    held = at(table, seat)
    if (held.straddle, held.run_twice) == (request.straddle, request.run_twice):
        return Decision(())
    return Decision((Preferred(seat, request.straddle, request.run_twice),))


def _accustom(table: Table, seat: Seat, request: Accustom) -> Decision:
    held = at(table, seat)
    if (held.auto_muck, held.auto_bank) == (request.auto_muck, request.auto_bank):
        return Decision(())
    return Decision((Accustomed(seat, request.auto_muck, request.auto_bank),))


def _on_turn(table: Table, request: Act | UseBank) -> Hand:
    """The running hand that `request` speaks of.

    Raises Refused unless it answers the turn now due.
    """
    hand = table.hand
    if hand is None or not is_playing(table):
        raise Refused(TableRefusal.NO_HAND)
    if request.hand != hand.number:
        raise Refused(TableRefusal.WRONG_HAND, hand=hand.number)
    if request.turn != table.turn:
        raise Refused(TableRefusal.STALE_TURN, turn=table.turn, price=hand.price)
    return hand


def _act(table: Table, seat: Seat, request: Act) -> Decision:
    hand = _on_turn(table, request)
    try:
        return Decision((choose(hand, seat, request.action),))
    except IllegalAction as error:
        raise Refused.by_rules(error) from None


def time_up(table: Table) -> Decision:
    """What the clock does for the seat on turn: check if that is free, else fold; sit out after two in a
    row.
    """
    choice = auto_act(table)
    seat = choice.seat
    held = at(table, seat)
    if held.timeouts + 1 >= TIMEOUTS_BEFORE_SIT_OUT and not held.out:
        return Decision((TimedOut(seat), choice, SatOut(seat, OutReason.TIMED_OUT)))
    return Decision((TimedOut(seat), choice))


def auto_act(table: Table) -> Choice:
    """Check or fold for the seat on turn: its clock ran out, or its player has left."""
    assert table.hand is not None, "only a running hand has a turn"
    legal = legal_actions(table.hand)
    assert legal is not None, "nobody is on turn"
    return choose(table.hand, legal.seat, Check() if legal.check else Fold())
