"""`legal_actions` and `choose` say the same: what is legal is accepted, all else refused by name."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splitpot.poker.actions import Action, Bet, Call, Check, Fold, IllegalAction, Raise, Refusal
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import BetMade, Called, HandStarted, Raised
from splitpot.poker.hand import Hand
from splitpot.poker.legal import Legal, legal_actions
from tests.poker.deals import line_of_play, starts


def is_legal(legal: Legal, hand: Hand, action: Action) -> bool:
    """Does `legal` allow `action`; amounts are whole units or all-in."""
    match action:
        case Fold():
            return legal.fold
        case Check():
            return legal.check
        case Call():
            return legal.call is not None
        case Bet(to=to) | Raise(to=to):
            if isinstance(action, Bet) is not legal.opens or legal.min_to is None or legal.max_to is None:
                return False
            player = next(player for player in hand.players if player.seat == legal.seat)
            whole = to % hand.rules.unit == 0 or to == player.bet + player.stack
            return whole and legal.min_to <= to <= legal.max_to


def is_accepted(hand: Hand, seat: int, action: Action) -> bool:
    """Does ``choose`` take `action`."""
    try:
        choose(hand, seat, action)
    except IllegalAction:
        return False
    return True


@given(starts(most=5), st.randoms(use_true_random=False))
def test_exactly_the_legal_actions_are_accepted(start: HandStarted, chance: random.Random) -> None:
    """At each decision every kind of action is tried, with all amounts around every bound."""
    for hand, _ in line_of_play(start, chance):
        legal = legal_actions(hand)
        if legal is None:
            continue
        player = next(player for player in hand.players if player.seat == legal.seat)
        edges = {legal.min_to or 0, legal.max_to or 0, hand.price, player.bet + player.stack, 0}
        amounts = {edge + offset for edge in edges for offset in range(-2, 3)}
        amounts |= {
            hand.price + hand.step,
            hand.level + hand.rules.small_bet,
            hand.level + hand.rules.big_bet,
        }
        tries: list[Action] = [Fold(), Check(), Call()]
        tries += [kind(to) for kind in (Bet, Raise) for to in sorted(amounts)]
        for action in tries:
            assert is_legal(legal, hand, action) == is_accepted(hand, legal.seat, action), action


@given(starts(most=6), st.randoms(use_true_random=False))
def test_there_is_always_a_way_on(start: HandStarted, chance: random.Random) -> None:
    """Whoever is asked has chips and may fold or check; otherwise something happens by itself."""
    for hand, _ in line_of_play(start, chance):
        legal = legal_actions(hand)
        assert (legal is None) == (next_event(hand) is not None)
        if legal is None:
            continue
        player = next(player for player in hand.players if player.seat == legal.seat)
        assert player.stack > 0
        assert legal.fold != legal.check
        assert legal.fold == (legal.call is not None)
        assert legal.call is None or 0 < legal.call <= player.stack
        if legal.min_to is not None and legal.max_to is not None:
            assert hand.price < legal.min_to <= legal.max_to <= player.bet + player.stack


@given(starts(most=6), st.randoms(use_true_random=False))
def test_only_the_seat_on_turn_may_act(start: HandStarted, chance: random.Random) -> None:
    """Everybody else is told that it is not his turn, and after the hand that it is over."""
    for hand, _ in line_of_play(start, chance):
        legal = legal_actions(hand)
        for player in hand.players:
            if legal is None or player.seat != legal.seat:
                with pytest.raises(IllegalAction) as refused:
                    choose(hand, player.seat, Fold())
                assert (Refusal.HAND_OVER if legal is None else Refusal.NOT_YOUR_TURN) == refused.value.reason


@given(starts(), st.randoms(use_true_random=False))
def test_all_in_is_said_exactly_when_it_is_so(start: HandStarted, chance: random.Random) -> None:
    """A call, bet or raise is all-in if, and only if, nothing is left behind."""
    for hand, event in line_of_play(start, chance):
        if not isinstance(event, Called | BetMade | Raised):
            continue
        player = next(player for player in hand.players if player.seat == event.seat)
        more = event.amount if isinstance(event, Called) else event.to - player.bet
        assert event.all_in == (more == player.stack)
