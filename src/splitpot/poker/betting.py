"""Whose decision comes next: the queue of a betting round, and what bets do to it."""

from msgspec.structs import replace

from splitpot.poker.events import Street
from splitpot.poker.hand import Hand, Player, count_live
from splitpot.poker.legal import FIXED, bet_size
from splitpot.poker.rules import CapHeadsUp, Chips

CAPPED, PREFLOP = CapHeadsUp.CAPPED, Street.PREFLOP


def open_betting(hand: Hand) -> Hand:
    """Start the betting of the street on which `hand` now stands (rules R1.4, R1.5)."""
    first = hand.opener if hand.street is PREFLOP else 0
    waiting = _able_after(hand.players, first - 1)
    lifted = hand.rules.cap_heads_up is not CAPPED and count_live(hand.players) == 2
    if hand.street is PREFLOP:
        return replace(hand, waiting=_needed(hand.players, waiting), cap_lifted=lifted)
    if len(waiting) < 2:
        waiting = ()
    players = tuple([p if p.answered is None else replace(p, answered=None) for p in hand.players])
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
    players = seated(hand.players, hand.waiting[0], player)
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
    players = seated(hand.players, index, bettor)
    level, step, raises = hand.level, hand.step, hand.raises
    if hand.rules.limit is FIXED:
        # Half a bet or more counts as a full one and uses up a raise (rule R11.2).
        if 2 * (to - level) >= bet_size(hand):
            level, raises = to, raises + 1
    else:
        raises += 1
        # Short all-ins add up until they make a full raise; the least raise stays the last full one
        # (rules R11.1, R11.5, R11.6).
        if to - level >= step:
            level = to
        step = max(step, to - hand.price)
    return replace(
        hand,
        players=players,
        price=to,
        level=level,
        step=step,
        raises=raises,
        aggressor=player.seat,
        waiting=_needed(players, _able_after(players, index, index)),
    )


def seated(players: tuple[Player, ...], index: int, player: Player) -> tuple[Player, ...]:
    """`players` with `player` in the place of number `index`."""
    changed = list(players)
    changed[index] = player
    return tuple(changed)


def _able_after(players: tuple[Player, ...], index: int, but: int = -1) -> tuple[int, ...]:
    """Indices of players who can still act, clockwise beginning behind `index`; `but` is left out."""
    able = [i for i, p in enumerate(players) if p.stack and not p.folded and i != but]
    behind = [i for i in able if i > index]
    return tuple(behind + able[: len(able) - len(behind)])


def _needed(players: tuple[Player, ...], waiting: tuple[int, ...]) -> tuple[int, ...]:
    """`waiting`, or nobody if no decision is left: one player live, or the last with chips owes nothing."""
    if len(waiting) != 1:
        return waiting  # two who can act can always answer each other
    last = players[waiting[0]]
    rivals = [p for p in players if not p.folded and p is not last]
    for rival in rivals:
        if rival.stack or rival.bet > last.bet:
            return waiting
    return ()


def _lifts_cap(hand: Hand, players: tuple[Player, ...]) -> bool:
    """Does this fold leave two players before the cap was reached, where the house then lifts it (rule
    R10.4).
    """
    return (
        hand.rules.cap_heads_up is CapHeadsUp.UNLIMITED_ONCE_HEADS_UP_BEFORE_CAP
        and count_live(players) == 2
        and hand.raises <= hand.rules.max_raises
    )
