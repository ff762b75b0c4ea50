"""The list of tables changed by the host: a new one, or one less, from the next start of the room on."""

import re
from collections.abc import Sequence

from splitpot.cluster.restoring import restore
from splitpot.cluster.tables import UNREADABLE, ConfigDamaged, TableConfig, config_of, config_text
from splitpot.limits import LEASE_MS, TABLE_ID_MAX
from splitpot.storage import LeaseHeld, Store, TableRow, wall_clock
from splitpot.storage.recorder import TableRecorder
from splitpot.storage.records import Lease
from splitpot.table.breaking import break_up
from splitpot.table.table import occupied

HOST = "host"  # who holds the lease of a table while it is taken off the list
NAME_MAX = 24  # letters of a table's name

_ID = re.compile(rf"[a-z0-9][a-z0-9-]{{0,{TABLE_ID_MAX - 1}}}")


class LobbyRefusal(Exception):
    """A change of the list that cannot be made; `code` for programs, the text for the host."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


async def furnish(store: Store, configs: Sequence[TableConfig]) -> None:
    """Give a room that has no table yet those it begins with."""
    if not await store.tables.all():
        for place, config in enumerate(configs):
            await store.tables.save(_row(config, place))


async def add_table(store: Store, config: TableConfig, *, house: Sequence[TableConfig] = ()) -> bool:
    """Put a table at the end of the list, in a new room behind those of the `house`. Raises LobbyRefusal.

    Returns whether the room was new.
    """
    if not _ID.fullmatch(config.id):
        raise LobbyRefusal(
            "bad_id",
            f"'{config.id}' is no id of a table; it is up to {TABLE_ID_MAX} of a-z, 0-9 and -, as in oak-2",
        )
    seen = config.name.isprintable() and UNREADABLE not in config.name
    if not seen or not 1 <= len(config.name.strip()) <= NAME_MAX:
        raise LobbyRefusal("bad_name", f"a table's name has 1 to {NAME_MAX} letters, and all can be seen")
    found = await store.tables.all()
    rows = found or tuple(_row(other, place) for place, other in enumerate(house))
    if any(row.id == config.id for row in rows):
        raise LobbyRefusal("table_exists", f"there is a table '{config.id}' already; choose another id")
    if any(row.name == config.name for row in rows):
        raise LobbyRefusal("table_exists", f"there is a table called {config.name}; choose another name")
    await furnish(store, house)
    place = max((row.position for row in rows), default=-1) + 1
    await store.tables.save(_row(config, place))
    return not found


def _row(config: TableConfig, place: int) -> TableRow:
    return TableRow(config.id, config.name, config_text(config), place)


async def remove_table(store: Store, table_id: str, *, send_home: bool = False) -> int:
    """Take a table off the list and return how many players were sent home. Raises LobbyRefusal.

    With `send_home` a table with players breaks up first: its hand is cancelled and every stack goes back to
    its wallet. Hands that were played stay in the history.
    """
    rows = await store.tables.all()
    row = next((row for row in rows if row.id == table_id), None)
    if row is None:
        known = ", ".join(row.id for row in rows) or "none"
        raise LobbyRefusal("unknown_table", f"there is no table '{table_id}'; the tables are {known}")
    if len(rows) == 1:
        raise LobbyRefusal("last_table", f"'{table_id}' is the only table; add another one first")
    try:
        lease = await store.leases.acquire(table_id, HOST, LEASE_MS)
    except LeaseHeld:
        raise LobbyRefusal(
            "table_open",
            f"table '{table_id}' is open in a server; stop it first, and"
            f" wait {LEASE_MS // 1000} seconds if it crashed",
        ) from None
    removed = False
    try:
        sent = await _emptied(store, row, lease, send_home=send_home)
        await store.tables.remove(table_id)
        removed = True
    finally:
        if not removed:
            await store.leases.release(lease)
    return sent


async def _emptied(store: Store, row: TableRow, lease: Lease, *, send_home: bool) -> int:
    try:
        config = config_of(row)
    except ConfigDamaged as damage:
        if await store.accounts.seats(row.id) or await store.accounts.carried(row.id):
            raise _broken(row.id, damage) from None
        return 0
    restored = await restore(store, config)
    if restored.fault is not None:
        raise _broken(row.id, restored.fault)
    players = len(occupied(restored.table))
    if not players:
        return 0
    if not send_home:
        who = "1 player sits" if players == 1 else f"{players} players sit"
        raise LobbyRefusal(
            "table_taken", f"{who} at table '{config.id}'; --send-home gives the chips back to the wallets"
        )
    step = break_up(restored.table, wall_clock())
    assert step is not None, "somebody sits there"
    await TableRecorder(store.journal, lease).record(step)
    return players


def _broken(table: str, fault: Exception) -> LobbyRefusal:
    return LobbyRefusal("table_broken", f"table '{table}' cannot be read back: {fault}")
