"""The journal: what is acknowledged is there, in order, whole; what is refused left nothing."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from splitpot.ledger import Entry, Leg, buy_in, settle, wallet
from splitpot.limits import JOURNAL_BATCH_MAX
from splitpot.storage import (
    DuplicateEntry,
    DuplicateHand,
    InsufficientChips,
    LeaseLost,
    RecordRefused,
    SequenceTaken,
    StepRecord,
    StorageUnavailable,
    Store,
    journal,
)
from splitpot.storage.batch import Outcome, Work
from splitpot.storage.journal import Writer
from tests.storage.steps import hand, owned, step
from tests.stores import HandClock, NewUrl


class CountingWriter:
    """A writer that remembers how large the batches were."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.sizes: list[int] = []

    async def write(self, works: Sequence[Work]) -> list[Outcome]:
        """Count, then write."""
        self.sizes.append(len(works))
        return await self.writer.write(works)

    async def close(self) -> None:
        """Close the counted writer."""
        await self.writer.close()


def counting(store: Store) -> CountingWriter:
    """Put a counter before the store's writer."""
    store.journal._writer = counter = CountingWriter(store.journal._writer)
    return counter


async def outcomes(store: Store, records: Sequence[StepRecord]) -> list[type | None]:
    """What became of steps that were all asked for at once."""
    answers = await asyncio.gather(*map(store.journal.append, records), return_exceptions=True)
    return [None if answer is None else type(answer) for answer in answers]


async def seqs(store: Store, table_id: str = "oak") -> list[int]:
    """The numbers of a table's steps."""
    return [step.seq for step in (await store.journal.history(table_id)).steps]


async def test_a_table_without_steps_has_an_empty_history(store: Store) -> None:
    """Nothing is recorded, and the next step is the first."""
    history = await store.journal.history("oak")

    assert (None, (), 0) == (history.snapshot, history.steps, history.last_seq)


async def test_steps_come_back_as_they_were_written(store: Store, clock: HandClock) -> None:
    """Number, hand, payload, epoch and time of each step, in order."""
    lease = await owned(store)
    await store.journal.append(step(lease, 1, b"\x00\xff deck"))
    clock.now += 5
    await store.journal.append(step(lease, 4, b"", hand_number=2))

    first, second = (await store.journal.history("oak")).steps

    assert (1, 1, 1, b"\x00\xff deck", clock.now - 5) == (
        first.seq,
        first.epoch,
        first.hand_number,
        first.payload,
        first.written_at,
    )
    assert (4, 2, b"", clock.now) == (second.seq, second.hand_number, second.payload, second.written_at)


async def test_history_begins_at_the_latest_snapshot(store: Store) -> None:
    """Steps that a snapshot holds need not be read again; the latest snapshot wins, in one batch too."""
    lease = await owned(store)
    records = [step(lease, n, snapshot=b"table %d" % n if n in {2, 3} else None) for n in range(1, 6)]
    assert [None] * 5 == await outcomes(store, records)

    history = await store.journal.history("oak")

    assert history.snapshot is not None
    assert (3, b"table 3") == (history.snapshot.seq, history.snapshot.payload)
    assert [4, 5] == [step.seq for step in history.steps]
    assert 5 == history.last_seq


async def test_steps_of_many_tables_share_transactions(store: Store) -> None:
    """Forty tables write twenty steps each at once: far fewer transactions than steps, none lost."""
    leases = [await owned(store, f"t{n}") for n in range(40)]
    counter = counting(store)

    async def play(table: int) -> None:
        for seq in range(1, 21):
            await store.journal.append(step(leases[table], seq, b"%d of %d" % (seq, table)))

    await asyncio.gather(*map(play, range(40)))

    assert 800 == sum(counter.sizes)
    assert 200 > len(counter.sizes)
    for table in range(40):
        history = await store.journal.history(f"t{table}")
        assert [b"%d of %d" % (seq, table) for seq in range(1, 21)] == [s.payload for s in history.steps]


async def test_steps_asked_for_at_once_keep_their_order(store: Store) -> None:
    """More steps of one table than fit a batch, none waiting for the one before, are written in order."""
    lease = await owned(store)
    count = JOURNAL_BATCH_MAX * 2 + 10
    counter = counting(store)

    assert {None} == set(await outcomes(store, [step(lease, n) for n in range(1, count + 1)]))
    assert JOURNAL_BATCH_MAX >= max(counter.sizes)
    assert list(range(1, count + 1)) == await seqs(store)


