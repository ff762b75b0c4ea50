"""What a hand is worth on the board by looking at it: how good it is made, and what it can still become."""

from itertools import combinations

import msgspec

from splitpot.poker.cards import Card
from splitpot.poker.strength import made_high, strengths
from splitpot.poker.variants import Variant

ACE = 12
BOARD_FULL = 5
LOW_RANKS = (ACE, 0, 1, 2, 3, 4, 5, 6)

# How often a made hand of the category wins a half or a pot that several play for, as players rate it.
_HOLDEM = {
    "high_card": 0.08,
    "pair": 0.40,
    "two_pair": 0.68,
    "trips": 0.80,
    "straight": 0.86,
    "flush": 0.90,
    "full_house": 0.96,
    "quads": 1.0,
    "straight_flush": 1.0,
}
_OMAHA = {
    "high_card": 0.03,
    "pair": 0.12,
    "two_pair": 0.34,
    "trips": 0.50,
    "straight": 0.62,
    "flush": 0.74,
    "full_house": 0.90,
    "quads": 0.99,
    "straight_flush": 1.0,
}
_BETTER_LOWS = (1.0, 0.55, 0.35, 0.2)


class Outlook(msgspec.Struct, frozen=True):
    """A hand judged by eye: chances from 0 to 1 to win the high and the low, now or when a draw comes.

    `low_open` says that a low is made possible by the board, or still may be.
    """

    high: float
    low: float
    low_open: bool

    @property
    def share(self) -> float:
        """The part of the pot it can hope for."""
        return (self.high + self.low) / 2 if self.low_open else self.high


def outlook(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Outlook:
    """Judge `hole` on three to five board cards."""
    high = _made(variant, hole, board)
    low = _low(hole, board) if variant.low else 0.0
    low_open = variant.low and low_possible(board)
    if len(board) < BOARD_FULL:
        to_come = BOARD_FULL - len(board)
        high = max(high, _draw(variant, hole, board, to_come))
        if low_open and not low:
            low = _low_draw(hole, board, to_come)
    return Outlook(high, low if low_open else 0.0, low_open)


def low_possible(board: tuple[Card, ...]) -> bool:
    """Has the board, or can it still get, three ranks of eight or less (rule R4.3)."""
    ranks = {card >> 2 for card in board} & set(LOW_RANKS)
    return len(ranks) + BOARD_FULL - len(board) >= 3


def _made(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    high, _ = strengths(variant, hole, board)
    made = made_high(high)
    if variant.must_play is None:
        return _made_holdem(made.category, made.ranks, hole, board)
    worth = _OMAHA[made.category]
    if made.category in ("straight", "flush") and _paired(board):
        worth -= 0.22
    if made.category == "straight" and _suited(board) >= 3:
        worth -= 0.25
    if made.category == "flush" and made.ranks[0] < ACE - 1:
        worth -= 0.15
    return max(0.0, worth)


def _made_holdem(
    category: str, ranks: tuple[int, ...], hole: tuple[Card, ...], board: tuple[Card, ...]
) -> float:
    own = {card >> 2 for card in hole}
    shared = sorted((card >> 2 for card in board), reverse=True)
    if category == "pair":
        if ranks[0] not in own:
            return 0.12
        over = sum(rank > ranks[0] for rank in set(shared))
        return max(0.2, 0.62 - 0.14 * over)
    if category == "two_pair" and not own & set(ranks[:2]):
        return 0.15
    if category == "trips" and ranks[0] not in own:
        return 0.2
    worth = _HOLDEM[category]
    if category in ("straight", "two_pair", "trips") and _suited(board) >= 4:
        worth -= 0.35
    return worth


def _draw(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...], to_come: int) -> float:
    """The chance that the next cards make a straight or better, times what that is then worth."""
    worth = _HOLDEM if variant.must_play is None else _OMAHA
    seen = {*hole, *board}
    rest = [card for card in range(52) if card not in seen]
    gain = 0.0
    for card in rest:
        high, _ = strengths(variant, hole, (*board, card))
        category = made_high(high).category
        if worth[category] >= worth["straight"]:
            gain += worth[category]
    chance = gain / len(rest)
    return 1 - (1 - chance) ** to_come


def _low(hole: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    """The chance of a made low: the best possible one wins or ties, each better one lowers it."""
    own = {card >> 2 for card in hole} & set(LOW_RANKS)
    shared = {card >> 2 for card in board} & set(LOW_RANKS)
    lows = {pair: _best_low(pair, shared) for pair in combinations(LOW_RANKS, 2)}
    mine = min((low for pair, low in lows.items() if low and set(pair) <= own), default=None)
    if mine is None:
        return 0.0
    better = len({low for low in lows.values() if low and low < mine})
    return _BETTER_LOWS[min(better, len(_BETTER_LOWS) - 1)]


def _best_low(pair: tuple[int, int], shared: set[int]) -> tuple[int, ...]:
    """The places (ace 0, deuce 1 ...) of the low of two own ranks and three shared ones, highest first."""
    places = sorted(LOW_RANKS.index(rank) for rank in shared - set(pair))
    if len(places) < 3:
        return ()
    own = [LOW_RANKS.index(rank) for rank in pair]
    return tuple(sorted((*places[:3], *own), reverse=True))


def _low_draw(hole: tuple[Card, ...], board: tuple[Card, ...], to_come: int) -> float:
    seen = {*hole, *board}
    rest = [card for card in range(52) if card not in seen]
    ranks = {card >> 2 for card in rest}
    worth = {rank: _low(hole, (*board, rank * 4)) for rank in ranks if rank in LOW_RANKS}
    chance = sum(worth.get(card >> 2, 0.0) for card in rest) / len(rest)
    return 1 - (1 - chance) ** to_come


def _paired(board: tuple[Card, ...]) -> bool:
    ranks = [card >> 2 for card in board]
    return len(set(ranks)) < len(ranks)


def _suited(board: tuple[Card, ...]) -> int:
    suits = [card & 3 for card in board]
    return max(map(suits.count, suits))
