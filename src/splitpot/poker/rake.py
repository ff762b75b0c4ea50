"""The house's share of the pots (rule R9)."""

from splitpot.poker.events import RakeTaken, Street
from splitpot.poker.hand import Hand
from splitpot.poker.rules import Chips, Rake


def rake_due(hand: Hand) -> RakeTaken | None:
    """What the house takes from each pot, main pot first, or None if it takes nothing.

    Cumulative over side pots, so that the cap holds for the hand (rule R9.3).
    """
    rake = hand.rules.rake
    if rake is None or (rake.no_flop_no_drop and hand.street is Street.PREFLOP):
        return None
    players = len(hand.players)
    cap = next((few.cap for few in rake.caps if players <= few.players), rake.cap)
    amounts: list[Chips] = []
    total = taken = 0
    for pot in hand.pots:
        total += pot.amount
        amounts.append(_of(total, rake, cap) - taken)
        taken += amounts[-1]
    return RakeTaken(tuple(amounts)) if taken else None


def _of(total: Chips, rake: Rake, cap: Chips) -> Chips:
    return min(cap, total * rake.percent // 10_000) // rake.step * rake.step
