"""`splitpot readmit`: a way back in for a player who has lost his browser, or whose device was stolen."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Data, Database, Json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from splitpot.players import SpareKey
    from splitpot.storage import Player

_NAMES_SHOWN = 3


def readmit(
    name: Annotated[str, typer.Argument(help="The name of a player.", metavar="NAME")],
    sign_out: Annotated[
        bool, typer.Option("--sign-out", help="Sign every device out that has the name now.")
    ] = False,
    address: Annotated[str | None, typer.Option(help="Where players find the room.", metavar="URL")] = None,
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Print a link by which a player comes in again, on any device, once and within 15 minutes.

    Example: splitpot readmit Ann
    """
    from splitpot.cli.address import address_of_room, only_here
    from splitpot.cli.store import folder_of

    room = address_of_room(folder_of(data, database), address)
    player, key, ended = asyncio.run(_make(data, database, name, sign_out=sign_out))
    link = f"{room}/key#{key.code}"
    if as_json:
        answer = {"name": player.name, "link": link, "code": key.code, "expires_at": key.expires_at}
        print(json.dumps({**answer, "signed_out": ended}))
        return
    if sign_out:
        print(f"{player.name} is signed out on {'1 device' if ended == 1 else f'{ended} devices'}.")
    until = f"{datetime.fromtimestamp(key.expires_at / 1000, UTC):%H:%M} UTC"
    print(f"Whoever opens this link until {until} is {player.name} there; it works once:\n\n  {link}\n")
    print(f"Instead of the link, the code {key.code} may be typed at {room}/key.")
    if only_here(room):
        print("That address is this machine's own; for another device name the room's with --address.")


async def _make(
    data: Path, database: str | None, name: str, *, sign_out: bool
) -> tuple[Player, SpareKey, int]:
    from splitpot.cli.store import opened_store

    async with opened_store(data, database, existing=True) as store:
        player = await store.players.by_name(name)
        if player is None:
            raise Fault(_unknown(name, await store.players.names()), code="unknown_player")
        key, ended = await store.spare_keys.make(player.id, end_sessions=sign_out)
        return player, key, ended


def _unknown(name: str, known: Sequence[str]) -> str:
    """Say that nobody has this name, and who is meant perhaps; `known` are the names, newest first."""
    if not known:
        return f"there is no player '{name}'; nobody has taken a name in this room yet."
    spelled = {other.casefold(): other for other in known}
    near = [spelled[key] for key in get_close_matches(name.casefold(), spelled, _NAMES_SHOWN)]
    if near:
        return f"there is no player '{name}'; names like it are {', '.join(near)}."
    return f"there is no player '{name}'; the newest names are {', '.join(known[:_NAMES_SHOWN])}."
