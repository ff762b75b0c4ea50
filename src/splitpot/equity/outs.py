"""What the next card does: everybody's equity after it, and the cards that bring a hand to the front."""

import msgspec

from splitpot.evaluator.equity import equities
from splitpot.poker.cards import Card
from splitpot.poker.strength import strengths
from splitpot.poker.variants import Variant

Hole = tuple[Card, ...]


class NextCard(msgspec.Struct, frozen=True):
    """A card that may come next: each hand's units (`evaluator.equity`) over `boards`, and which hands,
    counted from 0, then have the best high and the best low (none, if nobody has one yet).
    """

    card: Card
    boards: int
    units: tuple[int, ...]
    highs: tuple[int, ...]
    lows: tuple[int, ...]


class Outs(msgspec.Struct, frozen=True):
    """Of one hand: the next cards that give it the best high, alone or with others, where it has not got it
    now; and the same for the low.
    """

    high: tuple[Card, ...]
    low: tuple[Card, ...]


class Prospect(msgspec.Struct, frozen=True):
    """The next card: who is in front now, every card that may come, highest first, and each hand's outs."""

    highs: tuple[int, ...]
    lows: tuple[int, ...]
    cards: tuple[NextCard, ...]
    outs: tuple[Outs, ...]


def prospects(variant: Variant, holes: tuple[Hole, ...], board: Hole, dead: Hole) -> Prospect | None:
    """What the next card does to these whole hands; None where the board has not three or four cards."""
    if len(board) not in (3, 4):
        return None
    out = {card for cards in (*holes, board, dead) for card in cards}
    highs, lows = _leaders(variant, holes, board)
    cards = []
    for card in range(51, -1, -1):
        if card not in out:
            counted = equities(variant.code, holes, (*board, card), dead)
            units = tuple(share.equity for share in counted.hands)
            cards.append(NextCard(card, counted.boards, units, *_leaders(variant, holes, (*board, card))))
    outs = tuple(
        Outs(
            tuple(coming.card for coming in cards if hand in coming.highs and hand not in highs),
            tuple(coming.card for coming in cards if hand in coming.lows and hand not in lows),
        )
        for hand in range(len(holes))
    )
    return Prospect(highs, lows, tuple(cards), outs)


def _leaders(
    variant: Variant, holes: tuple[Hole, ...], board: Hole
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hands with the best high and those with the best low, as the board is now."""
    made = [strengths(variant, hole, board) for hole in holes]
    best, best_low = max(high for high, _ in made), max(low for _, low in made)
    return (
        tuple(hand for hand, (high, _) in enumerate(made) if high == best),
        tuple(hand for hand, (_, low) in enumerate(made) if best_low and low == best_low),
    )
