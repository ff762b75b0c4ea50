"""Whose decision comes next: the queue of a betting round, and what bets do to it."""

from msgspec.structs import replace

from splitpot.poker.events import Street
from splitpot.poker.hand import Hand, Player
from splitpot.poker.legal import bet_size
from splitpot.poker.rules import CapHeadsUp, Chips, Limit


def open_betting(hand: Hand) -> Hand:
    """Start the betting of the street on which `hand` now stands (rules R1.4, R1.5)."""
    first = hand.opener if hand.street is Street.PREFLOP else 0
    waiting = _able_after(hand.players, first - 1)
    lifted = hand.rules.cap_heads_up is not CapHeadsUp.CAPPED and _count_live(hand.players) == 2
    if hand.street is Street.PREFLOP:
        return replace(hand, waiting=_needed(hand.players, waiting), cap_lifted=lifted)
    if len(waiting) < 2:
        waiting = ()
    players = tuple(p if p.answered is None else replace(p, answered=None) for p in hand.players)
    return replace(
        hand,
        players=players,
        waiting=waiting,
        price=0,
        level=0,
        step=hand.rules.big_blind,
        raises=0,
        aggressor=None,
        cap_lifted=lifted,
    )


def after_pass(hand: Hand, player: Player) -> Hand:
    """The hand after the player on turn, now `player`, folded, checked or called."""
    index = hand.waiting[0]
    players = (*hand.players[:index], player, *hand.players[index + 1 :])
    waiting = _needed(players, hand.waiting[1:])
    if player.folded and _lifts_cap(hand, players):
        return replace(hand, players=players, waiting=waiting, cap_lifted=True)
    return replace(hand, players=players, waiting=waiting)


def after_bet(hand: Hand, to: Chips) -> Hand:
    """The hand after the player on turn made the bet `to` chips: everybody else has to answer."""
    index = hand.waiting[0]
    player = hand.players[index]
    more = to - player.bet
    bettor = replace(player, stack=player.stack - more, bet=to, paid=player.paid + more, answered=to)
    players = (*hand.players[:index], bettor, *hand.players[index + 1 :])
    changes: dict[str, object] = {}
    if hand.rules.limit is Limit.FIXED:
        # Half a bet or more counts as a full one and uses up a raise (rule R11.2).
        if 2 * (to - hand.level) >= bet_size(hand):
            changes = {"level": to, "raises": hand.raises + 1}
    else:
        changes = {"raises": hand.raises + 1}
        # Short all-ins add up until they make a full raise; the least raise stays the last full one
        # (rules R11.1, R11.5, R11.6).
        if to - hand.level >= hand.step:
            changes["level"] = to
        if to - hand.price > hand.step:
            changes["step"] = to - hand.price
    waiting = tuple(i for i in _able_after(players, index) if i != index)
    return replace(
        hand,
        players=players,
        price=to,
        aggressor=player.seat,
        waiting=_needed(players, waiting),
        **changes,
    )


def _able_after(players: tuple[Player, ...], index: int) -> tuple[int, ...]:
    """Indices of players who can still act, clockwise beginning behind `index`."""
    count = len(players)
    order = [(index + k) % count for k in range(1, count + 1)]
    return tuple(i for i in order if players[i].stack and not players[i].folded)


def _needed(players: tuple[Player, ...], waiting: tuple[int, ...]) -> tuple[int, ...]:
    """`waiting`, or nobody if no decision is left: one player live, or the last with chips owes nothing."""
    if not waiting:
        return ()
    live = [p for p in players if not p.folded]
    if len(live) == 1:
        return ()
    if len(waiting) == 1:
        able = [p for p in live if p.stack]
        if len(able) == 1 and able[0].bet >= max(p.bet for p in live if p is not able[0]):
            return ()
    return waiting


def _count_live(players: tuple[Player, ...]) -> int:
    return sum(not p.folded for p in players)


def _lifts_cap(hand: Hand, players: tuple[Player, ...]) -> bool:
    """Does this fold leave two players before the cap was reached, where the house then lifts it (rule
    R10.4).
    """
    return (
        hand.rules.cap_heads_up is CapHeadsUp.UNLIMITED_ONCE_HEADS_UP_BEFORE_CAP
        and _count_live(players) == 2
        and hand.raises <= hand.rules.max_raises
    )
