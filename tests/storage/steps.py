"""Tables and steps to write, for the storage tests."""

from splitpot.ledger import Entry
from splitpot.storage import FinishedHand, Lease, StepRecord, Store, TableRow

TTL_MS = 10_000


async def owned(store: Store, table_id: str = "oak", owner: str = "node a") -> Lease:
    """A lease of a table that is made if it is not there."""
    await store.tables.save(TableRow(table_id, table_id.title(), "{}", 1))
    return await store.leases.acquire(table_id, owner, TTL_MS)


def step(
    lease: Lease,
    seq: int,
    payload: bytes = b"dealt",
    entry: Entry | None = None,
    snapshot: bytes | None = None,
    finished: FinishedHand | None = None,
    hand_number: int = 1,
) -> StepRecord:
    """A step of the table under its lease."""
    return StepRecord(lease.table_id, seq, lease.epoch, hand_number, payload, entry, snapshot, finished)


def hand(number: int, *players: str, table_id: str = "oak", ended_at: int = 0) -> FinishedHand:
    """A finished hand; unless told otherwise it ended after the one before it."""
    return FinishedHand(table_id, number, ended_at or number * 1000, b"record %d" % number, players)
