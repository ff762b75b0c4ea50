"""Accounts: what each holds, and entries that no table's step carries.

A buy-in or a hand's result travels with its step (`Journal.append`); a grant comes through here.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from splitpot.ledger import Entry, carried, grant, wallet
from splitpot.storage import schema
from splitpot.storage.batch import Work
from splitpot.storage.database import Database, page_rows
from splitpot.storage.errors import DuplicateEntry
from splitpot.storage.journal import Clock, Journal
from splitpot.storage.records import StatementLine


class Accounts:
    """Moves chips outside of hands and tells what accounts hold."""

    def __init__(self, database: Database, journal: Journal, clock: Clock) -> None:
        self._database = database
        self._journal = journal
        self._clock = clock

    async def transfer(self, entry: Entry) -> bool:
        """Write the entry; False if the very same one was in the ledger already, which moves nothing again.

        Raises `InsufficientChips`, `DuplicateEntry` (this id with other legs) or `StorageUnavailable`.
        """
        try:
            await self._journal.write(Work(self._clock(), entry=entry))
        except DuplicateEntry as duplicate:
            if duplicate.same:
                return False
            raise
        return True

    async def grant(self, player_id: str, chips: int, key: str) -> int:
        """Give a player new chips, once for each `key`, and return what the wallet then holds."""
        await self.transfer(grant(player_id, chips, key))
        return await self.balance(wallet(player_id))

    async def balance(self, account: str) -> int:
        """What the account holds; 0 where nothing ever came in."""
        return (await self.balances([account]))[account]

    async def balances(self, accounts: Iterable[str]) -> dict[str, int]:
        """What each of the accounts holds."""
        balances = dict.fromkeys(accounts, 0)
        query = sa.select(*schema.accounts.c).where(schema.accounts.c.id.in_(balances))
        async with self._database.reading() as connection:
            balances.update((row.id, row.balance) for row in await connection.execute(query))
        return balances

    async def seats(self, table_id: str) -> dict[str, int]:
        """Chips by player on the seats of a table, for all seats that hold any."""
        prefix = f"seat:{table_id}:"
        query = sa.select(*schema.accounts.c).where(
            schema.accounts.c.id.startswith(prefix, autoescape=True), schema.accounts.c.balance > 0
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return {row.id.removeprefix(prefix): row.balance for row in rows if row.id.startswith(prefix)}

    async def carried(self, table_id: str) -> int:
        """Chips that wait on a table for its next pot."""
        return await self.balance(carried(table_id))

    async def statement(self, account: str, limit: int = 50, offset: int = 0) -> tuple[StatementLine, ...]:
        """The account's entries, newest first."""
        entries, legs = schema.entries.c, schema.legs.c
        query = (
            sa.select(entries.id, entries.kind, legs.delta, entries.written_at)
            .join_from(schema.legs, schema.entries, entries.id == legs.entry_id)
            .where(legs.account == account)
            .order_by(entries.written_at.desc(), entries.id.desc())
            .limit(page_rows(limit))
            .offset(max(0, offset))
        )
        async with self._database.reading() as connection:
            return tuple(StatementLine(*row) for row in await connection.execute(query))
