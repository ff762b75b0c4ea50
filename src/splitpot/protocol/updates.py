"""What the server tells a browser: codes and values, never prose."""

from typing import Annotated

import msgspec

from splitpot.poker.rules import Chips, Rules
from splitpot.protocol.chat import ChatUpdate
from splitpot.protocol.faults import REFUSAL_CODES, Farewell
from splitpot.table.facts import TableEvent
from splitpot.table.view import TableView

_CODES = {"enum": list(REFUSAL_CODES)}
RefusalCode = Annotated[str, msgspec.Meta(title="RefusalCode", extra_json_schema=_CODES)]


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who you are here; `wallet` are chips not on any table."""

    id: str
    name: str
    language: str
    wallet: Chips


class TableInfo(msgspec.Struct, frozen=True):
    """A table in the lobby: `people` and `bots` sit at it, `your_seat` is yours if you have one.

    `differs` names the options of its `rules` that are not as usual; a sign words these and no others.
    """

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
    differs: tuple[str, ...]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message of every connection. A client of another `version` should reload.

    Without a session `player` is None: such a connection may watch, and is refused anything else.
    """

    version: str
    protocol: int
    player: PlayerInfo | None


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


class PlayedHere(msgspec.Struct, frozen=True, tag="played_here"):
    """Whether you play `table` in this window (`here`), or in another one that you opened later.

    Unasked-for it says False to the window that another one took over from, and True once that has closed.
    """

    table: str
    here: bool


class Wallet(msgspec.Struct, frozen=True, tag="wallet"):
    """Your chips that are not on any table."""

    chips: Chips


class DeviceJoined(msgspec.Struct, frozen=True, tag="device_joined"):
    """Somebody has come in as you, by a code, on one more device; those of yours that are here are told."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request with this key was carried out and recorded."""

    key: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request with this key changed nothing: `code` says why, `values` what would be right.

    `key` is None if the frame was too broken to tell it.
    """

    key: str | None
    code: RefusalCode
    values: dict[str, int]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    sent: int


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The server ends this connection."""

    code: Farewell


Update = (
    Welcome
    | LobbyUpdate
    | TableUpdate
    | ChatUpdate
    | PlayedHere
    | Wallet
    | DeviceJoined
    | Accepted
    | Refused
    | Pong
    | Goodbye
)
