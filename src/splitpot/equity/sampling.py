"""Equities where there are too many deals to count: deals drawn at random, and how far they may be off.

Chance is a seed: the same question with the same seed deals the same cards, as long as it deals as many.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import comb, sqrt

import msgspec

from splitpot.equity.combos import Combo, cards_in
from splitpot.equity.matchups import Holdings
from splitpot.equity.question import Question
from splitpot.equity.shares import Tally
from splitpot.evaluator.deals import UNKNOWN, Dealt, count_deals, sample_deals
from splitpot.evaluator.equity import UNITS, Share
from splitpot.evaluator.sampling import Sample, sample
from splitpot.evaluator.threads import in_order

CHUNK = 256
"""Deals between two looks at whether to go on."""
BOARDS_A_DEAL = 128
"""Boards dealt for each deal of hands: drawing hands costs as much as these, and more would tell little."""
COUNTED_MISSING = 2
"""With so few board cards to come every board of a deal is counted: dealing some would cost as much."""


class Estimate(msgspec.Struct, frozen=True):
    """Shares over all `boards` dealt so far, and one standard error of each hand's equity (a part of 1)."""

    boards: int
    low_boards: int
    shares: tuple[Share, ...]
    errors: tuple[float, ...]


GoOn = Callable[[Estimate], bool]


def estimate(
    question: Question, holdings: Holdings, trials: int, seed: int, go_on: GoOn, threads: int
) -> Estimate | None:
    """Deal until `trials` boards are out or `go_on` says no; it is asked now and then.

    None if the ranges do not fit together. The answer is the same for any number of `threads`.
    """
    if all(held.weights is None or held.known is not None for held in question.hands):
        return _with_unknown_hands(question, trials, seed, go_on, threads)
    return _with_ranges(question, holdings, trials, seed, go_on, threads)


def _with_unknown_hands(question: Question, trials: int, seed: int, go_on: GoOn, threads: int) -> Estimate:
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
        threads=threads,
        progress=lambda so_far: go_on(told(so_far)),
    )
    return told(found)


def _with_ranges(
    question: Question, holdings: Holdings, trials: int, seed: int, go_on: GoOn, threads: int
) -> Estimate | None:
    chance = random.Random(seed)  # noqa: S311  the same seed must give the same deals
    missing = 5 - len(question.board)
    counted = missing <= COUNTED_MISSING and all(held.weights is not None for held in question.hands)
    if counted:
        boards = comb(52 - len(question.board) - len(question.dead) - _hole_cards(question), missing)
    else:
        # A short sample has more deals and fewer boards of each, so that its error can be told.
        boards = max(1, min(BOARDS_A_DEAL, trials // CHUNK))
    wanted = -(-trials // boards)

    def played(deals: Sequence[tuple[bytes, int]]) -> tuple[int, Dealt]:
        cards, seeds = [deal for deal, _ in deals], [seed for _, seed in deals]
        known = (question.board, question.dead)
        code, hands = question.variant.code, len(question.hands)
        if counted:
            return len(deals), count_deals(code, hands, cards, [1] * len(deals), *known)
        return len(deals), sample_deals(code, hands, cards, seeds, *known, trials=boards)

    tally, done = Tally(len(question.hands)), 0
    found: Estimate | None = None
    for deals, dealt in in_order(played, _drawn(question, holdings, chance, wanted), threads):
        tally.add(dealt)
        done += deals
        found = _estimate(tally, done)
        if not go_on(found):
            break
    return found


def _hole_cards(question: Question) -> int:
    return sum(held.hole for held in question.hands)


def _drawn(
    question: Question, holdings: Holdings, chance: random.Random, wanted: int
) -> Iterator[list[tuple[bytes, int]]]:
    """Draw deals, each with a seed for its boards, a chunk of them at a time."""
    holes = [held.hole for held in question.hands]
    drawn = islice(holdings.drawn(chance, CHUNK), wanted)
    while deals := list(islice(drawn, CHUNK)):
        yield [(b"".join(map(_cards_of, deal, holes)), chance.getrandbits(64)) for deal in deals]


@lru_cache(1 << 16)
def _cards_of(hand: Combo | None, hole: int) -> bytes:
    """The hole cards of a hand that is drawn, or is any hand."""
    return bytes([UNKNOWN] * hole if hand is None else cards_in(hand))


def _estimate(tally: Tally, deals: int) -> Estimate:
    """All deals so far; all have as many boards, so they tell the error. That of one is half the pot."""
    shares = tally.shares()
    errors = []
    for share, squares in zip(shares, tally.squares, strict=True):
        mean = share.equity / (UNITS * tally.boards)
        variance = max(0.0, squares / deals - mean * mean)
        errors.append(sqrt(variance / (deals - 1)) if deals > 1 else 0.5)
    return Estimate(tally.boards, tally.low_boards, shares, tuple(errors))
