"""The recorder: a table's steps reach the journal, and refusals come back in the table's words."""

from collections.abc import Sequence

import pytest

from splitpot.ledger import buy_in, settle
from splitpot.storage import (
    FinishedHand,
    InsufficientChips,
    LeaseLost,
    StorageUnavailable,
    Store,
    TableRecorder,
)
from splitpot.storage.batch import Outcome, Work
from splitpot.table import FinishedHand as TableHand
from splitpot.table import Refused, Step, TableRefusal, Unsure
from tests.storage.steps import owned
from tests.storage.test_failures import limit_pages


async def test_a_table_records_under_its_lease(store: Store) -> None:
    """Payload, snapshot, entry and finished hand arrive together."""
    recorder = TableRecorder(store.journal, await owned(store))
    await store.accounts.grant("ann", 100, "welcome")
    finished = TableHand("oak", 7, 5000, b"{}", ("ann",))

    await recorder.record(Step("oak", 1, b"sat", 0, buy_in("oak", "ann", 40, "k"), snapshot=b"table"))
    await recorder.record(Step("oak", 2, b"won", 7, finished=finished))

    history = await store.journal.history("oak")
    assert history.snapshot is not None
    assert (b"table", [b"won"]) == (history.snapshot.payload, [it.payload for it in history.steps])
    assert {"ann": 40} == await store.accounts.seats("oak")
    assert FinishedHand("oak", 7, 5000, b"{}", ("ann",)) == await store.hands.get("oak", 7)


async def test_a_short_wallet_is_a_refusal_with_both_numbers(store: Store) -> None:
    """The player reads what there is and what it takes."""
    recorder = TableRecorder(store.journal, await owned(store))
    await store.accounts.grant("ann", 30, "welcome")

    with pytest.raises(Refused) as refused:
        await recorder.record(Step("oak", 1, b"sat", 0, buy_in("oak", "ann", 40, "k")))

    assert (TableRefusal.NOT_ENOUGH_CHIPS, {"have": 30, "need": 40}) == (
        refused.value.code,
        refused.value.values,
    )


async def test_a_key_the_ledger_knows_is_a_refusal(store: Store) -> None:
    """A table that forgot its answers in a restart does not take the chips twice."""
    recorder = TableRecorder(store.journal, await owned(store))
    await store.accounts.grant("ann", 100, "welcome")
    await recorder.record(Step("oak", 1, b"sat", 0, buy_in("oak", "ann", 40, "k")))

    with pytest.raises(Refused) as refused:
        await recorder.record(Step("oak", 2, b"sat again", 0, buy_in("oak", "ann", 40, "k")))

    assert TableRefusal.KEY_REUSED == refused.value.code
    assert 60 == await store.accounts.balance("wallet:ann")


async def test_trouble_with_the_disk_is_a_refusal(sqlite_store: Store) -> None:
    """The table stays as it was and may ask again."""
    recorder = TableRecorder(sqlite_store.journal, await owned(sqlite_store))
    await sqlite_store.close()

    with pytest.raises(Refused) as refused:
        await recorder.record(Step("oak", 1, b"sat", 0))

    assert TableRefusal.STORAGE_UNAVAILABLE == refused.value.code


async def test_on_a_full_disk_nothing_is_ready(sqlite_store: Store) -> None:
    """A step is refused and not on disk; what is tried out says when there is space again."""
    recorder = TableRecorder(sqlite_store.journal, await owned(sqlite_store))
    await sqlite_store.accounts.grant("ann", 100, "welcome")
    limit_pages(sqlite_store, 0)
    async with sqlite_store._database.reading() as connection:
        (pages,) = (await connection.exec_driver_sql("PRAGMA page_count")).one()
    async with sqlite_store._database._engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    big = Step("oak", 1, bytes(40_000), 0)

    with pytest.raises(Refused) as refused:
        await recorder.record(big)
    full = await recorder.ready()
    limit_pages(sqlite_store, None)
    async with sqlite_store._database._engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count={2**30}")

    assert (TableRefusal.STORAGE_UNAVAILABLE, False) == (refused.value.code, full)
    assert await recorder.ready()
    assert () == (await sqlite_store.journal.history("oak")).steps
    await recorder.record(big)


async def test_an_answer_that_was_lost_leaves_the_table_unsure(store: Store) -> None:
    """The database went away in the middle: only the same step again can tell."""

    class Lost:
        async def write(self, works: Sequence[Work]) -> list[Outcome]:
            raise StorageUnavailable("the connection was lost", unsure=True)

        async def close(self) -> None:
            """There is nothing to close."""

    recorder = TableRecorder(store.journal, await owned(store))
    writer, store.journal._writer = store.journal._writer, Lost()
    with pytest.raises(Unsure):
        await recorder.record(Step("oak", 1, b"sat", 0))
    store.journal._writer = writer

    await recorder.record(Step("oak", 1, b"sat", 0))


async def test_what_no_player_can_mend_stops_the_table(store: Store) -> None:
    """A lost lease, and a hand that a seat cannot pay."""
    lease = await owned(store)
    recorder = TableRecorder(store.journal, lease)
    with pytest.raises(InsufficientChips):
        await recorder.record(Step("oak", 1, b"won", 1, settle("oak", 1, {"ann": 5, "bob": -5}, 0)))
    await store.leases.release(lease)

    with pytest.raises(LeaseLost):
        await recorder.record(Step("oak", 1, b"sat", 0))
