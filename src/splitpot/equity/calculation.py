"""The equities of hands and ranges: counted exactly where that is feasible, else sampled until it is good
enough.

Whole hands are always counted exactly. With ranges every deal is listed, alike ones together; if they are few
enough (`MATCHUPS_MAX`, `BOARDS_MAX`) each is counted exactly, else deals are drawn by a seed.
"""

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from splitpot.equity.combos import cards_in, combo
from splitpot.equity.matchups import DEALS_MAX, Holdings, Matchup
from splitpot.equity.outs import Prospect, prospects
from splitpot.equity.patience import GoOn, Stopped
from splitpot.equity.question import Fault, Question, QuestionError
from splitpot.equity.sampling import Estimate, estimate
from splitpot.equity.shares import HandEquity, Tally
from splitpot.evaluator.deals import Dealt, count_deals
from splitpot.evaluator.numbers import SEED_MAX, whole_number
from splitpot.evaluator.sampling import TRIALS_MAX
from splitpot.evaluator.threads import TWO_AT_MOST, in_order

MATCHUPS_MAX = 25_000
"""Different deals that are counted exactly; with more, deals are drawn."""
BOARDS_MAX = 50_000_000_000
"""Boards of all those deals together, likewise."""
TRIALS = 1_000_000
"""Boards dealt if nothing else ends the sampling."""
WATCHED_EVERY = 64
"""Deals that are counted between two looks at whether to go on."""


class Progress(msgspec.Struct, frozen=True):
    """How far a calculation is: `done` of `total` deals counted, or boards sampled; `error` is the largest
    standard error of an equity so far, None where every board is counted.
    """

    done: int
    total: int
    error: float | None


Watch = Callable[[Progress], bool]
"""Sees the progress, and says whether to go on."""


class Limits(msgspec.Struct, frozen=True):
    """When sampling ends: after so many boards, so many seconds, or as soon as no standard error is larger
    than `error` (of a part of the pot, 0.001 is a tenth of a percentage point), whatever comes first.

    Ranges with more than `deals` deals are sampled, and so are those with more than `matchups` different
    ones, and those that `seconds` are not enough to count. Whole hands are always counted. ValueError names
    the limit that cannot be.
    """

    trials: int = TRIALS
    deals: int = DEALS_MAX
    matchups: int = MATCHUPS_MAX
    seconds: float | None = None
    error: float | None = None

    def __post_init__(self) -> None:
        """Refuse what is no limit."""
        whole_number("trials", self.trials, 1, TRIALS_MAX)
        whole_number("deals", self.deals, 0)
        whole_number("matchups", self.matchups, 0)
        for name, number in (("seconds", self.seconds), ("error", self.error)):
            if number is not None and not number > 0:
                raise ValueError(f"{name} must be more than 0, not {number}")


class Equity(msgspec.Struct, frozen=True):
    """The answer. Units are those of `evaluator.equity`; all hands' units add up to those of all `boards`.

    `exact` says that every deal and every board were counted, each by its weight; else `boards` were dealt
    from `seed`. `low_boards` are those on which some hand has a low. `prospect` tells about the next card
    where all hands are known and the board has three or four cards.
    """

    question: Question
    exact: bool
    boards: int
    low_boards: int
    seed: int
    hands: tuple[HandEquity, ...]
    prospect: Prospect | None


def equity(
    question: Question,
    limits: Limits | None = None,
    *,
    seed: int = 1,
    watch: Watch = lambda _: True,
    threads: int = TWO_AT_MOST,
) -> Equity:
    """Weigh the hands of `question` against each other; the answer is the same for any number of `threads`.

    `watch` is called now and then; if it answers no, sampling ends with what it has, and an exact count with
    Stopped. `seed` is 0 to 2**64 - 1, `threads` 1 or more. Raises QuestionError if the ranges cannot be dealt
    together.
    """
    limits = limits or Limits()
    seed, threads = whole_number("seed", seed, 0, SEED_MAX), whole_number("threads", threads, 1)
    holdings = Holdings(question.hands, combo(question.board), combo(question.dead))
    for number, count in enumerate(holdings.counts, 1):
        if not count:
            sentence = f"hand {number} ({question.hands[number - 1].text}) needs cards that lie elsewhere"
            raise QuestionError(Fault.CANNOT_BE_DEALT, sentence, hand=number)
    ends = None if limits.seconds is None else time.perf_counter() + limits.seconds

    def in_time() -> bool:
        return ends is None or time.perf_counter() < ends

    def lists_on() -> bool:
        if not watch(Progress(0, limits.deals, None)):
            raise Stopped
        return question.known is not None or in_time()

    deals = holdings.all_deals(limits.deals, lists_on)
    if deals is not None and not deals:
        raise _no_deal()
    errors: tuple[float, ...] | None = None
    tally = None
    if deals is not None and _is_feasible(question, deals, limits):
        tally = _count(question, deals, watch, in_time, threads)
    if tally is not None:
        boards, low_boards, shares = tally.boards, tally.low_boards, tally.shares()
    else:
        found = _sample(question, holdings, limits, seed, watch, threads)
        boards, low_boards, shares, errors = found.boards, found.low_boards, found.shares, found.errors
    hands = tuple(
        HandEquity(held.text, count, boards, share, errors[place] if errors else None)
        for place, (held, count, share) in enumerate(
            zip(question.hands, holdings.counts, shares, strict=True)
        )
    )
    known = question.known
    prospect = prospects(question.variant, known, question.board, question.dead) if known else None
    return Equity(question, errors is None, boards, low_boards, seed, hands, prospect)


def _is_feasible(question: Question, deals: Mapping[Matchup, int], limits: Limits) -> bool:
    return len(deals) == 1 or (len(deals) <= limits.matchups and len(deals) * question.boards <= BOARDS_MAX)


def _count(
    question: Question, deals: Mapping[Matchup, int], watch: Watch, in_time: GoOn, threads: int
) -> Tally | None:
    """The shares over all deals; None if there was not enough time for them."""
    code, hands = question.variant.code, len(question.hands)

    def counted(some: Sequence[tuple[Matchup, int]]) -> Dealt:
        cards = [bytes([card for hand in deal for card in cards_in(hand)]) for deal, _ in some]
        weights = [weight for _, weight in some]
        return count_deals(code, hands, cards, weights, question.board, question.dead)

    listed = list(deals.items())
    pieces = [listed[first : first + WATCHED_EVERY] for first in range(0, len(listed), WATCHED_EVERY)]
    tally, done = Tally(hands), 0
    if not watch(Progress(0, len(deals), None)):
        raise Stopped
    for piece, found in zip(pieces, in_order(counted, pieces, threads), strict=True):
        tally.add(found)
        done += len(piece)
        if not watch(Progress(done, len(deals), None)) and done < len(deals):
            raise Stopped
        if done < len(deals) and not in_time():
            return None
    return tally


def _sample(
    question: Question, holdings: Holdings, limits: Limits, seed: int, watch: Watch, threads: int
) -> Estimate:
    began = time.perf_counter()

    def go_on(so_far: Estimate) -> bool:
        worst = max(so_far.errors)
        if so_far.boards >= limits.trials or (limits.error is not None and worst <= limits.error):
            return False
        if limits.seconds is not None and time.perf_counter() - began >= limits.seconds:
            return False
        return watch(Progress(so_far.boards, limits.trials, worst))

    found = estimate(question, holdings, limits.trials, seed, go_on, threads)
    if found is None:
        raise _no_deal()
    return found


def _no_deal() -> QuestionError:
    return QuestionError(Fault.CANNOT_BE_DEALT, "these hands cannot all be dealt at once; they share cards")
