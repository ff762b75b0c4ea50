"""How opponents judge cards: before the flop, by looking at the board, and by sampling."""

import random

import pytest

from splitpot.bots.draws import low_possible, outlook
from splitpot.bots.sampling import estimate
from splitpot.bots.starting_hands import standing
from splitpot.poker.cards import parse_cards
from splitpot.poker.variants import HOLDEM, OMAHA, OMAHA8, Variant


@pytest.mark.parametrize(
    ("variant", "better", "worse"),
    [
        (HOLDEM, "AsAh", "KsKh"),
        (HOLDEM, "KsKh", "AsKs"),
        (HOLDEM, "AsKs", "AsKh"),
        (HOLDEM, "AsKh", "JsTs"),
        (HOLDEM, "8s8h", "7s2h"),
        (OMAHA8, "AsAh2s3h", "AsKh2s3h"),
        (OMAHA8, "As2s3hKh", "KsKhQdJc"),
        (OMAHA8, "As2h5dKc", "9s8h7d6c"),
        (OMAHA8, "As3sKhKd", "9s9h9d4c"),
        (OMAHA, "AsAhKsKh", "As2h3d4c"),
        (OMAHA, "JsTh9s8h", "Js7h4d2c"),
    ],
)
def test_better_starting_hands_stand_higher(variant: Variant, better: str, worse: str) -> None:
    """The order of starting hands is the one players know."""
    assert 1 >= standing(variant, parse_cards(better)) > standing(variant, parse_cards(worse)) >= 0


def test_the_worst_and_the_best_stand_at_the_ends() -> None:
    """Aces with deuce and trey are among the best hundredth, three eights among the worst twentieth."""
    assert standing(OMAHA8, parse_cards("AsAh2s3h")) > 0.99
    assert standing(OMAHA8, parse_cards("8s8h8d7c")) < 0.05


@pytest.mark.parametrize(
    ("variant", "board", "better", "worse"),
    [
        (HOLDEM, "Kd9s4h", "KsQh", "9hQh"),
        (HOLDEM, "Kd9s4h", "9h9c", "KsQh"),
        (HOLDEM, "Kd9d4h", "AdQd", "AsQh"),
        (OMAHA8, "2d5s8h", "As3sKhQd", "7s6sKhQd"),
        (OMAHA8, "2d5sKh", "As3sQhQd", "QsJsTh9d"),
        (OMAHA, "9d8s2h", "JsTs7hQd", "KsKh3d4c"),
    ],
)
def test_made_hands_and_draws_are_rated(variant: Variant, board: str, better: str, worse: str) -> None:
    """Sets beat pairs, draws beat air, and a nut low beats a poor one."""
    cards = parse_cards(board)

    first, second = (outlook(variant, parse_cards(hole), cards).share for hole in (better, worse))
    assert first > second


def test_a_board_without_low_ranks_closes_the_low() -> None:
    """Three ranks of eight or less have to be there or still to come."""
    assert low_possible(parse_cards("KdQs2h"))
    assert not low_possible(parse_cards("KdQs2h2d"))
    assert low_possible(parse_cards("KdAs2h5d"))
    assert 0.0 == outlook(OMAHA8, parse_cards("As2s3h4d"), parse_cards("KdQsJh2d")).low


def test_the_nuts_win_everything_and_nothing_wins_nothing() -> None:
    """A royal flush takes every sampled pot, a hand that plays the lowest cards next to none."""
    chance = random.Random(1)
    board = parse_cards("AsKsQs9d9h")

    nuts = estimate(HOLDEM, parse_cards("JsTs"), board, rivals=3, bettors=1, deals=40, chance=chance)
    air = estimate(HOLDEM, parse_cards("2c3d"), board, rivals=3, bettors=1, deals=40, chance=chance)
    assert 1.0 == nuts
    assert air < 0.1


def test_a_lone_nut_low_takes_half_at_most() -> None:
    """With the best low and no high one wins half of the pot, or less if it is shared."""
    share = estimate(
        OMAHA8,
        parse_cards("As2sJhTd"),
        parse_cards("3d5c8hKdKs"),
        rivals=2,
        bettors=0,
        deals=60,
        chance=random.Random(1),
    )

    assert 0.3 < share <= 0.6


def test_a_full_table_of_omaha_has_cards_for_every_rival() -> None:
    """Nine rivals leave hardly any cards; the estimate still ends."""
    hole = parse_cards("As2s9h9d")
    share = estimate(OMAHA8, hole, (), rivals=9, bettors=9, deals=5, chance=random.Random(1))

    assert 0 <= share <= 1
