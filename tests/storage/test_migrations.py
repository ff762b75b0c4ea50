"""Migrations: they lead to exactly the schema, on both databases."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from splitpot.storage import opened
from splitpot.storage.database import Database
from splitpot.storage.location import SqliteFile, located, make_ready
from splitpot.storage.migrating import VERSION_TABLE, bring_up_to_date, migration_config
from splitpot.storage.schema import metadata
from tests.stores import NewUrl

SHAPES = {
    "sqlite": "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'",
    "postgresql": """
        SELECT 'column', table_name || '.' || column_name,
            data_type || is_nullable || coalesce(column_default, '')
        FROM information_schema.columns WHERE table_schema = 'public'
        UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
        UNION ALL SELECT 'constraint', conname, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    """,
}


def empty(url: str) -> Database:
    """A database with nothing in it."""
    location = located(url)
    if isinstance(location, SqliteFile):
        make_ready(location)
    return Database(location)


async def shape(database: Database) -> list[tuple[str, str, str]]:
    """Everything the database says about its form, but for the record of migrations."""
    async with database.reading() as connection:
        rows: Iterable[Any] = await connection.exec_driver_sql(SHAPES[database.dialect])
        found = [(kind, name, "".join((sql or "").split())) for kind, name, sql in rows]
    return sorted(row for row in found if VERSION_TABLE not in row[1])


async def test_migrations_make_exactly_the_schema(new_url: NewUrl) -> None:
    """A migrated database and one made from the schema describe themselves alike, constraints included."""
    migrated, made = empty(new_url()), empty(new_url())
    await bring_up_to_date(migrated, "the database")
    async with made.writing() as connection:
        await connection.run_sync(metadata.create_all)

    try:
        assert await shape(made) == await shape(migrated)
        async with migrated.reading() as connection:
            assert [] == await connection.run_sync(_differences)
    finally:
        await migrated.close()
        await made.close()


async def test_migrations_are_applied_once(new_url: NewUrl) -> None:
    """A second start finds nothing to do, and the last migration is recorded."""
    database = empty(new_url())
    try:
        await bring_up_to_date(database, "the database")
        before = await shape(database)
        await bring_up_to_date(database, "the database")
        async with database.reading() as connection:
            applied = (
                (await connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
            )

        assert before == await shape(database)
        assert ScriptDirectory.from_config(migration_config()).get_heads() == list(applied)
    finally:
        await database.close()


async def test_a_database_from_before_spare_keys_opens(url: str, key_path: Path) -> None:
    """Whoever was known there is known, and may come in on another device from now on."""
    async with opened(url, key_path) as store:
        ann, token = await store.players.create_guest("Ann", "en")
    database = Database(located(url))
    async with database.writing() as connection:
        await connection.exec_driver_sql("DROP TABLE spare_keys")
        await connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '0003'")
    await database.close()

    async with opened(url, key_path) as store:
        assert ann == await store.players.by_token(token)
        key, _ = await store.spare_keys.make(ann.id)
        assert ann == (await store.spare_keys.use(key.code))[0]


def test_migrations_form_one_line() -> None:
    """Each follows one other, so their order is never in doubt."""
    script = ScriptDirectory.from_config(migration_config())

    assert 1 == len(script.get_heads())
    assert all(not revision.is_branch_point for revision in script.walk_revisions())


def _differences(connection: sa.Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE, "compare_type": True}
    )
    return list(compare_metadata(context, metadata))
