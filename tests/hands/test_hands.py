"""Every transcript of the rules, played by the rules."""

from pathlib import Path

import pytest

from splitpot.history import parse_transcript, play_transcript
from splitpot.poker.events import (
    BetReturned,
    Event,
    HandsOpened,
    Mucked,
    Posted,
    PotAwarded,
    RakeTaken,
    Shown,
)

HANDS = Path(__file__).parent
FILES = sorted(HANDS.rglob("*.hand"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_hand_goes_as_the_transcript_says(file: Path) -> None:
    """Each line of the transcript is true when its turn comes."""
    play_transcript(parse_transcript(file.name, file.read_text(encoding="utf-8")))


def rulings(name: str, kinds: tuple[type[Event], ...]) -> str:
    """The numbers of the rules that facts of these kinds carry, in the order in which they happened."""
    file = HANDS / f"{name}.hand"
    played = play_transcript(parse_transcript(file.name, file.read_text(encoding="utf-8")))
    return " ".join(event.rule for event in played.events if isinstance(event, kinds))


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("R01.6-last-one-in-wins-unseen", "R8.1 R1.6"),
        ("R03.4-one-card-plays-in-holdem", "R13.1 R13.3 R3.4"),
        ("R05.1-half-to-each", "R13.1 R13.3 R5.1 R5.1"),
        ("R05.2-no-low-all-to-high", "R13.1 R13.3 R5.2"),
        ("R05.3-holdem-ties-share", "R13.1 R13.3 R13.3 R5.3"),
        ("R06.1-odd-chip-to-high", "R13.1 R13.3 R6.1 R5.1"),
        ("R06.1-an-odd-hundredth", "R13.1 R13.3 R6.1"),
        ("R06.1-odd-chip-left-of-the-button", "R13.1 R13.3 R13.3 R6.1 R6.1"),
        ("R06.2-low-rest-of-a-tie-is-carried", "R13.1 R13.3 R13.3 R6.2 R5.3"),
        ("R06.3-low-half-of-eight-for-three", "R13.1 R13.3 R13.3 R13.3 R5.1 R6.3"),
        ("R06.4-even-split-of-an-odd-pot", "R13.1 R13.3 R6.4"),
        ("R09.2-rake-before-the-division", "R13.1 R13.3 R9.2 R5.1 R5.1"),
        ("R13.3-a-beaten-caller-mucks", "R13.1 R13.3 R13.3 R5.1 R5.1"),
        ("R13.5-open-at-once-on-the-turn", "R13.5 R13.5 R13.5 R3.4"),
    ],
)
def test_a_ruling_carries_the_number_of_its_rule(name: str, rules: str) -> None:
    """What goes back, who shows or mucks, the rake and each award say why, for the "?" at the table."""
    kinds = (BetReturned, HandsOpened, Shown, Mucked, RakeTaken, PotAwarded)

    assert rules == rulings(name, kinds)


def test_a_short_post_carries_the_rule_of_short_blinds() -> None:
    """The big blind that is all-in for less names rule R2.6; one that takes the last chip is not short."""
    assert rulings("R02.6-short-big-blind-full-price", (Posted,)) == "R2.1 R2.6"
    assert rulings("R02.6-a-blind-that-takes-the-last-chip", (Posted,)) == "R2.1 R2.1"


def test_only_hands_still_in_are_opened() -> None:
    """The fact that opens all hands holds the cards of those who have not folded, and no others."""
    file = HANDS / "R13.5-folded-hands-stay-closed.hand"
    played = play_transcript(parse_transcript(file.name, file.read_text(encoding="utf-8")))
    (opened,) = [event for event in played.events if isinstance(event, HandsOpened)]
    hands = {player.seat: player.hole for player in played.hand.players}

    assert {hole.seat: hole.cards for hole in opened.holes} == {seat: hands[seat] for seat in (1, 2)}
