"""A batch of work for one transaction: what it asks of the database, what it may write, who is refused.

Pure, and the same for both databases: a writer reads what is `wanted`, `judge` decides in order as if each
piece of work were alone, and the writer inserts the rows of all that passed. So one refusal never costs
another its place.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from splitpot.ledger import MINT, Entry, faults
from splitpot.players import NameRefusal, NameRefused
from splitpot.storage import schema
from splitpot.storage.errors import (
    DuplicateEntry,
    DuplicateHand,
    InsufficientChips,
    LeaseLost,
    Refused,
    SealBroken,
    SequenceTaken,
)
from splitpot.storage.records import FinishedHand, Player, StepRecord
from splitpot.storage.seal import Seal
from splitpot.storage.stamps import BEGINNING, NO_SEAT, Link, book_of, hand_stamp, next_link, opening_stamp

Row = tuple[Any, ...]
Outcome = Refused | NameRefused | None
"""Why a piece of work was refused; None where it is written."""


_INSERTED: tuple[sa.Table, ...] = (
    schema.players,
    schema.sessions,
    schema.entries,
    schema.legs,
    schema.entry_stamps,
    schema.journal,
    schema.hands,
    schema.hand_players,
    schema.hand_openings,
    schema.hand_stamps,
)


class Newcomer(msgspec.Struct, frozen=True):
    """A player who comes in, with the hash of the first session's token."""

    player: Player
    name_key: str
    token_hash: bytes


class SealedStep(msgspec.Struct, frozen=True):
    """A step as it will lie on disk."""

    record: StepRecord
    payload: bytes
    snapshot: bytes | None


class Work(msgspec.Struct, frozen=True):
    """What must be written together or not at all: a table's step, a movement of chips, a newcomer."""

    written_at: int
    step: SealedStep | None = None
    entry: Entry | None = None
    newcomer: Newcomer | None = None

    @property
    def finished(self) -> FinishedHand | None:
        """The hand this work ends."""
        return self.step.record.finished if self.step else None


class Wanted(msgspec.Struct, frozen=True):
    """The keys a batch touches, each list sorted and without doubles so that locks are taken in one order."""

    table_ids: list[str]
    steps: list[tuple[str, int]]
    entry_ids: list[str]
    accounts: list[str]
    books: list[str]
    hands: list[tuple[str, int]]
    name_keys: list[str]


class StoredStep(msgspec.Struct, frozen=True):
    """A step that is on disk already."""

    epoch: int
    hand_number: int
    payload: bytes


class Found(msgspec.Struct):
    """What the database holds under the wanted keys; `judge` adds what it lets pass."""

    epochs: dict[str, int] = msgspec.field(default_factory=dict)
    last_seqs: dict[str, int] = msgspec.field(default_factory=dict)
    steps: dict[tuple[str, int], StoredStep] = msgspec.field(default_factory=dict)
    legs: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    balances: dict[str, int] = msgspec.field(default_factory=dict)
    links: dict[str, Link] = msgspec.field(default_factory=dict)
    hands: set[tuple[str, int]] = msgspec.field(default_factory=set)
    names: dict[str, str] = msgspec.field(default_factory=dict)


class Rows(msgspec.Struct):
    """What is to be written: rows to insert, in this order of tables; snapshots; changes of balances."""

    inserts: dict[sa.Table, list[Row]] = msgspec.field(
        default_factory=lambda: {table: [] for table in _INSERTED}
    )
    snapshots: dict[str, tuple[int, bytes]] = msgspec.field(default_factory=dict)
    deltas: dict[str, int] = msgspec.field(default_factory=dict)


def wanted(works: Sequence[Work]) -> Wanted:
    """The keys under which the database must be read before these works can be judged."""
    steps = [work.step.record for work in works if work.step]
    entries = [work.entry for work in works if work.entry]
    hands = [work.finished for work in works if work.finished]
    return Wanted(
        table_ids=sorted({step.table_id for step in steps}),
        steps=sorted({(step.table_id, step.seq) for step in steps}),
        entry_ids=sorted({entry.id for entry in entries}),
        accounts=sorted({leg.account for entry in entries for leg in entry.legs}),
        books=sorted({_book(entry) for entry in entries}),
        hands=sorted({(hand.table_id, hand.number) for hand in hands}),
        name_keys=sorted({work.newcomer.name_key for work in works if work.newcomer}),
    )


def judge(works: Sequence[Work], found: Found, seal: Seal) -> tuple[list[Outcome], Rows]:
    """Decide each work in order; `found` becomes what the database will hold once the rows are written.

    A step that is on disk already, equal in every respect, passes without rows: its first answer was lost.
    """
    outcomes: list[Outcome] = []
    rows = Rows()
    for work in works:
        if _is_recorded(work, found, seal):
            outcomes.append(None)
            continue
        outcome = _refusal(work, found)
        if outcome is None:
            _accept(work, found, rows, seal)
        outcomes.append(outcome)
    return outcomes, rows


def step_context(table_id: str, seq: int) -> str:
    """The context a step's payload is sealed for."""
    return f"step {seq} of table {table_id}"


