"""Card ints in, strength ints out: what beats what, in Hold'em and in Omaha, high and low.

A card is `rank * 4 + suit`, 0 to 51: rank 0 is the deuce and 12 the ace, suits are clubs, diamonds, hearts,
spades. A high strength and a low one (eight or better, 0 for none) are both larger if better; `strength.py`
reads them.

The C++ core does the work where it has been built; `twin.py` is its oracle, and takes its place where it has
not or where the environment says `SPLITPOT_EVALUATOR=python`. Both raise `ValueError` with one sentence that
names the fault: a wrong count, something that is no card, a card that stands there twice. Cards of a single
hand are Python ints, in a list, a tuple or `bytes`; of a NumPy array give the `.tolist()`.

The batches take any contiguous buffer of bytes, a NumPy array of uint8 as well as `bytes`, without a copy,
and refuse the whole with the number of the first row that is at fault. Where the processor has AVX2 the core
uses it; `SPLITPOT_EVALUATOR=plain` keeps to what every processor has, with the same answers.

This is about one board at a time. What hands win over all boards is in `equity.py` (counted), `sampling.py`
(by chance) and `deals.py` (many deals at once).
"""

import os
from collections.abc import Sequence
from operator import index
from typing import Literal

from splitpot.evaluator.strength import Category, category, low_ranks, ranks
from splitpot.evaluator.twin import Buffer

try:
    from splitpot.evaluator import _core  # noqa: F401  only to see whether it has been built
except ImportError:
    _native = False
else:
    _native = os.environ.get("SPLITPOT_EVALUATOR") != "python"

if _native:
    from splitpot.evaluator._core import holdem, low, omaha, strength
    from splitpot.evaluator._core import omaha_batch as _omaha_batch
    from splitpot.evaluator._core import omaha_one_board as _omaha_one_board
    from splitpot.evaluator._core import strength_batch as _strength_batch
    from splitpot.evaluator._core import use_plain as _use_plain

    _use_plain(os.environ.get("SPLITPOT_EVALUATOR") == "plain")
else:
    from splitpot.evaluator.twin import holdem, low, omaha, strength
    from splitpot.evaluator.twin import omaha_batch as _omaha_batch
    from splitpot.evaluator.twin import omaha_one_board as _omaha_one_board
    from splitpot.evaluator.twin import strength_batch as _strength_batch

__all__ = [
    "Category",
    "category",
    "holdem",
    "implementation",
    "low",
    "low_ranks",
    "omaha",
    "omaha_batch",
    "omaha_one_board",
    "ranks",
    "strength",
    "strength_batch",
]


def implementation() -> Literal["c++", "python"]:
    """Tell who evaluates: the C++ core or its Python twin."""
    return "c++" if _native else "python"


def _in_rows(cards: Buffer, width: int, what: str) -> None:
    """Refuse what is not uint8 end to end, and a table of another width: its rows would be other hands."""
    view = memoryview(cards)
    if view.format not in ("B", "<B"):  # ctypes tells the order of bytes, too
        raise ValueError(f"{what} must be uint8, one byte a card, not items of format '{view.format}'")
    shape = view.shape or ()
    if len(shape) > 1 and shape[1:] != (width,):
        raise ValueError(f"{what} must be rows of {width}, not a table of {' x '.join(map(str, shape))}")
    if not view.c_contiguous:
        raise ValueError(f"{what} must lie row after row (C-contiguous), not in steps of {view.strides}")


def strength_batch(cards: Buffer, *, width: int = 7) -> memoryview:
    """Evaluate n hands of `width` cards, 5 to 7, laid end to end as n * width bytes (any contiguous buffer of
    bytes will do; one of two dimensions must be n x width). The answer holds n uint32 strengths. The C++ core
    lets other threads run meanwhile.
    """
    _in_rows(cards, width, "cards")
    return memoryview(_strength_batch(cards, index(width))).cast("I")


def omaha_batch(holes: Buffer, boards: Buffer, *, hole_cards: int = 4) -> tuple[memoryview, bytes]:
    """Evaluate n Omaha hands: n * `hole_cards` bytes (4 to 6 each), and n boards of 5 cards, n * 5 bytes.

    The answer is (n uint32 highs, n uint8 lows). The C++ core lets other threads run meanwhile.
    """
    _in_rows(holes, hole_cards, "holes")
    _in_rows(boards, 5, "boards")
    highs, lows = _omaha_batch(holes, boards, index(hole_cards))
    return memoryview(highs).cast("I"), lows


def omaha_one_board(holes: Buffer, board: Sequence[int], *, hole_cards: int = 4) -> tuple[memoryview, bytes]:
    """Evaluate n Omaha hands of `hole_cards` bytes (4 to 6 each) on one board of 3 to 5 cards.

    The answer is (n uint32 highs, n uint8 lows). The C++ core lets other threads run meanwhile.
    """
    _in_rows(holes, hole_cards, "holes")
    highs, lows = _omaha_one_board(holes, board, index(hole_cards))
    return memoryview(highs).cast("I"), lows
