"""Equities where there are too many deals to count: deals drawn at random, and how far they may be off.

Chance is a seed: the same question with the same seed deals the same cards, as long as it deals as many.
"""

import random
from collections.abc import Callable
from math import sqrt

from splitpot.equity.combos import Combo, cards_in
from splitpot.equity.matchups import Holdings
from splitpot.equity.question import Question
from splitpot.equity.shares import Tally
from splitpot.evaluator.equity import UNITS, Equities, equities
from splitpot.poker.cards import Card

CHUNK = 512
"""Deals between two looks at whether to go on."""
COUNTED_MISSING = 2
"""With so few board cards to come every board of a deal is counted: dealing one would cost nearly as much."""

Deal = tuple[Combo | None, ...]


class Estimate:
    """The shares of all deals so far, and the standard errors of the equities."""

    def __init__(self, hands: int) -> None:
        self.tally = Tally(hands)
        self._deals = 0
        self._sums = [0.0] * hands
        self._squares = [0.0] * hands

    def add(self, counted: Equities) -> None:
        """Count one more deal; it may have many boards, but each deal has as many."""
        self._deals += 1
        self.tally.add(counted)
        for hand, share in enumerate(counted.hands):
            part = share.equity / (UNITS * counted.boards)
            self._sums[hand] += part
            self._squares[hand] += part * part

    @property
    def errors(self) -> tuple[float, ...]:
        """One standard error of each hand's equity, as a part of the pot."""
        count = self._deals
        if count < 2:
            return (0.5,) * len(self._sums)
        variances = (
            max(0.0, squares / count - (total / count) ** 2)
            for total, squares in zip(self._sums, self._squares, strict=True)
        )
        return tuple(sqrt(variance / (count - 1)) for variance in variances)


def estimate(
    question: Question, holdings: Holdings, trials: int, seed: int, go_on: Callable[[Estimate], bool]
) -> Estimate | None:
    """Deal until `trials` boards are out or `go_on` says no; it is asked after every chunk of deals.

    None if the ranges do not fit together.
    """
    chance = random.Random(seed)  # noqa: S311  the same seed must give the same deals
    found = Estimate(len(question.hands))
    for number, deal in enumerate(holdings.drawn(chance, CHUNK), 1):
        found.add(_play(question, deal, chance))
        if found.tally.boards >= trials or (number % CHUNK == 0 and not go_on(found)):
            return found
    return found if found.tally.boards else None


def _play(question: Question, deal: Deal, chance: random.Random) -> Equities:
    """Deal what is missing: hands that may be anything, and the board unless all boards are counted."""
    known: list[tuple[Card, ...]] = [cards_in(hand) if hand is not None else () for hand in deal]
    missing = 5 - len(question.board)
    counts_boards = missing <= COUNTED_MISSING and None not in deal
    if counts_boards:
        return equities(question.variant.code, known, question.board, question.dead)
    out = {card for cards in (*known, question.board, question.dead) for card in cards}
    hole = question.variant.hole
    dealt = chance.sample([card for card in range(52) if card not in out], missing + hole * deal.count(None))
    board = (*question.board, *dealt[:missing])
    at = missing
    for place, hand in enumerate(deal):
        if hand is None:
            known[place] = tuple(dealt[at : at + hole])
            at += hole
    return equities(question.variant.code, known, board, question.dead)
