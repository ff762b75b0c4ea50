"""The next card: its table and the outs, against what follows from the rules."""

import pytest

from splitpot.evaluator.equity import equities
from splitpot.evaluator.next_card import next_cards, outs


def _cards(text: str) -> list[int]:
    return ["23456789TJQKA".index(text[i]) * 4 + "cdhs".index(text[i + 1]) for i in range(0, len(text), 2)]


HANDS = [_cards("As2s9hTd"), _cards("KdKcQhJh")]


def test_the_table_of_next_cards_adds_up_to_the_equities_of_now():
    """On the turn each river is one board; on the flop each pair of cards is met twice."""
    for board, times in ((_cards("3s7sKhQd"), 1), (_cards("3s7sKh"), 2)):
        now = equities("omaha8", HANDS, board)
        table = next_cards("omaha8", HANDS, board)

        assert len(table) == 52 - 8 - len(board)
        for hand in (0, 1):
            assert sum(after.hands[hand].equity for after in table.values()) == times * now.hands[hand].equity


def test_outs_to_the_flush_and_to_the_low():
    """With two spades beside two, a spade that pairs nothing beats three kings; low cards make a low."""
    first, second = outs("omaha8", HANDS, _cards("3s7sKhQd"))

    assert set(first.high) == {*_cards("4s5s6s8s9sTsJsQsKs")} - {*_cards("QsKs")} | set(_cards("JcJdJs"))
    assert set(first.low) == {*_cards("4c4d4h4s5c5d5h5s6c6d6h6s8c8d8h8s")}
    assert (second.high, second.low) == ((), ())


def test_a_board_of_five_has_no_next_card():
    """There must be a card to come, and for outs a flop."""
    with pytest.raises(ValueError, match=r"^0 to 4 board cards are needed, not 5$"):
        next_cards("omaha8", HANDS, _cards("3s7sKhQd4c"))
    with pytest.raises(ValueError, match=r"^3 to 4 board cards are needed, not 2$"):
        outs("omaha8", HANDS, _cards("3s7s"))
