"""Reading strengths: the shared contract of the numbers themselves."""

import pytest

from splitpot.evaluator import Category, category, low, low_ranks, ranks, strength

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(13)


def _cards(text: str) -> list[int]:
    return ["23456789TJQKA".index(text[i]) * 4 + "cdhs".index(text[i + 1]) for i in range(0, len(text), 2)]


@pytest.mark.parametrize(
    ("cards", "kind", "deciding"),
    [
        ("As9d7h5c3sKdJc", Category.HIGH_CARD, (ACE, KING, JACK, NINE, SEVEN)),
        ("KsKd7h5c3sAdJc", Category.PAIR, (KING, ACE, JACK, SEVEN)),
        ("KsKd7h7c3s3dJc", Category.TWO_PAIR, (KING, SEVEN, JACK)),
        ("KsKd7h7c3s3dAc", Category.TWO_PAIR, (KING, SEVEN, ACE)),
        ("7sKd7h7c3sAdJc", Category.TRIPS, (SEVEN, ACE, KING)),
        ("As2d3h4c5sKdKc", Category.STRAIGHT, (FIVE,)),
        ("As2d3h4c5s6dKc", Category.STRAIGHT, (SIX,)),
        ("AsKdQhJcTs9d9c", Category.STRAIGHT, (ACE,)),
        ("As9s7s5s3sKsJd", Category.FLUSH, (ACE, KING, NINE, SEVEN, FIVE)),
        ("KsKdKh7c7s7dJc", Category.FULL_HOUSE, (KING, SEVEN)),
        ("7s7d7h7cKsKdKc", Category.QUADS, (SEVEN, KING)),
        ("As2s3s4s5s7s9s", Category.STRAIGHT_FLUSH, (FIVE,)),
        ("AsKsQsJsTs9s8s", Category.STRAIGHT_FLUSH, (ACE,)),
    ],
)
def test_a_strength_tells_its_category_and_the_ranks_that_decide(cards, kind, deciding):
    """Seven cards make the best five of them, spoken from the most significant rank on."""
    found = strength(_cards(cards))

    assert (category(found), ranks(found)) == (kind, deciding)


def test_a_strength_is_the_agreed_number():
    """Two pair, kings and fours with a nine, is its category and ranks in places of four bits."""
    assert strength(_cards("KsKd4h4c9s")) == 2 << 20 | KING << 16 | FOUR << 12 | NINE << 8


@pytest.mark.parametrize(
    ("cards", "mask", "spoken"),
    [
        ("As2d3h4c5s", 0b11111, (FIVE, FOUR, THREE, TWO, ACE)),
        ("8s7d6h5c4s", 0b11111000, (EIGHT, SEVEN, SIX, FIVE, FOUR)),
        ("As2d3h4c8sKdQc", 0b10001111, (EIGHT, FOUR, THREE, TWO, ACE)),
        ("As2d3h4c5s6d7c", 0b11111, (FIVE, FOUR, THREE, TWO, ACE)),
        ("AsAd2h3c5s7d8c", 0b1010111, (SEVEN, FIVE, THREE, TWO, ACE)),
    ],
)
def test_a_low_is_the_agreed_number_and_tells_its_ranks(cards, mask, spoken):
    """The ace plays low and straights do not count against it."""
    found = low(_cards(cards))

    assert (found, low_ranks(found)) == (256 - mask, spoken)


@pytest.mark.parametrize("cards", ["As2d3h4c9s", "AsAd2h2c3s4d9c", "KsQdJhTc9s"])
def test_no_low_is_zero(cards):
    """Without five different ranks of eight or less there is no low, and it has no ranks."""
    assert (low(_cards(cards)), low_ranks(0)) == (0, ())


def test_a_wheel_is_the_best_low_and_rougher_lows_are_worse():
    """5-4-3-2-A beats 6-4-3-2-A beats 7-6-3-2-A beats 8-7-6-5-4."""
    lows = [low(_cards(cards)) for cards in ("As2d3h4c5s", "As2d3h4c6s", "As2d3h6c7s", "8s7d6h5c4s")]

    assert lows == sorted(lows, reverse=True)
    assert all(lows)


@pytest.mark.parametrize("wrong", [-1, 9 << 20, 1 << 40])
def test_what_is_no_high_strength_is_refused(wrong):
    """No number is read as another hand."""
    with pytest.raises(ValueError, match=rf"^{wrong} is not a "):
        ranks(wrong)
    with pytest.raises(ValueError, match="is not a valid Category"):
        category(wrong)


@pytest.mark.parametrize("wrong", [-1, 1, 255, 256, 300])
def test_what_is_no_low_strength_is_refused(wrong):
    """A low has five ranks."""
    with pytest.raises(ValueError, match=rf"^{wrong} is not a low strength: it is 0, or 256 less a mask"):
        low_ranks(wrong)
