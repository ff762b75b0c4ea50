"""What goes into storage and what comes out: small frozen values, no behaviour.

Times are milliseconds since 1970 (UTC). Storage never looks into payloads, snapshots and records.
"""

import msgspec

from splitpot.ledger import Entry


class HandPlace(msgspec.Struct, frozen=True):
    """Where a hand stands among all hands, by the time it ended."""

    ended_at: int
    table_id: str
    number: int


class HandOpening(msgspec.Struct, frozen=True):
    """What one seat showed of its own accord after a hand; kept beside the record, in the clear as well."""

    table_id: str
    number: int
    seat: int
    fact: bytes


class FinishedHand(msgspec.Struct, frozen=True):
    """A hand whose pot is paid; its `record` is kept in the clear. Read again, its players are sorted.

    `openings` are the facts of what was shown afterwards, by seat; they come with steps of their own.
    """

    table_id: str
    number: int
    ended_at: int
    record: bytes
    players: tuple[str, ...]
    openings: tuple[bytes, ...] = ()

    @property
    def place(self) -> HandPlace:
        """Where this hand stands among all hands."""
        return HandPlace(self.ended_at, self.table_id, self.number)


class StepRecord(msgspec.Struct, frozen=True):
    """One step of a table, with everything that must become true together with it.

    `seq` grows from step to step, `epoch` is the table's lease's, `snapshot` is the table after this step.
    """

    table_id: str
    seq: int
    epoch: int
    hand_number: int
    payload: bytes
    entry: Entry | None = None
    snapshot: bytes | None = None
    finished: FinishedHand | None = None
    opening: HandOpening | None = None


class Step(msgspec.Struct, frozen=True):
    """A recorded step, opened."""

    seq: int
    epoch: int
    hand_number: int
    payload: bytes
    written_at: int


class Snapshot(msgspec.Struct, frozen=True):
    """The table as it was after step `seq`, opened."""

    seq: int
    payload: bytes


class History(msgspec.Struct, frozen=True):
    """All that is needed to have a table again: the latest snapshot, and the steps after it in order."""

    snapshot: Snapshot | None
    steps: tuple[Step, ...]

    @property
    def last_seq(self) -> int:
        """The number of the last recorded step; 0 where nothing is recorded."""
        if self.steps:
            return self.steps[-1].seq
        return self.snapshot.seq if self.snapshot else 0


class Lease(msgspec.Struct, frozen=True):
    """Who owns a table: `epoch` grows with each new owner, and only the current one can write."""

    table_id: str
    owner: str
    epoch: int
    expires_at: int


class TableRow(msgspec.Struct, frozen=True):
    """A table of the lobby; `config` is JSON text, `position` its place in the list."""

    id: str
    name: str
    config: str
    position: int


class Player(msgspec.Struct, frozen=True):
    """Somebody this room knows."""

    id: str
    name: str
    language: str
    created_at: int


class StatementLine(msgspec.Struct, frozen=True):
    """One entry as one account saw it."""

    entry_id: str
    kind: str
    delta: int
    written_at: int
