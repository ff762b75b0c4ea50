"""The showdown: who shows first, who may throw his hand away (rule R13)."""

from splitpot.poker.events import Mucked, Pot, Seat, Shown
from splitpot.poker.hand import Hand, Player
from splitpot.poker.rules import Showdown
from splitpot.poker.strength import made_high, made_low, strengths


def next_shown(hand: Hand) -> Shown | Mucked | None:
    """What the next live player does with his hand at the showdown, or None when all have."""
    for player in showing_order(hand):
        if player.shown or player.mucked:
            continue
        if not player.open and hand.rules.showdown is Showdown.MUCK_ALLOWED and _is_beaten(hand, player):
            return Mucked(player.seat)
        high, low = _strengths(hand, player)
        return Shown(player.seat, player.hole, made_high(high), made_low(low), _why_shown(hand, player))
    return None


def _why_shown(hand: Hand, player: Player) -> str:
    """The rule that makes this player show: all-in, first to show, or not beaten by what lies open."""
    if player.open:
        return "R13.5"
    if not any(other.shown for other in hand.players):
        return "R13.1"
    return "R13.3"


def showing_order(hand: Hand) -> list[Player]:
    """Live players in the order of showing (rule R13.1).

    The last bettor or raiser of the river begins, else the first live player left of the button; then
    clockwise, contenders of side pots before those of the main pot only.
    """
    players = hand.players
    start = next((i for i, player in enumerate(players) if player.seat == hand.aggressor), 0)
    clockwise = players[start:] + players[:start]
    live = [player for player in clockwise if not player.folded]
    if len(hand.pots) < 2:
        return live
    return sorted(live, key=lambda player: -sum(player.seat in pot.contenders for pot in hand.pots))


def _strengths(hand: Hand, player: Player) -> tuple[int, int]:
    return strengths(hand.rules.variant, player.hole, hand.board)


def _is_beaten(hand: Hand, player: Player) -> bool:
    """Do the hands shown so far beat `player` for every part of every pot he contests (rule R13.3)."""
    contested = [pot for pot in hand.pots if player.seat in pot.contenders and len(pot.contenders) > 1]
    return all(_is_beaten_in(hand, player, pot) for pot in contested)


def _is_beaten_in(hand: Hand, player: Player, pot: Pot) -> bool:
    high, low = _strengths(hand, player)
    rivals = [_strengths(hand, rival) for rival in _shown_rivals(hand, player.seat, pot)]
    if not any(rival_high > high for rival_high, _ in rivals):
        return False
    return not low or any(rival_low > low for _, rival_low in rivals)


def _shown_rivals(hand: Hand, seat: Seat, pot: Pot) -> list[Player]:
    return [
        rival for rival in hand.players if rival.shown and rival.seat != seat and rival.seat in pot.contenders
    ]