async def test_a_refused_step_takes_no_other_with_it(store: Store) -> None:
    """One batch holds every kind of refusal; all sound steps around them are written."""
    lease, other = await owned(store), await owned(store, "elm")
    await store.accounts.grant("ann", 100, "welcome")
    await store.journal.append(step(other, 1, finished=hand(1, "ann", table_id="elm")))
    late = StepRecord("elm", 9, other.epoch - 1, 1, b"late")
    once = buy_in("oak", "ann", 30, "k1")

    answers = await outcomes(
        store,
        [
            step(lease, 1, entry=once),
            late,
            step(lease, 1, b"another"),
            step(lease, 2, entry=once),
            step(lease, 3, entry=buy_in("oak", "ann", 71, "k2")),
            step(other, 2, finished=hand(1, "ann", table_id="elm")),
            step(lease, 4, entry=buy_in("oak", "ann", 70, "k3")),
            step(other, 2, b"sound"),
        ],
    )

    refusals = [LeaseLost, SequenceTaken, DuplicateEntry, InsufficientChips, DuplicateHand]
    assert [None, *refusals, None, None] == answers
    assert [1, 4] == await seqs(store)
    assert [1, 2] == await seqs(store, "elm")
    assert {"ann": 100} == await store.accounts.seats("oak")
    assert 0 == await store.accounts.balance("wallet:ann")
    assert (await store.audit()).balanced


async def test_a_poisoned_statement_fails_alone(store: Store) -> None:
    """A number beyond 64 bits cannot be stored: the batch goes step by step, and only the culprit fails."""
    lease, other = await owned(store), await owned(store, "elm")

    answers = await outcomes(
        store, [step(lease, 1), step(other, 1, hand_number=2**80), step(lease, 2), step(other, 1)]
    )

    assert [None, RecordRefused, None, None] == answers
    assert [1, 2] == await seqs(store)
    assert [1] == await seqs(store, "elm")


async def test_text_a_database_cannot_hold_fails_alone(store: Store) -> None:
    """Half a surrogate pair is no text for either database."""
    lease = await owned(store)
    broken = hand(1, "ann\ud800")

    assert [RecordRefused, None] == await outcomes(store, [step(lease, 1, finished=broken), step(lease, 1)])


async def test_a_second_writer_is_refused(store: Store, url: str, key_path: Path, clock: HandClock) -> None:
    """Two stores on one database write the same place: one of them, and only one, gets it."""
    lease = await owned(store)
    second = await Store.open(url, key_path, clock=clock)
    try:
        answers = await asyncio.gather(
            *(
                writer.journal.append(step(lease, seq, b"%d %d" % (seq, number)))
                for seq in range(1, 31)
                for number, writer in enumerate((store, second))
            ),
            return_exceptions=True,
        )
    finally:
        await second.close()

    refused = [answer for answer in answers if answer is not None]
    assert {SequenceTaken} == {type(answer) for answer in refused}
    assert len(answers) - len(refused) == len(await seqs(store))


async def test_a_step_before_the_last_is_refused(store: Store) -> None:
    """A writer with a stale memory cannot squeeze a step into the past."""
    lease = await owned(store)
    await store.journal.append(step(lease, 5))

    with pytest.raises(SequenceTaken) as taken:
        await store.journal.append(step(lease, 3))

    assert ("oak", 3) == (taken.value.table_id, taken.value.seq)


async def test_the_same_step_again_is_written_once(store: Store) -> None:
    """An answer that got lost can be asked for again, with its chips and its hand, now or in one batch."""
    lease = await owned(store)
    await store.accounts.grant("ann", 100, "welcome")
    record = step(lease, 1, entry=buy_in("oak", "ann", 30, "k1"), finished=hand(1, "ann"), snapshot=b"table")

    assert [None] * 3 == await outcomes(store, [record] * 3)
    assert [None] == await outcomes(store, [record])
    assert 70 == await store.accounts.balance(wallet("ann"))
    assert 1 == (await store.journal.history("oak")).last_seq


async def test_a_step_again_with_other_chips_is_another_step(store: Store) -> None:
    """The same place and payload do not stand for an entry or a hand that was never written."""
    lease = await owned(store)
    await store.accounts.grant("ann", 100, "welcome")
    await store.journal.append(step(lease, 1))

    answers = await outcomes(
        store, [step(lease, 1, entry=buy_in("oak", "ann", 30, "k1")), step(lease, 1, finished=hand(1, "ann"))]
    )

    assert [SequenceTaken, SequenceTaken] == answers
    assert 100 == await store.accounts.balance("wallet:ann")


async def test_insufficient_chips_change_nothing(store: Store) -> None:
    """The refusal names the account, what it holds and what was wanted; no step, hand or snapshot is left."""
    lease = await owned(store)
    await store.accounts.grant("ann", 100, "welcome")
    entry = buy_in("oak", "ann", 101, "k1")

    with pytest.raises(InsufficientChips) as short:
        await store.journal.append(step(lease, 1, entry=entry, snapshot=b"table", finished=hand(1, "ann")))

    assert ("wallet:ann", 100, 101) == (short.value.account, short.value.balance, short.value.wanted)
    assert 0 == (await store.journal.history("oak")).last_seq
    assert 100 == await store.accounts.balance("wallet:ann")
    assert await store.hands.get("oak", 1) is None
    assert 1 == (await store.audit()).entries


