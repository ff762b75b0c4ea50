"""Numbers that a caller gives, refused in one sentence where they cannot be."""

from collections.abc import Iterable
from operator import index

SEED_MAX = (1 << 64) - 1
"""The core's chance begins with 64 bits."""


def whole_number(name: str, number: int, least: int, most: int | None = None) -> int:
    """Give the number as an int, one of NumPy too; ValueError names what is none, or out of bounds."""
    try:
        found = index(number)
    except TypeError:
        raise ValueError(f"{name} must be an int, not {number!r}") from None
    if found < least or (most is not None and found > most):
        bounds = f"{least} or more" if most is None else f"{least} to {most}"
        raise ValueError(f"{name} must be {bounds}, not {found}")
    return found


def whole_numbers(name: str, numbers: Iterable[int], least: int, most: int | None = None) -> list[int]:
    """Give numbers of one kind as ints; ValueError names the first that cannot be by its place."""
    given = list(numbers)
    try:
        found = list(map(index, given))
    except TypeError:
        found = []
    if found and min(found) >= least and (most is None or max(found) <= most):
        return found
    return [whole_number(f"{name} {place}", number, least, most) for place, number in enumerate(given)]
