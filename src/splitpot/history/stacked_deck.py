"""Decks stacked with known cards, and cards for hands that were thrown away unseen."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from splitpot.poker.cards import Card, full_deck
from splitpot.poker.events import Seat
from splitpot.poker.hand import Hand
from splitpot.poker.rules import Rules
from splitpot.poker.strength import strengths

FULL_BOARD = 5


def stacked_deck(
    rules: Rules,
    holes: Sequence[tuple[Card, ...] | None],
    board: tuple[Card, ...],
    second: tuple[Card, ...] = (),
) -> tuple[Card, ...]:
    """A deck that deals `holes`, from the left of the button, and `board` to their places.

    Places left open get other cards, always in the same way. `second` are the cards that a second board does
    not share with the first.
    """
    named = {card for hole in holes if hole for card in hole} | {*board, *second}
    spare = [card for card in full_deck() if card not in named]
    width = rules.variant.hole
    full = [hole or tuple(spare.pop() for _ in range(width)) for hole in holes]
    board += tuple(spare.pop() for _ in range(FULL_BOARD - len(board)))
    burned = [(spare.pop(),) if rules.burn else () for _ in range(3)]
    dealt = tuple(hole[turn] for turn in range(width) for hole in full)
    top = dealt + burned[0] + board[:3] + burned[1] + board[3:4] + burned[2] + board[4:]
    for street in _streets(len(second)):
        burn = (spare.pop(),) if rules.burn else ()
        top, second = top + burn + second[:street], second[street:]
    return top + tuple(spare)


def _streets(cards: int) -> tuple[int, ...]:
    """How many cards each street has that a second board of so many `cards` of its own is dealt on."""
    return {0: (), 1: (1,), 2: (1, 1), FULL_BOARD: (3, 1, 1)}[cards]


def losing_holes(
    hand: Hand, known: Mapping[Seat, tuple[Card, ...]], unshown: Sequence[Seat]
) -> dict[Seat, tuple[Card, ...]] | None:
    """`known` with cards for the `unshown` seats of a finished hand that win nothing of what they contested.

    None if no such cards are left, or if nobody's cards are known in a pot that one of them contested.
    """
    holes = dict(known)
    for seat in unshown:
        beaten = (hole for hole in _possible(hand, holes) if _is_beaten(hand, known, seat, hole))
        hole = next(beaten, None)
        if hole is None:
            return None
        holes[seat] = hole
    return holes


def _possible(hand: Hand, holes: Mapping[Seat, tuple[Card, ...]]) -> Iterator[tuple[Card, ...]]:
    taken = {card for hole in holes.values() for card in hole} | {*hand.board, *hand.second}
    # Suits and ranks mixed, so that a beaten hand turns up soon.
    spare = [card * 29 % 52 for card in full_deck()]
    return combinations([card for card in spare if card not in taken], hand.rules.variant.hole)


def _is_beaten(
    hand: Hand, known: Mapping[Seat, tuple[Card, ...]], seat: Seat, hole: tuple[Card, ...]
) -> bool:
    """Is `hole` beaten for every part of every pot that `seat` contested, on each board, by known hands?"""
    boards = (hand.board, hand.second) if hand.second else (hand.board,)
    for pot in hand.pots:
        if seat not in pot.contenders or len(pot.contenders) == 1:
            continue
        rivals = [known[rival] for rival in pot.contenders if rival in known]
        if not all(_loses(hand.rules, hole, rivals, board) for board in boards):
            return False
    return True


def _loses(
    rules: Rules, hole: tuple[Card, ...], rivals: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> bool:
    high, low = strengths(rules.variant, hole, board)
    shown = [strengths(rules.variant, rival, board) for rival in rivals]
    if not any(rival_high > high for rival_high, _ in shown):
        return False
    return not low or any(rival_low > low for _, rival_low in shown)
