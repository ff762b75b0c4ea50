"""Whether a database and its key belong together, told without opening the room."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from splitpot.storage.errors import KeyUnusable, SealBroken
from splitpot.storage.keeper import KEY_CHECK
from splitpot.storage.location import SqliteFile
from splitpot.storage.seal import KEY_VARIABLE, Seal, key_from_text, read_key


def key_fault(file: SqliteFile) -> str | None:
    """Why the room could not read this SQLite file with its key, or None.

    Raises sqlite3.Error; writes nothing.
    """
    sealed = _sealed(file)
    try:
        key = key_at(file.key_path)
        if sealed is None:
            return None
        if key is None:
            return f"the key file {file.key_path} is missing"
        Seal(key).open(sealed, KEY_CHECK)
    except KeyUnusable as error:
        return str(error)
    except SealBroken:
        return f"the key is not the one that {file} was made with"
    return None


def key_at(path: Path) -> bytes | None:
    """The key in the environment, else in the file at `path`; None where there is none.

    Raises `KeyUnusable`.
    """
    if KEY_VARIABLE in os.environ:
        return key_from_text(os.environ[KEY_VARIABLE], KEY_VARIABLE)
    return read_key(path)


def _sealed(file: SqliteFile) -> bytes | None:
    """What the database remembers of its key; None for a database that has none yet."""
    if not file.path.exists():
        return None
    with closing(sqlite3.connect(f"{file.path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        known = "SELECT count(*) FROM sqlite_master WHERE name = 'settings'"
        if not connection.execute(known).fetchone()[0]:
            return None
        row = connection.execute("SELECT value FROM settings WHERE name = ?", (KEY_CHECK,)).fetchone()
    return row and bytes(row[0])
