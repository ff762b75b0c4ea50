"""A big blind alone, where the small one is due from an empty seat, and nobody meets it."""

from splitpot.history.played_hand import PlayedHand
from splitpot.poker.actions import Fold
from splitpot.poker.cards import full_deck
from splitpot.poker.events import BetReturned, HandStarted, Post, PostKind, Stack
from splitpot.poker.rules import fixed_limit


def test_a_lone_blind_goes_back_whole():
    """There is no pot, nobody wins, and the hand is over."""
    stacks = tuple(Stack(seat, 10_000) for seat in (2, 3, 4))
    post = Post(2, PostKind.BIG_BLIND, 200)
    played = PlayedHand(
        HandStarted(1, fixed_limit("omaha8", 200, 400), 1, stacks, posts=(post,), deck=full_deck())
    )
    played.act(3, Fold())
    played.act(4, Fold())

    returned = [event for event in played.events if isinstance(event, BetReturned)]
    assert [(2, 200)] == [(event.seat, event.amount) for event in returned]
    assert ((), ()) == (played.hand.pots, played.hand.awards)
    assert played.hand.over
    assert [10_000] * 3 == [player.stack for player in played.hand.players]
