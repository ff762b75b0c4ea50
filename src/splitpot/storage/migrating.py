"""Bringing a database up to this program's schema, at every start.

Each migration is applied once, in order, and recorded in the transaction that applies it.
"""

import enum
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from splitpot.storage.database import Database
from splitpot.storage.errors import NotADatabase, SchemaTooNew
from splitpot.storage.schema import metadata

VERSION_TABLE = "schema_version"


async def bring_up_to_date(database: Database, shown: str) -> None:
    """Apply what is missing; `shown` names the database in errors (`NotADatabase`, `SchemaTooNew`)."""
    async with database.preparing() as connection:
        await connection.run_sync(_upgrade, shown)


def migration_config() -> Config:
    """Alembic's settings; there is no ini file, everything lies in this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


class Standing(enum.Enum):
    """How far a database is: nothing in it yet, an older form of ours, or the one of this program."""

    EMPTY = enum.auto()
    OLDER = enum.auto()
    CURRENT = enum.auto()


def standing(connection: sa.Connection, shown: str) -> Standing:
    """How far the database is; `shown` names it in errors.

    Raises `SchemaTooNew`, or `NotADatabase` if its tables are not ours.
    """
    script = ScriptDirectory.from_config(migration_config())
    there = set(sa.inspect(connection).get_table_names())
    applied: set[str] = set()
    if VERSION_TABLE in there:
        applied.update(connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars())  # noqa: S608
    if applied == set(script.get_heads()):
        return Standing.CURRENT
    if applied - {revision.revision for revision in script.walk_revisions()}:
        raise SchemaTooNew(f"{shown} was written by a newer version of Splitpot: start that version")
    if applied:
        return Standing.OLDER
    if there & set(metadata.tables):
        raise NotADatabase(f"{shown} holds tables of another program: choose another database")
    return Standing.EMPTY


def _upgrade(connection: sa.Connection, shown: str) -> None:
    if standing(connection, shown) is Standing.CURRENT:
        return
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
