"""What a hand is worth so far, as keys and ranks for the client to word (design: strength line)."""

import enum
from itertools import combinations

import msgspec

from splitpot import evaluator
from splitpot.poker.cards import Card, Rank
from splitpot.poker.events import High
from splitpot.poker.strength import made_high, made_low, strengths
from splitpot.poker.variants import Variant

BOARD_FULL = 5
LOWEST_HIGH_RANK = 7  # the nine: ranks 0-6 (deuce to eight) and the ace can make a low


class LowState(enum.StrEnum):
    """Whether a low is made, can still come, or cannot (rule R4.3)."""

    MADE = "made"
    POSSIBLE = "possible"
    NEEDS_OWN = "needs_own"
    IMPOSSIBLE = "impossible"


class Reading(msgspec.Struct, frozen=True):
    """A hand in words-to-be: its high, and in hi/lo games the state and ranks of its low (`low_state` None
    otherwise).

    `low_missing` is how many low cards the board still has to bring to a possible low; `counterfeited` are
    cards of the newest street that paired a card of the low, or of the draw to it, that the hand had before.
    """

    high: High
    low_state: LowState | None
    low: tuple[Rank, ...]
    low_missing: int = 0
    counterfeited: tuple[Card, ...] = ()


def read_hand(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Reading:
    """What `hole` is worth with the board so far; before the flop the hole cards alone are read."""
    if len(board) < 3:
        state = low_state(variant, hole, board)
        return Reading(_high_of_hole(variant, hole), state, (), _low_missing(hole, board, state))
    high, low = strengths(variant, hole, board)
    state = LowState.MADE if low else low_state(variant, hole, board)
    return Reading(
        made_high(high),
        state,
        made_low(low),
        _low_missing(hole, board, state),
        _counterfeited(variant, hole, board),
    )


def _low_missing(hole: tuple[Card, ...], board: tuple[Card, ...], state: LowState | None) -> int:
    """How many more low cards on the board make the low that is still possible."""
    if state is not LowState.POSSIBLE:
        return 0
    on_board = _low_ranks(board)
    return 3 - max(len(on_board - set(pair)) for pair in combinations(_low_ranks(hole), 2))


def _counterfeited(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[Card, ...]:
    """The turn or river card that paired an own card of the best low, or of the best draw, until then."""
    before, newest = board[:-1], board[-1]
    if not variant.low or len(before) < 3:
        return ()
    state = low_state(variant, hole, before)
    if state is not LowState.POSSIBLE:
        return ()
    made = made_low(strengths(variant, hole, before)[1])
    missing = sorted(_low_ranks(hole) - _low_ranks(before), key=_low_order)
    own = [rank for rank in made if rank in missing] if made else missing[:2]
    return (newest,) if newest >> 2 in own else ()


def _low_order(rank: Rank) -> int:
    """The ace is the lowest."""
    return -1 if rank == 12 else rank


def _high_of_hole(variant: Variant, hole: tuple[Card, ...]) -> High:
    """The best pair of hole cards; two of them make at most a pair."""
    ranks = sorted((card >> 2 for card in hole), reverse=True)
    pairs = [rank for rank in ranks if ranks.count(rank) > 1]
    if pairs:
        return High("pair", (pairs[0],))
    return High("high_card", tuple(ranks[: variant.must_play or 2]))


def low_state(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> LowState | None:
    """Can a low of eight or better still come: two own low ranks and three others on the board (rules R4.3,
    R4.4).
    """
    if not variant.low:
        return None
    own = _low_ranks(hole)
    on_board = _low_ranks(board)
    to_come = BOARD_FULL - len(board)
    if len(own) < 2:
        return LowState.NEEDS_OWN
    if max(len(on_board - set(pair)) for pair in combinations(own, 2)) + to_come >= 3:
        return LowState.POSSIBLE
    return LowState.IMPOSSIBLE


def _low_ranks(cards: tuple[Card, ...]) -> set[Rank]:
    ranks = {card >> 2 for card in cards}
    return {rank for rank in ranks if rank < LOWEST_HIGH_RANK or rank == 12}


def playing_cards(
    variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...], *, low: bool
) -> tuple[Card, ...]:
    """The five cards that make the high, or the low, of `hole` on a full board; empty if there is no low.

    Slow and obvious: tries every legal five and takes the first of full strength.
    """
    best = strengths(variant, hole, board)[1 if low else 0]
    if low and not best:
        return ()
    score = evaluator.low if low else evaluator.strength
    return next(five for five in _fives(variant, hole, board) if score(five) == best)


def _fives(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    if variant.must_play is None:
        return list(combinations(hole + board, BOARD_FULL))
    own = variant.must_play
    return [h + b for h in combinations(hole, own) for b in combinations(board, BOARD_FULL - own)]
