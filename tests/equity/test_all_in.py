"""The chances of an all-in: each pot among its contenders, chips to the unit."""

import pytest

from splitpot.equity.all_in import Stake, all_in
from splitpot.poker.cards import parse_cards
from splitpot.poker.variants import HOLDEM, OMAHA8


def test_two_hands_divide_a_pot_by_their_equity():
    """Two pair on the turn against a flush draw with nine outs of 44 cards."""
    holes = {3: parse_cards("AsAh"), 7: parse_cards("KcQc")}
    first, second = all_in(HOLDEM, holes, parse_cards("Jc2c7dTd"), [Stake(4400, (3, 7))])

    assert (3, 7) == (first.seat, second.seat)
    assert first.equity + second.equity == pytest.approx(1)
    # Nine clubs, and three aces or nines that make the straight and are no club (two aces are gone).
    assert second.chips == 100 * (9 + 4)
    assert first.chips + second.chips == 4400


def test_a_side_pot_is_for_its_contenders_and_the_others_cards_cannot_come():
    """Seat 1 is short: it plays for the main pot only, and its hand wins that for sure."""
    holes = {1: parse_cards("AsAh"), 2: parse_cards("KsKh"), 3: parse_cards("QsQh")}
    board = parse_cards("AcAd7h2s")
    chances = all_in(HOLDEM, holes, board, [Stake(300, (1, 2, 3)), Stake(4200, (2, 3))])

    assert (1.0, 0.0, 0.0) == tuple(chance.equity for chance in chances)
    # The side pot is decided by kings and queens: two queens of 42 cards bring seat 3 in front.
    assert [300, 4000, 200] == [chance.chips for chance in chances]


def test_high_and_low_are_told_apart():
    """A made nut low and a made high: nobody scoops what is left."""
    holes = {1: parse_cards("As2sQdJd"), 2: parse_cards("KsKhKd9d")}
    first, second = all_in(OMAHA8, holes, parse_cards("3c4h8dKc"), [Stake(1000, (1, 2))])

    assert first.low == pytest.approx(0.5)
    assert second.high > 0.3
    assert first.scoop + second.scoop < 1


def test_chips_that_nobody_else_can_win_are_his_already():
    """A pot with one contender needs no board."""
    holes = {1: parse_cards("AsAh"), 2: parse_cards("KsKh")}
    chances = all_in(HOLDEM, holes, parse_cards("AcAd7h2s"), [Stake(300, (1, 2)), Stake(50, (2,))])

    assert [300, 50] == [chance.chips for chance in chances]


def test_a_contender_whose_hand_is_hidden_is_a_fault():
    """Nobody knows the chances of cards he cannot see."""
    with pytest.raises(ValueError, match="seat 2 contends for a pot, but its hand does not lie open"):
        all_in(HOLDEM, {1: parse_cards("AsAh")}, (), [Stake(300, (1, 2))])


@pytest.mark.parametrize(
    ("pot", "sentence"),
    [
        (Stake(-5, (1, 2)), r"^the chips of pot 1 must be 0 or more, not -5$"),
        (Stake(5, ()), r"^pot 1 belongs to nobody: name at least one seat$"),
        (Stake(5, (1, 1)), r"^pot 1 names seat 1 twice$"),
    ],
)
def test_a_pot_that_cannot_be_is_refused_by_its_number(pot, sentence):
    """The first is number 0."""
    with pytest.raises(ValueError, match=sentence):
        all_in(HOLDEM, {1: parse_cards("AsAh"), 2: parse_cards("KsKh")}, (), [Stake(5, (1,)), pot])
