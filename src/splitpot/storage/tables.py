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

    async def all(self) -> tuple[TableRow, ...]:
        """Every table in the order of the lobby."""
        query = sa.select(*schema.tables.c).order_by(schema.tables.c.position, schema.tables.c.id)
        async with self._database.reading() as connection:
            return tuple(TableRow(*row) for row in await connection.execute(query))
