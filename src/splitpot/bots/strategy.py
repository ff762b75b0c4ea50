"""What a practice opponent does when it is asked: one function a level, blind to all a person cannot see."""

import random
from collections.abc import Callable

from splitpot.bots.levels import easy, hard, medium
from splitpot.bots.spot import Spot, spot
from splitpot.poker.actions import Action
from splitpot.table.view import BotLevel, TableView

_LEVELS: dict[BotLevel, Callable[[Spot, random.Random], Action]] = {
    BotLevel.EASY: easy,
    BotLevel.MEDIUM: medium,
    BotLevel.HARD: hard,
}


def choose(view: TableView, chance: random.Random) -> Action | None:
    """The action of the seat that `view` belongs to, by its level; None if none is asked."""
    here = spot(view)
    return None if here is None else _LEVELS[here.level](here, chance)
