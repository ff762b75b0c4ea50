"""The examination of `splitpot doctor`: every row that chips or cards hang on is read and checked.

Unlike the audit at opening it reads everything, sealed payloads included, so it takes longer the more was
played. It changes nothing, and may run beside a server.
"""

from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from splitpot.ledger import Entry, Leg
from splitpot.storage import schema
from splitpot.storage.audit import FINDINGS_MAX, Audit, Finding, audit_of
from splitpot.storage.batch import snapshot_context, step_context
from splitpot.storage.database import Database
from splitpot.storage.errors import KeyUnusable, SealBroken
from splitpot.storage.hands import sound_hands
from splitpot.storage.keeper import KEY_CHECK
from splitpot.storage.location import Location
from splitpot.storage.migrating import Standing, standing
from splitpot.storage.records import TableRow
from splitpot.storage.seal import Seal
from splitpot.storage.stamping import STAMPED, hand_pages, has_stamps
from splitpot.storage.stamps import BEGINNING, Link, book_of, next_link

_ROWS_AT_ONCE = 500


class Examination(msgspec.Struct, frozen=True):
    """The audit with the findings of the examination, and how much was read.

    `older` says that the next start brings the database up to this version, `stamped` whether there are
    stamps to hold entries and hands against. What the `tables` say is for who knows their form.
    """

    audit: Audit
    steps: int
    hands: int
    tables: tuple[TableRow, ...]
    older: bool
    stamped: bool


async def examined(location: Location, key: bytes | None) -> Examination | None:
    """Everything in the database at `location`, read and checked; None where no room was open yet.

    A database of an older version is read as far as it goes. Raises `KeyUnusable` if the key is missing or
    another room's, `SchemaTooNew`, `NotADatabase` or `StorageUnavailable`.
    """
    database = Database(location)
    try:
        async with database.reading() as connection:
            reached = await connection.run_sync(standing, str(location))
            seal = None if reached is Standing.EMPTY else await _seal(connection, key, location)
            if seal is None:
                return None
            stamped = await connection.run_sync(has_stamps) or STAMPED in await _settings(connection)
            checks = (*_CHECKS, *_OF_STAMPS) if stamped else _CHECKS
            audit = await audit_of(connection)
            found = [finding for check in checks for finding in await _first(check(connection, seal))]
            rows = await connection.execute(sa.select(*schema.tables.c).order_by(schema.tables.c.id))
            return Examination(
                msgspec.structs.replace(audit, findings=(*audit.findings, *found)),
                steps=await _count(connection, schema.journal),
                hands=await _count(connection, schema.hands),
                tables=tuple(TableRow(*row) for row in rows),
                older=reached is Standing.OLDER,
                stamped=stamped,
            )
    finally:
        await database.close()


async def _settings_are_there(connection: AsyncConnection, _: Seal) -> AsyncIterator[Finding]:
    """What has chips knows its key, and what has stamps knows of them."""
    kept = await _settings(connection)
    if KEY_CHECK not in kept and await _count(connection, schema.accounts):
        yield Finding("settings_are_there", KEY_CHECK, 0)
    if STAMPED not in kept and await connection.run_sync(has_stamps):
        yield Finding("settings_are_there", STAMPED, 0)


async def _chips_lie_at_tables(connection: AsyncConnection, _: Seal) -> AsyncIterator[Finding]:
    """Chips on a seat, or carried over for a next pot, are at a table that there is."""
    tables = set((await connection.execute(sa.select(schema.tables.c.id))).scalars())
    account = schema.accounts.c
    at_a_table = account.id.startswith("seat:") | account.id.startswith("carried:")
    query = sa.select(*account).where(at_a_table, account.balance != 0).order_by(account.id)
    async for row in _rows(connection, query):
        if row.id.split(":")[1] not in tables:
            yield Finding("chips_lie_at_tables", row.id, row.balance)


async def _journal_opens(connection: AsyncConnection, seal: Seal) -> AsyncIterator[Finding]:
    """Each step of each table opens where it lies: no bit of it was changed."""
    columns = schema.journal.c["table_id", "seq", "payload"]
    async for row in _rows(connection, sa.select(*columns).order_by(*columns[:2])):
        if not _opens(seal, row.payload, step_context(row.table_id, row.seq)):
            yield Finding("journal_opens", step_context(row.table_id, row.seq), 0)


async def _snapshots_open(connection: AsyncConnection, seal: Seal) -> AsyncIterator[Finding]:
    """Each table's snapshot opens."""
    columns = schema.snapshots.c["table_id", "seq", "payload"]
    async for row in _rows(connection, sa.select(*columns).order_by(columns[0])):
        if not _opens(seal, row.payload, snapshot_context(row.table_id, row.seq)):
            yield Finding("snapshots_open", snapshot_context(row.table_id, row.seq), 0)


