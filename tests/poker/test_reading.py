"""What a hand is worth so far, and which cards light up when it wins."""

import pytest

from splitpot.history import parse_transcript, play_transcript
from splitpot.poker.cards import cards_text, parse_cards
from splitpot.poker.events import Half, High
from splitpot.poker.reading import LowState, playing_cards, read_hand
from splitpot.poker.sight import hand_view
from splitpot.poker.variants import HOLDEM, OMAHA, OMAHA8


@pytest.mark.parametrize(
    ("hole", "board", "state"),
    [
        ("As2sKdQd", "", LowState.POSSIBLE),
        ("AsKsKdQd", "", LowState.NEEDS_OWN),
        ("As2sKdQd", "3c5hKs", LowState.POSSIBLE),
        ("As2sKdQd", "KcQhJs", LowState.IMPOSSIBLE),
        ("As2sKdQd", "KcQh7s", LowState.POSSIBLE),
        ("As2sKdQd", "KcQh7s9d", LowState.IMPOSSIBLE),
        ("As2sKdQd", "3c5h8s", LowState.MADE),
        ("As2sKdQd", "Ac2h8s4d", LowState.POSSIBLE),
        ("As2sKdQd", "Ac2h8sKh", LowState.IMPOSSIBLE),
        ("As2s7dQd", "Ac2h8s5d", LowState.MADE),
    ],
)
def test_the_low_is_made_possible_or_gone(hole, board, state):
    """Two own ranks of eight or less and three others on the board make a low."""
    assert state is read_hand(OMAHA8, parse_cards(hole), parse_cards(board)).low_state


@pytest.mark.parametrize(
    ("hole", "board", "missing"),
    [("As2sKdQd", "", 3), ("As2sKdQd", "3c5hKs", 1), ("As2sKdQd", "KcQh7s", 2), ("As2sKdQd", "3c5h8s", 0)],
)
def test_a_low_that_may_come_says_how_many_cards_it_needs(hole, board, missing):
    """What the board still has to bring: three low ranks that are not one's own; nothing once it is made."""
    assert missing == read_hand(OMAHA8, parse_cards(hole), parse_cards(board)).low_missing


@pytest.mark.parametrize(
    ("hole", "board", "card"),
    [
        ("As2sKdQd", "3c5h8s2h", "2h"),
        ("As2s4dQd", "3c5h8sKh", ""),
        ("As2sKdQd", "3c5hKsAh", "Ah"),
        ("As2s4dQd", "3c5h8s4h", ""),
        ("As2sKdQd", "3c5h8s2hKc", ""),
        ("As2sKdQd", "KcQhJs2h", ""),
    ],
)
def test_a_paired_low_card_is_counterfeited_for_one_street(hole, board, card):
    """A turn or river of the rank that the low or its draw played is named, until the next card comes."""
    assert card == cards_text(read_hand(OMAHA8, parse_cards(hole), parse_cards(board)).counterfeited)


def test_games_without_a_low_have_no_low_state():
    """Hold'em and Omaha for high do not speak of a low."""
    assert read_hand(HOLDEM, parse_cards("As2s"), parse_cards("3c5h8s")).low_state is None
    assert read_hand(OMAHA, parse_cards("As2sKdQd"), parse_cards("3c5h8s")).low_state is None


@pytest.mark.parametrize(
    ("variant", "hole", "high"),
    [
        (HOLDEM, "AsAh", High("pair", (12,))),
        (HOLDEM, "AsKh", High("high_card", (12, 11))),
        (OMAHA8, "AsAhKsKh", High("pair", (12,))),
        (OMAHA8, "AsAhAdAc", High("pair", (12,))),
        (OMAHA8, "AsQh9s2h", High("high_card", (12, 10))),
    ],
)
def test_hole_cards_alone_are_a_pair_at_most(variant, hole, high):
    """Before the flop the best pair counts, else the two highest cards."""
    assert high == read_hand(variant, parse_cards(hole), ()).high


def test_the_playing_five_are_two_and_three():
    """In Omaha the high and the low each use two own cards and three of the board."""
    hole, board = parse_cards("As2sKdQd"), parse_cards("3c5h8sKhKs")

    high = playing_cards(OMAHA8, hole, board, low=False)
    low = playing_cards(OMAHA8, hole, board, low=True)
    assert sorted(parse_cards("AsKdKhKs8s")) == sorted(high)
    assert sorted(parse_cards("As2s3c5h8s")) == sorted(low)
    assert () == playing_cards(OMAHA8, parse_cards("KcQcJcTc"), board, low=True)


SIDE_POT = """\
# R7.5  A low in the main pot only.
rules  omaha8 pot 1/2 unit=1
seats  1 ann 200 button | 2 bob 20 | 3 cat 200
cards  ann QdQhJcJd | bob As3sJhTd | cat KsKh9s9c | board KdQs8h5c2d
preflop  ann calls, bob calls, cat checks
flop     bob checks, cat bets 6, ann calls, bob raises to 18 all-in, cat calls, ann calls
turn     cat bets 40, ann calls
river    all check
over
"""


def test_winning_cards_light_up_pot_by_pot():
    """The side pot lights its winner, the main pot its high and its low, each with five cards."""
    hand = play_transcript(parse_transcript("side.hand", SIDE_POT)).hand
    lit = hand_view(hand, None).lit

    assert [(1, Half.NO_LOW, 3), (0, Half.HIGH, 3), (0, Half.LOW, 2)] == [
        (c.pot, c.half, c.seat) for c in lit
    ]
    assert {"As", "3s", "8h", "5c", "2d"} == {cards_text([card]) for card in lit[2].cards}
    assert {5} == {len(cards.cards) for cards in lit}
