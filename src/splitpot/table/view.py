"""A table as one viewer sees it: everything the screen draws, and nothing it may not know.

The types of this page are the client's whole knowledge of a table; it computes no rule of its own.
"""

import enum

import msgspec

from splitpot.poker.events import Seat
from splitpot.poker.legal import Legal
from splitpot.poker.rules import Chips, Rules
from splitpot.poker.sight import HandView


class Stage(enum.StrEnum):
    """What the table is doing: waiting for players, playing a hand, or letting its result be read."""

    WAITING = "waiting"
    PLAYING = "playing"
    RESULT = "result"
    STOPPED = "stopped"


class SeatState(enum.StrEnum):
    """What a seat between hands is up to (rules R2.8-R2.11)."""

    PLAYING = "playing"
    SITTING_OUT = "sitting_out"
    WAITING_FOR_BLIND = "waiting_for_blind"
    WAITING_FOR_BUTTON = "waiting_for_button"
    POSTING = "posting"
    DECIDING = "deciding"


class Mark(enum.StrEnum):
    """What a seat owes: ML a missed big blind (or both), MS a missed small blind only."""

    ML = "ML"
    MS = "MS"


class BotLevel(enum.StrEnum):
    """The strengths of practice opponents."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class SeatView(msgspec.Struct, frozen=True):
    """An occupied seat.

    During a hand `stack` is what lies behind; `net` what the seat won or lost in the last hand. `top_up` are
    chips that wait for the hand to end, and are not in `stack` until then.
    """

    seat: Seat
    name: str
    stack: Chips
    state: SeatState
    bot: BotLevel | None
    mark: Mark | None
    leaving: bool
    connected: bool
    in_hand: bool
    net: Chips | None
    top_up: Chips = 0


class Departed(msgspec.Struct, frozen=True):
    """Who played the last hand and left since, with `net` from it; somebody else may sit
    there by now.
    """

    seat: Seat
    name: str
    stack: Chips
    bot: BotLevel | None
    net: Chips | None


class ClockView(msgspec.Struct, frozen=True):
    """The turn clock: `left_ms` of `total_ms` were left for `seat` when this view was made.

    `bank_ms` is what the seat has in its time bank; `banking` says that it is being used.
    """

    seat: Seat
    left_ms: int
    total_ms: int
    bank_ms: int = 0
    banking: bool = False


class SeatOdds(msgspec.Struct, frozen=True):
    """What a seat may expect of all pots once nobody can bet any more: `share` in thousandths."""

    seat: Seat
    share: int


class EntryView(msgspec.Struct, frozen=True):
    """The viewer's choice to post now or wait: `live` counts as his bet, `dead` goes straight to the pot.

    `may_post` is False between the button and a blind. There he can only wait, or buy the button if `may_buy`
    (rule R2.8): `live` and `dead` are then its price.
    """

    may_post: bool
    live: Chips
    dead: Chips
    mark: Mark | None
    may_buy: bool = False


class YouView(msgspec.Struct, frozen=True):
    """What only the viewer knows of himself: his seat, the choices he has, and what he wishes for.

    `straddle` and `run_twice` are the wishes of his last `Prefer`, `auto_muck` and `auto_bank` those of his
    last `Accustom`. `may_show`: his cards of the ended hand are face down, and he may show them.
    """

    seat: Seat | None
    legal: Legal | None
    entry: EntryView | None
    sitting_out: bool
    leaving: bool
    owes_if_sitting_out: Chips
    straddle: bool = False
    run_twice: bool = False
    auto_muck: bool = True
    auto_bank: bool = True
    may_show: bool = False


class TableView(msgspec.Struct, frozen=True):
    """A complete picture of a table for one viewer.

    `seq` counts the recorded steps of the table. `turn` is the number that an action must carry; it names the
    step that asked. `button` stays at its seat for the whole hand. `practice` tables fill up with bots.
    `next_hand_ms` is how long the result still stands before the next deal, None if no deal is due.
    `departed` played the last hand, and have left since: its facts are told even when `hand` lies there no
    more, and they name seats alone. `odds` are known where all cards
    that can still win lie open and the house tells them.
    """

    table: str
    name: str
    rules: Rules
    practice: bool
    seq: int
    stage: Stage
    seats: tuple[SeatView, ...]
    button: Seat | None
    hand: HandView | None
    turn: int | None
    clock: ClockView | None
    next_hand_ms: int | None
    you: YouView
    watchers: int
    departed: tuple[Departed, ...] = ()
    odds: tuple[SeatOdds, ...] = ()
