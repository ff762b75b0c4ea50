"""Who may see what: the one place where cards are hidden.

Every event and every view leaves the room through here. Views are built by allow-list for one viewer, never
by deleting from a whole; a new event does not type-check until it stands in ``seen``.
"""

from typing import assert_never

import msgspec

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
    Half,
    HandEnded,
    HandsOpened,
    HandStarted,
    Hole,
    HolesDealt,
    Mucked,
    Posted,
    Pot,
    PotAwarded,
    Raised,
    RakeTaken,
    Seat,
    Shown,
    Street,
)
from splitpot.poker.hand import Hand, Player, player_at, turn_seat
from splitpot.poker.legal import raises_left
from splitpot.poker.pots import pot_total
from splitpot.poker.reading import Reading, playing_cards, read_hand
from splitpot.poker.rules import Chips, MuckedVisible, Rules

Viewer = Seat | None


class PlayerView(msgspec.Struct, frozen=True):
    """A seat in the hand as a viewer sees it: a card is its number, or None for a back; no cards once folded
    or mucked.
    """

    seat: Seat
    stack: Chips
    bet: Chips
    paid: Chips
    folded: bool
    all_in: bool
    mucked: bool
    cards: tuple[Card | None, ...]


class LitCards(msgspec.Struct, frozen=True):
    """The five cards with which `seat` won `half` of pot number `pot` on board number `board`."""

    pot: int
    half: Half
    seat: Seat
    cards: tuple[Card, ...]
    board: int = 1


class HandView(msgspec.Struct, frozen=True):
    """A hand as one viewer may see it: complete for drawing, empty of anything hidden from him.

    `total` are all chips in the middle with the bets of this street; `pots` those gathered so far. `reading`
    is what the viewer's own cards are worth, None for who has none.
    """

    number: int
    button: Seat
    street: Street
    board: tuple[Card, ...]
    second: tuple[Card, ...]
    burned: int
    players: tuple[PlayerView, ...]
    pots: tuple[Pot, ...]
    total: Chips
    price: Chips
    raises_left: int | None
    turn: Seat | None
    over: bool
    reading: Reading | None
    shown: tuple[Shown, ...]
    awards: tuple[PotAwarded, ...]
    lit: tuple[LitCards, ...]


def hand_view(hand: Hand, viewer: Viewer) -> HandView:
    """What `viewer` (a seat, or None for a spectator) may see of `hand`."""
    own = player_at(hand, viewer) if viewer is not None else None
    return HandView(
        number=hand.number,
        button=hand.button,
        street=hand.street,
        board=hand.board,
        second=hand.second,
        burned=int(hand.street) if hand.rules.burn else 0,
        players=tuple(_player_view(player, viewer) for player in hand.players),
        pots=hand.pots,
        total=pot_total(hand),
        price=hand.price,
        raises_left=raises_left(hand),
        turn=turn_seat(hand),
        over=hand.over,
        reading=_own_reading(hand, own),
        shown=_shown(hand),
        awards=hand.awards,
        lit=_lit(hand),
    )


def _player_view(player: Player, viewer: Viewer) -> PlayerView:
    cards: tuple[Card | None, ...]
    if player.open or player.seat == viewer:
        cards = player.hole
    elif player.folded or player.mucked:
        cards = ()
    else:
        cards = (None,) * len(player.hole)
    return PlayerView(
        seat=player.seat,
        stack=player.stack,
        bet=player.bet,
        paid=player.paid,
        folded=player.folded,
        all_in=player.stack == 0 and not player.folded,
        mucked=player.mucked,
        cards=cards,
    )


def _own_reading(hand: Hand, own: Player | None) -> Reading | None:
    if own is None or not own.hole or own.folded:
        return None
    return read_hand(hand.rules.variant, own.hole, hand.board)


def _shown(hand: Hand) -> tuple[Shown, ...]:
    """The hands that were shown at the showdown, with what they are; all of this is public."""
    views = []
    for player in hand.players:
        if player.shown:
            reading = read_hand(hand.rules.variant, player.hole, hand.board)
            views.append(Shown(player.seat, player.hole, reading.high, reading.low))
    return tuple(views)


def _lit(hand: Hand) -> tuple[LitCards, ...]:
    """The winning fives, of hands that lie open only."""
    lit = []
    for award in hand.awards:
        if award.half is Half.UNCONTESTED:
            continue
        for share in award.shares:
            player = player_at(hand, share.seat)
            assert player is not None
            if player.open:
                board = hand.board if award.board == 1 else hand.second
                cards = playing_cards(hand.rules.variant, player.hole, board, low=award.half is Half.LOW)
                lit.append(LitCards(award.pot, award.half, share.seat, cards, award.board))
    return tuple(lit)


def seen(event: Event, viewer: Viewer) -> Event:
    """`event` as `viewer` may know it. Public facts pass unchanged; hidden cards become None or nothing."""
    match event:
        case HandStarted():
            # The deck is for nobody, not even after the hand.
            return msgspec.structs.replace(event, deck=())
        case HolesDealt(holes=holes):
            return HolesDealt(tuple(hole if hole.seat == viewer else _hidden(hole) for hole in holes))
        case (
            Posted()
            | Folded()
            | Checked()
            | Called()
            | BetMade()
            | Raised()
            | BetReturned()
            | BetsCollected()
            | HandsOpened()
            | BoardDealt()
            | Shown()
            | Mucked()
            | RakeTaken()
            | PotAwarded()
            | HandEnded()
        ):
            return event
        case _:
            assert_never(event)


def _hidden(hole: Hole) -> Hole:
    return Hole(hole.seat, (None,) * len(hole.cards))


def mucked_for(rules: Rules, viewer: Viewer, mucked: frozenset[Seat]) -> frozenset[Seat]:
    """Those of the `mucked` hands that the house lets `viewer` see afterwards (rule R13.4)."""
    match rules.mucked_visible:
        case MuckedVisible.TABLE:
            return mucked
        case MuckedVisible.ANYONE_IN_HAND:
            return mucked if viewer is not None else frozenset()
        case MuckedVisible.NOBODY:
            return frozenset()


def recorded(event: Event, viewer: Viewer, *, mucked: frozenset[Seat]) -> Event:
    """`event` of a finished hand as `viewer` finds it in his history.

    `mucked` are the hands that reached the showdown and that the house lets this viewer see; one folded
    before is never among them (rule R13.4). A viewer of None was not dealt in.
    """
    if isinstance(event, HolesDealt):
        holes = event.holes
        visible = {viewer} | mucked
        return HolesDealt(tuple(hole if hole.seat in visible else _hidden(hole) for hole in holes))
    return seen(event, viewer)
