"""Showing of one's own accord: cards that nobody can ask for, while a result is read (rule R13.6)."""

from msgspec.structs import replace

from splitpot.poker.cards import Card
from splitpot.poker.events import Half, Seat
from splitpot.poker.hand import Hand, Player, player_at
from splitpot.poker.sight import HandView
from splitpot.table.facts import CardsShown
from splitpot.table.refusals import Refused, TableRefusal
from splitpot.table.requests import Show
from splitpot.table.table import Table, at, occupied


def may_show(table: Table, seat: Seat) -> Player | None:
    """The player of the ended hand in `seat` who may still show: he won without a showdown, or threw away a
    beaten hand, and has not answered yet.
    """
    hand = table.hand
    if hand is None or not hand.over or at(table, seat).new:
        return None
    player = player_at(hand, seat)
    if player is None or player.folded or player.shown or player.open:
        return None
    return None if any(shown.seat == seat for shown in table.opened) else player


def is_awaited(table: Table) -> bool:
    """Does somebody still think about showing, who does not leave that to the house."""
    return any(
        seat.bot is None and not seat.auto_muck and may_show(table, number) is not None
        for number, seat in occupied(table)
    )


def show(table: Table, seat: Seat, request: Show) -> CardsShown:
    """The fact that `request` becomes; no cards at all mean that he shows nothing.

    Raises Refused.
    """
    hand = table.hand
    if hand is None:
        raise Refused(TableRefusal.NO_HAND)
    if request.hand != hand.number:
        raise Refused(TableRefusal.WRONG_HAND, hand=hand.number)
    player = may_show(table, seat)
    if player is None or not set(request.cards) <= set(player.hole):
        raise Refused(TableRefusal.NOT_OFFERED_HERE)
    return CardsShown(seat, tuple(card for card in player.hole if card in request.cards))


def with_shown(view: HandView, hand: Hand, opened: tuple[CardsShown, ...], viewer: Seat | None) -> HandView:
    """`view` with the cards that lie open by their owners' wish; of each hand the others stay face down."""
    cards = {shown.seat: _faces(hand, shown) for shown in opened if shown.cards and shown.seat != viewer}
    players = tuple(replace(player, cards=cards.get(player.seat, player.cards)) for player in view.players)
    return replace(view, players=players)


def _faces(hand: Hand, shown: CardsShown) -> tuple[Card | None, ...]:
    player = player_at(hand, shown.seat)
    assert player is not None, "only who played the hand shows cards of it"
    return tuple(card if card in shown.cards else None for card in player.hole)


def won_alone(hand: Hand) -> bool:
    """Did the hand end without a showdown."""
    return all(award.half is Half.UNCONTESTED for award in hand.awards)