async def _entries_say_what_they_said(connection: AsyncConnection, seal: Seal) -> AsyncIterator[Finding]:
    """Each entry fits its stamp, and the stamps of each book are one chain from its beginning."""
    stamps, entries, legs = schema.entry_stamps.c, schema.entries.c, schema.legs.c
    query = (
        sa.select(
            *(stamps.book, stamps.place, stamps.stamp),
            *(entries.id, entries.kind, entries.written_at, legs.account, legs.delta),
        )
        .join_from(schema.entry_stamps, schema.entries, stamps.entry_id == entries.id)
        .join(schema.legs, legs.entry_id == entries.id, isouter=True)
        .order_by(stamps.book, stamps.place)
    )
    written: list[sa.Row[Any]] = []
    before = BEGINNING
    async for row in _rows(connection, query):
        if written and row.id != written[0].id:
            before, fits = _link(seal, before, written)
            if not fits:
                yield Finding("entries_say_what_they_said", f"entry {written[0].id}", 0)
            if row.book != written[0].book:
                before = BEGINNING
            written = []
        written.append(row)
    if written and not _link(seal, before, written)[1]:
        yield Finding("entries_say_what_they_said", f"entry {written[0].id}", 0)
    without = (
        sa.select(entries.id)
        .join(schema.entry_stamps, stamps.entry_id == entries.id, isouter=True)
        .where(stamps.entry_id.is_(None))
    )
    for row in await connection.execute(without.order_by(entries.id).limit(FINDINGS_MAX)):
        yield Finding("entries_say_what_they_said", f"entry {row.id}", 0)


def _link(seal: Seal, before: Link, written: list[sa.Row[Any]]) -> tuple[Link, bool]:
    """The link on disk after `before`, and whether it fits what is written in the legs of one entry.

    The next one is held against the stamp on disk, so one change is found once and not in all that follows.
    """
    first = written[0]
    legs = tuple(Leg(row.account, row.delta) for row in written if row.account is not None)
    link = next_link(seal, first.book, before, Entry(first.id, first.kind, legs), first.written_at)
    on_disk = Link(first.place, first.stamp)
    return on_disk, link == on_disk and first.book == book_of(leg.account for leg in legs)


async def _hands_say_what_they_said(connection: AsyncConnection, seal: Seal) -> AsyncIterator[Finding]:
    """Each finished hand fits its stamp."""
    async for page in hand_pages(connection):
        for hand, fits in zip(page.hands, await sound_hands(connection, seal, page), strict=True):
            if not fits:
                yield Finding("hands_say_what_they_said", f"hand {hand.number} of table {hand.table_id}", 0)


async def _file_is_whole(connection: AsyncConnection, _: Seal) -> AsyncIterator[Finding]:
    """SQLite finds its own pages and indexes in order; PostgreSQL looks after its files itself."""
    if connection.dialect.name == "sqlite":
        for (said,) in await connection.exec_driver_sql(f"PRAGMA integrity_check({FINDINGS_MAX})"):
            if said != "ok":
                yield Finding("file_is_whole", said, 0)


_CHECKS: tuple[Callable[[AsyncConnection, Seal], AsyncIterator[Finding]], ...] = (
    _file_is_whole,
    _settings_are_there,
    _chips_lie_at_tables,
    _journal_opens,
    _snapshots_open,
)
# Older databases have none, and neither has one whose first start with them was cut short.
_OF_STAMPS = (_entries_say_what_they_said, _hands_say_what_they_said)


async def _first(findings: AsyncIterator[Finding]) -> list[Finding]:
    """At most so many findings of one check as anybody would read."""
    found: list[Finding] = []
    async for finding in findings:
        found.append(finding)
        if len(found) == FINDINGS_MAX:
            break
    return found


async def _rows(
    connection: AsyncConnection, query: sa.Select[*tuple[Any, ...]]
) -> AsyncIterator[sa.Row[Any]]:
    """The rows of `query`, not all of them in memory at once."""
    result = await connection.stream(query.execution_options(yield_per=_ROWS_AT_ONCE))
    try:
        async for rows in result.partitions():
            for row in rows:
                yield row
    finally:
        await result.close()


def _opens(seal: Seal, payload: bytes, context: str) -> bool:
    try:
        seal.open(payload, context)
    except SealBroken:
        return False
    return True


async def _count(connection: AsyncConnection, table: sa.Table) -> int:
    return (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()


async def _settings(connection: AsyncConnection) -> set[str]:
    """The names of what the house remembers about itself."""
    return set((await connection.execute(sa.select(schema.settings.c.name))).scalars())


async def _seal(connection: AsyncConnection, key: bytes | None, location: Location) -> Seal | None:
    """What opens the payloads; None if neither key nor anything sealed is there yet."""
    query = sa.select(schema.settings.c.value).where(schema.settings.c.name == KEY_CHECK)
    check = (await connection.execute(query)).scalar_one_or_none()
    if key is None:
        if check is None:
            return None
        raise KeyUnusable(f"the key file is missing: put back the one {location} was made with")
    seal = Seal(key)
    if check is not None and not _opens(seal, check, KEY_CHECK):
        raise KeyUnusable(f"the key is not the one that {location} was made with")
    return seal
