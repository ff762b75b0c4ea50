"""The journal's hot path on PostgreSQL: one connection, one transaction for a whole batch, rows in bulk."""

import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from splitpot.storage.batch import Found, Outcome, Rows, StoredStep, Wanted, Work, judge, wanted
from splitpot.storage.database import POSTGRES_TROUBLE, connect_postgres
from splitpot.storage.errors import RecordRefused, StorageUnavailable
from splitpot.storage.seal import Seal
from splitpot.storage.stamps import Link

# Classes of SQLSTATE that speak about the server and not about our values: connection, authorization,
# catalog, resources (a full disk), operator intervention (a shutdown), system errors.
_SERVER_CLASSES = ("08", "28", "3D", "53", "57", "58")
_NO_ROOM_CLASS = "53"
_READ_ONLY = "25006"  # a standby, or a server that was demoted under us
# Another node was quicker: what it wrote is there to be read when we try again.
_RACES = (
    asyncpg.UniqueViolationError,
    asyncpg.CheckViolationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
_RACES_MAX = 5
_DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]


class PostgresWriter:
    """Writes batches durably; not for two calls at once."""

    def __init__(self, dsn: str, seal: Seal) -> None:
        self._dsn = dsn
        self._seal = seal
        self._connection: asyncpg.Connection | None = None

    async def write(self, works: Sequence[Work]) -> list[Outcome]:
        """What became of each work, once all that passed is on disk; raises `StorageUnavailable`."""
        try:
            return await self._write(works)
        except _Lost as lost:
            # The connection may have died while it was idle. What a lost commit did write is recognised.
            unsure = lost.unsure
            await self._disconnect()
        try:
            return await self._write(works)
        except _Lost as lost:
            await self._disconnect()
            raise StorageUnavailable(str(lost), unsure=unsure or lost.unsure) from lost

    async def close(self) -> None:
        """Close the connection."""
        await self._disconnect()

    async def _write(self, works: Sequence[Work], races: int = 0) -> list[Outcome]:
        try:
            return await self._transact(works)
        except (*POSTGRES_TROUBLE, UnicodeError) as error:
            if _is_lost(error):
                raise _Lost(str(error) or type(error).__name__, unsure=not _is_answer(error)) from error
            reason = error
        if len(works) > 1:
            return await self._write_apart(works)
        if isinstance(reason, _RACES) and races < _RACES_MAX:
            return await self._write(works, races + 1)
        return [RecordRefused(str(reason))]

    async def _write_apart(self, works: Sequence[Work]) -> list[Outcome]:
        """One work poisons the batch: each gets a transaction of its own, and only the culprit fails."""
        outcomes: list[Outcome] = []
        for work in works:
            try:
                outcomes += await self._write([work])
            except _Lost as lost:
                raise _Lost(str(lost), unsure=lost.unsure or bool(outcomes)) from lost
        return outcomes

    async def _transact(self, works: Sequence[Work]) -> list[Outcome]:
        connection = await self._connected()
        async with connection.transaction():
            outcomes, rows = judge(works, await _read(connection, wanted(works)), self._seal)
            await _insert(connection, rows)
        return outcomes

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await connect_postgres(self._dsn)
            except POSTGRES_TROUBLE as error:
                raise _Lost(str(error) or type(error).__name__, unsure=False) from error
        return self._connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with contextlib.suppress(*POSTGRES_TROUBLE):
                await connection.close(timeout=1.0)


class _Lost(Exception):
    """The server went away, or will not write; `unsure` if something may be on disk all the same."""

    def __init__(self, why: str, *, unsure: bool) -> None:
        super().__init__(why)
        self.unsure = unsure


def _is_answer(error: Exception) -> bool:
    """Whether the server itself refused, for want of room or as it takes no writes: nothing is on disk."""
    state = error.sqlstate or "" if isinstance(error, asyncpg.PostgresError) else ""
    return state.startswith(_NO_ROOM_CLASS) or state == _READ_ONLY


def _is_lost(error: Exception) -> bool:
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or "08"
        return state.startswith(_SERVER_CLASSES) or state == _READ_ONLY
    # asyncpg's own DataError is about a value that does not fit its column.
    return not isinstance(error, ValueError)


