"""Main and side pots: who can win what.

Built when a street's betting is over and the uncalled part of a bet has gone back (rules R7.2, R8.1).
"""

from collections.abc import Sequence
from itertools import pairwise

from splitpot.poker.events import BetReturned, Pot
from splitpot.poker.hand import Hand, Player
from splitpot.poker.rules import Chips


def uncalled_bet(players: Sequence[Player]) -> BetReturned | None:
    """What one player paid and nobody matched, or None (rule R8.1).

    It is the top of the highest bet, and of an ante too if nobody else had as much for his.
    """
    paid = [player.paid for player in players]
    *_, second, highest = sorted(paid)
    if highest == second:
        return None
    return BetReturned(players[paid.index(highest)].seat, highest - second)


def build_pots(hand: Hand) -> tuple[Pot, ...]:
    """Layer what each player paid this hand into pots for the live ones, main pot first.

    Chips that belong to nobody's bet (dead posts, carried ones) lie in the main pot (rule R2.9).
    """
    live = [player for player in hand.players if not player.folded]
    assert live, "a pot needs at least one contender"
    paid = [player.paid for player in hand.players]
    levels = sorted({player.paid for player in live})
    if len(levels) == 1:
        # Nobody is all-in for less than others: one pot, and the usual case.
        total = pot_total(hand)
        return (Pot(total, tuple([player.seat for player in live])),) if total else ()
    # A folded player may have paid more than any live one: that money lies in the last pot.
    ceilings = [0, *levels[:-1], max(paid)]
    pots: list[Pot] = []
    for (floor, ceiling), level in zip(pairwise(ceilings), levels, strict=True):
        amount = sum([min(chips, ceiling) - floor for chips in paid if chips > floor])
        if not pots:
            amount += hand.dead + hand.carried_in
        if amount:
            pots.append(Pot(amount, tuple([player.seat for player in live if player.paid >= level])))
    assert sum([pot.amount for pot in pots]) == pot_total(hand), "a chip was lost between bets and pots"
    return tuple(pots)


def pot_total(hand: Hand) -> Chips:
    """All chips that were put in and not returned, the bets of this street included."""
    return sum([player.paid for player in hand.players]) + hand.dead + hand.carried_in
