"""Every five-card hand there is, by the core and by the twin."""

from collections import Counter
from itertools import combinations

import pytest

from splitpot import evaluator
from splitpot.evaluator import Category, twin

# A deck has 2,598,960 hands of five; how many of each kind is known since the game is played.
KNOWN = {
    Category.STRAIGHT_FLUSH: 40,
    Category.QUADS: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.TRIPS: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}


@pytest.mark.slow
def test_every_hand_counts_into_the_known_categories():
    """The categories of all 2,598,960 hands have the known sizes, and there are 7,462 different strengths."""
    hands = bytes(card for five in combinations(range(52), 5) for card in five)
    by_strength = Counter(evaluator.strength_batch(hands, width=5))
    counts: Counter[Category] = Counter()
    for strength, count in by_strength.items():
        counts[evaluator.category(strength)] += count

    assert counts == KNOWN
    assert len(by_strength) == 7_462


@pytest.mark.slow
@pytest.mark.parametrize(
    "last", [tuple(range(4, 38)), tuple(range(38, 46)), tuple(range(46, 50)), (50,), (51,)]
)
def test_core_and_twin_agree_on_every_hand(last: tuple[int, ...]):
    """For every hand whose last card in deck order is one of `last`, both find the same high and low."""
    for top in last:
        for rest in combinations(range(top), 4):
            five = (*rest, top)
            assert evaluator.strength(five) == twin.strength(five)
            assert evaluator.low(five) == twin.low(five)


def test_the_order_of_the_categories_is_the_order_of_the_game():
    """One hand of each category, from the worst to the best, in rising strength."""
    hands = [
        "2c4d6h8sTc", "2c2d6h8sTc", "2c2d6h6sTc", "2c2d2h8sTc", "Ac2d3h4s5c",
        "2c4c6c8cTc", "2c2d2h6s6c", "2c2d2h2sTc", "Ac2c3c4c5c", "TsJsQsKsAs",
    ]  # fmt: skip
    strengths = [evaluator.strength(_cards(hand)) for hand in hands]

    assert strengths == sorted(strengths)
    assert [evaluator.category(strength) for strength in strengths] == [*Category, Category.STRAIGHT_FLUSH]


def _cards(text: str) -> list[int]:
    return ["23456789TJQKA".index(text[i]) * 4 + "cdhs".index(text[i + 1]) for i in range(0, len(text), 2)]
