"""Batches from buffers of two dimensions, as arrays of numbers are."""

import ctypes

import pytest

from splitpot.evaluator import omaha_batch, omaha_one_board, strength_batch

HANDS = bytes(range(35))


def _table(cards: bytes, rows: int, width: int) -> memoryview:
    return memoryview(cards).cast("B", (rows, width))


def test_a_table_of_the_right_width_is_the_bytes_in_it():
    """Five hands of seven, and seven hands of four on boards of five."""
    holes, boards = bytes(range(28)), bytes([*range(40, 45)] * 7)

    assert strength_batch(_table(HANDS, 5, 7)) == strength_batch(HANDS)
    assert omaha_batch(_table(holes, 7, 4), _table(boards, 7, 5)) == omaha_batch(holes, boards)
    assert omaha_one_board(_table(holes, 7, 4), boards[:5]) == omaha_one_board(holes, boards[:5])


def test_bytes_of_ctypes_are_bytes():
    """They name their order of bytes, which says nothing of single bytes."""
    cards = (ctypes.c_uint8 * 14)(*range(14))

    assert bytes(strength_batch(cards)) == bytes(strength_batch(bytes(range(14))))


def test_a_table_of_another_width_is_refused():
    """The same bytes in rows of five would be other hands: the sentence names both widths."""
    holes, boards = bytes(range(20)), bytes([*range(40, 45)] * 5)

    with pytest.raises(ValueError, match=r"^cards must be rows of 7, not a table of 7 x 5$"):
        strength_batch(_table(HANDS, 7, 5))
    with pytest.raises(ValueError, match=r"^holes must be rows of 4, not a table of 4 x 5$"):
        omaha_batch(_table(holes, 4, 5), boards)
    with pytest.raises(ValueError, match=r"^boards must be rows of 5, not a table of 1 x 25$"):
        omaha_batch(holes, _table(boards, 1, 25))
    with pytest.raises(ValueError, match=r"^holes must be rows of 4, not a table of 4 x 5$"):
        omaha_one_board(_table(holes, 4, 5), boards[:5])
    with pytest.raises(ValueError, match=r"^cards must be rows of 7, not a table of 1 x 5 x 7$"):
        strength_batch(memoryview(HANDS).cast("B", (1, 5, 7)))
