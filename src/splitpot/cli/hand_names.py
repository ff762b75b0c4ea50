"""Hands in English words, for the terminal."""

from splitpot.evaluator import Category, category, low_ranks, ranks

ACE = 12

_SINGULAR = (
    "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
_PLURAL = tuple("sixes" if name == "six" else f"{name}s" for name in _SINGULAR)
_LOW_LETTERS = "2345678_____A"


def high_name(strength: int) -> str:
    """Name a high strength, such as "two pair, kings and fours"."""
    deciding = ranks(strength)
    first, second = deciding[0], deciding[min(1, len(deciding) - 1)]
    match category(strength):
        case Category.HIGH_CARD:
            return f"high card {_SINGULAR[first]}"
        case Category.PAIR:
            return f"pair of {_PLURAL[first]}"
        case Category.TWO_PAIR:
            return f"two pair, {_PLURAL[first]} and {_PLURAL[second]}"
        case Category.TRIPS:
            return f"three of a kind, {_PLURAL[first]}"
        case Category.STRAIGHT:
            return f"straight, {_SINGULAR[first]} high"
        case Category.FLUSH:
            return f"flush, {_SINGULAR[first]} high"
        case Category.FULL_HOUSE:
            return f"full house, {_PLURAL[first]} full of {_PLURAL[second]}"
        case Category.QUADS:
            return f"four of a kind, {_PLURAL[first]}"
        case Category.STRAIGHT_FLUSH:
            return "royal flush" if first == ACE else f"straight flush, {_SINGULAR[first]} high"


def low_name(low: int) -> str:
    """Name a low strength, such as "low 8-6-4-3-A"."""
    return "low " + "-".join(_LOW_LETTERS[rank] for rank in low_ranks(low))
