"""Equities where there are too many deals to count: deals drawn at random, and how far they may be off.

Chance is a seed: the same question with the same seed deals the same cards, as long as it deals as many.
"""

import random
from collections.abc import Callable
from math import sqrt

import msgspec

from splitpot.equity.combos import Combo, cards_in
from splitpot.equity.matchups import Holdings
from splitpot.equity.question import Question
from splitpot.equity.shares import FIELDS
from splitpot.evaluator.equity import UNITS, Equities, Share, equities
from splitpot.evaluator.sampling import Sample, sample

CHUNK = 256
"""Deals between two looks at whether to go on."""
BOARDS_A_DEAL = 128
"""Boards dealt for each deal of hands: drawing hands costs as much as these, and more would tell little."""
COUNTED_MISSING = 2
"""With so few board cards to come every board of a deal is counted: dealing some would cost as much."""

Deal = tuple[Combo | None, ...]


class Estimate(msgspec.Struct, frozen=True):
    """Shares over all `boards` dealt so far, and one standard error of each hand's equity (a part of 1)."""

    boards: int
    low_boards: int
    shares: tuple[Share, ...]
    errors: tuple[float, ...]


GoOn = Callable[[Estimate], bool]


def estimate(question: Question, holdings: Holdings, trials: int, seed: int, go_on: GoOn) -> Estimate | None:
    """Deal until `trials` boards are out or `go_on` says no; it is asked now and then.

    None if the ranges do not fit together.
    """
    if all(held.weights is None or held.known is not None for held in question.hands):
        return _with_unknown_hands(question, trials, seed, go_on)
    return _with_ranges(question, holdings, trials, seed, go_on)


def _with_unknown_hands(question: Question, trials: int, seed: int, go_on: GoOn) -> Estimate:
    """Hands are whole or anything: the core deals them itself, each board with hands of its own."""
    hands = [cards_in(held.known) if held.known is not None else () for held in question.hands]

    def told(found: Sample) -> Estimate:
        errors = tuple(found.standard_error(hand) for hand in range(len(hands)))
        return Estimate(found.trials, found.low_boards, found.hands, errors)

    code = question.variant.code
    found = sample(
        code,
        hands,
        question.board,
        question.dead,
        trials=trials,
        seed=seed,
        progress=lambda so_far: go_on(told(so_far)),
    )
    return told(found)


def _with_ranges(
    question: Question, holdings: Holdings, trials: int, seed: int, go_on: GoOn
) -> Estimate | None:
    chance = random.Random(seed)  # noqa: S311  the same seed must give the same deals
    deals = _Deals(len(question.hands))
    # A short sample has more deals and fewer boards of each, so that its error can be told.
    boards = max(1, min(BOARDS_A_DEAL, trials // CHUNK))
    for number, deal in enumerate(holdings.drawn(chance, CHUNK), 1):
        deals.add(_play(question, deal, boards, chance))
        if deals.boards >= trials or (number % CHUNK == 0 and not go_on(deals.estimate())):
            break
    return deals.estimate() if deals.boards else None


def _play(question: Question, deal: Deal, boards: int, chance: random.Random) -> Equities | Sample:
    """What these hands win over some boards, or over all where that is as quick."""
    hands = [cards_in(hand) if hand is not None else () for hand in deal]
    code = question.variant.code
    if 5 - len(question.board) <= COUNTED_MISSING and None not in deal:
        return equities(code, hands, question.board, question.dead)
    return sample(code, hands, question.board, question.dead, trials=boards, seed=chance.getrandbits(64))


class _Deals:
    """Shares added up deal by deal; every deal has as many boards, so the deals tell the error."""

    def __init__(self, hands: int) -> None:
        self.boards = 0
        self._low_boards = 0
        self._deals = 0
        self._sums = [[0] * len(FIELDS) for _ in range(hands)]
        self._parts = [0.0] * hands
        self._squares = [0.0] * hands

    def add(self, found: Equities | Sample) -> None:
        """Count one more deal."""
        boards = found.trials if isinstance(found, Sample) else found.boards
        self._deals += 1
        self.boards += boards
        self._low_boards += found.low_boards
        for hand, share in enumerate(found.hands):
            counts = msgspec.structs.astuple(share)
            self._sums[hand] = [
                so_far + count for so_far, count in zip(self._sums[hand], counts, strict=True)
            ]
            part = share.equity / (UNITS * boards)
            self._parts[hand] += part
            self._squares[hand] += part * part

    def estimate(self) -> Estimate:
        """All deals so far; of a single one the error cannot be told and is half the pot."""
        shares = tuple(Share(*sums) for sums in self._sums)
        errors = tuple(map(self._error, self._parts, self._squares))
        return Estimate(self.boards, self._low_boards, shares, errors)

    def _error(self, parts: float, squares: float) -> float:
        if self._deals < 2:
            return 0.5
        variance = max(0.0, squares / self._deals - (parts / self._deals) ** 2)
        return sqrt(variance / (self._deals - 1))
