"""Amounts of chips as the host writes them in a preset, and the sentence for one that cannot be read."""

import re

from splitpot.cluster.tables import CHIP
from splitpot.poker.rules import Chips

_AMOUNT = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,2}))?")


class PresetError(ValueError):
    """A preset that cannot be played; the text says what is wrong and what would be right."""


def chips_of(text: str) -> Chips:
    """The smallest units that `text` names. Raises PresetError."""
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise PresetError(f"'{text}' is no amount of chips; write it as in 12 or 0.50")
    whole, decimals = match.groups()
    return int(whole) * CHIP + int((decimals or "").ljust(2, "0"))


def text_of(chips: Chips) -> str:
    """The amount in chips, with two decimals where it is no whole number."""
    whole, rest = divmod(chips, CHIP)
    return f"{whole}.{rest:02d}" if rest else str(whole)
