"""Starting hands from best to worst, so that a percentage is a range: `15%` is the best 15 of a hundred
hands.

A hand ranks by its all-in equity against one random hand before the flop. Hands that differ only in the names
of their suits are one class. The equities lie in rankings.json, which `python -m splitpot.equity.rank_hands`
writes.
"""

import base64
import json
import struct
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources

from splitpot.equity.combos import Combo, combos_of_ranks, rank_multisets, suit_class
from splitpot.poker.variants import HOLDEM, OMAHA, OMAHA8, Variant

RANKED = (HOLDEM.code, OMAHA.code, OMAHA8.code)
"""The games whose hands are ranked."""
SCALE = 65_535
FILE = "rankings.json"


def best_hands(variant: Variant, first: float, last: float) -> Iterator[Combo]:
    """The hands that stand from `first` to `last` percent of all, counted from the best.

    A class is in if the hands before it are fewer than `last` percent: so the best class is in every
    percentage.
    """
    order = _order(variant)
    total = sum(map(len, order))
    before = 0
    for hands in order:
        if first * total <= before * 100 < last * total:
            yield from hands
        before += len(hands)


def equity_against_random(variant: Variant, hand: Combo) -> float:
    """What the ranking says that a hand wins of the pot against one random hand."""
    return _equities(variant)[suit_class(hand)] / SCALE


@lru_cache(maxsize=8)
def classes(hole: int) -> Mapping[tuple[int, ...], tuple[Combo, ...]]:
    """The hands of every class, in an order of their own."""
    found: dict[tuple[int, ...], list[Combo]] = {}
    for ranks in rank_multisets(hole):
        for hand in combos_of_ranks(ranks):
            found.setdefault(suit_class(hand), []).append(hand)
    return {key: tuple(hands) for key, hands in found.items()}


@lru_cache(maxsize=8)
def _equities(variant: Variant) -> Mapping[tuple[int, ...], int]:
    text = resources.files("splitpot.equity").joinpath(FILE).read_text()
    packed = base64.b64decode(json.loads(text)[variant.code])
    known = classes(variant.hole)
    assert len(packed) == 2 * len(known), "one equity a class"
    return dict(zip(known, struct.unpack(f">{len(known)}H", packed), strict=True))


@lru_cache(maxsize=8)
def _order(variant: Variant) -> tuple[tuple[Combo, ...], ...]:
    equities = _equities(variant)
    known = classes(variant.hole)
    # Where equities are the same, the order of the classes decides: it never changes.
    return tuple(known[key] for key in sorted(known, key=lambda key: -equities[key]))
