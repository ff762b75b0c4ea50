"""When a table wakes by itself: one deadline at a time, on a clock that is an argument."""

import enum
from collections.abc import Callable

import msgspec

from splitpot.poker.events import Half, Seat
from splitpot.poker.hand import Hand, turn_seat
from splitpot.table.pace import Pace
from splitpot.table.seating import next_deal
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
    """An alarm at time `at` (seconds of the table's clock), set for step `turn` with `total_ms` to go."""

    alarm: Alarm
    at: float
    turn: int
    total_ms: int
    seat: Seat | None = None


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
    turn = table.hand_number if alarm in (Alarm.DEAL, Alarm.CLEAR) else table.turn
    if before is not None and before.alarm is alarm and before.turn == turn:
        return before
    return Due(alarm, now + wait_ms / 1000, turn, wait_ms, seat)


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
        return Alarm.CLEAR, _result_ms(hand, pace), None
    return Alarm.DEAL, pace.first_deal if hand is None or fresh else _result_ms(hand, pace), None


def _result_ms(hand: Hand, pace: Pace) -> int:
    contested = any(award.half is not Half.UNCONTESTED for award in hand.awards)
    return pace.result if contested else pace.fold_result


def extended(due: Due, now: float) -> Due | None:
    """`due` with new time if the table woke so late that the machine must have stood still, else None.

    A stall of ours must not fold anybody's hand.
    """
    if due.alarm is not Alarm.TURN or now - due.at < STALL_S:
        return None
    return msgspec.structs.replace(due, at=now + min(GRACE_MS, due.total_ms) / 1000)


def postponed(due: Due | None, seconds: float) -> Due | None:
    """`due` later by `seconds` in which the table could not go on."""
    return due and msgspec.structs.replace(due, at=due.at + seconds)


def left_ms(due: Due, now: float) -> int:
    """Milliseconds until `due`, never negative."""
    return max(0, round((due.at - now) * 1000))


def clock_view(due: Due | None, now: float) -> ClockView | None:
    """The turn clock as viewers see it, or None."""
    if due is None or due.alarm is not Alarm.TURN or due.seat is None:
        return None
    return ClockView(due.seat, min(left_ms(due, now), due.total_ms), due.total_ms)


def next_hand_ms(due: Due | None, now: float) -> int | None:
    """How long until the next deal, or None."""
    return left_ms(due, now) if due is not None and due.alarm is Alarm.DEAL else None
