"""A hand that was really played elsewhere, as its history prints it: the facts, before a replay.

Every reader of a format gives this record; ``replayed.py`` plays it. Amounts are the room's smallest units.
"""

import enum

import msgspec

from splitpot.limits import CHIPS_MAX, PLAYERS_MAX, PLAYERS_MIN
from splitpot.poker.cards import Card, card_text
from splitpot.poker.events import Post, PostKind, Seat, Stack, Street
from splitpot.poker.rules import Chips, Rules, check_rules

BOARD_SIZES = ((0,), (0, 3), (0, 3, 1), (0, 3, 1, 1))


class Lack(enum.StrEnum):
    """What a history does not say, without which its hand cannot be replayed."""

    GAME_NOT_PLAYED = "game_not_played"
    CARDS_NOT_SHOWN = "cards_not_shown"
    SECOND_BOARD_MISSING = "second_board_missing"
    RAKE_NOT_DIVIDED = "rake_not_divided"
    UNFINISHED = "unfinished"


class HistoryFault(Exception):
    """A history that cannot be read: `line` of the file, and what is wrong there."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Verb(enum.StrEnum):
    """What a player did."""

    FOLDS = "folds"
    CHECKS = "checks"
    CALLS = "calls"
    BETS = "bets"
    RAISES = "raises"


class RealAction(msgspec.Struct, frozen=True):
    """What `seat` did: a call by what it adds, a bet or raise by its total of the street.

    `all_in` is None where the format does not say.
    """

    seat: Seat
    verb: Verb
    amount: Chips = 0
    all_in: bool | None = None


class RealStreet(msgspec.Struct, frozen=True):
    """A betting round with the board cards that it began with."""

    street: Street
    cards: tuple[Card, ...]
    actions: tuple[RealAction, ...]


class PrintedPot(msgspec.Struct, frozen=True):
    """What was won of a pot, the rake taken out of it, and by whom."""

    amount: Chips
    shares: tuple[tuple[Seat, Chips], ...]


class RealHand(msgspec.Struct, frozen=True, kw_only=True):
    """One hand: how it began, what was done, and how it ended as printed.

    `seats` are those dealt in, clockwise from the left of the button; `holes` the hole cards that are known;
    `second` the cards of the second board that are not on the first. `total` is what was put in and not
    returned, of which the house took `rake`. `pots` stand main pot first; `merged` says that one printed pot
    may hold several. `returned` is None where the history prints no returned bets.
    """

    number: str
    line: int
    rules: Rules
    button: Seat
    names: dict[Seat, str]
    seats: tuple[Stack, ...]
    posts: tuple[Post, ...]
    holes: dict[Seat, tuple[Card, ...]]
    streets: tuple[RealStreet, ...]
    second: tuple[Card, ...] = ()
    total: Chips
    rake: Chips = 0
    pots: tuple[PrintedPot, ...]
    merged: bool = False
    returned: tuple[tuple[Seat, Chips], ...] | None = None

    @property
    def board(self) -> tuple[Card, ...]:
        """All cards of the (first) board that were dealt."""
        return tuple(card for street in self.streets for card in street.cards)


def checked(hand: RealHand) -> RealHand:
    """`hand`, if it can be one at all. Raises ValueError for the first thing that cannot."""
    check_rules(hand.rules)
    dealt_in = [stack.seat for stack in hand.seats]
    if not PLAYERS_MIN <= len(dealt_in) <= PLAYERS_MAX or len(set(dealt_in)) < len(dealt_in):
        raise ValueError(f"a hand has {PLAYERS_MIN} to {PLAYERS_MAX} seats, all different; here: {dealt_in}")
    if not all(0 < stack.chips <= CHIPS_MAX for stack in hand.seats):
        raise ValueError("whoever is dealt in has chips")
    speaking = [post.seat for post in hand.posts] + [a.seat for part in hand.streets for a in part.actions]
    strangers = set(speaking) - set(dealt_in)
    if strangers:
        raise ValueError(f"seat {min(strangers)} takes part but has no chips")
    kinds = [post.kind for post in hand.posts]
    if kinds.count(PostKind.BIG_BLIND) > 1 or kinds.count(PostKind.SMALL_BLIND) > 1:
        raise ValueError("each blind is posted once; what returning players pay is a post of its own")
    _check_cards(hand)
    return hand


def _check_cards(hand: RealHand) -> None:
    variant = hand.rules.variant
    streets = [part.street for part in hand.streets]
    sizes = tuple(len(part.cards) for part in hand.streets)
    if streets != list(Street)[: len(sizes)] or sizes not in BOARD_SIZES:
        raise ValueError("a board is dealt in three, one and one cards behind the first betting round")
    if hand.second and not len(hand.second) <= len(hand.board) == sum(BOARD_SIZES[-1]):
        raise ValueError("a second board needs a whole first one")
    if any(len(hole) != variant.hole for hole in hand.holes.values()):
        raise ValueError(f"a hand of {variant.code} has {variant.hole} cards")
    cards = [card for hole in hand.holes.values() for card in hole] + [*hand.board, *hand.second]
    twice = {card for card in cards if cards.count(card) > 1}
    if twice:
        raise ValueError(f"the card {card_text(min(twice))} is in two places")


class Unplayable(msgspec.Struct, frozen=True):
    """A hand of which its history says too little."""

    number: str
    line: int
    lack: Lack
