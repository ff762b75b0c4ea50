"""What a browser may ask for over the WebSocket: one sealed family, parsed in one place.

What a table is asked stands in ``table.requests``; here is what concerns the connection.
"""

from typing import Annotated

import msgspec

from splitpot.limits import ECHO_MAX
from splitpot.protocol.chat import ChatRequest, React, Say
from splitpot.table.requests import Act, Leave, PostNow, Sit, SitOut, TableId, TableRequest, TopUp

__all__ = [
    "Act",
    "Leave",
    "Ping",
    "PostNow",
    "React",
    "Request",
    "Say",
    "Sit",
    "SitOut",
    "TableRequest",
    "TopUp",
    "Unwatch",
    "Watch",
    "WatchLobby",
]


class WatchLobby(msgspec.Struct, frozen=True, tag="watch_lobby", forbid_unknown_fields=True):
    """Send me the table list, now and whenever it changes; `on` False stops it."""

    on: bool = True


class Watch(msgspec.Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Send me this table: a full view now, then every update. Works without a seat.

    With `play` you play here from now on, and no more in another window; without, you go on where you played.
    """

    table: TableId
    play: bool = True


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    """Stop sending me this table."""

    table: TableId


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there; `sent` comes back as it is."""

    sent: Annotated[int, msgspec.Meta(ge=0, le=ECHO_MAX)]


Request = WatchLobby | Watch | Unwatch | TableRequest | ChatRequest | Ping
