"""Amounts as people write them: decimals of a chip, with one fixed scale for the whole room."""

import re

from splitpot.poker.rules import Chips

UNITS_PER_CHIP = 100
_AMOUNT = re.compile(r"([0-9]{1,12})(?:\.([0-9]{1,2}))?")


def parse_amount(text: str) -> Chips:
    """The smallest units that `text` names: ``2`` is 200, ``0.5`` and ``0.50`` are 50. Raises ValueError."""
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise ValueError(
            f"'{text}' is not an amount; write chips with at most two decimals, as in 12 or 0.50"
        )
    whole, decimals = match.groups()
    return int(whole) * UNITS_PER_CHIP + int((decimals or "").ljust(2, "0"))


def amount_text(chips: Chips) -> str:
    """The amount in chips, with two decimals where it is no whole number: ``2``, ``0.50``, ``-1.25``."""
    sign = "-" if chips < 0 else ""
    whole, rest = divmod(abs(chips), UNITS_PER_CHIP)
    return f"{sign}{whole}.{rest:02d}" if rest else f"{sign}{whole}"
