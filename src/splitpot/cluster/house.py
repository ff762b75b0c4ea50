"""All tables of this process: opened from storage under a lease, played, and given back at the end."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from splitpot.cluster.lobby import furnish
from splitpot.cluster.restoring import restore
from splitpot.cluster.tables import DEFAULT_TABLES, ConfigDamaged, TableConfig, config_of
from splitpot.limits import LEASE_MS
from splitpot.storage import LeaseHeld, StorageError, Store
from splitpot.storage.recorder import TableRecorder
from splitpot.storage.records import Lease
from splitpot.table import AllInOdds, Pace, TableActor

log = structlog.get_logger()


class House:
    """The tables that run here, by id, in the order of the lobby; `damaged` are those nobody can open."""

    def __init__(self, store: Store, pace: Pace, node: str, odds: AllInOdds | None = None) -> None:
        self.actors: dict[str, TableActor] = {}
        self.damaged: tuple[str, ...] = ()
        self.pace = pace
        self._store = store
        self._node = node
        self._odds = odds
        self._leases: dict[str, Lease] = {}
        self._listeners: list[Callable[[], None]] = []
        self._renewal: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        store: Store,
        pace: Pace,
        *,
        node: str = "room",
        defaults: Sequence[TableConfig] = DEFAULT_TABLES,
        odds: AllInOdds | None = None,
    ) -> "House":
        """Open every table that nobody else runs; a new house begins with the `defaults`. With `odds` its
        tables tell what open all-in hands may expect.
        """
        house = cls(store, pace, node, odds)
        await furnish(store, defaults)
        for row in await store.tables.all():
            try:
                config = config_of(row)
            except ConfigDamaged as damage:
                log.error("table_damaged", table=row.id, error=str(damage), advice="splitpot doctor")
                house.damaged += (row.id,)
            else:
                await house._open_table(config)
        house._renewal = asyncio.create_task(house._renew(), name="leases")
        return house

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever something changed that the lobby shows."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Stop every table after the step under way and give its lease back; running hands stay in the
        journal.
        """
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.gather(self._renewal, return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self.actors.values()))
        for lease in self._leases.values():
            await self._store.leases.release(lease)

    async def _open_table(self, config: TableConfig) -> None:
        try:
            lease = await self._store.leases.acquire(config.id, self._node, LEASE_MS)
        except LeaseHeld as held:
            log.warning("table_held_elsewhere", table=config.id, owner=held.owner)
            return
        self._leases[config.id] = lease
        recorder = TableRecorder(self._store.journal, lease)
        restored = await restore(self._store, config)
        actor = TableActor(
            restored.table,
            recorder,
            self.pace,
            on_change=self._changed,
            hand_started_ms=restored.hand_started_ms,
            odds=self._odds,
            granted=restored.granted,
        )
        self.actors[config.id] = actor
        if restored.fault is not None:
            actor.break_down(restored.fault)
        else:
            actor.start(void=restored.too_old)

    def _changed(self) -> None:
        for listener in self._listeners:
            listener()

    async def _renew(self) -> None:
        """Keep the leases; the journal itself fences a table whose lease was lost meanwhile."""
        while True:
            await asyncio.sleep(LEASE_MS / 3000)
            try:
                await self._store.leases.renew(self._node, LEASE_MS)
            except StorageError as error:
                log.warning("leases_not_renewed", error=str(error))
