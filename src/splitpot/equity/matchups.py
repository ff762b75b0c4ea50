"""Who may hold what at once: every deal of several ranges, and deals drawn at random.

A card lies in one place only, so ranges take hands from each other. Deals that differ only in the names of
suits are worth the same as long as the board and the dead cards look the same under the new names: they are
counted once.
"""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, permutations
from math import gcd, prod

from splitpot.equity.combos import Combo, random_count, with_suits
from splitpot.equity.patience import GoOn, for_ever
from splitpot.equity.ranges import Range

DEALS_MAX = 250_000
"""Deals that are listed to be counted; with more, deals are drawn."""
WATCHED_EVERY = 256
"""Hands or deals listed between two questions whether to go on."""
TRIES_MAX = 20_000
"""Deals drawn in a row that share a card before the ranges are taken not to fit together."""

Matchup = tuple[Combo, ...]


class Holdings:
    """The hands that every range still can be, once all cards known to everybody are out.

    `counts` says how many they are. A range that is one hand takes its cards from the others too.
    """

    def __init__(self, ranges: Sequence[Range], board: Combo, dead: Combo) -> None:
        self._ranges = ranges
        self._fixed = (board, dead)
        fixed = [held.known or 0 for held in ranges]
        # The cards that a range cannot have, because everybody sees them elsewhere.
        self._out = [
            board | dead | _union(cards for other, cards in enumerate(fixed) if other != place)
            for place in range(len(ranges))
        ]
        self._hands = [
            None if held.weights is None else held.without(out)
            for held, out in zip(ranges, self._out, strict=True)
        ]
        self.counts = [
            random_count(held.hole, out.bit_count()) if hands is None else len(hands)
            for held, hands, out in zip(ranges, self._hands, self._out, strict=True)
        ]

    def all_deals(self, most: int, go_on: GoOn = for_ever) -> dict[Matchup, int] | None:
        """Every deal with its weight, alike ones put together.

        None if they may be more than `most`, or if `go_on`, which is asked now and then, says no.
        """
        if prod(self.counts) > most:
            return None
        held = [_in_lowest_terms(self._listed(place)) for place in range(len(self._ranges))]
        renamings = _renamings(*self._fixed)
        images: list[dict[Combo, list[Combo]]] = [{} for _ in held]
        for place, hands in enumerate(held):
            for number, hand in enumerate(hands):
                if number % WATCHED_EVERY == 0 and not go_on():
                    return None
                images[place][hand] = [with_suits(hand, names) for names in renamings]
        found: dict[Matchup, int] = {}
        for number, (deal, weight) in enumerate(_deals(held, 0)):
            if number % WATCHED_EVERY == 0 and not go_on():
                return None
            alike = min(zip(*(images[place][hand] for place, hand in enumerate(deal)), strict=True))
            found[alike] = found.get(alike, 0) + weight
        return found

    def drawn(self, chance: random.Random, chunk: int) -> Iterator[tuple[Combo | None, ...]]:
        """Deals drawn for ever, each as likely as its weight; None where a range is any hand.

        Ends after TRIES_MAX draws in a row that do not fit together.
        """
        held = [
            None if hands is None else (list(hands), list(accumulate(hands.values())))
            for hands in self._hands
        ]
        failed = 0
        while True:
            columns: list[Sequence[Combo | None]] = [
                [None] * chunk if hands is None else chance.choices(hands[0], cum_weights=hands[1], k=chunk)
                for hands in held
            ]
            for deal in zip(*columns, strict=True):
                if _share_no_card(deal):
                    failed = 0
                    yield deal
                else:
                    failed += 1
            if failed >= TRIES_MAX:
                return

    def _listed(self, place: int) -> Mapping[Combo, int]:
        hands = self._hands[place]
        return self._ranges[place].without(self._out[place]) if hands is None else hands


def _deals(held: Sequence[Mapping[Combo, int]], out: Combo) -> Iterator[tuple[Matchup, int]]:
    if not held:
        yield (), 1
        return
    for hand, weight in held[0].items():
        if not hand & out:
            for rest, times in _deals(held[1:], out | hand):
                yield (hand, *rest), weight * times


def _share_no_card(deal: tuple[Combo | None, ...]) -> bool:
    out = 0
    for hand in deal:
        if hand is not None:
            if hand & out:
                return False
            out |= hand
    return True


def _in_lowest_terms(hands: Mapping[Combo, int]) -> Mapping[Combo, int]:
    """Weights without a common factor: hands that are all held every time count once each."""
    factor = gcd(*hands.values())
    return {hand: weight // factor for hand, weight in hands.items()} if factor > 1 else hands


@cache
def _orders() -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(4)))


def _renamings(*fixed: Combo) -> list[tuple[int, ...]]:
    """The ways to rename the suits that leave board and dead cards what they are."""
    return [names for names in _orders() if all(with_suits(cards, names) == cards for cards in fixed)]


def _union(hands: Iterable[Combo]) -> Combo:
    out = 0
    for hand in hands:
        out |= hand
    return out
