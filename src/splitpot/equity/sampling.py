"""Equities where there are too many deals to count: deals drawn at random, and how far they may be off.

Chance is a seed: the same question with the same seed deals the same cards, as long as it deals as many.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

import msgspec

from splitpot.equity.combos import Combo, cards_in
from splitpot.equity.errors import Spread
from splitpot.equity.matchups import Holdings
from splitpot.equity.question import Question
from splitpot.equity.shares import Tally
from splitpot.evaluator.deals import UNKNOWN, Dealt, count_deals, sample_deals
from splitpot.evaluator.equity import Share
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
    counted = (
        missing <= COUNTED_MISSING
        and trials >= CHUNK * question.boards
        and all(held.weights is not None for held in question.hands)
    )
    # A short sample has more deals and fewer boards of each, so that its error can be told.
    boards = question.boards if counted else max(1, min(BOARDS_A_DEAL, trials // CHUNK))

    def played(deals: _Deals) -> tuple[int, Dealt]:
        known = (question.board, question.dead)
        code, hands = question.variant.code, len(question.hands)
        if counted and deals.boards == boards:
            found = count_deals(code, hands, deals.cards, [1] * len(deals.cards), *known)
        else:
            found = sample_deals(code, hands, deals.cards, deals.seeds, *known, trials=deals.boards)
        return len(deals.cards), found

    tally, spread = Tally(len(question.hands)), Spread(len(question.hands))
    found: Estimate | None = None
    for deals, dealt in in_order(played, _drawn(question, holdings, chance, trials, boards), threads):
        tally.add(dealt)
        spread.add(deals, dealt)
        shares = tally.shares()
        found = Estimate(tally.boards, tally.low_boards, shares, spread.errors(shares, tally.boards))
        if not go_on(found):
            break
    return found


class _Deals(msgspec.Struct, frozen=True):
    """Hole cards of some deals, each with a seed of its own, and how many boards each has."""

    cards: Sequence[bytes]
    seeds: Sequence[int]
    boards: int


def _drawn(
    question: Question, holdings: Holdings, chance: random.Random, trials: int, boards: int
) -> Iterator[_Deals]:
    """Draw deals of `boards` each, a chunk of them at a time; the last one has what is left of the trials."""
    holes = [held.hole for held in question.hands]
    whole, left = divmod(trials, boards)
    drawn = islice(holdings.drawn(chance, CHUNK), whole + (left > 0))
    while deals := list(islice(drawn, CHUNK)):
        cards = [b"".join(map(_cards_of, deal, holes)) for deal in deals]
        seeds = [chance.getrandbits(64) for _ in deals]
        if whole:
            yield _Deals(cards[:whole], seeds[:whole], boards)
        if len(deals) > whole:
            yield _Deals(cards[whole:], seeds[whole:], left)
        whole = max(0, whole - len(deals))


@lru_cache(1 << 16)
def _cards_of(hand: Combo | None, hole: int) -> bytes:
    """The hole cards of a hand that is drawn, or is any hand."""
    return bytes([UNKNOWN] * hole if hand is None else cards_in(hand))
