"""From a wish to a fact: the one place where an action is accepted or refused."""

from splitpot.poker.actions import Action, Bet, Call, Check, Fold, IllegalAction, Raise, Refusal
from splitpot.poker.events import BetMade, Called, Checked, Folded, Raised, Seat
from splitpot.poker.hand import Hand
from splitpot.poker.legal import Legal, legal_actions

Choice = Folded | Checked | Called | BetMade | Raised


def choose(hand: Hand, seat: Seat, action: Action, legal: Legal | None = None) -> Choice:
    """The fact that `action` by `seat` becomes. Raises IllegalAction with the reason and what would be right.

    Who has asked for the `legal_actions` of this very hand already may pass them on as `legal`.
    """
    if legal is None:
        legal = legal_actions(hand)
    if legal is None:
        raise IllegalAction(Refusal.HAND_OVER)
    if legal.seat != seat:
        raise IllegalAction(Refusal.NOT_YOUR_TURN, turn=legal.seat)
    match action:
        case Call():
            return _call(hand, legal)
        case Fold():
            if not legal.fold:
                raise IllegalAction(Refusal.CHECK_IS_FREE)
            return Folded(seat)
        case Check():
            if not legal.check:
                raise IllegalAction(Refusal.BET_TO_CALL, call=legal.call or 0)
            return Checked(seat)
        case Bet(to=to):
            if not legal.opens:
                raise IllegalAction(Refusal.BET_ALREADY_MADE, price=hand.price)
            all_in = _checked_amount(hand, legal, to)
            return BetMade(seat, to, all_in)
        case Raise(to=to):
            if legal.opens:
                raise IllegalAction(Refusal.NO_BET_YET)
            all_in = _checked_amount(hand, legal, to)
            return Raised(seat, to, all_in)


def _call(hand: Hand, legal: Legal) -> Called:
    if legal.call is None:
        raise IllegalAction(Refusal.NOTHING_TO_CALL)
    return Called(legal.seat, legal.call, legal.call == hand.players[hand.waiting[0]].stack)


def _checked_amount(hand: Hand, legal: Legal, to: int) -> bool:
    """Is a bet or raise `to` chips all-in; raises IllegalAction if it is not allowed at all."""
    if legal.min_to is None or legal.max_to is None:
        assert legal.closed is not None
        raise IllegalAction(legal.closed)
    if not legal.min_to <= to <= legal.max_to:
        raise IllegalAction(Refusal.WRONG_AMOUNT, min=legal.min_to, max=legal.max_to)
    player = hand.players[hand.waiting[0]]
    all_in = to == player.bet + player.stack
    if to % hand.rules.unit and not all_in:
        raise IllegalAction(Refusal.WRONG_AMOUNT, min=legal.min_to, max=legal.max_to, unit=hand.rules.unit)
    return all_in
