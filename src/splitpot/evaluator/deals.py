"""Equities over many deals of hole cards at once: as many as a range has, or some of them drawn by chance.

One call keeps a thread busy without the interpreter's lock, so that several threads can share a question.
"""

from collections.abc import Iterable, Sequence
from math import comb

import msgspec

from splitpot.evaluator import _counter
from splitpot.evaluator.equity import UNITS, Share, way_of
from splitpot.evaluator.numbers import SEED_MAX, whole_number, whole_numbers
from splitpot.evaluator.twin import check_count

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

    Each deal is hands * hole cards, one hand after the other; 0 to 5 board cards. No deals have no boards.
    ValueError tells in one sentence what is wrong, and with which deal, counted from 0.
    """
    way, hole = way_of(game)
    cards = _end_to_end(deals, hands, hole)
    weights = whole_numbers("weight", weights, 0)
    _check_as_many(deals, weights)
    boards = comb(max(0, 52 - len(board) - len(dead) - hands * hole), max(0, 5 - len(board)))
    # The core's sums have 64 bits. Weights that are too large for them are multiplied here.
    if sum(weights) * boards * UNITS < 1 << 64:
        return _dealt(_counter.deals(way, hole, hands, cards, board, dead, weights, 0))
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

    Each deal is hands * hole cards, and these may be UNKNOWN. The same seeds give the same boards on every
    machine. ValueError tells in one sentence what is wrong, and with which deal, counted from 0.
    """
    way, hole = way_of(game)
    trials = whole_number("trials", trials, 1, TRIALS_MAX)
    cards = _end_to_end(deals, hands, hole)
    seeds = whole_numbers("seed", seeds, 0, SEED_MAX)
    _check_as_many(deals, seeds)
    return _dealt(_counter.deals(way, hole, hands, cards, board, dead, seeds, trials))


def _end_to_end(deals: Sequence[Deal], hands: int, hole: int) -> bytes:
    """All cards in a row. A deal that is too short or too long would make other hands of those behind it."""
    check_count(range(hands), 2, 10, "hands")
    rows = [deal if isinstance(deal, bytes) else _row(number, deal) for number, deal in enumerate(deals)]
    for number, row in enumerate(rows):
        if len(row) != hands * hole:
            sentence = f"deal {number} has {len(row)} cards, and {hands} hands of {hole} are {hands * hole}"
            raise ValueError(sentence)
    return b"".join(rows)


def _row(number: int, deal: Deal) -> bytes:
    cards = list(deal)
    try:
        return bytes(cards)
    except (TypeError, ValueError):
        for card in cards:
            whole_number(f"a card of deal {number}", card, 0, 51)
        raise


def _check_as_many(deals: Sequence[Deal], numbers: Sequence[int]) -> None:
    if len(deals) != len(numbers):
        raise ValueError(f"{len(deals)} deals need as many numbers, not {len(numbers)}")


def _dealt(found: tuple[int, int, tuple[tuple[int, ...], ...], tuple[float, ...]]) -> Dealt:
    boards, low_boards, counts, squares = found
    return Dealt(boards, low_boards, tuple(Share(*count) for count in counts), squares)
