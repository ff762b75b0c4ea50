"""Hands that were really played, replayed by the rules from facts of our own, and what a replay notices."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from splitpot.history.real_hand import Lack, PrintedPot, RealHand, Unplayable, Verb
from splitpot.history.replayed import Outcome, Replay, replay
from tests.history.facts import read_facts, write_facts

FILES = sorted((Path(__file__).parents[1] / "hands" / "real").glob("*.txt"))
LEAST = 300  # hands of which we hold the facts


def hands_of(file: Path) -> list[RealHand]:
    """All hands of one file of facts."""
    return list(read_facts(file.read_text(encoding="utf-8")))


def test_there_are_hundreds_of_them():
    """Three games and three limits are among them."""
    hands = [hand for file in FILES for hand in hands_of(file)]

    assert len(hands) >= LEAST
    assert {"holdem", "omaha", "omaha8"} == {hand.rules.game for hand in hands}
    assert {"fixed", "pot", "no"} == {hand.rules.limit.value for hand in hands}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_real_hands_go_as_they_went(file):
    """Every action is legal, and every chip goes where it went."""
    differing = {hand.number: result for hand in hands_of(file) if (result := replay(hand)).expected}

    assert {} == differing


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_form_is_written_as_it_is_read(file):
    """What is read from a file of facts is written the same way again."""
    comment, _, facts = file.read_text(encoding="utf-8").partition("\n\n")

    assert comment.startswith("# ")
    assert facts == "\n".join(write_facts(hand, int(hand.number)) for hand in hands_of(file))


def test_the_example_of_the_manual_agrees():
    """What docs/conformance.md shows can be read, and is true."""
    manual = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```\n(hand .*?)^```", manual, re.MULTILINE | re.DOTALL)

    assert Replay(Outcome.AGREES) == replay(hand_of(example))


HAND = """\
hand 1
rules omaha8 pot 0.10/0.20
seats button 1 | 1 20 | 2 4.10 | 3 20
posts 2 small_blind 0.10 | 3 big_blind 0.20
cards 1 AsAh2d3c | 2 KsKh9d9c | 3 QsQhJdTd
preflop: 1 raises to 0.70, 2 calls 0.60, 3 calls 0.50
flop 5c6dKc: 2 bets 2.10, 3 calls 2.10, 1 calls 2.10
turn 8h: 2 bets 1.30 all-in, 3 calls 1.30, 1 raises to 4, 3 calls 2.70
river 2s: 3 checks, 1 bets 5, 3 folds
returned 1 5
total 17.70 rake 0.50
won 11.90: 1 5.95, 2 5.95 | 5.30: 1 5.30
"""


def hand_of(text: str) -> RealHand:
    """The one hand of `text`."""
    (hand,) = read_facts(text)
    return hand


def test_pots_are_divided_without_the_rake():
    """Each pot is short of its rake where it was won: 12.30 less 0.40, and 5.40 less 0.10."""
    assert Replay(Outcome.AGREES) == replay(hand_of(HAND))


@pytest.mark.parametrize(
    ("printed", "instead", "expected", "got"),
    [
        ("2 calls 0.60", "2 calls 0.50", "seat 2 calls 0.50", "a call of 0.60"),
        (
            "1 raises to 0.70",
            "1 raises to 0.71",
            "seat 1 raises to 0.71",
            "the refusal wrong_amount min 0.40 max 0.70 (seat 1 is to act)",
        ),
        ("1.30 all-in", "1.30", "seat 2 bets 1.30", "him all-in"),
        ("3 calls 1.30", "3 calls 1.30 all-in", "seat 3 calls 1.30 all-in", "him with chips left"),
        ("3 checks, 1 bets", "1 bets", "seat 1 bets 5", "the refusal not_your_turn (seat 3 is to act)"),
        (", 3 calls 2.70", "", "seat 3 checks on the river", "the turn"),
        ("3 checks, 1 bets 5, 3 folds", "3 checks", "the hand over", "seat 1 to act"),
        ("3 folds", "3 folds, 1 checks", "seat 1 checks", "the refusal hand_over (nobody is to act)"),
        ("total 17.70", "total 17.60", "a pot of 17.60 in all", "12.30 + 5.40"),
        ("rake 0.50", "rake 0.40", "pots 11.90 + 5.30 and a rake of 0.40", "pots 12.30 + 5.40"),
        ("| 5.30: 1 5.30", "| 5.50: 1 5.50", "pots 11.90 + 5.50 and a rake of 0.50", "pots 12.30 + 5.40"),
        (
            "1 5.95, 2 5.95",
            "1 5.96, 2 5.94",
            "won of pot 0: seat 1 5.96, seat 2 5.94",
            "won of pot 0: seat 1 5.95, seat 2 5.95",
        ),
        ("returned 1 5\n", "", "returned: nothing", "returned: seat 1 5"),
        ("1 AsAh2d3c", "1 AsAhQcQd", "won of pot 0: seat 1 5.95, seat 2 5.95", "won of pot 0: seat 2 11.90"),
    ],
)
def test_a_fact_that_is_not_so_is_named(printed, instead, expected, got):
    """The replay says what is printed and what the rules make of it."""
    assert printed in HAND
    result = replay(hand_of(HAND.replace(printed, instead)))

    assert Replay(Outcome.DIFFERS, expected=expected, got=got) == result


def test_a_merged_pot_hides_its_parts_only():
    """Where a converter lays side pots together, the sums have to be right."""
    merged = HAND.replace(" rake 0.50", "").partition("won")[0] + "won 17.70: 1 11.55, 2 6.15 merged\n"

    assert Replay(Outcome.AGREES) == replay(hand_of(merged))
    assert Outcome.DIFFERS is replay(hand_of(merged.replace("1 11.55, 2 6.15", "1 11.54, 2 6.16"))).outcome


def test_one_rake_for_several_pots_cannot_be_divided():
    """What it was taken from is not said."""
    merged = HAND.partition("won")[0] + "won 17.20: 1 11.25, 2 5.95 merged\n"

    assert Replay(Outcome.SKIPPED, lack=Lack.RAKE_NOT_DIVIDED) == replay(hand_of(merged))


UNKNOWN = Replay(Outcome.SKIPPED, lack=Lack.CARDS_NOT_SHOWN)
SHOWDOWN = """\
hand 1
rules omaha8 pot 1/2
seats button 1 | 1 200 | 2 200
posts 1 small_blind 1 | 2 big_blind 2
cards 1 AsAh2d3c
preflop: 1 calls 1, 2 checks
flop 5c6dKc: 2 checks, 1 checks
turn 8h: 2 checks, 1 checks
river 2s: 2 checks, 1 checks
total 4
won 4: 1 4
"""


def test_a_called_hand_that_nobody_saw_is_taken_to_lose():
    """Its owner threw it away, so it won nothing of what it contested."""
    assert Replay(Outcome.AGREES, unshown=1) == replay(hand_of(SHOWDOWN))


@pytest.mark.parametrize(
    ("printed", "instead"),
    [("won 4: 1 4", "won 4: 1 2, 2 2"), ("won 4: 1 4", "won 4: 2 4"), ("cards 1 AsAh2d3c\n", "")],
)
def test_an_unseen_hand_that_matters_is_not_made_up(printed, instead):
    """Who won with unseen cards, or against none that are known, cannot be checked."""
    assert UNKNOWN == replay(hand_of(SHOWDOWN.replace(printed, instead)))


def test_an_unseen_hand_that_cannot_lose_is_not_made_up():
    """The board plays for everybody, so whoever threw his hand away had a share of the pot."""
    royal = SHOWDOWN.replace("omaha8", "holdem").replace("AsAh2d3c", "2c3d")
    royal = royal.replace("5c6dKc", "AsKsQs").replace("8h", "Js").replace("river 2s", "river Ts")

    assert UNKNOWN == replay(hand_of(royal))


TWICE = """\
hand 1
rules holdem no 1/2
seats button 1 | 1 20 | 2 21
posts 1 small_blind 1 | 2 big_blind 2
cards 1 AsAh | 2 KsKh
preflop: 1 raises to 6, 2 calls 4
flop 2c7d9h: 2 bets 14.50, 1 calls 14 all-in
turn 4c:
river Kd:
second 3c3d
returned 2 0.50
total 40
won 40: 1 20, 2 20
"""


def test_a_board_that_was_run_twice_has_two_winners():
    """The second board goes on from the cards that both share."""
    assert Replay(Outcome.AGREES) == replay(hand_of(TWICE))


def test_a_second_board_that_the_rules_do_not_deal_is_named():
    """Both players had chips left on the flop, and betting went on."""
    checked = TWICE.replace("14.50, 1 calls 14 all-in", "4, 1 calls 4").replace("returned 2 0.50\n", "")
    checked = checked.replace("turn 4c:", "turn 4c: 2 checks, 1 checks").replace(
        "Kd:", "Kd: 2 checks, 1 checks"
    )
    result = replay(hand_of(checked.replace("total 40", "total 20").replace("40: 1 20, 2 20", "20: 2 20")))

    assert ("a second board 2c7d9h3c3d", "none") == (result.expected, result.got)


def test_a_fold_for_nothing_is_taken_as_it_is():
    """Other rooms let a player fold where a check is free."""
    folds = SHOWDOWN.replace("flop 5c6dKc: 2 checks, 1 checks", "flop 5c6dKc: 2 checks, 1 folds").split(
        "turn"
    )[0]

    assert Replay(Outcome.AGREES) == replay(hand_of(folds + "total 4\nwon 4: 2 4\n"))


CUT = """\
hand 1
rules holdem no 1/2
seats button 1 | 1 200 | 2 20
posts 1 small_blind 1 | 2 big_blind 2
cards 1 AsAh | 2 KsKh
preflop: 1 raises to 6, 2 raises to 18, 1 raises to 20, 2 calls 2 all-in
flop 2c7d9h:
turn 4c:
river 4d:
total 40
won 40: 1 40
returned unknown
"""


def test_a_raise_cut_to_the_deepest_stack_is_taken_as_it_is():
    """Other rooms count a raise only as far as anybody can match it; what it is cut to, it is."""
    assert Replay(Outcome.AGREES) == replay(hand_of(CUT))
    assert Outcome.DIFFERS is replay(hand_of(CUT.replace("2 20\n", "2 20.01\n"))).outcome


def test_a_raise_above_the_pot_is_no_cut_one():
    """It is what the deepest opponent has, and yet more than the pot-limit allows."""
    pot = CUT.replace("holdem no", "holdem pot")
    pot = pot.replace("2 raises to 18, 1 raises to 20, 2 calls 2 all-in", "2 calls 4")
    result = replay(hand_of(pot.replace("1 raises to 6, 2 calls 4", "1 raises to 20, 2 calls 18 all-in")))

    assert "the refusal wrong_amount min 4 max 6 (seat 1 is to act)" == result.got


def test_a_raise_that_can_only_call_is_taken_as_a_call():
    """The big blind is all-in, and the button is said to raise to it."""
    call = CUT.replace("1 raises to 6, 2 raises to 18, 1 raises to 20, 2 calls 2 all-in", "1 raises to 2")
    call = call.replace("2 20\n", "2 2\n").replace("total 40", "total 4").replace("40: 1 40", "4: 1 4")

    assert Replay(Outcome.AGREES) == replay(hand_of(call))


def test_what_lacks_too_much_is_skipped():
    """The reason is the one that the reader found."""
    assert Replay(Outcome.SKIPPED, lack=Lack.UNFINISHED) == replay(Unplayable("1", 1, Lack.UNFINISHED))


def shifted(hand: RealHand) -> RealHand:
    """One unit less to the first winner."""
    (seat, amount), *others = hand.pots[0].shares
    pot = PrintedPot(hand.pots[0].amount, ((seat, amount - hand.rules.unit), *others))
    return replace(hand, pots=(pot, *hand.pots[1:]))


def without_last_action(hand: RealHand) -> RealHand:
    """The last thing that anybody did is left out."""
    index = max(i for i, street in enumerate(hand.streets) if street.actions)
    street = replace(hand.streets[index], actions=hand.streets[index].actions[:-1])
    return replace(hand, streets=(*hand.streets[:index], street, *hand.streets[index + 1 :]))


def dearer(hand: RealHand) -> RealHand:
    """The first call is a unit more; without a call, the last action is left out."""
    for index, street in enumerate(hand.streets):
        for place, action in enumerate(street.actions):
            if action.verb is Verb.CALLS:
                call = replace(action, amount=action.amount + hand.rules.unit)
                actions = (*street.actions[:place], call, *street.actions[place + 1 :])
                streets = (
                    *hand.streets[:index],
                    replace(street, actions=actions),
                    *hand.streets[index + 1 :],
                )
                return replace(hand, streets=streets)
    return without_last_action(hand)


@pytest.mark.parametrize("change", [shifted, without_last_action, dearer])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_hand_agrees_with_facts_that_are_not_its_own(file: Path, change: Callable[[RealHand], RealHand]):
    """A unit elsewhere, or one action less, and the hand differs or cannot be checked."""
    fooled = [hand.number for hand in hands_of(file) if replay(change(hand)).outcome is Outcome.AGREES]

    assert [] == fooled
