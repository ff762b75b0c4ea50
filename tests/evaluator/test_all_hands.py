"""The core over all 133,784,560 hands of seven cards, counted by category as published."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from splitpot.evaluator import Category, category, strength_batch

# The counts of every published table of seven-card hands, a royal flush among the straight flushes.
PUBLISHED = {
    Category.HIGH_CARD: 23_294_460,
    Category.PAIR: 58_627_800,
    Category.TWO_PAIR: 31_433_400,
    Category.TRIPS: 6_461_620,
    Category.STRAIGHT: 6_180_020,
    Category.FLUSH: 4_047_644,
    Category.FULL_HOUSE: 3_473_184,
    Category.QUADS: 224_848,
    Category.STRAIGHT_FLUSH: 41_584,
}


def _flushes(times: list[int]) -> int:
    """Count the suitings of ranks held `times` each that have five or more cards of one suit."""
    ways = [1]  # by how many ranks hold the suit
    for held in times:
        without, within = comb(3, held), comb(3, held - 1)
        ways = [low * without + high * within for low, high in zip([*ways, 0], [0, *ways], strict=True)]
    return 4 * sum(ways[5:])


def _hands() -> Iterator[tuple[list[int], int]]:
    """Yield hands, and how many of all seven-card hands are the same but for suits that decide nothing."""
    for ranks in combinations_with_replacement(range(13), 7):
        times = list(Counter(ranks).values())
        if max(times) <= 4:
            # Suits in turn: no card twice, and no more than two of a suit.
            hand = [rank * 4 + place % 4 for place, rank in enumerate(ranks)]
            yield hand, prod(comb(4, held) for held in times) - _flushes(times)
    for suited in (5, 6, 7):
        for ranks in combinations(range(13), suited):
            yield [*(rank * 4 for rank in ranks), 1, 2][:7], 4 * comb(39, 7 - suited)


def test_every_category_of_seven_cards_has_its_published_count():
    """One hand of each kind goes through the core, and counts for all that differ in idle suits only."""
    hands, weights = zip(*_hands(), strict=True)
    strengths = strength_batch(bytes(card for hand in hands for card in hand))
    found: Counter[Category] = Counter()
    for strength, weight in zip(strengths, weights, strict=True):
        found[category(strength)] += weight

    assert found == PUBLISHED
    assert found.total() == comb(52, 7)
