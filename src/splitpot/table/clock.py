"""When a table wakes by itself: one deadline at a time, on a clock that is an argument."""

import enum
from collections.abc import Callable

import msgspec

from splitpot.poker.events import BoardDealt, HolesDealt, Seat
from splitpot.poker.hand import Hand, turn_seat
from splitpot.table.evolve import CHOICES
from splitpot.table.pace import Pace
from splitpot.table.seating import next_deal
from splitpot.table.showing import is_awaited, won_alone
from splitpot.table.table import Table
from splitpot.table.view import ClockView

Now = Callable[[], float]

STALL_S = 2.0
GRACE_MS = 15_000


class Alarm(enum.Enum):
    """What is due."""

    TURN = "turn"
    RUN_OUT = "run_out"
    DEAL = "deal"
    CLEAR = "clear"


class Due(msgspec.Struct, frozen=True):
    """An alarm at time `at` (seconds of the table's clock), set for step `turn` with `total_ms` to go.

    The last `bank_ms` of it are of the seat's time bank. `answers` is how many have said what they show.
    """

    alarm: Alarm
    at: float
    turn: int
    total_ms: int
    seat: Seat | None = None
    bank_ms: int = 0
    answers: int = 0


def next_due(
    table: Table, pace: Pace, now: float, before: Due | None, *, cleared: int | None = None
) -> Due | None:
    """The deadline that `table` needs now; `before` stays if it is for the same thing.

    `cleared` is the number of the hand whose result was taken off the table already.
    """
    fresh = before is None or before.alarm is Alarm.CLEAR
    alarm, wait_ms, seat = _wanted(table, pace, fresh=fresh, cleared=cleared)
    if alarm is None:
        return None
    between = alarm in (Alarm.DEAL, Alarm.CLEAR)
    turn = table.hand_number if between else table.turn
    answers = len(table.opened) if between else 0
    if before is not None and before.alarm is alarm and before.turn == turn:
        return before if before.answers == answers else _answered(table, pace, now, before)
    if alarm is Alarm.TURN and _just_dealt(table):
        # Nobody's time runs while his cards are still on their way.
        return Due(alarm, now + (wait_ms + pace.cards) / 1000, turn, wait_ms, seat)
    return Due(alarm, now + wait_ms / 1000, turn, wait_ms, seat, answers=answers)


def _answered(table: Table, pace: Pace, now: float, before: Due) -> Due:
    """`before` once somebody has shown cards, or shows none: what lies open is to be seen, and nobody waits
    longer than for those who still think.
    """
    assert table.hand is not None, "only a hand that was played leaves something to show"
    since = before.at - before.total_ms / 1000
    at = since + _result_ms(table, table.hand, pace) / 1000
    if table.opened and table.opened[-1].cards:
        at = max(at, now + pace.seen / 1000)
    return Due(before.alarm, at, before.turn, round((at - since) * 1000), answers=len(table.opened))


def _just_dealt(table: Table) -> bool:
    """Has nobody acted since cards were dealt."""
    for fact in reversed(table.facts):
        if isinstance(fact, HolesDealt | BoardDealt):
            return True
        if isinstance(fact, CHOICES):
            return False
    return False


def _wanted(
    table: Table, pace: Pace, *, fresh: bool, cleared: int | None
) -> tuple[Alarm | None, int, Seat | None]:
    """What is due, in how many milliseconds and for whom; `fresh` if nothing was due until now."""
    hand = table.hand
    if hand is not None and not hand.over:
        seat = turn_seat(hand)
        return (Alarm.TURN, pace.turn, seat) if seat is not None else (Alarm.RUN_OUT, pace.run_out, None)
    if next_deal(table) is None:
        if hand is None or hand.number == cleared:
            return None, 0, None
        return Alarm.CLEAR, _result_ms(table, hand, pace), None
    return Alarm.DEAL, pace.first_deal if hand is None or fresh else _result_ms(table, hand, pace), None


def _result_ms(table: Table, hand: Hand, pace: Pace) -> int:
    read = pace.fold_result if won_alone(hand) else pace.result
    return max(read, pace.show) if is_awaited(table) else read


def extended(due: Due, now: float) -> Due | None:
    """`due` with new time if the table woke so late that the machine must have stood still, else None.

    A stall of ours must not fold anybody's hand.
    """
    if due.alarm is not Alarm.TURN or now - due.at < STALL_S:
        return None
    return msgspec.structs.replace(due, at=now + min(GRACE_MS, due.total_ms) / 1000)


def banked(due: Due, now: float, bank_ms: int) -> Due:
    """`due` with the `bank_ms` of a time bank behind what is left of it."""
    at = max(due.at, now) + bank_ms / 1000
    return msgspec.structs.replace(due, at=at, total_ms=max(1, round((at - now) * 1000)), bank_ms=bank_ms)


def bank_left(due: Due, now: float) -> int:
    """What is left of the time bank that `due` was given, in milliseconds."""
    return min(due.bank_ms, left_ms(due, now))


def postponed(due: Due | None, seconds: float) -> Due | None:
    """`due` later by `seconds` in which the table could not go on."""
    return due and msgspec.structs.replace(due, at=due.at + seconds)


def left_ms(due: Due, now: float) -> int:
    """Milliseconds until `due`, never negative."""
    return max(0, round((due.at - now) * 1000))


def clock_view(due: Due | None, now: float, bank_ms: int = 0) -> ClockView | None:
    """The turn clock as viewers see it, or None; `bank_ms` is what its seat has in its time bank."""
    if due is None or due.alarm is not Alarm.TURN or due.seat is None:
        return None
    left = min(left_ms(due, now), due.total_ms)
    banking = due.bank_ms > 0
    return ClockView(due.seat, left, due.total_ms, bank_left(due, now) if banking else bank_ms, banking)


def next_hand_ms(due: Due | None, now: float) -> int | None:
    """How long until the next deal, or None."""
    return left_ms(due, now) if due is not None and due.alarm is Alarm.DEAL else None
