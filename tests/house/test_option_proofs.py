"""Every value that a house can give to its rules is played in a transcript that names it."""

import enum
import re

import msgspec

from splitpot.history.transcript_rules import rules_from
from splitpot.poker.options import Limit
from splitpot.poker.rules import Rules
from splitpot.poker.variants import VARIANTS
from tests.house.tracked import tracked

OPENING = re.compile(r"^(?:rules|table) +(\w+) +(?:(fixed|pot|no) )?(.*)$", re.MULTILINE)
OPTION = re.compile(r"(\w+)=(\S+)")
# Amounts and counts have no list of values; each is played with one that differs from the usual one.
COUNTED = {"unit", "small_blind", "ante", "min_buy_in", "max_buy_in", "max_raises", "return_within", "seats"}
STAKES = {"big_blind", "small_bet", "big_bet"}
WORDS = {"yes": "true", "no": "false"}


def named() -> set[tuple[str, str]]:
    """All pairs of option and value that the opening lines of transcripts name, game and limit with them."""
    pairs = set()
    for file in tracked(".hand", ".table"):
        for game, limit, rest in OPENING.findall(file.read_text(encoding="utf-8")):
            pairs |= {("game", game), ("limit", limit or "fixed")}
            pairs |= {(name, WORDS.get(value, value)) for name, value in OPTION.findall(rest)}
            pairs |= {("seats", count) for count in re.findall(r"\b(\d+) seats", rest)}
    return pairs


def values_of(field: msgspec.structs.FieldInfo) -> set[str]:
    """Every value of an option with a list of them; booleans have two."""
    if field.name == "game":
        return set(VARIANTS)
    if field.type is bool:
        return {"true", "false"}
    if isinstance(field.type, type) and issubclass(field.type, enum.StrEnum):
        return {member.value for member in field.type}
    return set()


def test_every_value_of_every_option_is_played() -> None:
    """``button_rule=dead``, ``burn=no``, ``limit`` pot: none is only written down."""
    played = named()
    missing = [
        f"{field.name}={value}"
        for field in msgspec.structs.fields(Rules)
        for value in sorted(values_of(field))
        if (field.name, value) not in played
    ]

    assert [] == missing


def test_every_counted_option_is_played_with_two_values() -> None:
    """An amount, a number of raises, minutes, seats: once as usual and once otherwise."""
    played = named()
    usual = {field.name: str(field.default) for field in msgspec.structs.fields(Rules)}
    lonely = [
        name
        for name in sorted(COUNTED)
        if not {value for key, value in played if key == name} - {usual[name]}
    ]

    assert [] == lonely


def test_no_option_of_the_rules_is_forgotten_here() -> None:
    """Each field of the rules is a stake, is counted, is the rake, or has a list of values."""
    fields = msgspec.structs.fields(Rules)

    assert {field.name for field in fields if not values_of(field)} == COUNTED | STAKES | {"rake"}


def test_every_part_of_the_rake_is_played() -> None:
    """Percentage, cap, caps for few players, step, and what becomes of hands that end before the flop."""
    played = named()
    rake = {"rake", "rake_cap", "rake_caps", "rake_step"}

    assert rake <= {name for name, _ in played}
    assert {("no_flop_no_drop", "true"), ("no_flop_no_drop", "false")} <= played


def test_a_value_that_does_not_exist_is_refused() -> None:
    """The opening line is read by the rules themselves, so that a misspelt value proves nothing."""
    refused = 0
    for option in ("button_rule=backward", "burn=perhaps", "odd=high", "limit=pot"):
        try:
            rules_from("omaha8", Limit.FIXED, 200, 400, [option])
        except ValueError:
            refused += 1

    assert 4 == refused
