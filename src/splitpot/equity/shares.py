"""Adding up what hands win over many deals, in whole numbers; the units are those of `evaluator.equity`."""

from operator import add

import msgspec

from splitpot.evaluator.deals import Dealt
from splitpot.evaluator.equity import UNITS, Share

POT = UNITS
"""Units of one board's pot."""
FIELDS = Share.__struct_fields__


class HandEquity(msgspec.Struct, frozen=True):
    """What one hand or range of the question wins: its counts, and the same as parts of 1.

    `count` is how many hands its text stands for once all known cards are out. `standard_error` is that of
    `equity`, and None where every board was counted. All parts are of all boards; `high` and `low` are parts
    of the whole pot, so that `equity` is the sum of the two.
    """

    text: str
    count: int
    boards: int
    share: Share
    standard_error: float | None

    @property
    def equity(self) -> float:
        """The part of all pots that the hand wins."""
        return self.share.equity / (UNITS * self.boards)

    @property
    def high(self) -> float:
        """The part of all pots that its high wins."""
        return self.share.high / (UNITS * self.boards)

    @property
    def low(self) -> float:
        """The part of all pots that its low wins."""
        return self.share.low / (UNITS * self.boards)

    @property
    def other(self) -> int:
        """Boards on which it wins another part of the pot than all, 3/4, 1/2 or 1/4: a sixth, say."""
        share = self.share
        return share.tie - share.three_quarter - share.half - share.quarter

    @property
    def nothing(self) -> int:
        """Boards on which it wins nothing."""
        return self.boards - self.share.scoop - self.share.tie

    def part(self, boards: int) -> float:
        """So many boards as a part of all."""
        return boards / self.boards


class Tally:
    """Shares of several hands, added up from many deals."""

    def __init__(self, hands: int) -> None:
        self.boards = 0
        self.low_boards = 0
        self._sums = [[0] * len(FIELDS) for _ in range(hands)]

    def add(self, dealt: Dealt) -> None:
        """Count some more deals."""
        self.boards += dealt.boards
        self.low_boards += dealt.low_boards
        for hand, share in enumerate(dealt.hands):
            self._sums[hand] = list(map(add, self._sums[hand], msgspec.structs.astuple(share)))

    def shares(self) -> tuple[Share, ...]:
        """The sums of every hand."""
        return tuple(Share(*sums) for sums in self._sums)