async def test_one_batch_cannot_spend_the_same_chips_twice(store: Store) -> None:
    """Ten tables ask at once for chips that are enough for three buy-ins: three get them."""
    leases = [await owned(store, f"t{n}") for n in range(10)]
    await store.accounts.grant("ann", 100, "welcome")

    answers = await outcomes(
        store, [step(lease, 1, entry=buy_in(lease.table_id, "ann", 30, "k")) for lease in leases]
    )

    assert 3 == answers.count(None)
    assert 7 == answers.count(InsufficientChips)
    assert 10 == await store.accounts.balance("wallet:ann")
    assert (await store.audit()).balanced


async def test_two_servers_cannot_spend_the_same_chips_twice(
    store: Store, url: str, key_path: Path, clock: HandClock
) -> None:
    """Two stores on one database settle against the same wallet: together they never overdraw it."""
    second = await Store.open(url, key_path, clock=clock)
    try:
        await store.accounts.grant("ann", 100, "welcome")
        entries = [buy_in("oak", "ann", 9, f"k{n}") for n in range(20)]
        answers = await asyncio.gather(
            *((store if n % 2 else second).accounts.transfer(entry) for n, entry in enumerate(entries)),
            return_exceptions=True,
        )
    finally:
        await second.close()

    assert 11 == answers.count(True)
    assert {True, InsufficientChips} == {answer if answer is True else type(answer) for answer in answers}
    assert 1 == await store.accounts.balance("wallet:ann")
    assert (await store.audit()).balanced


async def test_a_hand_is_settled_with_the_step_that_ends_it(store: Store) -> None:
    """Seats, house, step and finished hand change together."""
    lease = await owned(store)
    for player in ("ann", "bob"):
        await store.accounts.grant(player, 100, "welcome")
    await store.journal.append(step(lease, 1, entry=buy_in("oak", "ann", 100, "k1")))
    await store.journal.append(step(lease, 2, entry=buy_in("oak", "bob", 100, "k1")))
    entry = settle("oak", 1, {"ann": 90, "bob": -100}, 10)

    await store.journal.append(step(lease, 3, entry=entry, finished=hand(1, "ann", "bob")))

    assert {"ann": 190} == await store.accounts.seats("oak")
    assert 10 == await store.accounts.balance("house")
    assert hand(1, "ann", "bob") == await store.hands.get("oak", 1)
    assert (await store.audit()).balanced


async def test_an_unsound_entry_is_our_own_mistake(store: Store) -> None:
    """Legs that don't sum to zero never reach the writer, and the journal goes on."""
    lease = await owned(store)
    entry = Entry("x", "gift", (Leg("wallet:ann", 5), Leg("mint", -4)))

    with pytest.raises(AssertionError):
        await store.journal.append(step(lease, 1, entry=entry))

    await store.journal.append(step(lease, 1))


async def test_a_cancelled_wait_disturbs_nobody(store: Store) -> None:
    """Whoever stops waiting leaves the batch as it is; his step is written or not, the others are."""
    lease = await owned(store)
    waiting = [asyncio.create_task(store.journal.append(step(lease, n))) for n in range(1, 6)]
    await asyncio.sleep(0)
    waiting[2].cancel()

    answers = await asyncio.gather(*waiting, return_exceptions=True)

    assert [None, None, None, None] == [answers[n] for n in (0, 1, 3, 4)]
    assert {1, 2, 4, 5} <= set(await seqs(store))


async def test_closing_writes_what_waits(new_url: NewUrl, key_path: Path, clock: HandClock) -> None:
    """Steps that wait when the store closes are written; later ones are refused; another store reads on."""
    url = new_url()
    store = await Store.open(url, key_path, clock=clock)
    lease = await owned(store)
    waiting = [asyncio.create_task(store.journal.append(step(lease, n))) for n in range(1, 50)]
    await asyncio.sleep(0)
    await store.close()

    assert [None] * 49 == await asyncio.gather(*waiting)
    with pytest.raises(StorageUnavailable):
        await store.journal.append(step(lease, 50))

    again = await Store.open(url, key_path, clock=clock)
    try:
        assert list(range(1, 50)) == await seqs(again)
    finally:
        await again.close()


async def test_a_full_queue_lets_wait_and_loses_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty steps through a queue of two are all written; closing answers everybody, let in or not."""
    monkeypatch.setattr(journal, "JOURNAL_QUEUE_MAX", 2)
    store = await Store.open(str(tmp_path))
    lease = await owned(store)

    assert {None} == set(await outcomes(store, [step(lease, n) for n in range(1, 51)]))

    late = [asyncio.create_task(store.journal.append(step(lease, n))) for n in range(51, 101)]
    await asyncio.sleep(0)
    await store.close()
    answers = await asyncio.gather(*late, return_exceptions=True)
    assert {type(None)} <= {type(answer) for answer in answers} <= {type(None), StorageUnavailable}
