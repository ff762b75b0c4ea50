"""The showdown: its order, who must show, and when hands lie open (rules R13.1-R13.5)."""

import random

from hypothesis import given
from hypothesis import strategies as st

from splitpot.poker.events import (
    BetMade,
    BoardDealt,
    HandsOpened,
    HandStarted,
    Mucked,
    PotAwarded,
    Raised,
    Shown,
    Street,
)
from splitpot.poker.rules import AllInShowdown, Showdown
from tests.poker.deals import finished, line_of_play, starts


@given(starts(), st.randoms(use_true_random=False))
def test_everybody_still_in_shows_or_mucks_once(start: HandStarted, chance: random.Random) -> None:
    """At a showdown each live player is heard of once, and without one nobody is."""
    line = line_of_play(start, chance)
    live = [player.seat for player in finished(line).players if not player.folded]

    heard = [event.seat for _, event in line if isinstance(event, Shown | Mucked)]
    assert (sorted(live) if len(live) > 1 else []) == sorted(heard)


@given(starts(), st.randoms(use_true_random=False))
def test_the_last_bettor_of_the_river_shows_first_then_clockwise(
    start: HandStarted, chance: random.Random
) -> None:
    """Without a bet on the river the first live player left of the button begins; side pots come before."""
    line = line_of_play(start, chance)
    hand = finished(line)
    if len(hand.pots) > 1:
        return
    river = [event for seen, event in line if seen.street is Street.RIVER]
    bettors = [event.seat for event in river if isinstance(event, BetMade | Raised)]
    order = [player.seat for player in hand.players]
    first = order.index(bettors[-1]) if bettors else 0
    live = {player.seat for player in hand.players if not player.folded}
    expected = [seat for seat in order[first:] + order[:first] if seat in live]

    heard = [event.seat for _, event in line if isinstance(event, Shown | Mucked)]
    assert (expected if len(live) > 1 else []) == heard


@given(starts(), st.randoms(use_true_random=False))
def test_winners_of_a_showdown_have_shown(start: HandStarted, chance: random.Random) -> None:
    """Whoever wins a part that others contested has shown his cards."""
    line = line_of_play(start, chance)
    hand = finished(line)
    shown = {event.seat for _, event in line if isinstance(event, Shown)}

    for award in hand.awards:
        if len(hand.pots[award.pot].contenders) > 1:
            assert {share.seat for share in award.shares if share.amount} <= shown


@given(starts(), st.randoms(use_true_random=False))
def test_muck_and_open_follow_the_options(start: HandStarted, chance: random.Random) -> None:
    """Nobody mucks where all show or hands lie open, and hands open at once only where the house says so."""
    line = line_of_play(start, chance)
    opened = [event for _, event in line if isinstance(event, HandsOpened)]
    mucked = [event for _, event in line if isinstance(event, Mucked)]

    if start.rules.showdown is Showdown.ALL_SHOW or opened:
        assert not mucked
    assert len(opened) <= (start.rules.all_in_showdown is AllInShowdown.OPEN_AT_ONCE)


@given(starts(), st.randoms(use_true_random=False))
def test_board_comes_complete_to_a_showdown_and_no_further_to_others(
    start: HandStarted, chance: random.Random
) -> None:
    """A showdown has five board cards; after the last fold no card comes, and pots are paid last."""
    line = line_of_play(start, chance)
    hand = finished(line)
    kinds = [type(event) for _, event in line]

    live = sum(not player.folded for player in hand.players)
    assert live == 1 or len(hand.board) == 5
    first_award = kinds.index(PotAwarded)
    assert not {Shown, Mucked, BoardDealt} & set(kinds[first_award:])
    for before, event in line:
        if isinstance(event, BoardDealt):
            assert sum(not player.folded for player in before.players) > 1
