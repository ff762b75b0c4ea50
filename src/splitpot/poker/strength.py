"""How strong a hand is: the evaluator's ints, and what they mean in ranks."""

from functools import lru_cache

from splitpot import evaluator
from splitpot.poker.cards import Card, Rank
from splitpot.poker.events import High
from splitpot.poker.variants import Variant

ACE = 12


@lru_cache(maxsize=4096)
def strengths(variant: Variant, hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[int, int]:
    """High and low strength of `hole` with three to five board cards; larger is better, low 0 is no low
    (rules R3, R4).
    """
    if variant.must_play is None:
        return evaluator.strength(hole + board), 0
    high, low = evaluator.omaha(hole, board)
    return high, low if variant.low else 0


@lru_cache(maxsize=8192)
def made_high(strength: int) -> High:
    """The category and ranks of a high strength, in order of weight."""
    return High(evaluator.category(strength).name.lower(), evaluator.ranks(strength))


@lru_cache(maxsize=64)
def made_low(strength: int) -> tuple[Rank, ...]:
    """The five card ranks of a low strength, highest first and the ace last; empty if there is no low."""
    return evaluator.low_ranks(strength) if strength else ()
