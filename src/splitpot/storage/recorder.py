"""What a live table records with: its steps into the journal, under its lease, refusals in its words."""

from splitpot.storage.errors import DuplicateEntry, InsufficientChips, StorageUnavailable
from splitpot.storage.journal import Journal
from splitpot.storage.records import FinishedHand, HandOpening, Lease, StepRecord
from splitpot.table import Refused, Step, TableRefusal, Unsure


class TableRecorder:
    """Records the steps of one table for the owner of its lease; a `table.Recorder`."""

    def __init__(self, journal: Journal, lease: Lease) -> None:
        self._journal = journal
        self._lease = lease

    async def record(self, step: Step) -> None:
        """Return once the step is on disk; raises the table's `Refused` where asking differently may help.

        Anything else (a lost lease, a taken place, an overdrawn seat) stops the table: it must be read again.
        """
        assert step.table == self._lease.table_id, "a lease is for one table"
        try:
            await self._journal.append(_recorded(step, self._lease.epoch))
        except InsufficientChips as short:
            if not _is_of_a_request(step):
                raise
            raise Refused(TableRefusal.NOT_ENOUGH_CHIPS, have=short.balance, need=short.wanted) from short
        except DuplicateEntry as duplicate:
            if not _is_of_a_request(step):
                raise
            # The table answered this key so long ago that it forgot; the ledger did not.
            raise Refused(TableRefusal.KEY_REUSED) from duplicate
        except StorageUnavailable as trouble:
            if trouble.unsure:
                raise Unsure from trouble
            raise Refused(TableRefusal.STORAGE_UNAVAILABLE) from trouble

    async def ready(self) -> bool:
        """Whether something can be written, tried out."""
        try:
            await self._journal.try_out(self._lease.table_id)
        except StorageUnavailable:
            return False
        return True


def _is_of_a_request(step: Step) -> bool:
    # Chips that come to the table or leave it; a hand that cannot be paid is no refusal.
    return step.entry is not None and step.entry.kind in {"buy_in", "cash_out"}


def _recorded(step: Step, epoch: int) -> StepRecord:
    hand, opening = step.finished, step.opening
    return StepRecord(
        table_id=step.table,
        seq=step.seq,
        epoch=epoch,
        hand_number=step.hand_number,
        payload=step.payload,
        entry=step.entry,
        snapshot=step.snapshot,
        finished=FinishedHand(hand.table, hand.number, hand.ended_at, hand.record, hand.players)
        if hand
        else None,
        opening=HandOpening(opening.table, opening.number, opening.seat, opening.fact) if opening else None,
    )
