"""How far a sample of deals may be off: standard errors of the equities, from how far its deals differ."""

from collections.abc import Sequence
from math import sqrt

from splitpot.evaluator.deals import Dealt
from splitpot.evaluator.equity import UNITS, Share


class Spread:
    """What each hand gets in each deal, added up; a deal counts as much as it has boards.

    The boards of one deal have hands in common, so it is the deals that are drawn one without another.
    """

    def __init__(self, hands: int) -> None:
        self._deals = 0
        # Sums over the deals: of boards * boards, and of that times the part of the pot, once and squared.
        self._weight = 0
        self._parts = [0.0] * hands
        self._squares = [0.0] * hands

    def add(self, deals: int, dealt: Dealt) -> None:
        """Count some more deals, all with as many boards."""
        boards = dealt.boards // deals
        self._deals += deals
        self._weight += boards * dealt.boards
        for hand, (share, squares) in enumerate(zip(dealt.hands, dealt.squares, strict=True)):
            self._parts[hand] += boards * share.equity / UNITS
            self._squares[hand] += boards * boards * squares

    def errors(self, shares: Sequence[Share], boards: int) -> tuple[float, ...]:
        """Give one standard error of each equity over all `boards`; of one deal it is half the pot, 0.5."""
        if self._deals == 1:
            return (0.5,) * len(shares)
        found = []
        for share, parts, squares in zip(shares, self._parts, self._squares, strict=True):
            mean = share.equity / (UNITS * boards)
            off = max(0.0, squares - mean * (2 * parts - mean * self._weight))
            found.append(sqrt(off * self._deals / (self._deals - 1)) / boards)
        return tuple(found)
