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
    from splitpot.storage import HandPlace
    from splitpot.storage.records import FinishedHand
    from splitpot.table.record import HandRecord

PAGE = 200  # hands looked through at once for those of people


def hands(
    table: OfTable = None,
    number: Annotated[
        int | None, typer.Argument(help="Print this hand of the table.", metavar="NUMBER", min=1)
    ] = None,
    limit: Annotated[int, typer.Option(help="How many hands to list, at most 200.", min=1, max=200)] = 20,
    people: Annotated[
        bool, typer.Option("--people", help="Leave out hands that only opponents of the house played.")
    ] = False,
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List finished hands, newest first, or print one of them with all its cards.

    Example: splitpot hands oak 12
    """
    if number is not None and number > CHIPS_MAX:
        raise Fault(f"table '{table}' has no finished hand {number}.", code="unknown_hand")
    found = asyncio.run(_read(data, database, table, number, limit, people=people))
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
    data: Path, database: str | None, table: str | None, number: int | None, limit: int, *, people: bool
) -> list[HandRecord]:
    from splitpot.cli.store import check_table, damaged_hands, hands_damaged, opened_store

    async with opened_store(data, database, existing=True) as store:
        if table is not None:
            await check_table(store, table)
        if table is not None and number is not None:
            one = await store.hands.get(table, number)
            if one is not None and (damaged := damaged_hands([one])):
                raise hands_damaged(damaged)
            return [_decoded(one)] if one else []
        found: list[HandRecord] = []
        after: HandPlace | None = None
        while len(found) < limit:
            wanted = PAGE if people else limit
            if table is None:
                page = await store.hands.newest(wanted, after)
            else:
                page = await store.hands.of_table(table, wanted, after)
            if damaged := damaged_hands(page):
                print(f"splitpot: left out, because it was changed on disk: {damaged}.", file=sys.stderr)
            records = [_decoded(hand) for hand in page if not hand.damaged]
            found += [record for record in records if not people or _has_person(record)]
            if len(page) < wanted or not people:
                break
            after = page[-1].place
    return found[:limit]


def _decoded(hand: FinishedHand) -> HandRecord:
    from splitpot.table.record import decode_hand

    return decode_hand(hand.record, hand.openings)


def _has_person(record: HandRecord) -> bool:
    return any(seat.bot is None for seat in record.seats)
