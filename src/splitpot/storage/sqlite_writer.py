"""The journal's hot path on SQLite: one thread, one connection, one transaction for a whole batch."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import sqlalchemy as sa

from splitpot.storage.batch import Found, Outcome, Rows, StoredStep, Wanted, Work, judge, wanted
from splitpot.storage.database import SQLITE_PRAGMAS
from splitpot.storage.errors import RecordRefused, StorageUnavailable
from splitpot.storage.seal import Seal
from splitpot.storage.stamps import Link

# After these the file may differ from what we believe: only a fresh start reads what is really there.
_FATAL = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PASSING = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
}


class SqliteWriter:
    """Writes batches durably; every call runs in the writer's own thread."""

    def __init__(self, path: Path, seal: Seal) -> None:
        self._path = path
        self._seal = seal
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None
        self._broken = False

    async def write(self, works: Sequence[Work]) -> list[Outcome]:
        """What became of each work, once all that passed is on disk; raises `StorageUnavailable`."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, works)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _write(self, works: Sequence[Work]) -> list[Outcome]:
        if self._broken:
            raise StorageUnavailable("the database failed before; start again", fatal=True)
        try:
            return self._transact(works)
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in _FATAL:
                self._broken = True
                raise StorageUnavailable(str(error), fatal=True, unsure=True) from error
            if code in _PASSING:
                raise StorageUnavailable(str(error)) from error
            reason: Exception = error
        except (OverflowError, UnicodeError) as error:
            reason = error
        if len(works) == 1:
            return [RecordRefused(str(reason))]
        # One work poisons the batch: each gets a transaction of its own, and only the culprit fails.
        try:
            return [outcome for work in works for outcome in self._write([work])]
        except StorageUnavailable as error:
            # Those before it have been written.
            raise StorageUnavailable(error.why, fatal=error.fatal, unsure=True) from error

    def _transact(self, works: Sequence[Work]) -> list[Outcome]:
        connection = self._connection = self._connection or _connect(self._path)
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes, rows = judge(works, _read(connection, wanted(works)), self._seal)
            _insert(connection, rows)
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return outcomes

    def _disconnect(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in SQLITE_PRAGMAS:
        connection.execute(pragma)
    return connection


def _read(connection: sqlite3.Connection, keys: Wanted) -> Found:
    found = Found()
    for table_id in keys.table_ids:
        for (epoch,) in connection.execute("SELECT epoch FROM leases WHERE table_id = ?", (table_id,)):
            found.epochs[table_id] = epoch
        for (seq,) in connection.execute("SELECT max(seq) FROM journal WHERE table_id = ?", (table_id,)):
            found.last_seqs[table_id] = seq or 0
    for place in keys.steps:
        for row in connection.execute(
            "SELECT epoch, hand_number, payload FROM journal WHERE table_id = ? AND seq = ?", place
        ):
            found.steps[place] = StoredStep(*row)
    for entry_id in keys.entry_ids:
        legs = connection.execute(
            "SELECT account, delta FROM legs WHERE entry_id = ?", (entry_id,)
        ).fetchall()
        if legs:
            found.legs[entry_id] = dict(legs)
    for account in keys.accounts:
        for (balance,) in connection.execute("SELECT balance FROM accounts WHERE id = ?", (account,)):
            found.balances[account] = balance
    for book in keys.books:
        for link in connection.execute(
            "SELECT place, stamp FROM entry_stamps WHERE book = ? ORDER BY place DESC LIMIT 1", (book,)
        ):
            found.links[book] = Link(*link)
    for hand in keys.hands:
        if connection.execute("SELECT 1 FROM hands WHERE table_id = ? AND number = ?", hand).fetchone():
            found.hands.add(hand)
    for key in keys.name_keys:
        for (player_id,) in connection.execute("SELECT id FROM players WHERE name_key = ?", (key,)):
            found.names[key] = player_id
    return found


def _insert(connection: sqlite3.Connection, rows: Rows) -> None:
    accounts = [(account,) for account in rows.deltas]
    connection.executemany(
        "INSERT INTO accounts (id, balance) VALUES (?, 0) ON CONFLICT DO NOTHING", accounts
    )
    connection.executemany(
        "UPDATE accounts SET balance = balance + ? WHERE id = ?",
        [(delta, account) for account, delta in rows.deltas.items()],
    )
    for table, values in rows.inserts.items():
        if values:
            connection.executemany(_insert_into(table), values)
    connection.executemany(
        "INSERT INTO snapshots (table_id, seq, payload) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload",
        [(table_id, seq, payload) for table_id, (seq, payload) in rows.snapshots.items()],
    )


def _insert_into(table: sa.Table) -> str:
    columns = table.columns.keys()
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
