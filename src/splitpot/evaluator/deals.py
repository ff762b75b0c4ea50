"""Equities over many deals of hole cards at once: as many as a range has, or some of them drawn by chance.

One call keeps a thread busy without the interpreter's lock, so that several threads can share a question.
"""

from collections.abc import Iterable, Sequence
from math import comb

import msgspec

from splitpot.evaluator import _counter
from splitpot.evaluator.equity import UNITS, Share, way_of

FIELDS = Share.__struct_fields__
UNKNOWN = 255
"""In the hole cards of `sample_deals`: a card that is dealt anew with each board."""

TRIALS_MAX = 1 << 39
"""Of one deal: with more the core's sums of squares could overflow."""

Deal = Sequence[int]
"""The hole cards of all hands, one hand after the other."""


class Dealt(msgspec.Struct, frozen=True):
    """The shares of the hands over all `boards` of all deals, on `low_boards` of which somebody has a low.

    `squares` adds up for each hand the squares of the part of the pot, 0 to 1, that it got in each deal: how
    far the deals differ tells the error of a sample of them.
    """

    boards: int
    low_boards: int
    hands: tuple[Share, ...]
    squares: tuple[float, ...]


def count_deals(
    game: str,
    hands: int,
    deals: Sequence[Deal],
    weights: Sequence[int],
    board: Sequence[int] = (),
    dead: Sequence[int] = (),
) -> Dealt:
    """Count every board of each deal of a game of `GAMES`, as often as its weight says (0 or more).

    Whole hands, 0 to 5 board cards. ValueError tells in one sentence what is wrong.
    """
    way, hole = way_of(game)
    boards = comb(max(0, 52 - len(board) - len(dead) - hands * hole), 5 - len(board))
    # The core's sums have 64 bits. Weights that are too large for them are multiplied here.
    if sum(weights) * boards * UNITS < 1 << 64:
        return _dealt(_counter.deals(way, hole, hands, _end_to_end(deals), board, dead, weights, 0))
    each = [count_deals(game, hands, [deal], [1], board, dead) for deal in deals]

    def weighed(numbers: Iterable[int]) -> int:
        return sum(number * weight for number, weight in zip(numbers, weights, strict=True))

    return Dealt(
        weighed(one.boards for one in each),
        weighed(one.low_boards for one in each),
        tuple(
            Share(*(weighed(getattr(one.hands[hand], field) for one in each) for field in FIELDS))
            for hand in range(hands)
        ),
        tuple(
            sum(one.squares[hand] * weight for one, weight in zip(each, weights, strict=True))
            for hand in range(hands)
        ),
    )


def sample_deals(
    game: str,
    hands: int,
    deals: Sequence[Deal],
    seeds: Sequence[int],
    board: Sequence[int] = (),
    dead: Sequence[int] = (),
    *,
    trials: int,
) -> Dealt:
    """Deal `trials` boards by chance for each deal of a game of `GAMES`, each by its own seed of 64 bits.

    Hole cards may be UNKNOWN. The same seeds give the same boards on every machine. ValueError tells in one
    sentence what is wrong.
    """
    way, hole = way_of(game)
    if not 1 <= trials <= TRIALS_MAX:
        raise ValueError(f"trials must be 1 to {TRIALS_MAX}, not {trials}")
    return _dealt(_counter.deals(way, hole, hands, _end_to_end(deals), board, dead, seeds, trials))


def _end_to_end(deals: Sequence[Deal]) -> bytes:
    return b"".join(map(bytes, deals))


def _dealt(found: tuple[int, int, tuple[tuple[int, ...], ...], tuple[float, ...]]) -> Dealt:
    boards, low_boards, counts, squares = found
    return Dealt(boards, low_boards, tuple(Share(*count) for count in counts), squares)
