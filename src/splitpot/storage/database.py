"""The database for ordinary queries: one engine, read and write transactions, and one kind of failure.

The journal's hot path has connections of its own (see `sqlite_writer` and `postgres_writer`).
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from splitpot.limits import PAGE_ROWS_MAX
from splitpot.storage.errors import RecordRefused, StorageUnavailable
from splitpot.storage.location import Location, SqliteFile

BUSY_TIMEOUT_MS = 10_000
CONNECT_TIMEOUT_S = 5.0
COMMAND_TIMEOUT_S = 30.0

# Any number will do, as long as nobody else takes it for his own advisory lock.
_POSTGRES_LOCK = 0x53504C49

POSTGRES_TROUBLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what it says when the server goes away between two of its own messages
)

SQLITE_PRAGMAS = (
    f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # NORMAL may lose the last commits when the power fails
    "PRAGMA foreign_keys=ON",
)


async def connect_postgres(dsn: str) -> asyncpg.Connection:
    """A connection whose commits are on disk before they return, and that fails rather than hangs."""
    connection = await asyncpg.connect(dsn, timeout=CONNECT_TIMEOUT_S, command_timeout=COMMAND_TIMEOUT_S)
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")
    return connection


class Database:
    """Transactions over SQLite or PostgreSQL.

    Raises `StorageUnavailable` when it does not answer, `RecordRefused` when asked for what it cannot hold.
    """

    def __init__(self, location: Location) -> None:
        if isinstance(location, SqliteFile):
            self._engine = _sqlite_engine(location)
        else:
            self._engine = create_async_engine(
                "postgresql+asyncpg://",
                async_creator=lambda: connect_postgres(location.dsn),
                pool_pre_ping=True,
                hide_parameters=True,
            )
        self._writes = self._engine.execution_options(writes=True)
        # SQLite has one writer at a time, and who loses the race for it sleeps. Queueing here is fair.
        self._turn = asyncio.Lock() if isinstance(location, SqliteFile) else None

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self._engine.dialect.name

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one state of the database from beginning to end."""
        with _failures_named():
            async with self._engine.connect() as connection:
                if self.dialect == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when the block is left."""
        async with self.turn():
            with _failures_named():
                async with self._writes.begin() as connection:
                    yield connection

    @contextlib.asynccontextmanager
    async def preparing(self) -> AsyncIterator[AsyncConnection]:
        """A write transaction for what one server does while all others that start wait."""
        async with self.writing() as connection:
            if self.dialect == "postgresql":  # SQLite's own lock does the same
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_POSTGRES_LOCK)))
            yield connection

    def turn(self) -> contextlib.AbstractAsyncContextManager[None]:
        """The right to write; free for all on PostgreSQL, one at a time on SQLite."""
        return self._turn or contextlib.nullcontext()

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()


def page_rows(limit: int) -> int:
    """How many rows a page of `limit` may have; to SQLite a negative limit would mean all there are."""
    return max(0, min(limit, PAGE_ROWS_MAX))


def _sqlite_engine(file: SqliteFile) -> AsyncEngine:
    engine = create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=str(file.path)), hide_parameters=True
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, DDL included
        # A text damaged on disk spoils what it stands in, and not every query that meets it.
        connection.driver_connection.text_factory = _readable
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _readable(text: bytes) -> str:
    """The text, with U+FFFD in place of what is no UTF-8."""
    return text.decode("utf-8", "replace")


@contextlib.contextmanager
def _failures_named() -> Iterator[None]:
    try:
        yield
    except (sa.exc.IntegrityError, sa.exc.ProgrammingError, sa.exc.DataError):
        raise  # about the values, not about the database
    except (OverflowError, UnicodeError) as error:
        raise RecordRefused(_first_line(error)) from error
    except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
        if _is_about_values(error):
            raise RecordRefused(_first_line(error)) from error
        raise StorageUnavailable(_first_line(getattr(error, "orig", None) or error)) from error
    except POSTGRES_TROUBLE as error:
        raise StorageUnavailable(_first_line(error)) from error


def _is_about_values(error: sa.exc.SQLAlchemyError) -> bool:
    cause = getattr(error, "orig", error).__cause__
    return isinstance(cause, ValueError) or (getattr(cause, "sqlstate", None) or "").startswith("22")


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
