"""How long long work may go on: whoever asked says so now and then."""

from collections.abc import Callable

GoOn = Callable[[], bool]
"""Asked often: whether to go on."""


class Stopped(Exception):
    """Whoever waited for a range to be read, or for an exact count, ended it; there is no answer."""


def for_ever() -> bool:
    """Nobody is in a hurry."""
    return True
