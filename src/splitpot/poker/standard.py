"""What a table has if its house says nothing, and where a house plays otherwise."""

import msgspec

from splitpot.poker.options import Limit
from splitpot.poker.rules import Rules

# What every table has to say for itself: a kind of table, not a custom of its house.
_KIND = {"game", "limit", "small_blind", "big_blind", "small_bet", "big_bet", "seats", "unit"}
_KIND |= {"min_buy_in", "max_buy_in"}

STANDARD: dict[str, object] = {
    field.name: field.default for field in msgspec.structs.fields(Rules) if field.name not in _KIND
}
"""The first value that the rulebook names of each option."""


def differing(rules: Rules) -> tuple[str, ...]:
    """The names of all options that are not as usual at this table, in the order of the rules.

    The small blind is one of them where it is not half the big blind of a fixed-limit table (rule R2.1).
    """
    rounded = rules.limit is Limit.FIXED and 2 * rules.small_blind != rules.big_blind
    others = tuple(name for name, usual in STANDARD.items() if getattr(rules, name) != usual)
    return ("small_blind", *others) if rounded else others
