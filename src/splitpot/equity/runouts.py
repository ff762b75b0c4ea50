"""What whole hands win of a pot on average over every board that can still come."""

from collections.abc import Sequence

from splitpot.evaluator.equity import UNITS, equities
from splitpot.poker.cards import Card
from splitpot.poker.variants import Variant


def parts(variant: Variant, holes: Sequence[Sequence[Card]], board: Sequence[Card]) -> tuple[float, ...]:
    """Each hand's part of the pot, exact; they add up to 1. ValueError if a card lies in two places."""
    counted = equities(variant.code, holes, board)
    return tuple(share.equity / (UNITS * counted.boards) for share in counted.hands)
