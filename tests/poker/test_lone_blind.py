"""A big blind alone, where the small one is due from an empty seat, and nobody meets it."""

from splitpot.history.played_hand import PlayedHand
from splitpot.poker.actions import Fold
from splitpot.poker.cards import full_deck
from splitpot.poker.events import BetReturned, HandStarted, Post, PostKind, Pot, Stack
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import Limit, PotLimitCounts, Rules, fixed_limit

FOUR = tuple(Stack(seat, 10_000) for seat in (2, 3, 4, 1))


def test_antes_beside_a_lone_blind_are_won():
    """The blind goes back, the antes are a pot of their own for the one who is left."""
    antes = tuple(Post(stack.seat, PostKind.ANTE, 25) for stack in FOUR)
    blind = Post(3, PostKind.BIG_BLIND, 200)
    rules = fixed_limit("omaha8", 200, 400)
    played = PlayedHand(HandStarted(1, rules, 1, FOUR, posts=(*antes, blind), deck=full_deck()))
    for seat in (4, 1, 2):
        played.act(seat, Fold())

    assert (Pot(100, (3,)),) == played.hand.pots
    assert [9_975, 10_075, 9_975, 9_975] == [player.stack for player in played.hand.players]


def test_a_missing_small_blind_does_not_shrink_the_pot():
    """The largest raise at blinds of 100 and 200 is 700 though nobody posts the small one (rule R12.3)."""
    for counts in PotLimitCounts:
        rules = Rules(
            limit=Limit.POT,
            small_blind=100,
            big_blind=200,
            small_bet=200,
            big_bet=200,
            pot_limit_counts=counts,
        )
        blind = Post(3, PostKind.BIG_BLIND, 200)
        played = PlayedHand(HandStarted(1, rules, 1, FOUR, posts=(blind,), deck=full_deck()))
        legal = legal_actions(played.hand)

        assert legal is not None
        assert (4, 400, 700) == (legal.seat, legal.min_to, legal.max_to)


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
