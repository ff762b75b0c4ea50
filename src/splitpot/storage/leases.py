"""Leases: which server owns which table.

Each new owner raises the table's epoch, and the journal refuses steps of any other epoch, so a server
thought dead cannot write a table it has lost, whatever its clock says.
"""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from splitpot.storage.database import Database
from splitpot.storage.errors import LeaseHeld, TableUnknown
from splitpot.storage.journal import Clock
from splitpot.storage.records import Lease
from splitpot.storage.schema import leases, tables

_NOBODY = ""


class Leases:
    """Takes, keeps and gives back tables. Times to live are in milliseconds."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def acquire(self, table_id: str, owner: str, ttl_ms: int) -> Lease:
        """Own the table with a new epoch; raises `LeaseHeld` while another's lease runs, or `TableUnknown`.

        An owner who comes again takes the table from its own former self, as after a crash.
        """
        assert owner, "a lease has an owner"
        now = self._clock()
        insert = postgresql.insert if self._database.dialect == "postgresql" else sqlite.insert
        new = insert(leases).values(table_id=table_id, owner=owner, epoch=1, expires_at=now + ttl_ms)
        take = new.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={
                "owner": new.excluded.owner,
                "epoch": leases.c.epoch + 1,
                "expires_at": new.excluded.expires_at,
            },
            where=sa.or_(leases.c.owner.in_([owner, _NOBODY]), leases.c.expires_at <= now),
        ).returning(leases.c.epoch)
        async with self._database.writing() as connection:
            known = sa.select(tables.c.id).where(tables.c.id == table_id)
            if (await connection.execute(known)).one_or_none() is None:
                raise TableUnknown(table_id)
            epoch = (await connection.execute(take)).scalar_one_or_none()
            if epoch is None:
                query = sa.select(leases.c.owner, leases.c.expires_at).where(leases.c.table_id == table_id)
                holder = (await connection.execute(query)).one()
                raise LeaseHeld(table_id, holder.owner, holder.expires_at)
        return Lease(table_id, owner, epoch, now + ttl_ms)

    async def renew(self, owner: str, ttl_ms: int) -> tuple[Lease, ...]:
        """Prolong every lease of the owner and return them; a table that is missing here was lost."""
        renewed = (
            sa.update(leases)
            .where(leases.c.owner == owner)
            .values(expires_at=self._clock() + ttl_ms)
            .returning(*leases.c)
        )
        async with self._database.writing() as connection:
            return tuple(Lease(*row) for row in await connection.execute(renewed))

    async def release(self, lease: Lease) -> None:
        """Give the table back, unless it was lost meanwhile. Late steps are refused from now on."""
        given_back = (
            sa.update(leases)
            .where(leases.c.table_id == lease.table_id, leases.c.epoch == lease.epoch)
            .values(owner=_NOBODY, epoch=leases.c.epoch + 1, expires_at=0)
        )
        async with self._database.writing() as connection:
            await connection.execute(given_back)
