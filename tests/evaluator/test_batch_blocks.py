"""Batches of every length, sound and at fault, with the vector instructions of this processor and without."""

import random

import pytest

from splitpot import evaluator
from splitpot.evaluator import _core

# Vectors take thirty-two rows at once, so this is two blocks, and what is left over of a third.
ROWS = 75


@pytest.fixture(params=["vectors", "plain"], autouse=True)
def _instructions(request):
    _core.use_plain(request.param == "plain")
    yield
    _core.use_plain(False)


def _hands(width: int) -> list[list[int]]:
    chance = random.Random(width)
    return [chance.sample(range(52), width) for _ in range(ROWS)]


def _bytes(hands: list[list[int]]) -> bytes:
    return bytes(card for hand in hands for card in hand)


@pytest.mark.parametrize("width", [5, 6, 7])
def test_a_batch_of_any_length_is_the_single_strengths(width):
    """From one row to beyond two blocks."""
    hands = _hands(width)
    alone = [evaluator.strength(hand) for hand in hands]

    for count in range(ROWS + 1):
        assert list(evaluator.strength_batch(_bytes(hands[:count]), width=width)) == alone[:count]


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_a_batch_of_any_length_is_the_single_omaha_hands(hole):
    """From one row to beyond two blocks, each on a board of its own."""
    hands = _hands(hole + 5)
    holes, boards = [hand[:hole] for hand in hands], [hand[hole:] for hand in hands]
    alone = [evaluator.omaha(*hand) for hand in zip(holes, boards, strict=True)]

    for count in range(ROWS + 1):
        highs, lows = evaluator.omaha_batch(_bytes(holes[:count]), _bytes(boards[:count]), hole_cards=hole)
        assert list(zip(highs, lows, strict=True)) == alone[:count]


@pytest.mark.parametrize("width", [5, 6, 7])
def test_the_strengths_of_a_straight_flush_in_every_row_of_a_block(width):
    """Flushes are put right one by one: none is passed over, and no other row is touched."""
    plain = [4 * rank + rank % 3 for rank in range(0, 2 * width, 2)]
    for place in range(ROWS):
        hands = [plain] * ROWS
        hands[place] = [4 * rank + 2 for rank in range(width)]
        strengths = list(evaluator.strength_batch(_bytes(hands), width=width))

        assert strengths.pop(place) == evaluator.strength(hands[place])
        assert set(strengths) == {evaluator.strength(plain)}


@pytest.mark.parametrize("width", [5, 6, 7])
def test_a_fault_in_any_place_of_any_row_is_found(width):
    """The first row at fault is named, be it a card twice or a byte that is no card; others follow."""
    for row in range(ROWS):
        hands = _hands(width)
        for fault in (row, ROWS - 1):
            place = (row + fault) % width
            hands[fault][place] = (52, 255, hands[fault][place - 1])[row % 3]

        with pytest.raises(ValueError, match=rf"^row {row} holds a byte that is no card, or a card twice$"):
            evaluator.strength_batch(_bytes(hands), width=width)


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_a_fault_in_any_place_of_any_omaha_row_is_found(hole):
    """A card twice in the hole, on the board, or one in each; a byte that is no card in either."""
    width = hole + 5
    pairs = [(a, b) for a in range(width) for b in range(a)]
    for number, (a, b) in enumerate(pairs):
        row = number % ROWS
        hands = _hands(width)
        hands[row][a] = (64, hands[row][b], 200, hands[row][b])[number % 4]
        hands[-1][0] = 52
        holes, boards = _bytes([hand[:hole] for hand in hands]), _bytes([hand[hole:] for hand in hands])

        with pytest.raises(ValueError, match=rf"^row {row} holds a byte that is no card, or a card twice$"):
            evaluator.omaha_batch(holes, boards, hole_cards=hole)