def snapshot_context(table_id: str, seq: int) -> str:
    """The context a snapshot is sealed for."""
    return f"snapshot {seq} of table {table_id}"


def _is_recorded(work: Work, found: Found, seal: Seal) -> bool:
    if work.newcomer:
        return found.names.get(work.newcomer.name_key) == work.newcomer.player.id
    if work.step is None:
        return False
    record = work.step.record
    stored = found.steps.get((record.table_id, record.seq))
    # What belongs to the step is there with it, or it was another step: no chips are acknowledged unmoved.
    if work.entry and found.legs.get(work.entry.id) != _legs(work.entry):
        return False
    if work.finished and (work.finished.table_id, work.finished.number) not in found.hands:
        return False
    if stored is None or (stored.epoch, stored.hand_number) != (record.epoch, record.hand_number):
        return False
    try:
        return seal.open(stored.payload, step_context(record.table_id, record.seq)) == record.payload
    except SealBroken:
        return False


def _refusal(work: Work, found: Found) -> Outcome:
    if work.step:
        record = work.step.record
        if found.epochs.get(record.table_id) != record.epoch:
            return LeaseLost(record.table_id, record.epoch)
        if record.seq <= found.last_seqs.get(record.table_id, 0):
            return SequenceTaken(record.table_id, record.seq)
    hand = work.finished
    if hand and (hand.table_id, hand.number) in found.hands:
        return DuplicateHand(hand.table_id, hand.number)
    if work.newcomer and work.newcomer.name_key in found.names:
        return NameRefused(NameRefusal.TAKEN)
    return _refusal_of_entry(work.entry, found) if work.entry else None


def _refusal_of_entry(entry: Entry, found: Found) -> Outcome:
    legs = found.legs.get(entry.id)
    if legs is not None:
        return DuplicateEntry(entry.id, same=legs == _legs(entry))
    for leg in entry.legs:
        balance = found.balances.get(leg.account, 0)
        if leg.delta < 0 and balance + leg.delta < 0 and leg.account != MINT:
            return InsufficientChips(leg.account, balance, -leg.delta)
    return None


def _accept(work: Work, found: Found, rows: Rows, seal: Seal) -> None:
    if work.step:
        record = work.step.record
        found.last_seqs[record.table_id] = record.seq
        place = (record.table_id, record.seq)
        found.steps[place] = StoredStep(record.epoch, record.hand_number, work.step.payload)
        rows.inserts[schema.journal].append(
            (*place, record.epoch, record.hand_number, work.step.payload, work.written_at)
        )
        if work.step.snapshot is not None:
            rows.snapshots[record.table_id] = (record.seq, work.step.snapshot)
        if (opening := record.opening) is not None:
            rows.inserts[schema.hand_openings].append(
                (opening.table_id, opening.number, opening.seat, opening.fact)
            )
            rows.inserts[schema.hand_stamps].append(
                (opening.table_id, opening.number, opening.seat, opening_stamp(seal, opening))
            )
    if work.finished:
        _accept_hand(work.finished, found, rows, seal)
    if work.newcomer:
        player, newcomer = work.newcomer.player, work.newcomer
        found.names[newcomer.name_key] = player.id
        rows.inserts[schema.players].append(
            (player.id, player.name, newcomer.name_key, player.language, player.created_at)
        )
        rows.inserts[schema.sessions].append((newcomer.token_hash, player.id, work.written_at))
    if work.entry:
        _accept_entry(work.entry, work.written_at, found, rows, seal)


def _accept_hand(hand: FinishedHand, found: Found, rows: Rows, seal: Seal) -> None:
    found.hands.add((hand.table_id, hand.number))
    rows.inserts[schema.hands].append((hand.table_id, hand.number, hand.ended_at, hand.record))
    rows.inserts[schema.hand_players].extend(
        (player, hand.ended_at, hand.table_id, hand.number) for player in hand.players
    )
    rows.inserts[schema.hand_stamps].append((hand.table_id, hand.number, NO_SEAT, hand_stamp(seal, hand)))


def _accept_entry(entry: Entry, written_at: int, found: Found, rows: Rows, seal: Seal) -> None:
    # Checked where it was made as well; this is the last place before the disk.
    assert not faults(entry), f"an unsound entry: {faults(entry)}"
    found.legs[entry.id] = _legs(entry)
    rows.inserts[schema.entries].append((entry.id, entry.kind, written_at))
    for leg in entry.legs:
        found.balances[leg.account] = found.balances.get(leg.account, 0) + leg.delta
        rows.inserts[schema.legs].append((entry.id, leg.account, leg.delta))
        rows.deltas[leg.account] = rows.deltas.get(leg.account, 0) + leg.delta
    book = _book(entry)
    link = found.links[book] = next_link(seal, book, found.links.get(book, BEGINNING), entry, written_at)
    rows.inserts[schema.entry_stamps].append((book, link.place, entry.id, link.stamp))


def _book(entry: Entry) -> str:
    return book_of(leg.account for leg in entry.legs)


def _legs(entry: Entry) -> dict[str, int]:
    return {leg.account: leg.delta for leg in entry.legs}
