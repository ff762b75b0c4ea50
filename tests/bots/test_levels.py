"""The three levels against each other: each plays better than the one below."""

from statistics import mean

import pytest

from splitpot.poker.rules import Limit, Rules, fixed_limit
from splitpot.table.view import BotLevel
from tests.bots.matches import match

DECKS = {"omaha8": 300, "holdem": 300, "omaha": 300}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(DECKS))
@pytest.mark.parametrize(
    ("better", "worse"), [(BotLevel.HARD, BotLevel.MEDIUM), (BotLevel.MEDIUM, BotLevel.EASY)]
)
def test_the_better_level_wins(game: str, better: BotLevel, worse: BotLevel) -> None:
    """Three and three at a table of six, each deck played twice: chips go from the worse to the better."""
    won = match(fixed_limit(game, 200, 400, seats=6), better, worse, decks=DECKS[game], seed=11)

    assert mean(won) > 0


def test_hard_takes_chips_from_easy() -> None:
    """A few decks tell the strongest level from the weakest."""
    won = match(fixed_limit("omaha8", 200, 400, seats=6), BotLevel.HARD, BotLevel.EASY, decks=60, seed=3)

    assert mean(won) > 0


@pytest.mark.parametrize("limit", [Limit.POT, Limit.NO])
@pytest.mark.parametrize("game", ["omaha8", "holdem", "omaha"])
def test_every_level_plays_the_other_limits_too(game: str, limit: Limit) -> None:
    """With pot and no limit all actions are legal as well; an illegal one would be refused."""
    rules = Rules(
        game=game, limit=limit, small_blind=100, big_blind=200, small_bet=200, big_bet=200, seats=4, unit=50
    )

    assert 6 == len(match(rules, BotLevel.HARD, BotLevel.EASY, decks=6, seed=4))
    assert 6 == len(match(rules, BotLevel.MEDIUM, BotLevel.EASY, decks=6, seed=4))
