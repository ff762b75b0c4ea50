"""Reads a hand history in whichever format it is written."""

from collections.abc import Iterator

from splitpot.history.open_hands import read_open_hands
from splitpot.history.pokerstars import read_pokerstars
from splitpot.history.real_hand import HistoryFault, RealHand, Unplayable


def read_history(text: str) -> Iterator[RealHand | Unplayable]:
    """Every hand in `text`, in order. Raises HistoryFault, for the first hand that cannot be read."""
    text = text.removeprefix("\ufeff")
    begins = text.lstrip()
    if begins.startswith("{"):
        return read_open_hands(text)
    if begins.startswith("PokerStars "):
        return read_pokerstars(text)
    raise HistoryFault(1, "this is neither Open Hand History, which begins with {, nor PokerStars text")
