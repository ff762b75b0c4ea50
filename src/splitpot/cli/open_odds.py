"""What open hands may expect of their pots, counted exactly and beside the loop that plays the tables."""

import asyncio
from collections.abc import Mapping

from splitpot.equity.all_in import Stake, all_in
from splitpot.poker.events import Seat
from splitpot.poker.hand import Hand, live_players


async def open_odds(hand: Hand) -> Mapping[Seat, int]:
    """The share of all pots that each open hand may expect, in thousandths.

    Nothing is said of a hand on two boards, and of one whose last bets are not in the pots yet.
    """
    if hand.common is not None or not hand.pots:
        return {}
    return await asyncio.to_thread(_thousandths, hand)


def _thousandths(hand: Hand) -> Mapping[Seat, int]:
    holes = {player.seat: player.hole for player in live_players(hand)}
    pots = [Stake(pot.amount, pot.contenders) for pot in hand.pots]
    total = sum(pot.amount for pot in pots)
    chances = all_in(hand.rules.variant, holes, hand.board, pots)
    return {chance.seat: round(1_000 * chance.chips / total) for chance in chances}
