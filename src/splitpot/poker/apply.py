"""The hand that is true after a fact. Facts are trusted here: ``choose`` and ``next_event`` made them."""

from typing import assert_never

from msgspec.structs import replace

from splitpot.poker.betting import after_bet, after_pass, open_betting, seated
from splitpot.poker.cards import Card
from splitpot.poker.events import (
    BetMade,
    BetReturned,
    BetsCollected,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandsOpened,
    HandStarted,
    HolesDealt,
    Mucked,
    Post,
    Posted,
    PostKind,
    PotAwarded,
    Raised,
    RakeTaken,
    Seat,
    Shown,
    Street,
)
from splitpot.poker.hand import Hand, Player, player_at
from splitpot.poker.options import StraddleMinRaise
from splitpot.poker.rules import Chips


def begin(started: HandStarted) -> Hand:
    """The hand before anything was posted or dealt."""
    return Hand(
        number=started.number,
        rules=started.rules,
        button=started.button,
        players=tuple(Player(seat=stack.seat, stack=stack.chips) for stack in started.seats),
        deck=started.deck,
        posts=started.posts,
        carried_in=started.carried,
        run_twice=started.run_twice,
        shortfall=_blinds_due(started),
    )


def _blinds_due(started: HandStarted) -> Chips:
    """Both blinds in full, even if nobody posts the small one; but not if its place holds a big one (rules
    R2.2, R12.3).
    """
    rules = started.rules
    doubled = any(post.kind is PostKind.LIVE and post.rule == "R2.2" for post in started.posts)
    return rules.big_blind + (0 if doubled else rules.small_blind)


def apply(hand: Hand, event: Event) -> Hand:
    """The hand after `event`; the frequent facts stand first, as this is the hot path."""
    match event:
        case Folded():
            return after_pass(hand, replace(hand.players[hand.waiting[0]], folded=True))
        case Called(amount=amount):
            player = hand.players[hand.waiting[0]]
            return after_pass(
                hand,
                replace(
                    player,
                    stack=player.stack - amount,
                    bet=player.bet + amount,
                    paid=player.paid + amount,
                    answered=hand.price,
                ),
            )
        case Checked():
            return after_pass(hand, replace(hand.players[hand.waiting[0]], answered=hand.price))
        case Raised(to=to) | BetMade(to=to):
            return after_bet(hand, to)
        case Posted():
            return _posted(hand, event)
        case BetsCollected(pots=pots):
            players = [replace(player, bet=0) if player.bet else player for player in hand.players]
            return replace(hand, pots=pots, players=tuple(players))
        case BoardDealt(street=street, cards=cards, board=1):
            return open_betting(replace(hand, street=street, board=hand.board + cards))
        case BoardDealt(cards=cards):
            return replace(hand, second=hand.second + cards)
        case HolesDealt(holes=holes):
            return _dealt(hand, holes_by_seat={hole.seat: hole.cards for hole in holes})
        case Shown(seat=seat):
            return _change(hand, seat, open=True, shown=True)
        case PotAwarded():
            return _awarded(hand, event)
        case HandEnded(carried=carried):
            return replace(hand, over=True, carried_out=carried)
        case BetReturned(seat=seat, amount=amount):
            return _returned(hand, seat, amount)
        case Mucked(seat=seat):
            return _change(hand, seat, mucked=True)
        case HandsOpened():
            return _opened(hand)
        case RakeTaken(amounts=amounts):
            return replace(hand, rake=amounts)
        case HandStarted():
            return begin(event)
        case _:
            assert_never(event)


def _change(hand: Hand, seat: Seat, **changes: object) -> Hand:
    players = [replace(p, **changes) if p.seat == seat else p for p in hand.players]
    return replace(hand, players=tuple(players))


