"""Percentages: the ranking of starting hands is complete, and its ends are those that players know."""

import pytest

from splitpot.equity.calculation import equity
from splitpot.equity.combos import combo, random_count, suit_class
from splitpot.equity.games import GAMES
from splitpot.equity.notation import parse_range
from splitpot.equity.question import ask
from splitpot.equity.ranking import classes, equity_against_random, hands_of_class
from splitpot.equity.runouts import parts
from splitpot.poker.cards import parse_cards
from splitpot.poker.variants import HOLDEM, OMAHA8


@pytest.mark.parametrize("game", GAMES)
def test_a_percentage_holds_about_that_part_of_all_hands(game):
    """A class is whole or not at all, so a percentage may hold a little more."""
    variant = GAMES[game]
    total = random_count(variant.hole)

    # Of five cards there are too many hands for half of them.
    for percent in (1, 11) if variant.hole == 5 else (1, 15, 50, 100):
        assert percent <= 100 * parse_range(variant, f"{percent}%").count / total < percent + 1


@pytest.mark.parametrize("game", GAMES)
def test_neighbouring_percentages_share_no_hand(game):
    """The best twentieth and the second together are the best tenth."""
    first, second, both = (parse_range(GAMES[game], text).weights or {} for text in ("5%", "5%-10%", "10%"))

    assert not set(first) & set(second)
    assert set(both) == set(first) | set(second)


def test_the_best_and_the_worst_of_holdem_are_known():
    """Aces, kings and queens win most against a random hand, deuce and trey offsuit least."""
    best = parse_range(HOLDEM, "1.3%").weights or {}
    worst = parse_range(HOLDEM, "99%-100%").weights or {}

    assert set(best) == set(parse_range(HOLDEM, "AA,KK,QQ").weights or {})
    assert set(worst) == set(parse_range(HOLDEM, "32o").weights or {})


def test_the_ranking_agrees_with_the_exact_count():
    """Aces against any hand, counted."""
    exact = equity(ask("holdem", ["AA", "random"])).hands[0].equity

    assert exact == pytest.approx(equity_against_random(HOLDEM, combo(parse_cards("AsAh"))), abs=0.002)


def test_aces_with_low_cards_stand_high_in_hi_lo():
    """Double-suited aces with deuce and trey are among the best hundredth."""
    best = {suit_class(hand) for hand in parse_range(OMAHA8, "1%").weights or {}}

    assert suit_class(combo(parse_cards("AsAh2s3h"))) in best
    assert suit_class(combo(parse_cards("9s9h9d9c"))) not in best


def test_double_suited_aces_stand_high_with_five_cards():
    """Aces with kings or with low cards and two suits are among the best fiftieth, three nines are not."""
    for game, text in (("omaha_5", "AsAhKsKhQd"), ("omaha8_5", "AsAh2s3h4d")):
        best = parse_range(GAMES[game], "2%").weights or {}

        assert combo(parse_cards(text)) in best
        assert combo(parse_cards("9s9h9d2c2s")) not in best


def test_each_hand_is_of_one_class():
    """The hands of all classes are all hands, each once, and know their class again."""
    for hole in (2, 4):
        known = classes(hole)
        hands = [(hand, key) for key in known for hand in hands_of_class(key)]

        assert len({hand for hand, _ in hands}) == len(hands) == random_count(hole)
        assert all(suit_class(hand) == key for hand, key in hands)


def test_parts_of_whole_hands_add_up():
    """On the river there is one board, and a shared low gives a quarter."""
    holes = [parse_cards("As2sKcKd"), parse_cards("Ah2hQcQd")]

    assert (0.75, 0.25) == parts(OMAHA8, holes, parse_cards("3c7d8hKhJs"))
    assert 1 == pytest.approx(sum(parts(OMAHA8, holes, parse_cards("3c7d8h"))))
