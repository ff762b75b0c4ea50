"""The table as an immutable value: its seats between hands, and the hand in play."""

import msgspec

from splitpot.poker.events import Event, Seat
from splitpot.poker.hand import Hand, player_at
from splitpot.poker.rules import Chips, Rules
from splitpot.table.facts import CardsShown
from splitpot.table.view import BotLevel, Departed, Mark


class TableSeat(msgspec.Struct, frozen=True):
    """An occupied seat.

    During a hand `stack` is still what the seat began it with, so cancelling a hand costs nothing. `top_up`
    waits for the hand to end. `new` has not been dealt a hand yet; `mark` is what the seat owes; `posting`
    will post it, and `buying` will buy the button instead (rule R2.8).
    """

    player: str
    name: str
    stack: Chips
    bot: BotLevel | None = None
    out: bool = False
    leaving: bool = False
    new: bool = True
    posting: bool = False
    mark: Mark | None = None
    timeouts: int = 0
    top_up: Chips = 0
    net: Chips | None = None
    straddle: bool = False
    run_twice: bool = False
    buying: bool = False
    auto_muck: bool = True
    auto_bank: bool = True


class Leaver(msgspec.Struct, frozen=True):
    """Who left with how many chips, `at` milliseconds since 1970 (UTC): he brings them if he is soon back."""

    player: str
    chips: Chips
    at: int


class Standing(msgspec.Struct, frozen=True):
    """What a player in `seat` owed, and whether he was to post it or to buy the button, before a deal."""

    seat: Seat
    player: str
    new: bool
    mark: Mark | None
    posting: bool
    buying: bool = False


class BeforeDeal(msgspec.Struct, frozen=True):
    """Where the game stood before the hand that runs: a cancelled hand moved nothing and paid no debt."""

    button: Seat | None
    small_blind: Seat | None
    big_blind: Seat | None
    killer: Seat | None
    seats: tuple[Standing, ...]


class Table(msgspec.Struct, frozen=True):
    """Everything that is true at one table; a fold over its recorded facts.

    `seats[0]` is seat 1. `hand` stays after it is over until the next begins, so that its result can be read;
    `facts` are the hand's events so far. `turn` is the number of the step that asked for the decision now
    due. `carried` chips wait for the next pot; `gone` are those who left a while ago, `departed` those who
    played `hand` and left since, so that its result still has their names; `before` is what a hand that is
    cancelled goes back to;
    `opened` are the cards of it that were shown of their owners' own accord.
    """

    id: str
    name: str
    rules: Rules
    practice: bool
    seats: tuple[TableSeat | None, ...]
    seq: int = 0
    button: Seat | None = None
    small_blind: Seat | None = None
    big_blind: Seat | None = None
    hand: Hand | None = None
    hand_number: int = 0
    facts: tuple[Event, ...] = ()
    turn: int = 0
    carried: Chips = 0
    timed_out: Seat | None = None
    killer: Seat | None = None
    gone: tuple[Leaver, ...] = ()
    before: BeforeDeal | None = None
    departed: tuple[Departed, ...] = ()
    opened: tuple[CardsShown, ...] = ()


def new_table(table_id: str, name: str, rules: Rules, *, practice: bool = False) -> Table:
    """An empty table, not yet checked against its rules' impossible combinations."""
    return Table(id=table_id, name=name, rules=rules, practice=practice, seats=(None,) * rules.seats)


def seat_of(table: Table, player: str) -> Seat | None:
    """Where `player` sits, or None."""
    for index, seat in enumerate(table.seats):
        if seat is not None and seat.player == player:
            return index + 1
    return None


def at(table: Table, seat: Seat) -> TableSeat:
    """The occupied seat number `seat`."""
    found = table.seats[seat - 1]
    assert found is not None, f"seat {seat} is empty"
    return found


def occupied(table: Table) -> list[tuple[Seat, TableSeat]]:
    """All taken seats with their numbers, lowest first."""
    return [(index + 1, seat) for index, seat in enumerate(table.seats) if seat is not None]


def is_playing(table: Table) -> bool:
    """Is a hand running."""
    return table.hand is not None and not table.hand.over


def in_hand(table: Table, seat: Seat) -> bool:
    """Was `seat` dealt into the hand that is running."""
    return table.hand is not None and not table.hand.over and player_at(table.hand, seat) is not None


def seat_total(seat: TableSeat) -> Chips:
    """All chips of a seat; between hands its ledger account holds exactly these."""
    return seat.stack + seat.top_up
