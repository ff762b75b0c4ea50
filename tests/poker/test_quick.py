"""The hand played in place: the C++ core and its twin offer and refuse the same, and tell the same facts."""

import ast
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from splitpot.poker import quick, quick_twin
from splitpot.poker.actions import IllegalAction
from splitpot.poker.cards import full_deck
from splitpot.poker.events import HandStarted, Post, PostKind, Stack
from splitpot.poker.rules import Limit, Rules, fixed_limit
from tests.house.tracked import ROOT
from tests.oracles.random_hands import random_start

HANDS = (quick.QuickHand, quick_twin.QuickHand)
ACTIONS: dict[str, Callable[[quick_twin.QuickHand], None]] = {
    "fold": lambda hand: hand.fold(),
    "check": lambda hand: hand.check(),
    "call": lambda hand: hand.call(),
    "bet 1": lambda hand: hand.bet(1),
    "bet 25": lambda hand: hand.bet(25),
    "bet 1000000": lambda hand: hand.bet(1_000_000),
}


def start(rules: Rules | None = None, seats: int = 3) -> HandStarted:
    """Players with 500 chips at a 10/20 table, the deck in order."""
    return HandStarted(
        number=1,
        rules=rules or replace(fixed_limit("holdem", 10, 20), unit=5),
        button=seats - 1,
        seats=tuple(Stack(seat, 500) for seat in range(seats)),
        posts=(Post(0, PostKind.SMALL_BLIND, 5), Post(1, PostKind.BIG_BLIND, 10)),
        deck=full_deck(),
    )


def outcome(hand: quick_twin.QuickHand, action: str) -> object:
    """What comes of an action: the refusal with its values, or None."""
    try:
        ACTIONS[action](hand)
    except IllegalAction as refused:
        return refused.reason, refused.values
    return None


def test_the_core_plays() -> None:
    """These tests compare the core with its twin, so it must be there."""
    assert "c++" == quick.implementation()


@pytest.mark.parametrize(("wanted", "who"), [("", "c++"), ("python", "python")])
def test_the_environment_chooses_the_twin(wanted: str, who: str) -> None:
    """SPLITPOT_EVALUATOR=python plays without the core; without it the core plays."""
    told = subprocess.run(
        [sys.executable, "-c", "from splitpot.poker import quick; print(quick.implementation())"],
        env={**os.environ, "SPLITPOT_EVALUATOR": wanted},
        capture_output=True,
        text=True,
        check=True,
    )

    assert who == told.stdout.strip()


@pytest.mark.parametrize("limit", Limit)
@pytest.mark.parametrize("before", [(), ("call", "call", "check"), ("call", "call", "check", "check")])
@pytest.mark.parametrize("action", ACTIONS)
def test_core_and_twin_accept_and_refuse_alike(limit: Limit, before: tuple[str, ...], action: str) -> None:
    """Whatever is wished for on whichever turn, the answer and the state after it are the same."""
    core, twin = (made(start(replace(start().rules, limit=limit))) for made in HANDS)
    for step in before:
        assert outcome(core, step) == outcome(twin, step)

    assert outcome(core, action) == outcome(twin, action)
    assert (core.turn, core.owed, core.min_to, core.max_to) == (
        twin.turn,
        twin.owed,
        twin.min_to,
        twin.max_to,
    )
    assert core.actions == twin.actions


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("made", HANDS)
def test_a_hand_that_is_over_takes_no_action(made: type[quick_twin.QuickHand], action: str) -> None:
    """Two folds end it; the big blind takes the blinds."""
    hand = made(start())
    hand.fold()
    hand.fold()

    assert ("hand_over", {}) == outcome(hand, action)
    assert (None, 0, None, None, True) == (hand.turn, hand.owed, hand.min_to, hand.max_to, hand.over)
    assert (495, 505, 500) == hand.stacks


@pytest.mark.parametrize("made", HANDS)
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": (Stack(0, 500),)}, "1 seats cannot be dealt in"),
        ({"deck": full_deck()[:51]}, "a deck is 52 different cards, each an int from 0 to 51"),
        ({"deck": (0, *full_deck()[:51])}, "a deck is 52 different cards, each an int from 0 to 51"),
        ({"posts": (Post(7, PostKind.BIG_BLIND, 10),)}, "seat 7 is not dealt in"),
    ],
)
def test_what_cannot_be_played_is_refused(
    made: type[quick_twin.QuickHand], changes: dict[str, object], sentence: str
) -> None:
    """A start that no table would make is named in one sentence, the same by both."""
    with pytest.raises(ValueError, match=rf"^{sentence}$"):
        made(replace(start(), **changes))


@pytest.mark.parametrize("made", HANDS)
def test_hole_cards_are_told_by_seat(made: type[quick_twin.QuickHand]) -> None:
    """One card at a time from the left of the button; a seat that is not there has none."""
    hand = made(start())

    assert ((0, 3), (2, 5)) == (hand.hole(0), hand.hole(2))
    with pytest.raises(ValueError, match=r"^seat 9 is not dealt in$"):
        hand.hole(9)


def test_rules_that_change_between_hands_are_read_again() -> None:
    """A raised limit counts from the hand that has it, and the old one again after it."""
    raised = start(fixed_limit("holdem", 20, 40))

    assert [20, 40, 20] == [quick.QuickHand(one).min_to for one in (start(), raised, start())]


@pytest.mark.parametrize("number", range(40))
def test_the_facts_of_a_quick_hand_lead_to_its_end(number: int) -> None:
    """The rules replay what was done and arrive where the core is, in mid-hand and at the end."""
    chance = random.Random(number)
    started = random_start(chance)
    core, twin = (made(started) for made in HANDS)
    while not core.over:
        options = ["call" if core.owed else "check"] + ["fold"] * bool(core.owed)
        wish = chance.choice(options)
        ACTIONS[wish](core)
        ACTIONS[wish](twin)
        told = list(quick.facts(started, core))

        assert told == list(quick.facts(started, twin))
        assert core.over == (type(told[-1]).__name__ == "HandEnded")
        if core.over:
            assert core.stacks == tuple(stack.chips for stack in told[-1].stacks)


def test_the_example_in_the_documentation_plays_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with all chips among the stacks and the facts from the first to the last."""
    text = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    exec(compile(example, "performance.md", "exec"), {})

    stacks, told = map(ast.literal_eval, capsys.readouterr().out.splitlines())
    assert 12_000 == sum(stacks)
    assert ("HandStarted", "HandEnded") == (told[0], told[-1])
