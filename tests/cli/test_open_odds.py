"""Open hands are told their exact part of all pots, and nothing is said where there is nothing to tell."""

import asyncio

import pytest
from msgspec.structs import replace

from splitpot.cli.open_odds import open_odds
from splitpot.poker import (
    Call,
    HandStarted,
    Limit,
    Post,
    PostKind,
    Raise,
    Stack,
    apply,
    begin,
    choose,
    fixed_limit,
    full_deck,
    next_event,
    parse_cards,
)


def all_in_hand():
    """Aces against kings, all-in before the flop, up to the moment when their cards lie open."""
    rules = replace(fixed_limit("holdem", 100, 200, seats=2), limit=Limit.NO)
    first = [*parse_cards("AsKsAhKh"), *parse_cards("2c3d7h9c5d")]
    hand = begin(
        HandStarted(
            number=1,
            rules=rules,
            button=2,
            seats=(Stack(1, 4_000), Stack(2, 4_000)),
            posts=(Post(2, PostKind.SMALL_BLIND, 50), Post(1, PostKind.BIG_BLIND, 100)),
            deck=(*first, *(card for card in full_deck() if card not in first)),
        )
    )
    actions = [Raise(4_000), Call()]
    while not (hand.opened and hand.pots):
        event = next_event(hand)
        hand = apply(hand, event or choose(hand, hand.players[hand.waiting[0]].seat, actions.pop(0)))
    return hand


def test_aces_against_kings():
    """The published figure: aces of the same suits have 82.6 percent."""
    shares = asyncio.run(open_odds(all_in_hand()))

    assert sorted(shares.values()) == [174, 826]


@pytest.mark.parametrize("change", [{"pots": ()}, {"common": 0}])
def test_nothing_is_said_where_there_is_nothing_to_tell(change):
    """Bets that lie before the players, or two boards."""
    assert asyncio.run(open_odds(replace(all_in_hand(), **change))) == {}
