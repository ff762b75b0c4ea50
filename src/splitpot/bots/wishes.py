"""From an intention to a legal action: give up, go along, or bet for an amount that suits the limit."""

from splitpot.bots.spot import Spot
from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise


def give_up(spot: Spot) -> Action:
    """Check if that is free, else fold."""
    return Check() if spot.legal.check else Fold()


def go_along(spot: Spot) -> Action:
    """Check or call."""
    return Check() if spot.legal.check else Call()


def press(spot: Spot, share_of_pot: float) -> Action:
    """Bet or raise by about this share of the pot, as far as the rules allow; go along where they do not."""
    legal = spot.legal
    if legal.min_to is None or legal.max_to is None:
        return go_along(spot)
    price = spot.bet + spot.call
    wanted = price + round(share_of_pot * (spot.pot + spot.call))
    # The bounds are whole units or all-in, which is always allowed.
    to = max(legal.min_to, min(wanted // spot.unit * spot.unit, legal.max_to))
    return Bet(to) if legal.opens else Raise(to)
