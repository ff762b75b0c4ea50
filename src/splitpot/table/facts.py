"""Facts about a table between and around hands; with the facts of a hand they are all that changes a
table.
"""

import enum

import msgspec

from splitpot.poker.cards import Card
from splitpot.poker.events import Event, Seat
from splitpot.poker.rules import Chips
from splitpot.table.view import BotLevel, Mark


class SatDown(msgspec.Struct, frozen=True, tag="sat_down"):
    """A player took a seat with `stack` chips."""

    seat: Seat
    player: str
    name: str
    stack: Chips
    bot: BotLevel | None = None


class LeftTable(msgspec.Struct, frozen=True, tag="left_table"):
    """A player gave up his seat and took `stack` chips along, `at` milliseconds since 1970 (UTC).

    `absent` if the table did that for him, because he had sat out too long.
    """

    seat: Seat
    player: str
    name: str
    stack: Chips
    at: int = 0
    absent: bool = False


class LeaveAsked(msgspec.Struct, frozen=True, tag="leave_asked"):
    """A player in the hand will leave when it ends."""

    seat: Seat


class OutReason(enum.StrEnum):
    """Why somebody sits out."""

    ASKED = "asked"
    TIMED_OUT = "timed_out"
    NO_CHIPS = "no_chips"


class SatOut(msgspec.Struct, frozen=True, tag="sat_out"):
    """A player is dealt no more hands until he comes back."""

    seat: Seat
    reason: OutReason


class CameBack(msgspec.Struct, frozen=True, tag="came_back"):
    """A player who sat out wants to be dealt in again."""

    seat: Seat


class PostChosen(msgspec.Struct, frozen=True, tag="post_chosen"):
    """A player will post what he owes with the next hand (`now`), or buy the button (`buy`), or wait for his
    big blind.
    """

    seat: Seat
    now: bool
    buy: bool = False


class Preferred(msgspec.Struct, frozen=True, tag="preferred"):
    """What a player wishes from now on: to straddle, and to run his all-ins twice."""

    seat: Seat
    straddle: bool
    run_twice: bool


class Accustomed(msgspec.Struct, frozen=True, tag="accustomed"):
    """What the table does for a player without asking him; nobody else is told."""

    seat: Seat
    auto_muck: bool
    auto_bank: bool


class ToppedUp(msgspec.Struct, frozen=True, tag="topped_up"):
    """A player put `amount` more chips on the table; they count from the next hand on."""

    seat: Seat
    amount: Chips


class BlindMissed(msgspec.Struct, frozen=True, tag="blind_missed"):
    """A blind passed a player who was not there; `mark` is what he owes now (rules R2.9, R2.10)."""

    seat: Seat
    mark: Mark
    rule: str = "R2.9"


class TimedOut(msgspec.Struct, frozen=True, tag="timed_out"):
    """A player's clock ran out; what follows checked or folded for him."""

    seat: Seat


class CarriedGiven(msgspec.Struct, frozen=True, tag="carried_given"):
    """The chips carried over for a next pot went to a seat, because nobody stays to play for them."""

    seat: Seat
    amount: Chips
    rule: str = "R6.2"


class CardsShown(msgspec.Struct, frozen=True, tag="cards_shown"):
    """A player laid cards open that nobody could ask for, some or all (rule R13.6); none if he declined."""

    seat: Seat
    cards: tuple[Card, ...]
    rule: str = "R13.6"


class HandVoided(msgspec.Struct, frozen=True, tag="hand_voided"):
    """The hand was cancelled and everyone has the stack he began it with."""

    number: int


TableFact = (
    SatDown
    | LeftTable
    | LeaveAsked
    | SatOut
    | CameBack
    | PostChosen
    | Preferred
    | Accustomed
    | ToppedUp
    | BlindMissed
    | TimedOut
    | CarriedGiven
    | CardsShown
    | HandVoided
)
TableEvent = TableFact | Event
