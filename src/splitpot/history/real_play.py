"""Plays the actions of a real hand, each of which must be legal and come in turn."""

from collections.abc import Mapping

import msgspec

from splitpot.history.amounts import amount_text
from splitpot.history.played_hand import PlayedHand
from splitpot.history.real_hand import Lack, RealAction, RealHand, RealStreet, Verb
from splitpot.history.stacked_deck import stacked_deck
from splitpot.poker.actions import Action, Bet, Call, Check, Fold, IllegalAction, Raise, Refusal
from splitpot.poker.cards import Card, cards_text
from splitpot.poker.events import (
    BetMade,
    Called,
    Event,
    Folded,
    HandStarted,
    Post,
    PostKind,
    Raised,
    RakeTaken,
    Seat,
)
from splitpot.poker.hand import Hand, turn_seat
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import Chips


class Differs(Exception):
    """The rules of the room do not allow what was printed, or make something else of it."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}; got {got}")
        self.expected = expected
        self.got = got


class Lacks(Exception):
    """The history turned out to say too little."""

    def __init__(self, lack: Lack) -> None:
        super().__init__(lack.value)
        self.lack = lack


def play_real(real: RealHand, holes: Mapping[int, tuple[Card, ...]]) -> PlayedHand:
    """The hand played to its end with these `holes`, others dealt at will. Raises Differs or Lacks."""
    played = PlayedHand(_start(real, holes), rake=lambda hand: _printed_rake(real, hand))
    for street in real.streets:
        for action in street.actions:
            _act(real, played, street, action)
    if not played.hand.over:
        turn = turn_seat(played.hand)
        raise Differs("the hand over", f"{'nobody' if turn is None else real.names[turn]} to act")
    if played.hand.board != real.board:
        raise Differs(f"the board {cards_text(real.board)}", cards_text(played.hand.board) or "no board")
    second = real.board[: -len(real.second)] + real.second if real.second else ()
    if played.hand.second != second:
        raise Differs(f"a second board {cards_text(second)}", cards_text(played.hand.second) or "none")
    return played


def _start(real: RealHand, holes: Mapping[int, tuple[Card, ...]]) -> HandStarted:
    in_order = [holes.get(stack.seat) for stack in real.seats]
    return HandStarted(
        number=1,
        rules=real.rules,
        button=real.button,
        seats=real.seats,
        posts=tuple(_due(real, post) for post in real.posts),
        deck=stacked_deck(real.rules, in_order, real.board, real.second),
        run_twice=tuple(stack.seat for stack in real.seats) if real.second else (),
    )


def _due(real: RealHand, post: Post) -> Post:
    """The post that was due; whoever was all-in printed less."""
    stack = next(stack.chips for stack in real.seats if stack.seat == post.seat)
    due = {PostKind.SMALL_BLIND: real.rules.small_blind, PostKind.BIG_BLIND: real.rules.big_blind}
    if post.amount == stack and post.kind in due:
        return msgspec.structs.replace(post, amount=due[post.kind])
    return post


def _printed_rake(real: RealHand, hand: Hand) -> RakeTaken | None:
    """What is missing from each pot where it was won; all of it together must be the printed rake."""
    gathered = [pot.amount for pot in hand.pots]
    if sum(gathered) != real.total:
        raise Differs(f"a pot of {amount_text(real.total)} in all", _sum(gathered))
    if real.merged and len(gathered) > 1:
        if real.rake:
            raise Lacks(Lack.RAKE_NOT_DIVIDED)
        return None
    won = [pot.amount for pot in real.pots]
    taken = [amount - part for amount, part in zip(gathered, won, strict=False)]
    if len(gathered) != len(won) or min(taken) < 0 or sum(taken) != real.rake:
        raise Differs(f"pots {_sum(won)} and a rake of {amount_text(real.rake)}", f"pots {_sum(gathered)}")
    return RakeTaken(tuple(taken)) if real.rake else None


def _act(real: RealHand, played: PlayedHand, street: RealStreet, action: RealAction) -> None:
    hand = played.hand
    wish = _wish_text(real, action)
    if not hand.over and hand.street is not street.street:
        raise Differs(f"{wish} on the {street.street.name.lower()}", f"the {hand.street.name.lower()}")
    try:
        event = played.act(action.seat, _wish(action))
    except IllegalAction as refused:
        other = _other_custom(hand, action, refused.reason)
        if other is None:
            raise Differs(wish, _refusal_text(real, hand, refused)) from refused
        played.accept(other)
        return
    if isinstance(event, Called) and event.amount != action.amount:
        raise Differs(wish, f"a call of {amount_text(event.amount)}")
    if action.all_in is not None and action.all_in != _is_all_in(event):
        raise Differs(wish, "him all-in" if _is_all_in(event) else "him with chips left")


def _other_custom(hand: Hand, action: RealAction, reason: Refusal) -> Folded | Called | Raised | None:
    """The fact that other rooms make of an action which this one refuses; None if it is simply wrong.

    They let a player fold where a check is free. And they cut a raise to what the deepest opponent can still
    match, even where it is then less than the least raise or a mere call: nobody can play on, and what is cut
    off would have gone back.
    """
    if reason is Refusal.CHECK_IS_FREE:
        return Folded(action.seat)
    legal = legal_actions(hand)
    if action.verb is not Verb.RAISES or legal is None or action.amount != _deepest_match(hand, action.seat):
        return None
    if action.amount == hand.price and legal.call is not None:
        return Called(action.seat, legal.call, all_in=legal.call == hand.players[hand.waiting[0]].stack)
    if legal.min_to is not None and hand.price < action.amount < legal.min_to:
        return Raised(action.seat, action.amount)
    return None


def _deepest_match(hand: Hand, seat: Seat) -> Chips:
    """The most that anybody but `seat` can have bet this street."""
    return max(other.bet + other.stack for other in hand.players if not other.folded and other.seat != seat)


def _refusal_text(real: RealHand, hand: Hand, refused: IllegalAction) -> str:
    turn = turn_seat(hand)
    right = {word: value for word, value in refused.values.items() if word != "turn"}
    values = "".join(f" {word} {amount_text(value)}" for word, value in right.items())
    who = "nobody" if turn is None else real.names[turn]
    return f"the refusal {refused.reason.value}{values} ({who} is to act)"


def _wish(action: RealAction) -> Action:
    match action.verb:
        case Verb.FOLDS:
            return Fold()
        case Verb.CHECKS:
            return Check()
        case Verb.CALLS:
            return Call()
        case Verb.BETS:
            return Bet(action.amount)
        case Verb.RAISES:
            return Raise(action.amount)


def _wish_text(real: RealHand, action: RealAction) -> str:
    words = f"{real.names[action.seat]} {action.verb}"
    if action.verb is Verb.RAISES:
        words += " to"
    if action.amount:
        words += f" {amount_text(action.amount)}"
    return words + (" all-in" if action.all_in else "")


def _is_all_in(event: Event) -> bool:
    return isinstance(event, Called | BetMade | Raised) and event.all_in


def _sum(amounts: list[Chips]) -> str:
    return " + ".join(map(amount_text, amounts))
