"""The recorder: a table's steps reach the journal, and refusals come back in the table's words."""

import pytest

from splitpot.ledger import buy_in, settle
from splitpot.storage import FinishedHand, InsufficientChips, LeaseLost, Store, TableRecorder
from splitpot.table import FinishedHand as TableHand
from splitpot.table import Refused, Step, TableRefusal
from tests.storage.steps import owned


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


async def test_what_no_player_can_mend_stops_the_table(store: Store) -> None:
    """A lost lease, and a hand that a seat cannot pay."""
    lease = await owned(store)
    recorder = TableRecorder(store.journal, lease)
    with pytest.raises(InsufficientChips):
        await recorder.record(Step("oak", 1, b"won", 1, settle("oak", 1, {"ann": 5, "bob": -5}, 0)))
    await store.leases.release(lease)

    with pytest.raises(LeaseLost):
        await recorder.record(Step("oak", 1, b"sat", 0))
