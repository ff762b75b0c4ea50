"""What an opponent chooses: legal, repeatable, and blind to hidden cards."""

import random

import pytest
from msgspec.structs import replace

from splitpot.bots.strategy import choose as decide
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.hand import Hand
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import fixed_limit
from splitpot.table.view import BotLevel
from tests.bots.matches import deal, table_view

LEVELS = tuple(BotLevel)
SEATS = 10


def decisions(game: str, seed: int) -> list[Hand]:
    """The hands at each decision of a full table of mixed levels."""
    chance = random.Random(seed)
    hand = begin(deal(fixed_limit(game, 200, 400), SEATS, 0, tuple(chance.sample(range(52), 52))))
    asked = []
    while not hand.over:
        event = next_event(hand)
        if event is None:
            asked.append(hand)
            legal = legal_actions(hand)
            assert legal is not None
            action = decide(table_view(hand, LEVELS * 4), chance)
            assert action is not None
            event = choose(hand, legal.seat, action)
        hand = apply(hand, event)
    return asked


@pytest.mark.parametrize("game", ["omaha8", "holdem", "omaha"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_full_table_plays_to_the_end(game: str, seed: int) -> None:
    """Every choice of every level is accepted by the rules, until the hand is over."""
    assert len(decisions(game, seed)) >= SEATS - 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_it_cannot_see_does_not_matter(level: BotLevel) -> None:
    """With other hidden cards, in the deck and in other hands, the choice is the same."""
    for hand in decisions("omaha8", 5):
        legal = legal_actions(hand)
        assert legal is not None
        hidden = [card for player in hand.players if player.seat != legal.seat for card in player.hole]
        shifted = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
        players = tuple(
            player
            if player.seat == legal.seat
            else replace(player, hole=tuple(shifted[card] for card in player.hole))
            for player in hand.players
        )
        other = replace(hand, players=players, deck=())

        first, second = (
            decide(table_view(seen, [level] * SEATS), random.Random(9)) for seen in (hand, other)
        )
        assert first == second


def test_nothing_is_chosen_when_nothing_is_asked() -> None:
    """Without a turn, and without a hand, there is no choice."""
    view = table_view(decisions("holdem", 1)[0], LEVELS * 4)

    assert decide(replace(view, you=replace(view.you, legal=None)), random.Random(1)) is None
    assert decide(replace(view, hand=None), random.Random(1)) is None
