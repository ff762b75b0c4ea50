"""The journal: every step of every table, durable before anybody hears of it.

Steps of many tables share a transaction (group commit): while one batch is on its way to the disk, the next
gathers. The queue is bounded; when it is full, whoever wants to append waits.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

import sqlalchemy as sa

from splitpot.ledger import faults
from splitpot.limits import JOURNAL_BATCH_MAX, JOURNAL_QUEUE_MAX, PAYLOAD_BYTES_MAX
from splitpot.storage import schema
from splitpot.storage.batch import Outcome, SealedStep, Work, snapshot_context, step_context
from splitpot.storage.database import Database
from splitpot.storage.errors import SealBroken, StorageUnavailable
from splitpot.storage.records import History, Snapshot, Step, StepRecord
from splitpot.storage.seal import Seal

_TRIED_BYTES = 16_384  # about what a step takes, its finished hand and the indexes included

Clock = Callable[[], int]
"""Tells the time in milliseconds since 1970 (UTC)."""


class Writer(Protocol):
    """What brings a batch to disk; see `sqlite_writer` and `postgres_writer`."""

    async def write(self, works: Sequence[Work]) -> list[Outcome]:
        """What became of each work, once all that passed is on disk."""

    async def close(self) -> None:
        """Let go of the database."""


class Journal:
    """Appends steps and reads them again; the only one who writes to the ledger."""

    def __init__(self, database: Database, writer: Writer, seal: Seal, clock: Clock) -> None:
        self._database = database
        self._writer = writer
        self._seal = seal
        self._clock = clock
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue(JOURNAL_QUEUE_MAX)
        self._closed = False
        self._task = asyncio.create_task(self._write_batches(), name="journal")

    async def append(self, record: StepRecord) -> None:
        """Return once the step and all that belongs to it is on disk, in one transaction.

        Raises a `Refused` where nothing of it was written (`SequenceTaken`, `LeaseLost`, `InsufficientChips`,
        `DuplicateEntry`, `DuplicateHand`, `RecordRefused`), or `StorageUnavailable`.
        Appending the very same step again succeeds without writing it twice: a lost answer may be asked for.
        If the waiting task is cancelled, the step may be written all the same.
        """
        await self.write(Work(self._clock(), step=self._sealed(record), entry=record.entry))

    async def write(self, work: Work) -> None:
        """Return once the work is on disk; raises its refusal, or `StorageUnavailable`."""
        assert work.entry is None or not faults(work.entry), f"an unsound entry: {faults(work.entry)}"
        if self._closed:
            raise StorageUnavailable("it is closed", fatal=True)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((work, answer))
        if self._task.done():  # closed while this one waited to be let in
            raise StorageUnavailable("it is closed", fatal=True)
        await answer

    async def history(self, table_id: str) -> History:
        """The table's latest snapshot and the steps after it, in order; raises `SealBroken`."""
        async with self._database.reading() as connection:
            snapshot = (
                await connection.execute(
                    sa.select(schema.snapshots.c.seq, schema.snapshots.c.payload).where(
                        schema.snapshots.c.table_id == table_id
                    )
                )
            ).one_or_none()
            after = snapshot.seq if snapshot else 0
            steps = await connection.execute(
                sa.select(*schema.journal.c["seq", "epoch", "hand_number", "payload", "written_at"])
                .where(schema.journal.c.table_id == table_id, schema.journal.c.seq > after)
                .order_by(schema.journal.c.seq)
            )
        return History(
            snapshot=Snapshot(after, self._seal.open(snapshot.payload, snapshot_context(table_id, after)))
            if snapshot
            else None,
            steps=tuple(
                Step(
                    row.seq,
                    row.epoch,
                    row.hand_number,
                    self._seal.open(row.payload, step_context(table_id, row.seq)),
                    row.written_at,
                )
                for row in steps
            ),
        )

    async def latest(self, table_id: str, count: int) -> tuple[bytes, ...]:
        """The payloads of the table's last `count` steps, in order, whatever snapshots there are.

        Steps that do not open are left out; where the table needs them, `history` raises for them.
        """
        steps = schema.journal.c
        query = sa.select(steps.seq, steps.payload).where(steps.table_id == table_id)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(steps.seq.desc()).limit(count))).all()
        payloads: list[bytes] = []
        for row in reversed(rows):
            with contextlib.suppress(SealBroken):
                payloads.append(self._seal.open(row.payload, step_context(table_id, row.seq)))
        return tuple(payloads)

    async def try_out(self, who: str) -> None:
        """Write something that means nothing, for `who` wants to know; raises `StorageUnavailable`."""
        settings = schema.settings
        name = f"tried out by {who}"
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(settings).where(settings.c.name == name))
            await connection.execute(sa.insert(settings).values(name=name, value=bytes(_TRIED_BYTES)))

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._closed = True
        await self._queue.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._writer.close()

    def _sealed(self, record: StepRecord) -> SealedStep:
        table_id, seq = record.table_id, record.seq
        assert record.seq > 0, "steps are numbered from 1"
        snapshot = record.snapshot
        for part in (record.payload, snapshot or b"", record.finished.record if record.finished else b""):
            assert len(part) <= PAYLOAD_BYTES_MAX, f"{len(part)} bytes in step {seq} of {table_id}"
        return SealedStep(
            record,
            self._seal.seal(record.payload, step_context(table_id, seq)),
            None if snapshot is None else self._seal.seal(snapshot, snapshot_context(table_id, seq)),
        )

    async def _write_batches(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < JOURNAL_BATCH_MAX and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_batch([work for work, _ in batch], [answer for _, answer in batch])
            for _ in batch:
                self._queue.task_done()

    async def _write_batch(self, works: list[Work], answers: list[asyncio.Future[None]]) -> None:
        outcomes: Sequence[Exception | None]
        try:
            async with self._database.turn():
                outcomes = await self._writer.write(works)
        except StorageUnavailable as error:
            outcomes = [StorageUnavailable(error.why, fatal=error.fatal, unsure=error.unsure) for _ in works]
        except Exception as error:
            # Our own mistake. Whoever waits must hear of it, and nobody may build on what we believe.
            self._closed = True
            why = f"the journal failed: {error!r}"
            outcomes = [StorageUnavailable(why, fatal=True, unsure=True) for _ in works]
        for answer, outcome in zip(answers, outcomes, strict=True):
            if answer.done():
                continue  # cancelled by whoever waited
            if outcome is None:
                answer.set_result(None)
            else:
                answer.set_exception(outcome)
