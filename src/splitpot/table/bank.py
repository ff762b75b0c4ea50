"""Time banks: extra time of every player at a table, used by itself or when asked for, refilled hand by hand.

They belong to the clock and not to the chips: no step records them, and after a restart all are full.
"""

from collections.abc import Iterable

from splitpot.table.pace import Pace


class TimeBanks:
    """How much extra time each player has left, in milliseconds."""

    def __init__(self, pace: Pace) -> None:
        self._full = pace.bank
        self._refill = pace.bank_refill
        # Only those who have used some of theirs.
        self._left: dict[str, int] = {}

    def of(self, player: str) -> int:
        """What `player` has left."""
        return self._left.get(player, self._full)

    def keep(self, player: str, left_ms: int) -> None:
        """Note that `player` has `left_ms` after a turn that used his bank."""
        if left_ms < self._full:
            self._left[player] = left_ms
        else:
            self._left.pop(player, None)

    def refill(self, players: Iterable[str]) -> None:
        """Give everybody who is dealt a hand a little back, up to a full bank."""
        for player in players:
            if player in self._left:
                self.keep(player, self._left[player] + self._refill)
