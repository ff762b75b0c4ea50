"""Where the data lives: a folder, an SQLite file or a PostgreSQL database, as the operator writes it."""

import contextlib
import fcntl
import os
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import msgspec

from splitpot.storage.errors import AlreadyServed, BadLocation, FolderUnwritable, NotADatabase

_MAGIC = b"SQLite format 3\x00"
_WRITE_AHEAD = b"\x02\x02"  # how the file is written and read, behind the magic words and the size of a page
_PATIENCE_S = 10.0


class SqliteFile(msgspec.Struct, frozen=True):
    """An SQLite database; its key and its lock lie beside it."""

    path: Path

    @property
    def key_path(self) -> Path:
        """Where the secret key lies unless the operator says otherwise."""
        return self.path.with_name("secret.key")

    def __str__(self) -> str:
        return str(self.path)


class PostgresDatabase(msgspec.Struct, frozen=True):
    """A PostgreSQL database; `dsn` may hold a password, so it is never shown."""

    dsn: str

    def __repr__(self) -> str:
        return f"PostgresDatabase({self})"

    def __str__(self) -> str:
        parts = urlsplit(self.dsn)
        return f"postgresql://{parts.hostname or ''}{parts.path}"


Location = SqliteFile | PostgresDatabase


def located(text: str) -> Location:
    """The place meant by a folder's path, `sqlite:///file` or `postgresql://...`; raises `BadLocation`."""
    if text.startswith(("postgresql://", "postgres://")):
        try:
            path = urlsplit(text).path
        except ValueError:
            path = ""
        if len(path) < 2:
            raise BadLocation("a PostgreSQL address needs a database: postgresql://user@host/database")
        return PostgresDatabase(text)
    if text.startswith("sqlite:///") and text != "sqlite:///":
        return SqliteFile(Path(text.removeprefix("sqlite:///")))
    if not text or "://" in text or "\x00" in text:
        raise BadLocation("the database must be a folder, sqlite:///file or postgresql://user@host/database")
    folder = Path(text)
    if folder.is_file():
        raise BadLocation(f"{folder} is a file: give its folder, or sqlite:///{folder}")
    return SqliteFile(folder / "splitpot.db")


def make_ready(file: SqliteFile) -> None:
    """Make the folder; raises `FolderUnwritable` or `NotADatabase` in place of SQLite's later riddles."""
    folder = file.path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _try_to_write(folder)
        start = b""
        if not file.path.exists():
            # Finished hands lie in it in the clear: they are the owner's business alone.
            os.close(os.open(file.path, os.O_CREAT | os.O_WRONLY, 0o600))
        else:
            with file.path.open("r+b") as database:
                start = database.read(len(_MAGIC) + 4)
    except OSError as error:
        raise FolderUnwritable(f"{error.filename or folder} cannot be written: {error.strerror}") from None
    if start and not start.startswith(_MAGIC):
        raise NotADatabase(f"{file.path} is not an SQLite database: move it away or choose another folder")
    if not start.endswith(_WRITE_AHEAD):
        _journal_ahead(file.path)


def _journal_ahead(path: Path) -> None:
    """Have the file write ahead from now on; who cannot read it is told when it is opened.

    SQLite does not wait its turn there: whoever start together on a fresh file would shut each other out.
    """
    until = time.monotonic() + _PATIENCE_S
    with contextlib.closing(sqlite3.connect(path)) as database:
        while time.monotonic() < until:
            try:
                database.execute("PRAGMA journal_mode=WAL")
            except sqlite3.DatabaseError as error:
                if getattr(error, "sqlite_errorcode", 0) & 0xFF not in (
                    sqlite3.SQLITE_BUSY,
                    sqlite3.SQLITE_LOCKED,
                ):
                    return
                time.sleep(_PATIENCE_S / 500)
            else:
                return


def _try_to_write(folder: Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        # The name of the file that was only tried would tell nobody anything.
        raise OSError(error.errno, error.strerror, str(folder)) from None


def occupy(file: SqliteFile) -> IO[bytes]:
    """Hold the data folder for one server until the returned file is closed; raises `AlreadyServed`.

    The operating system lets go when the process dies, however it dies, so no stale lock is ever left.
    """
    lock = file.path.with_name(file.path.name + ".lock").open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise AlreadyServed(
            f"another server has {file.path} open: stop it or choose another folder"
        ) from None
    os.set_inheritable(lock.fileno(), False)
    return lock
