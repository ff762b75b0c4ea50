"""Reading a strength: its category and the ranks that decide.

A high strength is `category << 20 | r1 << 16 | r2 << 12 | r3 << 8 | r4 << 4 | r5`, the most significant rank
first, unused places 0. A low strength is 0 for none, else `256 - mask`, where the mask of its five ranks has
bit 0 for the ace, bit 1 for the deuce, up to bit 7 for the eight. Larger is better in both.
"""

from enum import IntEnum

ACE = 12


class Category(IntEnum):
    """What kind of hand it is, the larger the better; a royal flush is a straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


# How many ranks decide within a category; of a straight only the top one does.
_DECIDING = (5, 4, 3, 3, 1, 5, 2, 2, 1)


def category(strength: int) -> Category:
    """Tell the category of a high strength; ValueError if it is none."""
    return Category(strength >> 20)


def ranks(strength: int) -> tuple[int, ...]:
    """List the ranks (0 to 12) that decide a high strength; of two pair: high pair, low pair, kicker.

    A straight has its top rank only, and the top of a wheel is its five. ValueError if it is no strength.
    """
    if not 0 <= strength >> 20 < len(_DECIDING):
        raise ValueError(
            f"{strength} is not a high strength: its category would be {strength >> 20}, not 0 to 8"
        )
    return tuple(strength >> shift & 0xF for shift in range(16, 16 - 4 * _DECIDING[strength >> 20], -4))


def low_ranks(low: int) -> tuple[int, ...]:
    """List the five ranks of a low as it is spoken, highest first and the ace last; () for 0, which is none.

    ValueError if it is no low strength.
    """
    mask = 256 - low if low else 0
    if low and not (0 < mask < 256 and mask.bit_count() == 5):
        raise ValueError(f"{low} is not a low strength: it is 0, or 256 less a mask of five ranks")
    spoken = [bit - 1 if bit else ACE for bit in range(7, -1, -1) if mask >> bit & 1]
    return tuple(spoken)
