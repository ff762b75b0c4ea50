"""`splitpot doctor`: whether this installation can open a room, and what to do where it cannot."""

import asyncio
import json
import os
import platform
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer

from splitpot import __version__
from splitpot.cli.installed import LANGUAGES, client_folder, locales_folder
from splitpot.cli.options import Data, Database, Json
from splitpot.cli.store import key_file

if TYPE_CHECKING:
    from splitpot.storage.examination import Examination
    from splitpot.storage.location import Location, SqliteFile
    from splitpot.storage.records import TableRow

LEAST_PYTHON = (3, 11)
COMPILERS = ("c++", "g++", "clang++")
_KEY_ADVICE = "Put back the key file that belongs to this database, or name another folder."
_OTHER_ADVICE = "Name its own database with --database, or use the version of Splitpot that belongs to it."
_TABLE_ADVICE = "This table stays closed, the others open: put back the newest backup from before the damage."
_SERVER_ADVICE = "Start the server, or correct the address in --database."


class Finding(NamedTuple):
    """One thing looked at: what was found, whether it will do, and what to do about it where it will not."""

    name: str
    found: str
    ok: bool = True
    advice: str = ""


def doctor(
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Look at this installation and say what is missing; the exit code is 1 if anything is."""
    findings = [
        *_program(),
        _client(),
        _locales(),
        _data_folder(data),
        *_database(database or str(data), data),
    ]
    ill = [finding for finding in findings if not finding.ok]
    if as_json:
        print(json.dumps({"ok": not ill, "findings": [_as_json(finding) for finding in findings]}))
    else:
        for finding in findings:
            print(f"{'ok     ' if finding.ok else 'missing'}  {finding.name:<10}  {finding.found}")
            if not finding.ok:
                print(f"{'':21}{finding.advice}")
    if ill:
        raise typer.Exit(1)


def _as_json(finding: Finding) -> dict[str, object]:
    return finding._replace(advice="" if finding.ok else finding.advice)._asdict()


def _program() -> Iterator[Finding]:
    yield Finding("splitpot", __version__)
    yield Finding(
        "python",
        f"{platform.python_version()} ({platform.machine()})",
        sys.version_info >= LEAST_PYTHON,
        "Install Python 3.11 or newer.",
    )
    from splitpot import evaluator
    from splitpot.poker import quick

    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    yield Finding("compiler", compiler or "none; only building the C++ core needs one")
    yield _core("evaluator", evaluator.implementation())
    # A module of its own: it can be missing where the evaluator is there.
    yield _core("fast-hand", quick.implementation())


def _core(name: str, implementation: str) -> Finding:
    """Whether a part of the C++ core is there; its Python twin does the same, but slowly."""
    forced = os.environ.get("SPLITPOT_EVALUATOR") == "python"
    why = "SPLITPOT_EVALUATOR=python" if forced else "the C++ core has not been built"
    native = implementation == "c++"
    return Finding(
        name,
        "C++ core" if native else f"Python twin, which is slow: {why}",
        native,
        "Unset SPLITPOT_EVALUATOR."
        if forced
        else "Run `make setup`, or install the package again with a compiler.",
    )


def _client() -> Finding:
    folder = client_folder()
    advice = "Run `make setup`, or install the package again; building it needs Node 20.19."
    return Finding("client", "built" if folder else "not built", folder is not None, advice)


def _locales() -> Finding:
    folder = locales_folder()
    there = [language for language in LANGUAGES if folder and any((folder / language).glob("*.ftl"))]
    absent = [language for language in LANGUAGES if language not in there]
    return Finding(
        "locales",
        " ".join(there) or "none",
        not absent,
        f"The texts of {', '.join(absent)} are not there; install the package again.",
    )


def _data_folder(folder: Path) -> Finding:
    if folder.exists() and not folder.is_dir():
        return Finding("data", f"{folder} is a file", False, "Name another folder with --data.")
    nearest = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
    found = f"{folder}" if folder.exists() else f"{folder} (will be made)"
    if nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK):
        return Finding("data", found)
    return Finding(
        "data", f"{folder} cannot be written", False, "Change its owner, or name another with --data."
    )


def _database(text: str, data: Path) -> Iterator[Finding]:
    from splitpot.storage.errors import BadLocation
    from splitpot.storage.location import SqliteFile, located

    try:
        location = located(text)
    except BadLocation as error:
        yield Finding("database", str(error), False, "Name a folder, a file or a server with --database.")
        return
    if isinstance(location, SqliteFile):
        yield from _sqlite(location, data)
        return
    why = asyncio.run(_refusal_of_postgres(location.dsn))
    yield Finding("database", f"{location}{f': {why}' if why else ''}", not why, _SERVER_ADVICE)
    if not why:
        yield _key_mode(key_file(location, data), "is not read by others")
        yield from _books(location, data)


def _sqlite(file: "SqliteFile", data: Path) -> Iterator[Finding]:
    from splitpot.storage.key_check import key_fault

    try:
        fault = key_fault(file)
    except sqlite3.Error as error:
        advice = "Restore it from a backup, or name another folder."
        yield Finding("database", f"{file.path}: {error}", False, advice)
        return
    yield Finding("database", str(file.path) if file.path.exists() else f"{file.path} (will be made)")
    found = "fits the database" if file.path.exists() else "will be made"
    yield Finding("key", fault, False, _KEY_ADVICE) if fault else _key_mode(key_file(file, data), found)
    if not fault and file.path.exists():
        yield from _books(file, data)


def _key_mode(path: Path | None, found: str) -> Finding:
    """What was `found` of the key, unless others on this machine may read its file."""
    from splitpot.storage.seal import readable_by_others

    mode = readable_by_others(path) if path else None
    if mode is None:
        return Finding("key", found)
    return Finding("key", f"{path} may be read by others (mode {mode})", False, f"Run `chmod 600 {path}`.")


def _books(location: "Location", data: Path) -> Iterator[Finding]:
    """What the examination of all chips and cards found; nothing where no key says that a room was here."""
    from splitpot.cli.damage import ADVICE, sentence
    from splitpot.storage.errors import CannotOpen, KeyUnusable, StorageError
    from splitpot.storage.examination import examined
    from splitpot.storage.key_check import key_at
    from splitpot.storage.location import PostgresDatabase
    from splitpot.storage.seal import read_key

    elsewhere = isinstance(location, PostgresDatabase)
    try:
        if isinstance(location, PostgresDatabase):
            # As the server does, whatever the environment has.
            key = read_key(data / "secret.key")
        else:
            key = key_at(location.key_path)
        found = asyncio.run(examined(location, key))
    except KeyUnusable as error:
        yield Finding("key", str(error), False, _KEY_ADVICE)
        return
    except CannotOpen as error:
        yield Finding("books", f"not looked at: {error}", False, _OTHER_ADVICE)
        return
    except StorageError as error:
        yield Finding(
            "books", f"they cannot be read: {error}", False, _SERVER_ADVICE if elsewhere else ADVICE
        )
        return
    if found is None:
        yield Finding("books", "not looked at: no room was open here yet")
        return
    tables = list(_tables(found.tables))
    if found.audit.balanced and not tables:
        yield Finding("books", _sound(found))
    for finding in found.audit.findings:
        yield Finding("books", sentence(finding), False, ADVICE)
    yield from tables


def _sound(found: "Examination") -> str:
    """How much was read, and what could not be."""
    audit = found.audit
    parts = [
        f"sound: {audit.accounts} accounts, {audit.entries} entries, {found.hands} hands, {found.steps} steps"
    ]
    if not found.stamped:
        parts.append("entries and hands have no stamps yet to be held against")
    if found.older:
        parts.append("an older version wrote it, and the next start brings it up to this one")
    return "; ".join(parts)


def _tables(rows: "tuple[TableRow, ...]") -> Iterator[Finding]:
    """The tables that will not open because of what is kept of them."""
    from splitpot.cluster.tables import ConfigDamaged, config_of

    for row in rows:
        try:
            config_of(row)
        except ConfigDamaged as damage:
            found = f"the configuration of table {row.id} cannot be read: {damage.why}"
            yield Finding("tables", found, False, _TABLE_ADVICE)


async def _refusal_of_postgres(dsn: str) -> str:
    """Say why the server does not let us in; empty if it does."""
    import asyncpg

    from splitpot.storage.database import connect_postgres
    from splitpot.storage.errors import sentence_of

    try:
        connection = await connect_postgres(dsn)
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        return sentence_of(error)
    await connection.close()
    return ""
