"""No chip appears or vanishes, every line of play ends, and its events replay to the same hand."""

import random

from hypothesis import given
from hypothesis import strategies as st

from splitpot.poker.apply import apply, begin
from splitpot.poker.events import BetReturned, Called, HandEnded, HandStarted, Posted
from splitpot.poker.hand import Hand
from splitpot.poker.pots import pot_total
from tests.poker.deals import finished, line_of_play, starts

EVENTS_MAX = 600  # ten players with 60 bets each cannot act more often


def chips(hand: Hand) -> int:
    """All chips: behind, in bets and pots not yet paid out, with the house, and carried on."""
    paid = sum(share.amount for award in hand.awards for share in award.shares)
    return sum(player.stack for player in hand.players) + pot_total(hand) - paid


@given(starts(), st.randoms(use_true_random=False))
def test_no_chip_appears_or_vanishes_at_any_step(start: HandStarted, chance: random.Random) -> None:
    """The chips of the hand are as many after each event as before, and nobody ever owes any."""
    expected = sum(stack.chips for stack in start.seats) + start.carried

    for hand, event in line_of_play(start, chance):
        after = apply(hand, event)
        assert expected == chips(after)
        assert all(
            player.stack >= 0 and player.bet >= 0 and player.paid >= player.bet for player in after.players
        )


@given(starts(), st.randoms(use_true_random=False))
def test_no_event_moves_nothing(start: HandStarted, chance: random.Random) -> None:
    """Posts, calls and returned bets are always of some chips."""
    for _, event in line_of_play(start, chance):
        if isinstance(event, Posted | Called | BetReturned):
            assert event.amount > 0


@given(starts(), st.randoms(use_true_random=False))
def test_what_is_paid_out_is_what_was_put_in(start: HandStarted, chance: random.Random) -> None:
    """At the end the stacks, the rake and the carried chips are all there is, in whole units."""
    line = line_of_play(start, chance)
    hand, ended = finished(line), line[-1][1]

    assert isinstance(ended, HandEnded)
    stacks = sum(stack.chips for stack in ended.stacks)
    before = sum(stack.chips for stack in start.seats) + start.carried
    assert before == stacks + sum(hand.rake or ()) + ended.carried
    assert all(stack.chips % start.rules.unit == 0 for stack in ended.stacks)


@given(starts(), st.randoms(use_true_random=False))
def test_every_line_of_play_ends(start: HandStarted, chance: random.Random) -> None:
    """No hand goes on for ever."""
    assert len(line_of_play(start, chance)) <= EVENTS_MAX


@given(starts(), st.randoms(use_true_random=False))
def test_replayed_events_give_the_same_hand(start: HandStarted, chance: random.Random) -> None:
    """The hand is a fold over its events: replayed they give the equal hand at every step."""
    replayed = begin(start)
    for hand, event in line_of_play(start, chance):
        assert hand == replayed
        replayed = apply(replayed, event)
    assert replayed.over


@given(starts(), st.randoms(use_true_random=False))
def test_a_folded_player_wins_nothing(start: HandStarted, chance: random.Random) -> None:
    """Pots, halves and odd chips go to players still in the hand."""
    hand = finished(line_of_play(start, chance))

    folded = {player.seat for player in hand.players if player.folded}
    assert not folded & {share.seat for award in hand.awards for share in award.shares}
