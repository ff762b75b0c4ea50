"""Where a house plays otherwise than usual is known by name, so that a sign can word it."""

import msgspec
import pytest
from msgspec.structs import replace

from splitpot.poker.options import Kill, Limit, OddChip
from splitpot.poker.rules import Rake, Rules, fixed_limit
from splitpot.poker.standard import STANDARD, differing

USUAL = fixed_limit("omaha8", 200, 400)


@pytest.mark.parametrize("game", ["omaha8", "holdem"])
def test_a_usual_table_differs_in_nothing(game):
    """Game, stakes, seats and smallest chip are the kind of table, not a custom of the house."""
    rules = fixed_limit(game, 300, 600, seats=6, unit=50)

    assert () == differing(rules)
    assert () == differing(replace(rules, limit=Limit.NO, max_buy_in=60_000, small_blind=100))


def test_each_option_that_differs_is_named():
    """In the order of the rules, the rake among them."""
    rules = replace(
        USUAL, kill=Kill.HALF, odd_chip=OddChip.CARRY_OVER, ante=100, rake=Rake(500, 300), buy_button=True
    )

    assert ("odd_chip", "rake", "ante", "buy_button", "kill") == differing(rules)


def test_a_rounded_small_blind_is_named():
    """At 5-10 with fixed limit a small blind of 2 is no half (rule R2.1); elsewhere it names the stakes."""
    rounded = fixed_limit("holdem", 500, 1000, small_blind=200)

    assert ("small_blind",) == differing(rounded)
    assert () == differing(replace(rounded, limit=Limit.POT))


def test_every_field_of_the_rules_is_a_kind_or_has_a_standard():
    """A new option cannot be forgotten: what has a usual value is compared."""
    named = {field.name for field in msgspec.structs.fields(Rules)}
    kind = named - set(STANDARD)

    assert {
        "game", "limit", "small_blind", "big_blind", "small_bet", "big_bet", "seats", "unit", "min_buy_in",
        "max_buy_in",
    } == kind  # fmt: skip
