"""What the seat on turn may do: computed once, read by the check, the buttons, the bots and the tests."""

import msgspec

from splitpot.poker.actions import Refusal
from splitpot.poker.events import Seat, Street
from splitpot.poker.hand import Hand, Player
from splitpot.poker.options import Limit, PotLimitCounts, ReopenTest
from splitpot.poker.rules import Chips

# Read once: a member read off its class costs more than the comparison it is read for.
FIXED, NO, TURN = Limit.FIXED, Limit.NO, Street.TURN


class Legal(msgspec.Struct, frozen=True, gc=False):
    """The choices of `seat`.

    `call` is what is missing, or all that is left, None if there is nothing to call. `min_to` and `max_to`
    bound a bet (`opens`) or raise as totals of this street; both are None when it is `closed` for the reason
    given. `raises_left` counts the raises that the cap still allows, None if there is no cap.
    """

    seat: Seat
    fold: bool
    check: bool
    call: Chips | None
    opens: bool
    min_to: Chips | None
    max_to: Chips | None
    raises_left: int | None
    closed: Refusal | None
    rule: str | None = None


def legal_actions(hand: Hand) -> Legal | None:
    """The choices of the seat on turn, or None while nobody has one."""
    waiting = hand.waiting
    if not waiting:
        return None
    player = hand.players[waiting[0]]
    owed = hand.price - player.bet
    more = raises_left(hand)
    closed = _closed(hand, player, more)
    low = high = None
    if closed is None:
        low, high = raise_bounds(hand, player)
    return Legal(
        seat=player.seat,
        fold=owed > 0,
        check=owed <= 0,
        call=min(owed, player.stack) if owed > 0 else None,
        opens=hand.price == 0,
        min_to=low,
        max_to=high,
        raises_left=more,
        closed=closed,
        rule=None if closed is None else _rule(hand, closed),
    )


def _rule(hand: Hand, closed: Refusal) -> str:
    """The number of the rule that closes the betting for this seat."""
    if closed is Refusal.BETTING_NOT_REOPENED:
        return "R11.2" if hand.rules.limit is FIXED else "R11.4"
    return "R10.3" if closed is Refusal.CAPPED else "R7.1"


def bet_size(hand: Hand) -> Chips:
    """The bet of this street at a fixed-limit table: lower limit twice, then upper limit (rule R10.1)."""
    return hand.rules.small_bet if hand.street < TURN else hand.rules.big_bet


def raises_left(hand: Hand) -> int | None:
    """How many raises the cap leaves this street (rule R10.3), None where there is no cap."""
    if hand.rules.limit is not FIXED or hand.cap_lifted:
        return None
    most = hand.rules.max_raises
    return 0 if hand.raises > most else min(most, 1 + most - hand.raises)


def _closed(hand: Hand, player: Player, raises: int | None) -> Refusal | None:
    """Why `player` may not bet or raise, or None if he may; `raises` are left by the cap."""
    if player.bet + player.stack <= hand.price:
        return Refusal.NO_CHIPS_TO_RAISE
    if not _has_rival(hand.players, player):
        return Refusal.NOBODY_TO_RAISE
    if raises == 0:
        return Refusal.CAPPED
    if player.answered is not None and not _reopened(hand, player.answered):
        return Refusal.BETTING_NOT_REOPENED
    return None


def _has_rival(players: tuple[Player, ...], player: Player) -> bool:
    """Has anybody but `player` chips left to answer with."""
    for other in players:
        if other.stack and not other.folded and other is not player:
            break  # a plain loop: most often the first or the second has
    else:
        return False
    return True


def _reopened(hand: Hand, answered: Chips) -> bool:
    """Does a player who acted at the price `answered` face a full raise since (rules R11.2, R11.4, R11.5)."""
    if hand.rules.reopen_test is ReopenTest.CUMULATIVE_FOR_ALL:
        # Once short all-ins add up to a full raise, it is one for everybody who acted before.
        return answered < hand.level
    more = hand.price - answered
    if hand.rules.limit is FIXED:
        return 2 * more >= bet_size(hand)
    return more >= hand.step


def raise_bounds(hand: Hand, player: Player) -> tuple[Chips, Chips]:
    """Least and most that `player` may make the bet, as totals of this street; less than the least only
    all-in.
    """
    everything = player.bet + player.stack
    if hand.rules.limit is FIXED:
        # A short all-in on top of a full bet is completed, not raised (rule R11.3).
        to = min(hand.level + bet_size(hand), everything)
        return to, to
    low = min(hand.price + hand.step, everything)
    if hand.rules.limit is NO:
        return low, everything
    return low, max(low, min(_pot_limit(hand, player), everything))


def _pot_limit(hand: Hand, player: Player) -> Chips:
    """The highest pot-limit raise: the pot after calling, on top of the price (rules R12.1, R12.3)."""
    pot = sum([other.paid for other in hand.players]) + hand.dead + hand.carried_in
    if hand.street is Street.PREFLOP:
        pot += hand.shortfall
        if hand.rules.pot_limit_counts is PotLimitCounts.REGULAR_BLINDS:
            pot -= hand.extra + hand.carried_in
    return hand.price + pot + hand.price - player.bet
