"""How often somebody may knock: token buckets, one for each visitor or address."""

from collections.abc import Hashable

_BUCKETS_MAX = 10_000


class Rates:
    """One bucket for each key: `burst` tokens at most, refilled with `per_second`.

    The clock is an argument (seconds, never going back). Full buckets are forgotten, so memory stays bounded.
    """

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: dict[Hashable, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float) -> bool:
        """Take a token of `key`; False if there is none."""
        if key not in self._buckets and len(self._buckets) >= _BUCKETS_MAX:
            self._forget(now)
        tokens = self._tokens(key, now)
        if tokens < 1:
            return False
        self._buckets[key] = (tokens - 1, now)
        return True

    def _tokens(self, key: Hashable, now: float) -> float:
        tokens, at = self._buckets.get(key, (self._burst, now))
        return min(self._burst, tokens + (now - at) * self._per_second)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if none is, the oldest half, to stay bounded."""
        keys = [key for key in self._buckets if self._tokens(key, now) >= self._burst]
        for key in keys or list(self._buckets)[: _BUCKETS_MAX // 2]:
            del self._buckets[key]
