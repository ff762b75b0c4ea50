"""The store of a command: opened where the options say, every trouble as one sentence."""

from __future__ import annotations

import contextlib
import os
import secrets
from typing import TYPE_CHECKING

from splitpot.cli.fault import Fault

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable
    from pathlib import Path

    from splitpot.storage import FinishedHand, Store
    from splitpot.storage.location import Location

_TROUBLE = 1


def location_of(data: Path, database: str | None) -> Location:
    """Where the data lies: in the database that is named, else in the data folder. Raises Fault."""
    from splitpot.storage import BadLocation
    from splitpot.storage.location import located

    try:
        return located(database or str(data))
    except BadLocation as error:
        raise Fault(f"{error}.", code="bad_location") from None


def folder_of(data: Path, database: str | None) -> Path:
    """The folder in which a room keeps what is not in its database: an SQLite file's own. Raises Fault."""
    from splitpot.storage.location import PostgresDatabase

    location = location_of(data, database)
    return data if isinstance(location, PostgresDatabase) else location.path.parent


@contextlib.asynccontextmanager
async def opened_store(
    data: Path, database: str | None, *, sole: bool = False, existing: bool = False
) -> AsyncIterator[Store]:
    """The store, closed again at the end. Raises Fault.

    `sole` keeps a second server away; `existing` refuses to begin a new room. The key of a PostgreSQL
    database lies in the data folder.
    """
    from splitpot.storage import CannotOpen, StorageError, Store
    from splitpot.storage.location import PostgresDatabase, SqliteFile, occupy

    location = location_of(data, database)
    elsewhere = isinstance(location, PostgresDatabase)
    if existing and not isinstance(location, PostgresDatabase) and not location.path.exists():
        raise Fault(
            f"there is no room in {location}; name its folder with --data, or open one: `splitpot serve`.",
            code="no_room",
        )
    with contextlib.ExitStack() as held:
        try:
            if elsewhere:
                data.mkdir(parents=True, exist_ok=True)
            if elsewhere and sole:
                # The folder names this server to the others, so it can be only one's.
                held.enter_context(occupy(SqliteFile(data / "node")))
            key = key_file(location, data) if elsewhere else None
            store = await Store.open(database or str(data), key, sole=sole)
        except CannotOpen as error:
            raise Fault(f"{error}.", code="cannot_open", exit_code=_TROUBLE) from None
        except OSError as error:
            sentence = f"{data} cannot be written: {error.strerror}."
            raise Fault(sentence, code="cannot_open", exit_code=_TROUBLE) from None
        try:
            yield store
        except StorageError as error:
            raise Fault(f"the database failed: {error}.", code="storage", exit_code=_TROUBLE) from error
        finally:
            await store.close()


def key_file(location: Location, data: Path) -> Path | None:
    """The file that holds the room's key; None where it comes from the environment."""
    from splitpot.storage.location import PostgresDatabase
    from splitpot.storage.seal import KEY_VARIABLE

    if isinstance(location, PostgresDatabase):
        return data / "secret.key"
    return None if KEY_VARIABLE in os.environ else location.key_path


def warn_of_open_key(data: Path, database: str | None) -> None:
    """Log a warning where others on this machine may read the key, and with it every card to come."""
    import structlog

    from splitpot.storage.seal import readable_by_others

    path = key_file(location_of(data, database), data)
    mode = readable_by_others(path) if path else None
    if mode is not None:
        log = structlog.get_logger()
        log.warning("key_readable_by_others", file=str(path), mode=mode, advice=f"chmod 600 {path}")


async def refuse_damaged(store: Store) -> None:
    """Raise a Fault unless the books balance: chips that came from nowhere are not played with."""
    from splitpot.cli.damage import summary

    audit = await store.audit()
    if not audit.balanced:
        raise Fault(
            f"the books are damaged: {summary(audit.findings)}; put back a backup from before the damage, "
            "`splitpot doctor` lists all of it.",
            code="books_damaged",
            exit_code=_TROUBLE,
        )


async def check_table(store: Store, table: str) -> None:
    """Raise a Fault unless the room has such a table."""
    known = [row.id for row in await store.tables.all()]
    if table not in known:
        names = ", ".join(known) or "none"
        raise Fault(f"there is no table '{table}'; the tables are {names}.", code="unknown_table")


def damaged_hands(hands: Iterable[FinishedHand]) -> str:
    """The hands among these whose records were changed on disk, as a sentence names them."""
    return ", ".join(f"hand {hand.number} of table {hand.table_id}" for hand in hands if hand.damaged)


def hands_damaged(named: str) -> Fault:
    """What a command says that cannot do without these hands."""
    sentence = f"{named} was changed on disk; put back a backup from before the damage."
    return Fault(sentence, code="hand_damaged", exit_code=_TROUBLE)


def node_name(data: Path, database: str | None) -> str:
    """What this server is called where several may share a database: the same after every restart.

    Kept in the data folder, because only its own former self may take a table back before its lease is over.
    """
    from splitpot.storage.location import PostgresDatabase

    if not isinstance(location_of(data, database), PostgresDatabase):
        return "room"  # an SQLite file is one server's anyway
    path = data / "node"
    if not path.exists():
        path.write_text(secrets.token_hex(8))
    return path.read_text()
