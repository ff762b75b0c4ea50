"""The people who look at a practice table: opponents play for them, and make room for whoever comes."""

from collections.abc import Set

AWAY_S = 15.0  # a page that is loaded anew takes a moment, in which nobody has to leave
COMING_S = 60.0  # long enough for the hand under way to end, and for a seat to be taken then


class Guests:
    """Who looks at one table, and since when, in seconds of one clock. People who play it look at it too."""

    def __init__(self) -> None:
        self._since: dict[str | None, float] = {}
        self._last: float | None = None

    def note(self, looking: Set[str | None], now: float) -> None:
        """See who looks now: ids of people, None for those without a name."""
        self._since = {guest: self._since.get(guest, now) for guest in looking}
        if looking:
            self._last = now

    def are_there(self, now: float) -> bool:
        """Does anybody look, or did until a moment ago."""
        return self._last is not None and (bool(self._since) or now < self._last + AWAY_S)

    def are_coming(self, seated: Set[str], now: float) -> bool:
        """Has somebody without a seat come lately. Who only goes on looking is no reason to keep one free."""
        return any(
            guest is not None and guest not in seated and now < since + COMING_S
            for guest, since in self._since.items()
        )

    def changes_at(self, now: float) -> float | None:
        """When one of the answers changes though nobody comes or goes, or None."""
        ends = [since + COMING_S for since in self._since.values()]
        if not self._since and self._last is not None:
            ends.append(self._last + AWAY_S)
        return min((end for end in ends if end > now), default=None)
