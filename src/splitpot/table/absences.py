"""How long people sit out: a seat is kept for whoever comes back, but not from the others for ever."""

from splitpot.poker.events import Seat
from splitpot.table.pace import Pace
from splitpot.table.table import Table, in_hand, occupied


class Absences:
    """Since when each person at one table sits out, in seconds of the table's clock.

    The table's memory, not its journal, keeps it: after a restart everybody has the whole time again.
    Practice opponents are not counted; the room looks after them.
    """

    def __init__(self, pace: Pace, *, practice: bool) -> None:
        self._most_s = (pace.absent_practice if practice else pace.absent) / 1000
        self._since: dict[Seat, tuple[str, float]] = {}

    def note(self, table: Table, now: float) -> None:
        """See who sits out at `table` now; who plays his last hand still does not yet."""
        out = {
            number: seat.player
            for number, seat in occupied(table)
            if seat.out and seat.bot is None and not seat.leaving and not in_hand(table, number)
        }
        before = self._since
        self._since = {
            number: before[number] if before.get(number, ("", 0.0))[0] == player else (player, now)
            for number, player in out.items()
        }

    def next_at(self) -> float | None:
        """When the next seat has been kept long enough, or None."""
        begun = [since for _, since in self._since.values()]
        return min(begun) + self._most_s if begun else None

    def due(self, now: float) -> Seat | None:
        """A seat that has been kept long enough, or None."""
        ended = (seat for seat, (_, since) in self._since.items() if now >= since + self._most_s)
        return next(ended, None)
