"""The three strengths of practice opponents."""

import random

from splitpot.bots.draws import outlook
from splitpot.bots.sampling import estimate
from splitpot.bots.spot import Spot
from splitpot.bots.starting_hands import standing
from splitpot.bots.wishes import give_up, go_along, press
from splitpot.poker.actions import Action
from splitpot.poker.events import Street

HANDS_SAMPLED = 70  # hands that one estimate may deal to rivals: about a millisecond


def easy(spot: Spot, chance: random.Random) -> Action:
    """Loose and passive: calls far too much, raises on a whim, and sees highs but hardly lows."""
    whim = chance.random()
    if whim < 0.04:
        return press(spot, 0.5)
    if spot.street is Street.PREFLOP:
        good = standing(spot.variant, spot.hole)
        if good > 0.92 and whim < 0.4:
            return press(spot, 0.5)
        return go_along(spot) if good > 0.25 or whim < 0.25 else give_up(spot)
    high = outlook(spot.variant, spot.hole, spot.board).high
    if high > 0.7 and whim < 0.5:
        return press(spot, 0.5)
    # One bet is paid with anything that could be something, further ones with a little more.
    return go_along(spot) if high > 0.1 * spot.bets + 0.05 or whim < 0.2 else give_up(spot)


def medium(spot: Spot, chance: random.Random) -> Action:
    """Chooses its starting hands, bets what is made, pays for good draws; it does not count the pot."""
    whim = chance.random()
    if spot.street is Street.PREFLOP:
        good = standing(spot.variant, spot.hole)
        if good > 0.90 and spot.bets < 3:
            return press(spot, 0.8)
        needed = 0.45 if spot.bets <= 1 else 0.62 if spot.bets <= 2 else 0.8
        # Fewer rivals make worse hands good enough.
        needed -= 0.08 * max(0, 3 - spot.rivals)
        return go_along(spot) if good > needed else give_up(spot)
    share = outlook(spot.variant, spot.hole, spot.board).share
    crowd = 0.015 * (spot.rivals - 1)
    if share > 0.42 + crowd + 0.1 * max(0.0, spot.bets - 1):
        return press(spot, 0.6)
    if spot.legal.check and share > 0.33 + crowd and whim < 0.6:
        return press(spot, 0.5)
    needed = 0.2 + crowd + 0.08 * max(0.0, spot.bets - 1)
    return go_along(spot) if share > needed else give_up(spot)


def hard(spot: Spot, chance: random.Random) -> Action:
    """Tight and bold: weighs an estimated share of the pot against the price, and knows its position."""
    if spot.street is Street.PREFLOP:
        return _hard_preflop(spot)
    deals = max(1, HANDS_SAMPLED // (spot.rivals + spot.bettors))
    own = random.Random(chance.getrandbits(64))  # noqa: S311  the same whims give the same estimate
    share = estimate(spot.variant, spot.hole, spot.board, spot.rivals, spot.bettors, deals, own)
    fair = 1 / (spot.rivals + 1)
    pressure = 0.05 * max(0.0, spot.bets - 1)
    if share > fair * 1.05 + pressure:
        return press(spot, 0.75)
    if spot.legal.check:
        bold = spot.behind == 0 and spot.rivals < 3 and share > fair * 0.9 and chance.random() < 0.5
        return press(spot, 0.5) if bold else go_along(spot)
    return go_along(spot) if share > spot.odds else give_up(spot)


def _hard_preflop(spot: Spot) -> Action:
    good = standing(spot.variant, spot.hole)
    needed = 0.5 + 0.03 * spot.behind - 0.1 * max(0, 3 - spot.rivals)
    if spot.bets > 1:
        needed += 0.1 * (spot.bets - 1)
    needed -= 0.5 * max(0.0, 0.4 - spot.odds)
    if good > max(0.8, needed) + 0.05 * max(0.0, spot.bets - 1):
        return press(spot, 0.8)
    return go_along(spot) if good > needed else give_up(spot)
