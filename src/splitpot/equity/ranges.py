"""A range: the hands somebody may hold, each with its weight; and what is wrong with a text that is none."""

from collections.abc import Mapping

import msgspec

from splitpot.equity.combos import Combo, all_combos, random_count

WHOLE = 100
"""The weight of a hand that is held every time; 50 is every other time."""
COMBOS_MAX = 300_000
"""Hands of one range: all 270,725 of four cards, but not all of five."""


class RangeError(ValueError):
    """Text that is no range. `position` counts the characters of the text from 1; `code` is for programs."""

    def __init__(self, code: str, text: str, position: int, problem: str) -> None:
        where = f"at character {position} of '{text}': " if text else ""
        super().__init__(f"{where}{problem}")
        self.code = code
        self.text = text
        self.position = position
        self.problem = problem


class Range(msgspec.Struct, frozen=True):
    """The hands of `hole` cards that a text names; `weights` is None if any hand will do.

    Weights are percent, 1 to 100. Every hand stands there once, whatever the text says.
    """

    text: str
    hole: int
    weights: Mapping[Combo, int] | None

    @property
    def known(self) -> Combo | None:
        """The hand, if the range is one hand and nothing else."""
        if self.weights is None or len(self.weights) != 1:
            return None
        return next(iter(self.weights))

    @property
    def count(self) -> int:
        """How many hands the range holds before any card is out."""
        return random_count(self.hole) if self.weights is None else len(self.weights)

    def without(self, dead: Combo) -> Mapping[Combo, int]:
        """The hands that are left, with their weights, once `dead` cards are out."""
        if self.weights is None:
            return dict.fromkeys(all_combos(self.hole, dead), WHOLE)
        return {hand: weight for hand, weight in self.weights.items() if not hand & dead}
