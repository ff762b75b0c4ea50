"""Failures: a full disk, a lost database, a lost answer. Nothing is acknowledged that is not there."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from splitpot.ledger import buy_in
from splitpot.storage import HandPlace, RecordRefused, StorageUnavailable, Store
from splitpot.storage.batch import Outcome, Work
from splitpot.storage.journal import Writer
from splitpot.storage.postgres_writer import PostgresWriter
from splitpot.storage.seal import Seal
from splitpot.storage.sqlite_writer import SqliteWriter
from tests.storage.steps import owned, step
from tests.stores import HandClock, execute


class ForgetfulWriter:
    """Writes, and then claims that the database went away before it answered."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    async def write(self, works: Sequence[Work]) -> list[Outcome]:
        """Write, but don't tell."""
        await self.writer.write(works)
        raise StorageUnavailable("the answer was lost")

    async def close(self) -> None:
        """Close the writer."""
        await self.writer.close()


async def test_a_step_whose_answer_was_lost_can_be_asked_for_again(store: Store) -> None:
    """The database went away right after the commit: the same step again is not written, nor paid, twice."""
    lease = await owned(store)
    await store.accounts.grant("ann", 100, "welcome")
    record = step(lease, 1, entry=buy_in("oak", "ann", 30, "k1"))
    writer, store.journal._writer = store.journal._writer, ForgetfulWriter(store.journal._writer)
    with pytest.raises(StorageUnavailable):
        await store.journal.append(record)

    store.journal._writer = writer
    await store.journal.append(record)

    assert 1 == len((await store.journal.history("oak")).steps)
    assert 70 == await store.accounts.balance("wallet:ann")


def limit_pages(store: Store, extra: int | None) -> None:
    """Let the database file grow by so many pages only, as a full disk would; None lifts the limit."""
    writer = store.journal._writer
    assert isinstance(writer, SqliteWriter)

    def limit() -> None:
        assert writer._connection is not None
        (pages,) = writer._connection.execute("PRAGMA page_count").fetchone()
        limit = 2**30 if extra is None else pages + extra
        writer._connection.execute(f"PRAGMA max_page_count={limit}").fetchall()

    done: Future[None] = writer._thread.submit(limit)
    done.result()


async def test_a_full_disk_acknowledges_nothing(sqlite_store: Store) -> None:
    """No step of the batch is there; when there is space again, the same steps go in."""
    store = sqlite_store
    leases = [await owned(store, f"t{n}") for n in range(3)]
    await store.accounts.grant("ann", 100, "welcome")
    limit_pages(store, 2)
    records = [
        step(lease, 1, bytes(40_000), entry=buy_in(lease.table_id, "ann", 10, "k")) for lease in leases
    ]

    answers = await asyncio.gather(*map(store.journal.append, records), return_exceptions=True)

    assert [(StorageUnavailable, False)] * 3 == [
        (type(answer), getattr(answer, "fatal", None)) for answer in answers
    ]
    assert [0, 0, 0] == [(await store.journal.history(f"t{n}")).last_seq for n in range(3)]
    assert 100 == await store.accounts.balance("wallet:ann")
    limit_pages(store, None)
    await asyncio.gather(*map(store.journal.append, records))
    assert [1, 1, 1] == [(await store.journal.history(f"t{n}")).last_seq for n in range(3)]
    assert (await store.audit()).balanced


