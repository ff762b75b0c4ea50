"""A decision as a seat sees it: cards, price, pot and rivals, read from the seat's own view and no more."""

import msgspec

from splitpot.poker.cards import Card
from splitpot.poker.events import Seat, Street
from splitpot.poker.legal import Legal
from splitpot.poker.rules import Chips
from splitpot.poker.sight import PlayerView
from splitpot.poker.variants import Variant
from splitpot.table.view import BotLevel, TableView


class Spot(msgspec.Struct, frozen=True):
    """A decision to be made.

    `pot` is all in the middle, bets of this street included; `call` what is missing, 0 if checking is free.
    `rivals` are players who can still win; `behind` those of them who act later after the flop; `bettors`
    those who have put chips in on this one.
    `bets` is the price in bets of this street: before the flop the big blind is 1.
    """

    level: BotLevel
    variant: Variant
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    street: Street
    legal: Legal
    pot: Chips
    call: Chips
    bet: Chips
    rivals: int
    behind: int
    bettors: int
    bets: float
    unit: Chips

    @property
    def odds(self) -> float:
        """The share of the pot that a call must win to pay for itself; 0 where it costs nothing."""
        return self.call / (self.pot + self.call)


def spot(view: TableView) -> Spot | None:
    """The decision that `view` asks of its seat, or None if it asks for none."""
    hand, legal = view.hand, view.you.legal
    if hand is None or legal is None:
        return None
    own = next(player for player in hand.players if player.seat == legal.seat)
    rivals = [p for p in hand.players if not p.folded and p.seat != own.seat]
    size = view.rules.small_bet if hand.street < Street.TURN else view.rules.big_bet
    return Spot(
        level=_level(view, own.seat),
        variant=view.rules.variant,
        hole=tuple(card for card in own.cards if card is not None),
        board=hand.board,
        street=hand.street,
        legal=legal,
        pot=hand.total,
        call=legal.call or 0,
        bet=own.bet,
        rivals=len(rivals),
        behind=_behind(hand.players, own, rivals),
        bettors=sum(rival.bet > 0 for rival in rivals),
        bets=hand.price / size,
        unit=view.rules.unit,
    )


def _level(view: TableView, seat: Seat) -> BotLevel:
    level = next((taken.bot for taken in view.seats if taken.seat == seat), None)
    return level if level is not None else BotLevel.MEDIUM


def _behind(players: tuple[PlayerView, ...], own: PlayerView, rivals: list[PlayerView]) -> int:
    """Players stand clockwise from the left of the button, so those after one's own place act later."""
    places = {player.seat: place for place, player in enumerate(players)}
    return sum(places[rival.seat] > places[own.seat] for rival in rivals)
