"""Random hands draw every option that matters inside a hand, and the quick hand keeps to each."""

import enum
import random
from itertools import count

import msgspec
import pytest
from msgspec.structs import replace

from splitpot.poker import quick, quick_twin
from splitpot.poker.events import HandStarted
from splitpot.poker.rules import Rules, RulesError, check_rules
from splitpot.poker.variants import VARIANTS
from tests.oracles.random_hands import random_rules, random_start

HANDS = 400
# What only decides between hands: who sits, who posts, where the button goes, who reads a hand afterwards.
BETWEEN_HANDS = {"button_rule", "missed_sb", "wait_for_bb", "buy_button", "mucked_visible"}
# What moves chips or changes a choice once the posts are given; the others name posts, or say what is shown.
DECISIVE = (
    "limit",
    "cap_heads_up",
    "odd_chip",
    "identical_hands",
    "burn",
    "reopen_test",
    "pot_limit_counts",
    "straddle_min_raise",
    "run_it_twice",
)


def values_of(field: msgspec.structs.FieldInfo) -> tuple[object, ...]:
    """Every value of an option with a list of them; none of amounts and counts."""
    if field.name == "game":
        return tuple(VARIANTS)
    if field.type is bool:
        return (False, True)
    return tuple(field.type) if isinstance(field.type, enum.EnumType) else ()


OPTIONS = {field.name: values_of(field) for field in msgspec.structs.fields(Rules)}


def course(kind: type[quick_twin.QuickHand], start: HandStarted, number: int) -> object:
    """One hand by the choices of chance `number`: what was offered at every turn, and what came of it."""
    hand, chance, offers = kind(start), random.Random(number), []
    while not hand.over:
        offers.append((hand.turn, hand.owed, hand.min_to, hand.max_to))
        wish = chance.random()
        if hand.owed and wish < 0.12:
            hand.fold()
        elif wish < 0.55 and hand.min_to is not None and hand.max_to is not None:
            hand.bet(hand.min_to if wish < 0.4 else hand.max_to)
        elif hand.owed:
            hand.call()
        else:
            hand.check()
    return offers, hand.board, hand.second, hand.stacks, hand.carried


def other(start: HandStarted, name: str, value: object) -> HandStarted | None:
    """The same start under another value of one option; None where these rules do not allow it."""
    rules = replace(start.rules, **{name: value})
    try:
        check_rules(rules)
    except RulesError:
        return None
    return replace(start, rules=rules)


def test_every_value_is_drawn() -> None:
    """A new option is drawn too, or is said to matter between hands only."""
    drawn = [random_rules(random.Random(number)) for number in range(HANDS)]
    missing = [
        f"{name}={value}"
        for name, values in OPTIONS.items()
        for value in values
        if name not in BETWEEN_HANDS and value not in {getattr(rules, name) for rules in drawn}
    ]

    assert [] == missing
    for name in ("rake", "max_raises", "ante", "unit", "small_blind"):
        assert len({getattr(rules, name) for rules in drawn}) > 1


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in DECISIVE for value in OPTIONS[name]])
def test_the_quick_hand_keeps_to_it(name: str, value: object) -> None:
    """Some hand goes another way under this value than under its own, and the twin goes the same way."""
    for number in count():
        assert number < 20_000, f"{name}={value} changes nothing"
        start = random_start(random.Random(number))
        changed = None if getattr(start.rules, name) == value else other(start, name, value)
        if changed is None:
            continue
        now = course(quick.QuickHand, changed, number)
        if now != course(quick.QuickHand, start, number):
            assert now == course(quick_twin.QuickHand, changed, number)
            return