async def test_a_failing_disk_ends_writing_until_the_next_start(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an error of the disk nothing that is in memory is believed, even if the disk recovers."""
    url = str(tmp_path / "data")
    store = await Store.open(url, clock=clock)
    lease = await owned(store)
    await store.journal.append(step(lease, 1))

    def fail(*_: object) -> list[Outcome]:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    with monkeypatch.context() as failing:
        failing.setattr(store.journal._writer, "_transact", fail)
        with pytest.raises(StorageUnavailable) as first:
            await store.journal.append(step(lease, 2))
    with pytest.raises(StorageUnavailable) as second:
        await store.journal.append(step(lease, 2))
    await store.close()

    assert (True, True) == (first.value.fatal, second.value.fatal)
    store = await Store.open(url, clock=clock)
    await store.journal.append(step(lease, 2))
    await store.close()


async def test_a_mistake_of_our_own_is_heard_by_all_who_wait(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever on a writer that broke, and nothing is written afterwards."""
    lease = await owned(sqlite_store)

    def fail(*_: object) -> list[Outcome]:
        raise ZeroDivisionError

    monkeypatch.setattr(sqlite_store.journal._writer, "_transact", fail)
    answers = await asyncio.gather(
        *(sqlite_store.journal.append(step(lease, n)) for n in (1, 2, 3)), return_exceptions=True
    )

    assert {StorageUnavailable} == {type(answer) for answer in answers}
    monkeypatch.undo()
    with pytest.raises(StorageUnavailable):
        await sqlite_store.journal.append(step(lease, 1))


@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_a_lost_connection_is_made_again(store: Store) -> None:
    """The server ended our connection while it was idle: the next step is written all the same."""
    lease = await owned(store)
    await store.journal.append(step(lease, 1))
    writer = store.journal._writer
    assert isinstance(writer, PostgresWriter)
    assert writer._connection is not None
    pid = writer._connection.get_server_pid()
    async with store._database.writing() as connection:
        await connection.exec_driver_sql(f"SELECT pg_terminate_backend({pid})")

    await store.journal.append(step(lease, 2))

    assert 2 == (await store.journal.history("oak")).last_seq


@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_a_database_that_takes_no_writes_acknowledges_nothing(store: Store, url: str) -> None:
    """As a standby does; once it takes writes again, play goes on."""
    lease = await owned(store)
    await store.journal.append(step(lease, 1))
    name = url.partition("?")[0].rpartition("/")[2]

    async def read_only(setting: str) -> None:
        async with store._database.writing() as connection:
            await connection.exec_driver_sql("SET TRANSACTION READ WRITE")
            await connection.exec_driver_sql(
                f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}"
            )
        await store.journal._writer._disconnect()  # type: ignore[attr-defined]

    await read_only("on")
    with pytest.raises(StorageUnavailable) as trouble:
        await store.journal.append(step(lease, 2))
    await read_only("off")
    await store.journal.append(step(lease, 3))

    assert not trouble.value.fatal
    assert not trouble.value.unsure  # the server said no: whoever asked hears so at once
    assert [1, 3] == [it.seq for it in (await store.journal.history("oak")).steps]


async def test_a_server_out_of_reach_has_surely_written_nothing(unused_tcp_port: int) -> None:
    """Nobody could connect, so what was asked for can be refused instead of waiting for an answer."""
    writer = PostgresWriter(f"postgresql://ann@127.0.0.1:{unused_tcp_port}/room", Seal(bytes(32)))
    with pytest.raises(StorageUnavailable) as trouble:
        await writer.write([])

    assert not trouble.value.unsure


@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_who_was_cut_off_between_two_steps_is_unsure(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke while a step was on its way and cannot be made again: it may be on disk."""
    lease = await owned(store)
    await store.journal.append(step(lease, 1))
    writer = store.journal._writer
    assert isinstance(writer, PostgresWriter)

    async def cut_off(*_: object) -> None:
        writer._dsn = "postgresql://ann@127.0.0.1:1/room"
        raise ConnectionResetError

    monkeypatch.setattr("splitpot.storage.postgres_writer._insert", cut_off)
    with pytest.raises(StorageUnavailable) as trouble:
        await store.journal.append(step(lease, 2))

    assert trouble.value.unsure


@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_a_vanished_database_is_unavailable_for_everything(
    store: Store, url: str, postgres: str
) -> None:
    """Steps, look-ups and leases say the same, without the server's address."""
    lease = await owned(store)
    name = url.partition("?")[0].rpartition("/")[2]
    execute(postgres, f"DROP DATABASE {name} WITH (FORCE)")

    for asked in (
        store.journal.append(step(lease, 1)),
        store.journal.history("oak"),
        store.leases.renew("node a", 1),
        store.accounts.grant("ann", 1, "k"),
        store.players.create_guest("Ann", "en"),
        store.audit(),
    ):
        with pytest.raises(StorageUnavailable) as trouble:
            await asked
        assert "://" not in str(trouble.value)


async def test_a_value_no_database_can_hold_is_refused_by_name(store: Store) -> None:
    """Numbers beyond 64 bits and broken text come from outside; they are no trouble of the database."""
    for asked in (
        store.hands.get("oak", 2**70),
        store.hands.newest(50, HandPlace(2**70, "oak", 1)),
        store.players.get("\ud800"),
        store.leases.acquire("\ud800", "node a", 1),
    ):
        with pytest.raises(RecordRefused):
            await asked


async def test_a_nul_finds_nothing(store: Store) -> None:
    """SQLite looks for it in vain, PostgreSQL will not look."""
    with contextlib.suppress(RecordRefused):
        assert await store.hands.get("\0", 1) is None


@pytest.mark.parametrize("limit", [0, -1, -(2**80)])
async def test_no_rows_are_asked_for_and_none_come(store: Store, limit: int) -> None:
    """A negative page is empty, and not the whole house."""
    await store.accounts.grant("ann", 1, "k")

    assert () == await store.accounts.statement("wallet:ann", limit)
    assert () == await store.hands.newest(limit)
    assert 1 == len(await store.accounts.statement("wallet:ann", 2**80, -1))
