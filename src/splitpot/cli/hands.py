"""`splitpot hands`: finished hands for whoever runs the room; never one that is still played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.folder import Data
from splitpot.limits import CHIPS_MAX

if TYPE_CHECKING:
    from splitpot.table.record import HandRecord

_TROUBLE = 1


def hands(
    table: Annotated[str | None, typer.Argument(help="Only hands of this table.", metavar="TABLE")] = None,
    number: Annotated[
        int | None, typer.Argument(help="Print this hand of the table.", metavar="NUMBER", min=1)
    ] = None,
    limit: Annotated[int, typer.Option(help="How many hands to list, at most 200.", min=1, max=200)] = 20,
    data: Data = Path("data"),
    database: Annotated[
        str | None, typer.Option(help="The database, if not in the data folder.", metavar="URL")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """List finished hands, newest first, or print one of them with all its cards.

    Example: splitpot hands oak 12
    """
    if number is not None and number > CHIPS_MAX:
        raise Fault(f"table '{table}' has no finished hand {number}.", code="unknown_hand")
    found = asyncio.run(_read(data, database, table, number, limit))
    if number is not None and not found:
        raise Fault(f"table '{table}' has no finished hand {number}.", code="unknown_hand")
    if as_json:
        from splitpot.cli.hand_text import hand_json

        shown = [hand_json(record) for record in found]
        print(json.dumps(shown[0] if number is not None else {"hands": shown}))
    elif number is not None:
        from splitpot.cli.hand_text import hand_lines

        print("\n".join(hand_lines(found[0])))
    else:
        from splitpot.cli.hand_text import list_lines

        print("\n".join(list_lines(found)))


async def _read(
    data: Path, database: str | None, table: str | None, number: int | None, limit: int
) -> list[HandRecord]:
    from splitpot.cli.store import opened_store
    from splitpot.table.record import decode_hand

    async with opened_store(data, database, existing=True) as store:
        if table is not None and table not in {row.id for row in await store.tables.all()}:
            known = ", ".join(row.id for row in await store.tables.all()) or "none"
            raise Fault(f"there is no table '{table}'; the tables are {known}.", code="unknown_table")
        if table is None:
            found = await store.hands.newest(limit)
        elif number is None:
            found = await store.hands.of_table(table, limit)
        else:
            one = await store.hands.get(table, number)
            found = (one,) if one else ()
    return [decode_hand(hand.record, hand.openings) for hand in found]
