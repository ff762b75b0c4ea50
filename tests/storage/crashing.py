"""A server that plays until it is killed: run as a program with a database and a key by `test_crash`.

Four tables write steps as fast as they can, each with chips that move and now and then a snapshot and a
finished hand. A step is printed when, and only when, it was acknowledged.
"""

import asyncio
import sys
from pathlib import Path

from splitpot.ledger import grant
from splitpot.storage import FinishedHand, StepRecord, Store, TableRow

TABLES = ("oak", "elm", "ash", "fir")


async def play(store: Store, table_id: str) -> None:
    """Write one step after the other, going on where the last life ended."""
    await store.tables.save(TableRow(table_id, table_id, "{}", 1))
    lease = await store.leases.acquire(table_id, "server", 10_000)
    seq = (await store.journal.history(table_id)).last_seq
    while True:
        seq += 1
        finished = FinishedHand(table_id, seq, seq, b"record", ("ann", "bob")) if seq % 5 == 0 else None
        snapshot = b"table %d" % seq if seq % 50 == 0 else None
        entry = grant("ann", 1, f"{table_id}{seq}")
        await store.journal.append(
            StepRecord(table_id, seq, lease.epoch, seq, b"step %d" % seq, entry, snapshot, finished)
        )
        sys.stdout.write(f"{table_id} {seq}\n")
        sys.stdout.flush()


async def main(url: str, key_path: Path) -> None:
    """Play all tables."""
    store = await Store.open(url, key_path)
    await asyncio.gather(*(play(store, table_id) for table_id in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
