"""Dividing the pots: boards, halves, ties and odd chips (rules R5, R6, R7.4, R7.5, R15)."""

from collections.abc import Sequence

import msgspec

from splitpot.poker.events import Half, PotAwarded, Seat, Share
from splitpot.poker.hand import Hand, Player
from splitpot.poker.rules import Chips, IdenticalHands, OddChip, Rules
from splitpot.poker.strength import strengths


class _Prize(msgspec.Struct, frozen=True):
    """What is won on one board of one pot, under the rules of the hand."""

    rules: Rules
    pot: int
    board: int
    amount: Chips


def awards(hand: Hand) -> tuple[PotAwarded, ...]:
    """All awards of a finished hand in the order in which they are paid.

    Last side pot first, first board before the second, high before low.
    """
    paid: list[PotAwarded] = []
    for index in range(len(hand.pots) - 1, -1, -1):
        pot = hand.pots[index]
        amount = pot.amount - (hand.rake[index] if hand.rake else 0)
        contenders = [player for player in hand.players if player.seat in pot.contenders]
        if len(contenders) == 1:
            share = Share(contenders[0].seat, amount)
            paid.append(PotAwarded(index, Half.UNCONTESTED, amount, (share,), rule="R1.6"))
            continue
        for prize in _prizes(hand, index, amount):
            paid.extend(_award(hand, prize, contenders))
    return tuple(paid)


def _prizes(hand: Hand, index: int, amount: Chips) -> list[_Prize]:
    """The pot, or its halves on two boards: an odd chip goes to the first (rules R15.1, R15.2)."""
    if not hand.second:
        return [_Prize(hand.rules, index, 1, amount)]
    second = amount // hand.rules.unit // 2 * hand.rules.unit
    return [_Prize(hand.rules, index, 1, amount - second), _Prize(hand.rules, index, 2, second)]


def _award(hand: Hand, prize: _Prize, contenders: Sequence[Player]) -> list[PotAwarded]:
    variant = prize.rules.variant
    board = hand.board if prize.board == 1 else hand.second
    scored = [(player, *strengths(variant, player.hole, board)) for player in contenders]
    best_high = max(high for _, high, _ in scored)
    best_low = max(low for _, _, low in scored)
    highs = [player for player, high, _ in scored if high == best_high]
    if not variant.low or not best_low:
        # No low: everything to the high hand (rule R5.2).
        half = Half.NO_LOW if variant.low else Half.WHOLE
        return [_divided(prize, half, prize.amount, highs)]
    lows = [player for player, _, low in scored if low == best_low]
    if prize.rules.identical_hands is IdenticalHands.EVEN_SPLIT and highs == lows and len(highs) > 1:
        return [_divided(prize, Half.WHOLE, prize.amount, highs, rule="R6.4")]
    return _halved(prize, highs, lows)


def _halved(prize: _Prize, highs: list[Player], lows: list[Player]) -> list[PotAwarded]:
    """Both halves of a prize; an odd chip goes to the high half or is carried (rules R6.1, R6.2)."""
    unit = prize.rules.unit
    half = prize.amount // unit // 2 * unit
    odd = prize.amount - 2 * half
    # Who wins both halves has won one pot, in which nothing is left over (rule R6.4).
    together = prize.rules.identical_hands is IdenticalHands.EVEN_SPLIT and highs == lows
    high = _divided(prize, Half.HIGH, half + odd, highs, odd=0 if together else odd)
    return [high, _divided(prize, Half.LOW, half, lows)]


def _divided(
    prize: _Prize,
    half: Half,
    amount: Chips,
    winners: Sequence[Player],
    *,
    odd: Chips = 0,
    rule: str | None = None,
) -> PotAwarded:
    """`amount` among the winners; its `odd` chips go to the first, or are carried with other rests."""
    seats = [winner.seat for winner in winners]
    unit, carried = prize.rules.unit, 0
    if prize.rules.odd_chip is OddChip.CARRY_OVER:
        each = (amount - odd) // unit // len(seats) * unit
        shares = tuple(Share(seat, each) for seat in seats)
        carried, odd = amount - each * len(seats), 0
    else:
        shares = divide(amount, seats, unit)
    return PotAwarded(
        prize.pot,
        half,
        amount,
        shares,
        odd=odd,
        carried=carried,
        board=prize.board,
        rule=rule or _rule(half, shares, odd, carried),
    )


def _rule(half: Half, shares: tuple[Share, ...], odd: Chips, carried: Chips) -> str:
    """The number of the rule that says most about this award: odd chips, no low, a tie, or the halves."""
    if carried:
        return "R6.2"
    odd_shares = sum(share.odd > 0 for share in shares)
    if odd or odd_shares:
        return "R6.3" if odd_shares > 1 else "R6.1"
    if half is Half.NO_LOW:
        return "R5.2"
    if len(shares) > 1:
        return "R5.3"
    return "R3.4" if half is Half.WHOLE else "R5.1"


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
