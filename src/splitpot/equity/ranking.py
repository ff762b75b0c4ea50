"""Starting hands from best to worst, so that a percentage is a range: `15%` is the best 15 of a hundred
hands.

A hand ranks by its all-in equity against one random hand before the flop. Hands that differ only in the names
of their suits are one class. The equities lie in rankings.json, which `python -m splitpot.equity.rank_hands`
writes.
"""

import base64
import json
import struct
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from itertools import combinations, combinations_with_replacement, groupby, permutations, product
from math import factorial, prod

from splitpot.equity.combos import Combo, random_count, suit_class
from splitpot.poker.variants import Variant

SCALE = 65_535
FILE = "rankings.json"

SuitClass = tuple[Combo, ...]
"""A hand without the names of its suits: the ranks of each suit as bits of its clubs, the larger first."""


def best_hands(variant: Variant, first: float, last: float) -> Iterator[Combo]:
    """The hands that stand from `first` to `last` percent of all, counted from the best.

    A class is in if the hands before it are fewer than `last` percent: so the best class is in every
    percentage.
    """
    known, order = classes(variant.hole), _order(variant)
    total = random_count(variant.hole)
    before = 0
    for place in order:
        if before * 100 >= last * total:
            return
        if first * total <= before * 100:
            yield from hands_of_class(known[place])
        before += _size(known[place])


def equity_against_random(variant: Variant, hand: Combo) -> float:
    """What the ranking says that a hand wins of the pot against one random hand."""
    return _equities(variant)[bisect_left(classes(variant.hole), suit_class(hand))] / SCALE


@lru_cache(maxsize=8)
def classes(hole: int) -> Sequence[SuitClass]:
    """All classes of hands of so many cards, sorted: 169 of two, 16,432 of four, 134,459 of five."""
    found = []
    for shape in _shapes(hole, hole, 4):
        suits = [
            combinations_with_replacement(_rank_sets(cards), len(list(times)))
            for cards, times in groupby(shape)
        ]
        for parts in product(*suits):
            found.append(tuple(sorted((ranks for part in parts for ranks in part), reverse=True)))
    found.sort()
    return found


def hands_of_class(ranks_by_suit: SuitClass) -> tuple[Combo, ...]:
    """The hands of a class, by every way to name its suits."""
    named = {sum(ranks << suit for suit, ranks in enumerate(names)) for names in permutations(ranks_by_suit)}
    return tuple(sorted(named))


def _size(ranks_by_suit: SuitClass) -> int:
    """How many hands a class has."""
    return 24 // prod(map(factorial, Counter(ranks_by_suit).values()))


def _shapes(cards: int, longest: int, suits: int) -> Iterator[tuple[int, ...]]:
    """How many cards lie in each of the suits, the most first: (2, 1, 1, 0)."""
    if not suits:
        if not cards:
            yield ()
        return
    for taken in range(min(cards, longest), -1, -1):
        yield from ((taken, *rest) for rest in _shapes(cards - taken, taken, suits - 1))


def _rank_sets(cards: int) -> list[Combo]:
    """So many different ranks, each as the bit of its club."""
    return [sum(1 << 4 * rank for rank in ranks) for ranks in combinations(range(13), cards)]


@lru_cache(maxsize=8)
def _equities(variant: Variant) -> Sequence[int]:
    """The equity of every class, in the order of `classes`."""
    text = resources.files("splitpot.equity").joinpath(FILE).read_text()
    packed = base64.b64decode(json.loads(text)[variant.code])
    assert len(packed) == 2 * len(classes(variant.hole)), "one equity a class"
    return struct.unpack(f">{len(packed) // 2}H", packed)


@lru_cache(maxsize=8)
def _order(variant: Variant) -> Sequence[int]:
    """The places of the classes, the best first; of equal ones that which comes first."""
    equities = _equities(variant)
    return sorted(range(len(equities)), key=lambda place: -equities[place])
