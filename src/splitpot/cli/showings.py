"""Hands compared on a board, with the five cards behind each half; what `splitpot evaluate` shows."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from splitpot import evaluator
from splitpot.evaluator import Category
from splitpot.poker.strength import strengths
from splitpot.poker.variants import Variant

Cards = tuple[int, ...]

DEUCE, ACE = 0, 12
STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)


class Showing(NamedTuple):
    """One hand at the showdown: strengths, the five cards behind each (none without a low), and its winnings.

    `high_part` and `low_part` are its parts of each half, `share` its part of the whole pot; all add up to 1.
    """

    hole: Cards
    high: int
    high_cards: Cards
    low: int
    low_cards: Cards
    high_part: Fraction
    low_part: Fraction
    share: Fraction


def showdown(variant: Variant, holes: Sequence[Cards], board: Cards) -> list[Showing]:
    """Compare the hands on the board; no card may stand there twice."""
    made = [strengths(variant, hole, board) for hole in holes]
    best_high = max(high for high, _ in made)
    best_low = max(low for _, low in made)
    high_winners = sum(high == best_high for high, _ in made)
    low_winners = sum(low == best_low for _, low in made)
    showings = []
    for hole, (high, low) in zip(holes, made, strict=True):
        high_part = Fraction(int(high == best_high), high_winners)
        low_part = Fraction(int(low == best_low), low_winners) if best_low else Fraction(0)
        share = (high_part + low_part) / 2 if best_low else high_part
        high_cards, low_cards = _cards_of(variant, hole, board, high, low)
        showings.append(Showing(hole, high, high_cards, low, low_cards, high_part, low_part, share))
    return showings


def _cards_of(variant: Variant, hole: Cards, board: Cards, high: int, low: int) -> tuple[Cards, Cards]:
    fives = list(_allowed_fives(variant, hole, board))
    high_cards = next(five for five in fives if evaluator.strength(five) == high)
    low_cards = next(five for five in fives if evaluator.low(five) == low) if low else ()
    # In a low the ace counts one and is spoken last.
    spoken = sorted(low_cards, key=lambda card: (card // 4 + 1) % 13, reverse=True)
    return _in_spoken_order(high_cards), tuple(spoken)


def _allowed_fives(variant: Variant, hole: Cards, board: Cards) -> Iterator[Cards]:
    if variant.must_play is None:
        yield from combinations(hole + board, 5)
        return
    for own in combinations(hole, variant.must_play):
        for shared in combinations(board, 5 - variant.must_play):
            yield own + shared


def _in_spoken_order(five: Cards) -> Cards:
    """Order cards as their hand is spoken: the pair before its kickers, a wheel from its five."""
    of_rank = [card // 4 for card in five]
    wheel = evaluator.category(evaluator.strength(five)) in STRAIGHTS and {ACE, DEUCE} <= set(of_rank)

    def weight(card: int) -> tuple[int, int]:
        return of_rank.count(card // 4), -1 if wheel and card // 4 == ACE else card

    return tuple(sorted(five, key=weight, reverse=True))
