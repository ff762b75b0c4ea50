"""Batches from NumPy's arrays: read where they lie, and answers that are arrays without a copy."""

import tracemalloc

import numpy as np
import pytest

from splitpot.evaluator import omaha_batch, omaha_one_board, strength, strength_batch
from splitpot.evaluator.deals import count_deals
from splitpot.evaluator.sampling import sample

HANDS = np.arange(35, dtype=np.uint8).reshape(5, 7)
HOLES = np.arange(28, dtype=np.uint8).reshape(7, 4)
BOARDS = np.tile(np.arange(40, 45, dtype=np.uint8), (7, 1))


def test_arrays_give_what_their_bytes_give():
    """Of two dimensions or of one; read-only ones and views of whole rows too."""
    expected = strength_batch(HANDS.tobytes())
    frozen = HANDS.copy()
    frozen.flags.writeable = False

    assert [strength(hand.tolist()) for hand in HANDS] == list(expected)
    assert strength_batch(HANDS) == strength_batch(HANDS.ravel()) == strength_batch(frozen) == expected
    assert strength_batch(HANDS[1:4]) == expected[1:4]
    assert omaha_batch(HOLES, BOARDS) == omaha_batch(HOLES.tobytes(), BOARDS.tobytes())
    board = BOARDS[0].tolist()
    assert omaha_one_board(HOLES, board) == omaha_one_board(HOLES.tobytes(), board)
    assert len(strength_batch(HANDS[:0])) == 0


def test_answers_are_arrays_as_they_are():
    """uint32 highs and uint8 lows lie in the answer's own memory."""
    highs, lows = omaha_batch(HOLES, BOARDS)
    high_array, low_array = np.asarray(highs), np.frombuffer(lows, dtype=np.uint8)

    assert (np.uint32, (7,)) == (high_array.dtype, high_array.shape)
    assert np.shares_memory(high_array, np.frombuffer(highs, dtype=np.uint32))
    assert (np.uint8, (7,)) == (low_array.dtype, low_array.shape)


def test_an_array_is_not_copied():
    """Of two million cards Python gets memory for the answer alone: four bytes a hand of seven."""
    many = np.tile(HANDS, (60_000, 1))
    tracemalloc.start()
    try:
        answer = strength_batch(many)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert len(answer) == 300_000
    assert 4 * 300_000 <= most < many.nbytes


WRONG = [
    (HANDS.astype(np.int64), r"^cards must be uint8, one byte a card, not items of format 'l'$"),
    (HANDS.astype(np.int8), r"^cards must be uint8, one byte a card, not items of format 'b'$"),
    (HANDS.astype(bool), r"^cards must be uint8, one byte a card, not items of format '\?'$"),
    (HANDS.astype(np.float32), r"^cards must be uint8, one byte a card, not items of format 'f'$"),
    (HANDS.T, r"^cards must be rows of 7, not a table of 7 x 5$"),
    (HANDS[None], r"^cards must be rows of 7, not a table of 1 x 5 x 7$"),
    (HANDS.reshape(7, 5), r"^cards must be rows of 7, not a table of 7 x 5$"),
    (HANDS[:, ::-1], r"^cards must lie row after row \(C-contiguous\), not in steps of \(7, -1\)$"),
    (HANDS[::2], r"^cards must lie row after row \(C-contiguous\), not in steps of \(14, 1\)$"),
    (np.asfortranarray(HANDS), r"^cards must lie row after row \(C-contiguous\), not in steps of \(1, 5\)$"),
    (HANDS.ravel()[:34], r"^cards must be whole rows of 7 bytes, and 34 bytes are not$"),
    (
        np.where(HANDS == 16, 52, HANDS).astype(np.uint8),
        r"^row 2 holds a byte that is no card, or a card twice$",
    ),
    (
        np.where(HANDS == 33, 32, HANDS).astype(np.uint8),
        r"^row 4 holds a byte that is no card, or a card twice$",
    ),
]


@pytest.mark.parametrize(("cards", "sentence"), WRONG)
def test_arrays_that_are_no_hands_are_refused_with_what_is_wrong(cards, sentence):
    """Another dtype, another shape, other strides, or the row that is at fault."""
    with pytest.raises(ValueError, match=sentence):
        strength_batch(cards)


def test_the_argument_that_is_wrong_is_named():
    """Holes and boards are told apart, and must be as many."""
    with pytest.raises(ValueError, match=r"^boards must lie row after row"):
        omaha_batch(HOLES, BOARDS[:, ::-1])
    with pytest.raises(ValueError, match=r"^holes must be uint8"):
        omaha_batch(HOLES.astype(np.uint16), BOARDS)
    with pytest.raises(ValueError, match=r"^holes must be rows of 4, not a table of 5 x 7$"):
        omaha_one_board(HANDS, [40, 41, 42])
    with pytest.raises(ValueError, match=r"^7 holes need as many boards, not 6$"):
        omaha_batch(HOLES, BOARDS[:6])


def test_numbers_of_numpy_are_numbers():
    """Widths, trials, seeds, weights and the cards of deals may be theirs."""
    deals = np.arange(8).reshape(2, 4)
    weights = np.array([1, 2])

    assert strength_batch(HANDS, width=np.int64(7)) == strength_batch(HANDS)
    assert count_deals("holdem", 2, deals, weights, [8, 9, 10]) == count_deals(
        "holdem", 2, deals.tolist(), [1, 2], [8, 9, 10]
    )
    assert sample("holdem", [[0, 1], [2, 3]], trials=np.int32(9), seed=np.uint64(1)) == sample(
        "holdem", [[0, 1], [2, 3]], trials=9, seed=1
    )


def test_an_array_that_nobody_may_write_is_read():
    """Nothing is written to what is given."""
    fixed = HANDS.copy()
    fixed.flags.writeable = False

    assert strength_batch(fixed) == strength_batch(HANDS)
    assert list(strength_batch(HANDS[:0])) == []
