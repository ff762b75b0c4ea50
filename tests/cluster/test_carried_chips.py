"""A table that carries chips over, in a real store: its accounts are read back, audited and given back."""

import pytest
from sqlalchemy import text

from splitpot.cluster import TableConfig, add_table, remove_table
from splitpot.cluster.restoring import restore
from splitpot.ledger import carried
from splitpot.limits import LEASE_MS
from splitpot.poker.rules import fixed_limit
from splitpot.storage import Store
from splitpot.storage.recorder import TableRecorder
from tests.table.played_table import WALLET, PlayedTable
from tests.table.test_carrying import CARRYING, carrying
from tests.virtual_time import run

NAMES = ("ann", "bob", "cat")
OAK = TableConfig("oak", "Oak", CARRYING)


@pytest.fixture(params=[False, True], ids=["between hands", "in the next hand"])
def played(request) -> PlayedTable:
    """A table that carries chips over, or whose running hand began with such chips."""

    async def main():
        table = await carrying(1)
        if request.param:
            await table.deal()
        await table.actor.stop()
        return table

    return run(main())


@pytest.fixture
async def store(tmp_path, played):
    """A store with two tables, in which everything that happened at `played` is recorded."""
    store = await Store.open(str(tmp_path))
    await add_table(store, OAK)
    await add_table(store, TableConfig("elm", "Elm", fixed_limit("holdem", 200, 400)))
    for name in NAMES:
        await store.accounts.grant(f"id-{name}", WALLET, "start")
    lease = await store.leases.acquire("oak", "room", LEASE_MS)
    recorder = TableRecorder(store.journal, lease)
    for step in played.recorder.steps:
        await recorder.record(step)
    await store.leases.release(lease)
    yield store
    await store.close()


async def test_a_table_that_carries_chips_is_read_back(store, played):
    """Table and accounts agree, and the audit finds the books balanced."""
    restored = await restore(store, OAK)

    assert played.table == restored.table
    assert restored.fault is None
    assert 0 < await store.accounts.carried("oak")
    assert (await store.audit()).balanced


async def test_a_table_and_its_account_that_differ_are_found(store):
    """Nothing may be played while the account of carried chips holds others than the table."""
    async with store._database.writing() as connection:
        await connection.execute(text("UPDATE accounts SET balance = 5 WHERE id = 'carried:oak'"))

    found = (await restore(store, OAK)).fault

    assert found is not None
    assert "and its account 5" in str(found)


async def test_a_removed_table_leaves_no_chip_behind(store):
    """All stacks and the carried chips are in the wallets, and the books balance."""
    assert 3 == await remove_table(store, "oak", send_home=True)

    wallets = await store.accounts.balances([f"wallet:id-{name}" for name in NAMES])
    assert 3 * WALLET == sum(wallets.values())
    assert 0 == await store.accounts.balance(carried("oak"))
    assert (await store.audit()).balanced
