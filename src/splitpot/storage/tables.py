"""The tables of the lobby as they are configured; what happens at them is in the journal."""

import sqlalchemy as sa

from splitpot.storage import schema
from splitpot.storage.database import Database
from splitpot.storage.records import TableRow


class Tables:
    """Keeps the list of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, row: TableRow) -> None:
        """Add the table, or replace its name, configuration and place."""
        values = {"name": row.name, "config": row.config, "position": row.position}
        async with self._database.writing() as connection:
            known = sa.update(schema.tables).where(schema.tables.c.id == row.id).values(values)
            if not (await connection.execute(known)).rowcount:
                await connection.execute(sa.insert(schema.tables).values(id=row.id, **values))

    async def remove(self, table_id: str) -> None:
        """Take the table off the list, and its lease with it; its journal and its hands stay."""
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(schema.leases).where(schema.leases.c.table_id == table_id))
            await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))

    async def all(self) -> tuple[TableRow, ...]:
        """Every table in the order of the lobby."""
        query = sa.select(*schema.tables.c).order_by(schema.tables.c.position, schema.tables.c.id)
        async with self._database.reading() as connection:
            return tuple(TableRow(*row) for row in await connection.execute(query))