def _posted(hand: Hand, event: Posted) -> Hand:
    """Take a post: an ante is paid but is no bet, a dead one belongs to nobody, all others are bets."""
    due = hand.posts[0]
    index = [p.seat for p in hand.players].index(event.seat)
    player = hand.players[index]
    amount = event.amount
    changes: dict[str, object] = {}
    match event.kind:
        case PostKind.DEAD:
            posted = replace(player, stack=player.stack - amount)
            changes["dead"] = hand.dead + amount
        case PostKind.ANTE:
            posted = replace(player, stack=player.stack - amount, paid=player.paid + amount)
        case _:
            posted = replace(
                player, stack=player.stack - amount, bet=player.bet + amount, paid=player.paid + amount
            )
            changes.update(_price_after(hand, due, index))
    if _is_regular(due):
        changes["shortfall"] = hand.shortfall - amount
    else:
        changes["extra"] = hand.extra + amount
    changes["players"] = seated(hand.players, index, posted)
    due_still = hand.posts[1:] if posted.stack else [p for p in hand.posts[1:] if _still_due(p, posted)]
    changes["posts"] = tuple(due_still)
    return replace(hand, **changes)


def _is_regular(post: Post) -> bool:
    """Is this a blind, or the dead small blind of a bought button, which stands for it (rule R2.8)."""
    if post.kind is PostKind.DEAD:
        return post.rule == "R2.8"
    return post.kind in (PostKind.BIG_BLIND, PostKind.SMALL_BLIND)


def _still_due(post: Post, posted: Player) -> bool:
    """Is `post` due after `posted` went all-in; a big blind without chips still sets the price."""
    return post.seat != posted.seat or post.kind is PostKind.BIG_BLIND


def _price_after(hand: Hand, due: Post, index: int) -> dict[str, object]:
    """What a blind, straddle or kill does to the price, even if its owner cannot pay it (rule R2.6)."""
    match due.kind:
        case PostKind.BIG_BLIND:
            blind = hand.rules.big_blind
            return {"price": blind, "level": blind, "step": blind, "raises": 1, "opener": index + 1}
        case PostKind.STRADDLE:
            # A straddle is no bet for the cap, and its owner acts last (rule R14.2).
            double = hand.rules.straddle_min_raise is StraddleMinRaise.DOUBLE_STRADDLE
            step = due.amount if double else hand.rules.big_blind
            return {"price": due.amount, "level": due.amount, "step": step, "opener": index + 1}
        case PostKind.KILL:
            # The kill is the bet of the raised stakes; its owner acts in his turn (rule R14.1).
            price = hand.players[index].bet + due.amount
            return {"price": price, "level": price, "step": price}
        case _:
            return {}


def _dealt(hand: Hand, holes_by_seat: dict[Seat, tuple[int | None, ...]]) -> Hand:
    players = [replace(p, hole=_known(holes_by_seat[p.seat])) for p in hand.players]
    return open_betting(replace(hand, players=tuple(players), dealt=True))


def _known(cards: tuple[int | None, ...]) -> tuple[Card, ...]:
    """The cards of a hole that the reader of this fact may see."""
    return tuple([card for card in cards if card is not None])


def _opened(hand: Hand) -> Hand:
    """Turn all live hands up; if everybody agreed, the cards to come are dealt twice (rule R15.1)."""
    players = tuple(player if player.folded else replace(player, open=True) for player in hand.players)
    agreed = all(player.folded or player.seat in hand.run_twice for player in players)
    if agreed and hand.rules.run_it_twice and hand.street is not Street.RIVER:
        return replace(hand, opened=True, players=players, common=len(hand.board), second=hand.board)
    return replace(hand, opened=True, players=players)


def _returned(hand: Hand, seat: Seat, amount: int) -> Hand:
    """Take back what nobody matched; what is more than the bet was part of an ante (rule R8.1)."""
    player = player_at(hand, seat)
    assert player is not None, "only who is dealt in gets chips back"
    bet = max(0, player.bet - amount)
    return _change(hand, seat, stack=player.stack + amount, bet=bet, paid=player.paid - amount)


def _awarded(hand: Hand, event: PotAwarded) -> Hand:
    won = {share.seat: share.amount for share in event.shares}
    players = [replace(p, stack=p.stack + won[p.seat]) if p.seat in won else p for p in hand.players]
    return replace(hand, players=tuple(players), awards=(*hand.awards, event))
