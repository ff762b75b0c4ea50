"""How good hole cards are before the flop: points as players count them, and how many hands have fewer."""

import random
from bisect import bisect_left
from collections import Counter
from functools import lru_cache
from itertools import pairwise

from splitpot.poker.cards import Card
from splitpot.poker.variants import Variant

ACE, KING, QUEEN, TEN, FIVE, TREY, DEUCE = 12, 11, 10, 8, 3, 1, 0
SAMPLE = 3000  # hands that stand for all; a hundredth more or less is no matter


def standing(variant: Variant, hole: tuple[Card, ...]) -> float:
    """The share of all starting hands that have fewer points than `hole`: 0 is the worst, 1 the best."""
    return bisect_left(_ladder(variant), points(variant, hole)) / SAMPLE


def points(variant: Variant, hole: tuple[Card, ...]) -> float:
    """Points of a starting hand; they compare hands of the same game only."""
    if variant.must_play is None:
        return _holdem(hole)
    return _omaha_high(hole) + (_omaha_low(hole) if variant.low else 0)


@lru_cache(maxsize=8)
def _ladder(variant: Variant) -> list[float]:
    """The points of a fixed sample of hands, in order."""
    chance = random.Random(52)  # noqa: S311  always the same sample, so that judgement never changes
    deals = (tuple(chance.sample(range(52), variant.hole)) for _ in range(SAMPLE))
    return sorted(points(variant, hole) for hole in deals)


def _holdem(hole: tuple[Card, ...]) -> float:
    """High cards and pairs count most; neighbours and one suit add a little."""
    high, low = sorted((card >> 2 for card in hole), reverse=True)
    if high == low:
        return 18 + 2.5 * high
    gap = high - low
    suited = hole[0] & 3 == hole[1] & 3
    connected = max(0, 4 - gap) + (1 if high < QUEEN and gap == 1 else 0)
    return 1.9 * high + 0.9 * low + (3.5 if suited else 0) + connected


def _omaha_high(hole: tuple[Card, ...]) -> float:
    """Big pairs, cards that work together, and suits led by an ace or king, without three of one kind."""
    ranks = sorted((card >> 2 for card in hole), reverse=True)
    total = 0.0
    for rank, count in Counter(ranks).items():
        if count == 2:
            total += 4 + 1.2 * max(0, rank - 6) + (4 if rank == ACE else 0)
        elif count > 2:
            total -= 5
    total += sum(1.0 for rank in ranks if rank >= TEN)
    distinct = sorted(set(ranks), reverse=True)
    for upper, lower in pairwise(distinct):
        if upper - lower <= 2:
            total += 1.5 if lower >= FIVE + 3 else 0.7
    total += sum(_suit_points(suit, hole) for suit in range(4))
    return total


def _suit_points(suit: int, hole: tuple[Card, ...]) -> float:
    ranks = [card >> 2 for card in hole if card & 3 == suit]
    if len(ranks) < 2:
        return 0.0
    lead = 4.0 if max(ranks) == ACE else 2.5 if max(ranks) == KING else 1.0
    return lead if len(ranks) == 2 else lead / 2


def _omaha_low(hole: tuple[Card, ...]) -> float:
    """Ace-deuce is the heart of hi/lo; a third low card guards against being counterfeited."""
    ranks = {card >> 2 for card in hole}
    wheel = len(ranks & {ACE, DEUCE, TREY, 2, FIVE})
    lows = sum(rank <= 6 or rank == ACE for rank in ranks)
    total = 0.0
    if {ACE, DEUCE} <= ranks:
        total += 12
    elif {ACE, TREY} <= ranks:
        total += 8
    elif {DEUCE, TREY} <= ranks:
        total += 5
    elif ACE in ranks and wheel >= 2:
        total += 4
    total += 1.5 * max(0, wheel - 2)
    total += 2 if ACE in ranks else 0
    # Nines, tens and cards of the middle win neither half.
    total -= sum(1.5 for rank in ranks if 4 <= rank <= 7) if lows < 3 else 0
    return total
