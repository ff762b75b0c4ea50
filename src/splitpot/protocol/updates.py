"""What the server tells a browser: codes and values, never prose."""

import enum

import msgspec

from splitpot.poker.rules import Chips, Rules
from splitpot.table.facts import TableEvent
from splitpot.table.view import TableView


class RequestFault(enum.StrEnum):
    """Refusals that any request can meet before its table is asked."""

    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    UNKNOWN_TYPE = "unknown_type"
    UNKNOWN_TABLE = "unknown_table"
    TOO_FAST = "too_fast"
    TABLE_STOPPED = "table_stopped"
    TABLE_BUSY = "table_busy"
    STORAGE_UNAVAILABLE = "storage_unavailable"
    INTERNAL = "internal"


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who you are here; `wallet` are chips not on any table."""

    id: str
    name: str
    language: str
    wallet: Chips


class TableInfo(msgspec.Struct, frozen=True):
    """A table in the lobby: `people` and `bots` sit at it, `your_seat` is yours if you have one."""

    table: str
    name: str
    rules: Rules
    practice: bool
    people: int
    bots: int
    watchers: int
    hand_number: int
    average_pot: Chips
    your_seat: int | None


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message of every connection. A client of another `version` should reload."""

    version: str
    protocol: int
    player: PlayerInfo


class LobbyUpdate(msgspec.Struct, frozen=True, tag="lobby"):
    """The whole table list."""

    tables: tuple[TableInfo, ...]


class TableUpdate(msgspec.Struct, frozen=True, tag="table"):
    """What happened at a table since the last update, and everything that is now true.

    `events` are what this viewer may know of the step, for log, sound and motion; `view` alone is the truth.
    """

    table: str
    seq: int
    events: tuple[TableEvent, ...]
    view: TableView


class Wallet(msgspec.Struct, frozen=True, tag="wallet"):
    """Your chips that are not on any table."""

    chips: Chips


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request with this key was carried out and recorded."""

    key: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request with this key changed nothing; `code` says why, `values` what would be right. `key` may be unknown."""

    key: str | None
    code: str
    values: dict[str, int]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    sent: int


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The server ends this connection: `code` is restarting, signed_out or too_slow."""

    code: str


Update = Welcome | LobbyUpdate | TableUpdate | Wallet | Accepted | Refused | Pong | Goodbye