async def _read(connection: asyncpg.Connection, keys: Wanted) -> Found:
    found = Found()
    if keys.table_ids:
        await _read_tables(connection, keys, found)
    if keys.entry_ids:
        await _read_ledger(connection, keys, found)
    if keys.hands:
        query = (
            "SELECT table_id, number FROM hands"
            " JOIN unnest($1::text[], $2::bigint[]) AS wanted (table_id, number) USING (table_id, number)"
        )
        rows = await connection.fetch(query, *_columns(keys.hands))
        found.hands = {(table_id, number) for table_id, number in rows}
    if keys.name_keys:
        query = "SELECT name_key, id FROM players WHERE name_key = ANY($1::text[])"
        found.names = dict(await _pairs(connection, query, keys.name_keys))
    return found


async def _read_tables(connection: asyncpg.Connection, keys: Wanted, found: Found) -> None:
    # Shared locks: a lease cannot change hands between this look and our commit.
    query = "SELECT table_id, epoch FROM leases WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR SHARE"
    found.epochs = dict(await _pairs(connection, query, keys.table_ids))
    # One look into the index for each table; grouping would read the whole journal.
    query = (
        "SELECT wanted.id, coalesce((SELECT max(seq) FROM journal WHERE table_id = wanted.id), 0)"
        " FROM unnest($1::text[]) AS wanted (id)"
    )
    found.last_seqs = dict(await _pairs(connection, query, keys.table_ids))
    query = (
        "SELECT table_id, seq, epoch, hand_number, payload FROM journal"
        " JOIN unnest($1::text[], $2::bigint[]) AS wanted (table_id, seq) USING (table_id, seq)"
    )
    for table_id, seq, *step in await connection.fetch(query, *_columns(keys.steps)):
        found.steps[table_id, seq] = StoredStep(*step)


async def _read_ledger(connection: asyncpg.Connection, keys: Wanted, found: Found) -> None:
    query = "SELECT id, balance FROM accounts WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
    found.balances = dict(await _pairs(connection, query, keys.accounts))
    query = "SELECT entry_id, account, delta FROM legs WHERE entry_id = ANY($1::text[])"
    for entry_id, account, delta in await connection.fetch(query, keys.entry_ids):
        found.legs.setdefault(entry_id, {})[account] = delta
    query = (
        "SELECT wanted.book, place, stamp FROM unnest($1::text[]) AS wanted (book) CROSS JOIN LATERAL"
        " (SELECT place, stamp FROM entry_stamps WHERE book = wanted.book ORDER BY place DESC LIMIT 1) AS top"
    )
    for book, place, stamp in await connection.fetch(query, keys.books):
        found.links[book] = Link(place, stamp)


async def _insert(connection: asyncpg.Connection, rows: Rows) -> None:
    if rows.deltas:
        ids, deltas = _columns(sorted(rows.deltas.items()))
        query = "INSERT INTO accounts (id, balance) SELECT id, 0 FROM unnest($1::text[]) AS new (id)"
        await connection.execute(query + " ON CONFLICT DO NOTHING", ids)
        # A change and not a new value: an account that was missing a moment ago may hold chips by now.
        query = (
            "UPDATE accounts SET balance = balance + change.delta"
            " FROM unnest($1::text[], $2::bigint[]) AS change (id, delta) WHERE accounts.id = change.id"
        )
        await connection.execute(query, ids, deltas)
    for table, values in rows.inserts.items():
        if values:
            await connection.execute(_insert_into(table), *_columns(values))
    if rows.snapshots:
        query = (
            "INSERT INTO snapshots (table_id, seq, payload)"
            " SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"
            " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload"
        )
        latest = [(table_id, seq, payload) for table_id, (seq, payload) in rows.snapshots.items()]
        await connection.execute(query, *_columns(latest))


async def _pairs(connection: asyncpg.Connection, query: str, keys: list[str]) -> list[tuple[Any, Any]]:
    return [(left, right) for left, right in await connection.fetch(query, keys)]


def _columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _insert_into(table: sa.Table) -> str:
    columns = ", ".join(table.columns.keys())
    types = [column.type.compile(_DIALECT) for column in table.columns]
    arrays = ", ".join(f"${place}::{name}[]" for place, name in enumerate(types, 1))
    return f"INSERT INTO {table.name} ({columns}) SELECT * FROM unnest({arrays})"  # noqa: S608
