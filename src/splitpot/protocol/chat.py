"""What is said at a table: wishes to say something, and the lines that everybody there reads.

Chat is no fact of a table. It is kept while the server runs, and nowhere else.
"""

import enum

import msgspec

from splitpot.poker.events import Seat
from splitpot.table.requests import ClientKey, TableId


class Reaction(enum.StrEnum):
    """What can be said with one press; every reader sees it in his own language."""

    NICE_HAND = "nice_hand"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    GOOD_LUCK = "good_luck"
    OUCH = "ouch"
    LAUGH = "laugh"


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say `text` to everybody who watches this table."""

    table: TableId
    text: str
    key: ClientKey


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show everybody who watches this table a reaction."""

    table: TableId
    reaction: Reaction
    key: ClientKey


class ChatLine(msgspec.Struct, frozen=True):
    """One line: what `name` said, or his reaction. `seat` is where he sat then, None for who watched.

    `number` counts the lines of the table while the server runs; `at` is in milliseconds since 1970.
    """

    number: int
    name: str
    seat: Seat | None
    at: int
    text: str
    reaction: Reaction | None


class ChatUpdate(msgspec.Struct, frozen=True, tag="chat"):
    """New lines of a table, oldest first; with `whole` all that are kept, after a Watch.

    `open` False: the host wants no chat here.
    """

    table: str
    open: bool
    whole: bool
    lines: tuple[ChatLine, ...]


ChatRequest = Say | React
