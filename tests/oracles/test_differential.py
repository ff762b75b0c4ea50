"""The room against the referee: a few thousand random hands here, any number by ``differential``."""

import pytest

from splitpot.poker.cards import parse_cards
from tests.oracles.differential import play_chunk
from tests.oracles.hand_values import best
from tests.oracles.settlement import deal_out, layers, rakes

HANDS = 400


@pytest.mark.parametrize("chunk", range(10))
def test_random_hands_show_no_difference(chunk: int) -> None:
    """Turn, choices, pots, boards, showing order, rake and stacks are the referee's at every step."""
    first = chunk * HANDS
    hands, decisions, found = play_chunk(first, first + HANDS)

    assert [] == found
    assert HANDS == hands
    assert decisions > HANDS


def test_the_referee_settles_what_was_settled_by_hand() -> None:
    """Stacks of 30, 80, 150, 150 make 120, 150 and 140; 315 and 358 pay 15 each; 8 for three is 3, 3, 2."""
    pots = layers({1: 30, 2: 80, 3: 150, 4: 150}, set(), 0)

    assert [(120, (1, 2, 3, 4)), (150, (2, 3, 4)), (140, (3, 4))] == pots
    assert [15, 15] == rakes([(315, (1, 2, 3)), (358, (2, 3))], 500, 30, 1)
    assert ({1: 3, 2: 3, 3: 2}, 0) == deal_out(8, 1, [1, 2, 3], carry=False)
    assert ({1: 2, 2: 2, 3: 2}, 2) == deal_out(8, 1, [1, 2, 3], carry=True)


def test_the_referee_reads_hands() -> None:
    """Two own cards and three of the board; the low is the best five of eight or less."""
    board = parse_cards("2d 3c 4h Ks Kd")
    high, low = best("omaha8", parse_cards("As 5s Kc Qh"), board)

    assert ((4, 3), (-5, -4, -3, -2, -1)) == (high, low)
    assert ((7, 12, 11), ()) == best("holdem", parse_cards("As Ah"), parse_cards("Ac Ad Ks Kh Kd"))
    assert ((6, 11, 12), ()) == best("omaha", parse_cards("As Ah Ac Ad"), parse_cards("Ks Kh Kd 2c 3c"))


def test_a_hand_has_the_same_course_every_time() -> None:
    """A number names one hand, so that a difference can be played again."""
    assert play_chunk(7, 9) == play_chunk(7, 9)
