"""A table as it was: the latest snapshot, the steps after it, and the check against the ledger."""

from typing import NamedTuple

from msgspec.structs import replace

from splitpot.cluster.tables import TableConfig
from splitpot.limits import RESUME_WITHIN_MS, STEPS_RECALLED_MAX
from splitpot.poker.events import HandStarted
from splitpot.storage import StorageUnavailable, Store, wall_clock
from splitpot.table import Table, new_table
from splitpot.table.evolve import evolve
from splitpot.table.record import decode_step, decode_table, granted_in
from splitpot.table.requests import Granted
from splitpot.table.table import is_playing, occupied, seat_total


class LedgerDisagrees(Exception):
    """The seats of a table and their accounts hold different chips: nothing may be played on top of that."""


class Restored(NamedTuple):
    """A table read back.

    `too_old` if its hand lay unfinished past the house's deadline and must be cancelled; `hand_started_ms` is
    when the last hand began; `fault` is why nothing may be played here: the journal cannot be read, or the
    seats and their accounts differ. `granted` are the requests it accepted lately, oldest first.
    """

    table: Table
    too_old: bool = False
    hand_started_ms: int | None = None
    fault: Exception | None = None
    granted: tuple[Granted, ...] = ()


async def restore(store: Store, config: TableConfig) -> Restored:
    """The table of `config` by its journal, or an empty one. Raises StorageUnavailable."""
    try:
        return await _read(store, config)
    except StorageUnavailable:
        raise
    except Exception as error:
        # A broken seal, a missing step, a record of another version: this table stops, the others play.
        table = new_table(config.id, config.name, config.rules, practice=config.practice)
        return Restored(table, fault=error)


async def _read(store: Store, config: TableConfig) -> Restored:
    history = await store.journal.history(config.id)
    table = new_table(config.id, config.name, config.rules, practice=config.practice)
    if history.snapshot is not None:
        table = decode_table(history.snapshot.payload)
    last_ms = wall_clock()
    hand_started_ms = None
    for step in history.steps:
        payload = decode_step(step.payload)
        table = evolve(table, payload.events)
        last_ms = payload.at
        if any(isinstance(event, HandStarted) for event in payload.events):
            hand_started_ms = payload.at
        assert table.seq == step.seq, "a step is missing from the journal"
    if not occupied(table):
        table = _as_configured(table, config)
    decision_due = is_playing(table) and table.hand is not None and bool(table.hand.waiting)
    too_old = decision_due and wall_clock() - last_ms > RESUME_WITHIN_MS
    granted = tuple(granted_in(await store.journal.latest(config.id, STEPS_RECALLED_MAX)))
    return Restored(table, too_old, hand_started_ms, await _disagreement(store, table), granted)


def _as_configured(table: Table, config: TableConfig) -> Table:
    """An empty table goes by its configuration, which may be another than when it was last played at."""
    fresh = new_table(config.id, config.name, config.rules, practice=config.practice)
    return replace(fresh, seq=table.seq, hand_number=table.hand_number, gone=table.gone)


async def _disagreement(store: Store, table: Table) -> LedgerDisagrees | None:
    """Seat account = stack + waiting top-up, and the table's own account = the chips that it carries over:
    checked when written, and again here when read.
    """
    booked = await store.accounts.seats(table.id)
    seated = {seat.player: seat_total(seat) for _, seat in occupied(table) if seat_total(seat)}
    waiting = table.hand.carried_in if is_playing(table) and table.hand is not None else table.carried
    booked_rest = await store.accounts.carried(table.id)
    if booked_rest != waiting:
        return LedgerDisagrees(f"table {table.id}: it carries {waiting}, and its account {booked_rest}")
    if booked == seated:
        return None
    wrong = sorted(player for player in booked.keys() | seated if booked.get(player) != seated.get(player))
    return LedgerDisagrees(f"table {table.id}: seats and accounts differ for {', '.join(wrong)}")
