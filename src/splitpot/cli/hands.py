"""`splitpot hands`: finished hands for whoever runs the room; never one that is still played."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Data, Database, Json, OfTable
from splitpot.limits import CHIPS_MAX

if TYPE_CHECKING:
    from splitpot.table.record import HandRecord


def hands(
    table: OfTable = None,
    number: Annotated[
        int | None, typer.Argument(help="Print this hand of the table.", metavar="NUMBER", min=1)
    ] = None,
    limit: Annotated[int, typer.Option(help="How many hands to list, at most 200.", min=1, max=200)] = 20,
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
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
    from splitpot.cli.store import check_table, damaged_hands, hands_damaged, opened_store
    from splitpot.table.record import decode_hand

    async with opened_store(data, database, existing=True) as store:
        if table is not None:
            await check_table(store, table)
        if table is None:
            found = await store.hands.newest(limit)
        elif number is None:
            found = await store.hands.of_table(table, limit)
        else:
            one = await store.hands.get(table, number)
            found = (one,) if one else ()
    damaged = damaged_hands(found)
    if damaged and number is not None:
        raise hands_damaged(damaged)
    if damaged:
        print(f"splitpot: left out, because it was changed on disk: {damaged}.", file=sys.stderr)
    return [decode_hand(hand.record, hand.openings) for hand in found if not hand.damaged]
