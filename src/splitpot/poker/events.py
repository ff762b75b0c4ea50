"""Facts of a hand, in the past tense: the only things that change it.

The union ``Event`` is the whole list; ``sight.py`` says who may see each of them. A fact that rules on
something carries the number of its rule (docs/rulebook.md), so that nobody has to guess why.
"""

import enum

import msgspec

from splitpot.poker.cards import Card, Rank
from splitpot.poker.rules import Chips, Rules

Seat = int


class Street(enum.IntEnum):
    """The four betting rounds."""

    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3


class PostKind(enum.StrEnum):
    """Why chips were posted before the deal (rules R2.1, R2.8-R2.11, R14)."""

    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    LIVE = "live"
    DEAD = "dead"
    ANTE = "ante"
    STRADDLE = "straddle"
    KILL = "kill"


class Half(enum.StrEnum):
    """Which part of a pot an award speaks of (rules R5, R13.2)."""

    HIGH = "high"
    LOW = "low"
    NO_LOW = "no_low"
    WHOLE = "whole"
    UNCONTESTED = "uncontested"


class Post(msgspec.Struct, frozen=True, gc=False):
    """A post that is due: `amount` chips from `seat`, less if the stack is shorter."""

    seat: Seat
    kind: PostKind
    amount: Chips
    rule: str = "R2.1"


class Stack(msgspec.Struct, frozen=True, gc=False):
    """The chips of one seat."""

    seat: Seat
    chips: Chips


class Hole(msgspec.Struct, frozen=True, gc=False):
    """Hole cards of a seat; None stands for a card that the viewer may not see."""

    seat: Seat
    cards: tuple[Card | None, ...]


class Pot(msgspec.Struct, frozen=True, gc=False):
    """Chips that the same seats can win; the main pot is the first one built (rule R7.2)."""

    amount: Chips
    contenders: tuple[Seat, ...]


class Share(msgspec.Struct, frozen=True, gc=False):
    """What a seat wins of a pot or half; `odd` of these chips could not be divided (rule R6.1)."""

    seat: Seat
    amount: Chips
    odd: Chips = 0


class High(msgspec.Struct, frozen=True, gc=False):
    """A made high hand: the name of its category, and card ranks in order of weight."""

    category: str
    ranks: tuple[Rank, ...]


class HandStarted(msgspec.Struct, frozen=True, gc=False, tag="hand_started"):
    """A hand begins: who is dealt in, clockwise from the left of the button, who posts, and the shuffled
    deck.
    """

    number: int
    rules: Rules
    button: Seat
    seats: tuple[Stack, ...]
    posts: tuple[Post, ...]
    deck: tuple[Card, ...]
    carried: Chips = 0
    run_twice: tuple[Seat, ...] = ()


class Posted(msgspec.Struct, frozen=True, gc=False, tag="posted"):
    """A seat posted a blind or a debt."""

    seat: Seat
    kind: PostKind
    amount: Chips
    all_in: bool = False
    rule: str = "R2.1"


class HolesDealt(msgspec.Struct, frozen=True, gc=False, tag="holes_dealt"):
    """Everybody has his hole cards (rule R1.2)."""

    holes: tuple[Hole, ...]


class Folded(msgspec.Struct, frozen=True, gc=False, tag="folded"):
    """A seat gave up."""

    seat: Seat


class Checked(msgspec.Struct, frozen=True, gc=False, tag="checked"):
    """A seat checked."""

    seat: Seat


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """A seat put in `amount` more chips to match the bet, or its last ones."""

    seat: Seat
    amount: Chips
    all_in: bool = False


class BetMade(msgspec.Struct, frozen=True, gc=False, tag="bet_made"):
    """A seat opened the betting of the street with `to` chips."""

    seat: Seat
    to: Chips
    all_in: bool = False


class Raised(msgspec.Struct, frozen=True, gc=False, tag="raised"):
    """A seat raised, or completed a short bet, to `to` chips this street."""

    seat: Seat
    to: Chips
    all_in: bool = False


class BetReturned(msgspec.Struct, frozen=True, gc=False, tag="bet_returned"):
    """Chips nobody matched went back to their owner (rule R8.1)."""

    seat: Seat
    amount: Chips
    rule: str = "R8.1"


class BetsCollected(msgspec.Struct, frozen=True, gc=False, tag="bets_collected"):
    """The bets of the street went to the pots, which are now these."""

    pots: tuple[Pot, ...]


class HandsOpened(msgspec.Struct, frozen=True, gc=False, tag="hands_opened"):
    """Nobody can bet any more and somebody is all-in: all live hands lie open (rule R13.5)."""

    holes: tuple[Hole, ...]
    rule: str = "R13.5"


class BoardDealt(msgspec.Struct, frozen=True, gc=False, tag="board_dealt"):
    """Board cards were dealt, after one was burned if the house burns (rule R1.3)."""

    street: Street
    cards: tuple[Card, ...]
    board: int = 1


class Shown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    """A seat showed its hand at the showdown: its high, and the ranks of its low, highest first, if it has
    one.
    """

    seat: Seat
    cards: tuple[Card, ...]
    high: High
    low: tuple[Rank, ...]
    rule: str = "R13.1"


class Mucked(msgspec.Struct, frozen=True, gc=False, tag="mucked"):
    """A called seat that could not win threw its hand away unseen (rule R13.3)."""

    seat: Seat
    rule: str = "R13.3"


class RakeTaken(msgspec.Struct, frozen=True, gc=False, tag="rake_taken"):
    """The house took its share from each pot, main pot first (rules R9.2, R9.3)."""

    amounts: tuple[Chips, ...]
    rule: str = "R9.2"


class PotAwarded(msgspec.Struct, frozen=True, gc=False, tag="pot_awarded"):
    """A pot, or one half of it, went to its winners.

    `odd` chips of `amount` could not be halved (rule R6.1); `carried` ones stay for the next hand (rule
    R6.2).
    """

    pot: int
    half: Half
    amount: Chips
    shares: tuple[Share, ...]
    odd: Chips = 0
    carried: Chips = 0
    board: int = 1
    rule: str = "R5.1"


class HandEnded(msgspec.Struct, frozen=True, gc=False, tag="hand_ended"):
    """The hand is over; these are the stacks, and the chips that the next pot starts with."""

    stacks: tuple[Stack, ...]
    carried: Chips = 0


Event = (
    HandStarted
    | Posted
    | HolesDealt
    | Folded
    | Checked
    | Called
    | BetMade
    | Raised
    | BetReturned
    | BetsCollected
    | HandsOpened
    | BoardDealt
    | Shown
    | Mucked
    | RakeTaken
    | PotAwarded
    | HandEnded
)
