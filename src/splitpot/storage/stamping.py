"""Entries and hands that are older than stamps get theirs, once in the life of a database.

Afterwards a missing stamp is damage. The migration itself cannot do it, because stamps need the room's key.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from splitpot.ledger import Entry, Leg
from splitpot.storage import schema
from splitpot.storage.database import Database
from splitpot.storage.errors import SettingLost
from splitpot.storage.hands import Page, read_hands
from splitpot.storage.seal import Seal
from splitpot.storage.stamps import BEGINNING, Link, book_of, next_link, stamps_of

STAMPED = "stamped"
"""The setting that says that every entry and every hand has its stamp."""

_ROWS_AT_ONCE = 500


async def stamp_what_is_there(database: Database, seal: Seal, shown: str) -> None:
    """Stamp every entry and every finished hand, unless that was done before.

    Raises `SettingLost`, with `shown` for the database, if it was done and is not remembered.
    """
    known = sa.select(schema.settings.c.name).where(schema.settings.c.name == STAMPED)
    async with database.reading() as connection:
        if (await connection.execute(known)).one_or_none():
            return
    async with database.preparing() as connection:
        if (await connection.execute(known)).one_or_none():
            return  # another server did it meanwhile
        if await connection.run_sync(has_stamps):
            raise SettingLost(shown, STAMPED)
        await _stamp_entries(connection, seal)
        async for page in hand_pages(connection):
            stamps = [(*place, stamp) for place, stamp in stamps_of(seal, *page).items()]
            await _insert(connection, schema.hand_stamps, stamps)
        await connection.execute(sa.insert(schema.settings).values(name=STAMPED, value=b""))


def has_stamps(connection: sa.Connection) -> bool:
    """Whether anything is stamped; an older database has not even the tables for it."""
    there = sa.inspect(connection).get_table_names()
    tables = (table for table in (schema.entry_stamps, schema.hand_stamps) if table.name in there)
    return any(connection.execute(sa.select(table).limit(1)).one_or_none() for table in tables)


async def hand_pages(connection: AsyncConnection) -> AsyncIterator[Page]:
    """Every finished hand, page by page in the order of tables and numbers."""
    place = schema.hands.c["table_id", "number"]
    query = sa.select(*schema.hands.c).order_by(*place).limit(_ROWS_AT_ONCE)
    page = await read_hands(connection, query)
    while page.hands:
        yield page
        last = (page.hands[-1].table_id, page.hands[-1].number)
        page = await read_hands(connection, query.where(sa.tuple_(*place) > sa.tuple_(*last)))


async def _stamp_entries(connection: AsyncConnection, seal: Seal) -> None:
    """Chain the entries in the order of their ids: which of the old ones came first is not kept exactly."""
    entries, links = schema.entries.c, dict[str, Link]()
    query = sa.select(*entries).order_by(entries.id).limit(_ROWS_AT_ONCE)
    page = (await connection.execute(query)).all()
    while page:
        legs: dict[str, list[Leg]] = {row.id: [] for row in page}
        of_page = schema.legs.c.entry_id.between(page[0].id, page[-1].id)
        for row in await connection.execute(sa.select(*schema.legs.c).where(of_page)):
            legs[row.entry_id].append(Leg(row.account, row.delta))
        stamps = []
        for row in page:
            entry = Entry(row.id, row.kind, tuple(legs[row.id]))
            book = book_of(leg.account for leg in entry.legs)
            link = links[book] = next_link(seal, book, links.get(book, BEGINNING), entry, row.written_at)
            stamps.append((book, link.place, row.id, link.stamp))
        await _insert(connection, schema.entry_stamps, stamps)
        page = (await connection.execute(query.where(entries.id > page[-1].id))).all()


async def _insert(connection: AsyncConnection, table: sa.Table, rows: Sequence[tuple[Any, ...]]) -> None:
    names = table.columns.keys()
    await connection.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in rows])
