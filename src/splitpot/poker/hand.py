"""One hand as an immutable value, from the shuffle to the award."""

from collections.abc import Sequence

import msgspec

from splitpot.poker.cards import Card
from splitpot.poker.events import Post, Pot, PotAwarded, Seat, Street
from splitpot.poker.rules import Chips, Rules

__all__ = ["Hand", "Player", "Seat", "Street", "count_live", "live_players", "player_at", "turn_seat"]


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat in the hand.

    `stack` is behind, `bet` in front this street, `paid` what can win or lose this hand (dead posts are not
    in it), `answered` the price it last acted at this street or None, `open` whether its cards lie face up,
    `shown` and `mucked` what it did at the showdown.
    """

    seat: Seat
    stack: Chips
    bet: Chips = 0
    paid: Chips = 0
    hole: tuple[Card, ...] = ()
    folded: bool = False
    answered: Chips | None = None
    open: bool = False
    shown: bool = False
    mucked: bool = False


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The whole truth about one hand; only ``sight.py`` may turn it into something for viewers.

    `players` stand clockwise from the left of the button, so their order is the order of action after the
    flop and of odd chips. `waiting` are the indices of players who still have to act this street, in turn.
    `price` is the highest bet; `level` the price without short all-ins on top; `step` the last full bet or
    raise; `raises` counts the bet and the raises of the street. `opener` is the index that acts first before
    the flop, `shortfall` what the blinds lacked and `extra` what was posted beside them (for the pot limit),
    `dead` chips that count in nobody's bet. `run_twice` have agreed to two boards; once all live players
    have, `common` board cards belong to both, and `second` is the second board with them (rule R15).
    """

    number: int
    rules: Rules
    button: Seat
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    posts: tuple[Post, ...]
    street: Street = Street.PREFLOP
    board: tuple[Card, ...] = ()
    run_twice: tuple[Seat, ...] = ()
    common: int | None = None
    second: tuple[Card, ...] = ()
    dealt: bool = False
    opened: bool = False
    over: bool = False
    waiting: tuple[int, ...] = ()
    price: Chips = 0
    level: Chips = 0
    step: Chips = 0
    raises: int = 0
    cap_lifted: bool = False
    opener: int = 0
    shortfall: Chips = 0
    extra: Chips = 0
    aggressor: Seat | None = None
    dead: Chips = 0
    carried_in: Chips = 0
    carried_out: Chips = 0
    pots: tuple[Pot, ...] = ()
    rake: tuple[Chips, ...] | None = None
    awards: tuple[PotAwarded, ...] = ()


def player_at(hand: Hand, seat: Seat) -> Player | None:
    """The player of `seat`, or None if it was not dealt in."""
    for player in hand.players:
        if player.seat == seat:
            return player
    return None


def live_players(hand: Hand) -> tuple[Player, ...]:
    """Players who can still win chips, in order from the left of the button."""
    return tuple(player for player in hand.players if not player.folded)


def count_live(players: Sequence[Player]) -> int:
    """How many of the players can still win chips."""
    return len([player for player in players if not player.folded])


def turn_seat(hand: Hand) -> Seat | None:
    """The seat whose decision it is, or None."""
    return hand.players[hand.waiting[0]].seat if hand.waiting else None
