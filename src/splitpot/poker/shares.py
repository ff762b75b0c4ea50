"""Dividing the pots: halves, ties and odd chips (rules R5, R6, R7.4, R7.5)."""

from collections.abc import Sequence

from splitpot.poker.events import Half, Pot, PotAwarded, Seat, Share
from splitpot.poker.hand import Hand, Player
from splitpot.poker.rules import Chips, IdenticalHands, OddChip
from splitpot.poker.strength import strengths


def awards(hand: Hand) -> tuple[PotAwarded, ...]:
    """All awards of a finished hand in the order in which they are paid: last side pot first, high before
    low.
    """
    paid: list[PotAwarded] = []
    for index in range(len(hand.pots) - 1, -1, -1):
        pot = hand.pots[index]
        rake = hand.rake[index] if hand.rake else 0
        paid.extend(_award(hand, index, pot, pot.amount - rake))
    return tuple(paid)


def _award(hand: Hand, index: int, pot: Pot, amount: Chips) -> list[PotAwarded]:
    contenders = [player for player in hand.players if player.seat in pot.contenders]
    if len(contenders) == 1:
        return [PotAwarded(index, Half.UNCONTESTED, amount, (Share(contenders[0].seat, amount),))]
    variant = hand.rules.variant
    scored = [(player, *strengths(variant, player.hole, hand.board)) for player in contenders]
    best_high = max(high for _, high, _ in scored)
    best_low = max(low for _, _, low in scored)
    highs = [player for player, high, _ in scored if high == best_high]
    if not variant.low or not best_low:
        # No low: everything to the high hand (rule R5.2).
        half = Half.NO_LOW if variant.low else Half.WHOLE
        return [_divided(hand, index, half, amount, highs)]
    lows = [player for player, _, low in scored if low == best_low]
    if hand.rules.identical_hands is IdenticalHands.EVEN_SPLIT and highs == lows and len(highs) > 1:
        return [_divided(hand, index, Half.WHOLE, amount, highs)]
    return _halved(hand, index, amount, highs, lows)


def _halved(
    hand: Hand, index: int, amount: Chips, highs: list[Player], lows: list[Player]
) -> list[PotAwarded]:
    """Both halves of a pot; an odd chip goes to the high half or is carried (rules R6.1, R6.2)."""
    unit = hand.rules.unit
    half = amount // unit // 2 * unit
    odd = amount - 2 * half
    high = _divided(hand, index, Half.HIGH, half + odd, highs, odd=odd)
    return [high, _divided(hand, index, Half.LOW, half, lows)]


def _divided(
    hand: Hand, index: int, half: Half, amount: Chips, winners: Sequence[Player], *, odd: Chips = 0
) -> PotAwarded:
    """`amount` among the winners; its `odd` chips go to the first, or are carried with other rests."""
    seats = [winner.seat for winner in winners]
    if hand.rules.odd_chip is OddChip.CARRY_OVER:
        each = (amount - odd) // hand.rules.unit // len(seats) * hand.rules.unit
        shares = tuple(Share(seat, each) for seat in seats)
        return PotAwarded(index, half, amount, shares, carried=amount - each * len(seats))
    return PotAwarded(index, half, amount, divide(amount, seats, hand.rules.unit), odd=odd)


def divide(amount: Chips, seats: Sequence[Seat], unit: Chips) -> tuple[Share, ...]:
    """`amount` among `seats`, which stand in order from the left of the button.

    Odd chips go one to a seat in that order (rules R6.1, R6.3); what is less than a unit goes to the first.
    """
    units, rest = divmod(amount, unit)
    each, over = divmod(units, len(seats))
    shares = []
    for place, seat in enumerate(seats):
        odd = (unit if place < over else 0) + (rest if place == 0 else 0)
        shares.append(Share(seat, each * unit + odd, odd))
    return tuple(shares)
