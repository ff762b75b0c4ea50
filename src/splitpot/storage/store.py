"""The store: everything the house remembers, opened from one address.

store = await Store.open("data")                     # a folder: data/splitpot.db and data/secret.key
store = await Store.open("postgresql://…/splitpot", key_path=Path("secret.key"))
await store.journal.append(StepRecord(…))
await store.close()
"""

import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Self

import sqlalchemy as sa

from splitpot.storage.accounts import Accounts
from splitpot.storage.audit import Audit, audited
from splitpot.storage.database import POSTGRES_TROUBLE, Database, connect_postgres
from splitpot.storage.errors import DatabaseUnreachable, NotADatabase, StorageUnavailable, sentence_of
from splitpot.storage.hands import Hands
from splitpot.storage.journal import Clock, Journal, Writer
from splitpot.storage.keeper import sealed
from splitpot.storage.leases import Leases
from splitpot.storage.location import PostgresDatabase, SqliteFile, located, make_ready, occupy
from splitpot.storage.migrating import bring_up_to_date
from splitpot.storage.players import Players
from splitpot.storage.postgres_writer import PostgresWriter
from splitpot.storage.seal import Seal
from splitpot.storage.spare_keys import SpareKeys
from splitpot.storage.sqlite_writer import SqliteWriter
from splitpot.storage.stamping import stamp_what_is_there
from splitpot.storage.tables import Tables


def wall_clock() -> int:
    """Milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class Store:
    """Journal, leases, tables, players and their spare keys, accounts and hands of one house."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        seal: Seal,
        clock: Clock,
        closing: contextlib.AsyncExitStack,
    ) -> None:
        self.journal = journal
        self.leases = Leases(database, clock)
        self.tables = Tables(database)
        self.players = Players(database, journal, clock)
        self.spare_keys = SpareKeys(database, seal, clock)
        self.accounts = Accounts(database, journal, clock)
        self.hands = Hands(database, seal)
        self._database = database
        self._closing = closing

    @classmethod
    async def open(
        cls, url: str, key_path: Path | None = None, *, clock: Clock = wall_clock, sole: bool = False
    ) -> Self:
        """Open the store with its schema up to date; raises a `CannotOpen` with a sentence for the operator.

        `url` is a folder, `sqlite:///file` or `postgresql://…`. The key is read from `key_path`, else from
        the environment variable SPLITPOT_SECRET_KEY, else from `secret.key` beside an SQLite file; a fresh
        database gets a fresh key file. `sole` keeps a second server off the same SQLite file.
        """
        location = located(url)
        async with contextlib.AsyncExitStack() as stack:
            if isinstance(location, SqliteFile):
                make_ready(location)
                if sole:
                    stack.callback(occupy(location).close)
            else:
                await _knock(location)
            database = Database(location)
            stack.push_async_callback(database.close)
            try:
                await bring_up_to_date(database, str(location))
                seal = await sealed(database, location, key_path)
                await stamp_what_is_there(database, seal, str(location))
            except StorageUnavailable as error:
                if isinstance(error.__cause__, sa.exc.DBAPIError) and _is_no_database(error.__cause__):
                    raise NotADatabase(f"{location} is not an SQLite database, or it is damaged") from error
                raise DatabaseUnreachable(f"{location} cannot be used: {error.why}") from error
            writer: Writer = (
                SqliteWriter(location.path, seal)
                if isinstance(location, SqliteFile)
                else PostgresWriter(location.dsn, seal)
            )
            journal = Journal(database, writer, seal, clock)
            stack.push_async_callback(journal.close)
            return cls(database, journal, seal, clock, stack.pop_all())

    async def audit(self) -> Audit:
        """Whether the books balance (see `audit`)."""
        return await audited(self._database)

    async def close(self) -> None:
        """Write what waits and close everything."""
        await self._closing.aclose()


@contextlib.asynccontextmanager
async def opened(
    url: str, key_path: Path | None = None, *, clock: Clock = wall_clock
) -> AsyncIterator[Store]:
    """A store that is closed when the block is left."""
    store = await Store.open(url, key_path, clock=clock)
    try:
        yield store
    finally:
        await store.close()


async def _knock(location: PostgresDatabase) -> None:
    try:
        await (await connect_postgres(location.dsn)).close()
    except (*POSTGRES_TROUBLE, ValueError) as error:
        raise DatabaseUnreachable(f"{location} does not let us in: {sentence_of(error)}") from error


def _is_no_database(error: sa.exc.DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
