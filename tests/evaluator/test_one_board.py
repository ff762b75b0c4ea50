"""Hands on one board: a few are judged one by one, many by what each two cards make of that board."""

import random

import pytest

from splitpot import evaluator

FEW, MANY = 63, 64
# A board that allows a straight flush, a flush and a low; one that allows none of them; a flop.
BOARDS = ([2, 6, 10, 14, 51], [48, 45, 42, 31, 27], [3, 7, 11])


def _hands(board: list[int], count: int, hole: int) -> list[list[int]]:
    chance = random.Random(f"{board} {hole}")
    rest = [card for card in range(52) if card not in board]
    return [chance.sample(rest, hole) for _ in range(count)]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("hole", [4, 5, 6])
def test_a_hand_is_worth_the_same_alone_and_among_few_or_many(board, hole):
    """One by one, below the number of rows from which a board's pairs are found first, and above it."""
    hands = _hands(board, 400, hole)
    holes = bytes(card for hand in hands for card in hand)
    alone = [evaluator.omaha(hand, board) for hand in hands]

    for count in (1, FEW, MANY, 400):
        highs, lows = evaluator.omaha_one_board(holes[: count * hole], board, hole_cards=hole)
        assert list(zip(highs, lows, strict=True)) == alone[:count]


@pytest.mark.parametrize("count", [FEW, MANY, 700])
@pytest.mark.parametrize("wrong", [5, 7, 52, 255], ids=["twice", "on the board", "52", "255"])
@pytest.mark.parametrize("place", [0, 62])
def test_the_first_hand_that_cannot_be_held_is_named(count, wrong, place):
    """A card twice, a card of the board or a byte that is no card, though others follow."""
    board = [7, 18, 30]
    holes = bytearray([4, 5, 12, 13] * count)
    holes[place * 4 + 2] = holes[-1] = wrong

    with pytest.raises(ValueError, match=rf"^row {place} holds a byte that is no card, or a card twice$"):
        evaluator.omaha_one_board(holes, board)
