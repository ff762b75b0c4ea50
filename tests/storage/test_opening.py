"""Opening: one sentence for the operator whatever is wrong, and nothing half made."""

import asyncio
import base64
import contextlib
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from splitpot.storage import (
    AlreadyServed,
    BadLocation,
    CannotOpen,
    DatabaseUnreachable,
    FolderUnwritable,
    KeyUnusable,
    NotADatabase,
    SchemaTooNew,
    StorageUnavailable,
    Store,
)
from splitpot.storage.location import PostgresDatabase, SqliteFile, located, make_ready
from splitpot.storage.seal import KEY_VARIABLE
from tests.storage.steps import owned, step


@pytest.fixture(autouse=True)
def no_key_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """No key of the machine the tests run on."""
    monkeypatch.delenv(KEY_VARIABLE, raising=False)


async def refusal(url: str, key_path: Path | None = None) -> CannotOpen:
    """Why the store does not open."""
    with pytest.raises(CannotOpen) as refused:
        await Store.open(url, key_path)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return refused.value


async def reopened(url: str, key_path: Path | None = None) -> None:
    """Open and close."""
    await (await Store.open(url, key_path)).close()


@pytest.mark.parametrize(
    ("text", "location"),
    [
        ("data", SqliteFile(Path("data/splitpot.db"))),
        ("sqlite:///data/x.db", SqliteFile(Path("data/x.db"))),
        ("sqlite:////srv/x.db", SqliteFile(Path("/srv/x.db"))),
        ("postgresql://ann@db/room", PostgresDatabase("postgresql://ann@db/room")),
        ("postgres://db/room?host=/run", PostgresDatabase("postgres://db/room?host=/run")),
    ],
)
def test_places_as_operators_write_them(text: str, location: SqliteFile | PostgresDatabase) -> None:
    """A folder, an SQLite file or a PostgreSQL database."""
    assert location == located(text)


@pytest.mark.parametrize(
    "text",
    ["", "mysql://db/room", "sqlite:///", "sqlite://x.db", "postgresql://db", "postgresql://[/x", "a\0b"],
)
async def test_other_places_are_refused(text: str) -> None:
    """The sentence says what would be right."""
    assert isinstance(await refusal(text), BadLocation)


def test_a_password_is_never_shown() -> None:
    """Not in messages, and not where a location is printed."""
    location = located("postgresql://ann:hush@db:5432/room")

    assert "postgresql://db/room" == str(location)
    assert "hush" not in repr(location)


async def test_a_fresh_folder_is_made(tmp_path: Path) -> None:
    """With the database and its key, which only its owner can read; opening again finds the same house."""
    folder = tmp_path / "deep" / "data"
    store = await Store.open(str(folder))
    await store.journal.append(step(await owned(store), 1, b"deck"))
    await store.close()

    assert 0o600 == (folder / "secret.key").stat().st_mode & 0o777
    store = await Store.open(f"sqlite:///{folder}/splitpot.db")
    history = await store.journal.history("oak")
    await store.close()
    assert [b"deck"] == [it.payload for it in history.steps]


async def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Here a file stands where the folder should be."""
    (tmp_path / "file").write_text("")

    assert isinstance(await refusal(str(tmp_path / "file" / "data")), FolderUnwritable)
    assert isinstance(await refusal(str(tmp_path / "file")), BadLocation)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """Neither text, nor something that only begins like a database, is touched or believed."""
    for content in (b"my precious notes", b"SQLite format 3\0" + b"\xff" * 4096):
        path = tmp_path / "splitpot.db"
        path.write_bytes(content)

        assert isinstance(await refusal(str(tmp_path)), NotADatabase)
        assert content == path.read_bytes()


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """One with a table that is called like ours is not taken over."""
    path = tmp_path / "splitpot.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE players (goals INTEGER)")
    connection.close()

    assert isinstance(await refusal(str(tmp_path)), NotADatabase)
    assert not (tmp_path / "secret.key").exists()


async def test_a_newer_database_is_left_alone(url: str, key_path: Path) -> None:
    """An older program does not guess what a newer one has written."""
    store = await Store.open(url, key_path)
    async with store._database.writing() as connection:
        await connection.exec_driver_sql("UPDATE schema_version SET version_num = '9999'")
    await store.close()

    assert isinstance(await refusal(url, key_path), SchemaTooNew)


async def test_a_server_that_does_not_answer_is_named_without_password(tmp_path: Path) -> None:
    """A socket folder without a server: the database is named, the password is not."""
    refused = await refusal(f"postgresql://ann:hush@/room?host={tmp_path}", tmp_path / "secret.key")

    assert isinstance(refused, DatabaseUnreachable)
    assert "room" in str(refused)
    assert "hush" not in str(refused)


async def test_another_key_is_refused(url: str, key_path: Path) -> None:
    """A database opens with the key it was made with, and no new key takes the place of a missing one."""
    await reopened(url, key_path)
    other = key_path.with_name("other.key")

    assert isinstance(await refusal(url, other), KeyUnusable)
    assert not other.exists()
    other.write_text(base64.urlsafe_b64encode(os.urandom(32)).decode())
    assert "is not the one" in str(await refusal(url, other))
    await reopened(url, key_path)


async def test_the_key_may_come_from_the_environment(
    url: str, key_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then no file is made; a malformed one is refused, and there is no default."""
    monkeypatch.setenv(KEY_VARIABLE, base64.urlsafe_b64encode(bytes(32)).decode())
    await reopened(url)
    assert not key_path.exists()
    monkeypatch.setenv(KEY_VARIABLE, "")
    assert isinstance(await refusal(url), KeyUnusable)


async def test_postgres_needs_to_be_told_a_key(postgres: str) -> None:
    """There is no folder beside it where one could lie."""
    assert KEY_VARIABLE in str(await refusal(postgres))


async def test_one_server_for_one_folder(tmp_path: Path) -> None:
    """A second server is refused until the first one ends; looking in without serving is free."""
    first = await Store.open(str(tmp_path), sole=True)
    with pytest.raises(AlreadyServed):
        await Store.open(str(tmp_path), sole=True)
    await reopened(str(tmp_path))
    await first.close()

    await (await Store.open(str(tmp_path), sole=True)).close()


async def test_nodes_may_start_together(url: str, key_path: Path) -> None:
    """Six openings of one empty database at once: one makes it, all can use it."""
    stores = await asyncio.gather(*(Store.open(url, key_path) for _ in range(6)))
    audits = await asyncio.gather(*(store.audit() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))

    assert [True] * 6 == [audit.balanced for audit in audits]


def test_a_fresh_file_writes_ahead_before_anybody_opens_it(tmp_path: Path) -> None:
    """Also where another one that starts holds it for a moment, which SQLite itself would not wait for."""
    file = SqliteFile(tmp_path / "splitpot.db")
    with contextlib.closing(sqlite3.connect(file.path, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with ThreadPoolExecutor(1) as thread:
            ready = thread.submit(make_ready, file)
            with pytest.raises(TimeoutError):
                ready.result(timeout=0.2)
            other.execute("ROLLBACK")
            ready.result(timeout=10)

    assert b"\x02\x02" == file.path.read_bytes()[18:20]


async def test_a_closed_store_refuses(url: str, key_path: Path) -> None:
    """Whoever still holds it is told, and does not wait for ever."""
    store = await Store.open(url, key_path)
    lease = await owned(store)
    await store.close()

    with pytest.raises(StorageUnavailable):
        await store.journal.append(step(lease, 1))
