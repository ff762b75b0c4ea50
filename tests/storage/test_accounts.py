"""Accounts: chips move once for each entry id, and balances tell what entries did."""

import asyncio

import pytest

from splitpot.ledger import buy_in, grant, reversal
from splitpot.storage import DuplicateEntry, InsufficientChips, StatementLine, Store
from tests.stores import HandClock


async def test_an_account_nobody_used_holds_nothing(store: Store) -> None:
    """It need not exist."""
    assert 0 == await store.accounts.balance("wallet:ann")


async def test_the_same_grant_a_hundred_times_moves_chips_once(store: Store) -> None:
    """Sent at once and again later, with one key; another key is another grant."""
    entry = grant("ann", 500, "k1")
    answers = await asyncio.gather(*(store.accounts.transfer(entry) for _ in range(100)))

    assert (1, 99) == (answers.count(True), answers.count(False))
    assert not await store.accounts.transfer(entry)
    assert 500 == await store.accounts.grant("ann", 500, "k1")
    assert 900 == await store.accounts.grant("ann", 400, "k2")


async def test_one_key_for_two_amounts_is_refused(store: Store) -> None:
    """An id means one movement for ever; the first one stands."""
    await store.accounts.grant("ann", 500, "k1")

    with pytest.raises(DuplicateEntry) as duplicate:
        await store.accounts.grant("ann", 501, "k1")

    assert ("grant:ann:k1", False) == (duplicate.value.entry_id, duplicate.value.same)
    assert 500 == await store.accounts.balance("wallet:ann")


async def test_nobody_spends_what_is_not_there(store: Store) -> None:
    """A refused transfer leaves no trace, not even an account."""
    with pytest.raises(InsufficientChips):
        await store.accounts.transfer(buy_in("oak", "ann", 1, "k1"))

    audit = await store.audit()
    assert (0, 0) == (audit.accounts, audit.entries)


async def test_a_reversal_takes_a_grant_back(store: Store) -> None:
    """Once, and only while the chips are there."""
    entry = grant("ann", 500, "k1")
    await store.accounts.transfer(entry)

    assert await store.accounts.transfer(reversal(entry))
    assert not await store.accounts.transfer(reversal(entry))
    assert 0 == await store.accounts.balance("wallet:ann")
    assert 0 == await store.accounts.balance("mint")


async def test_seats_are_those_of_one_table(store: Store) -> None:
    """A table's name that is the beginning of another's, or holds a wildcard, does not matter."""
    await store.accounts.grant("ann", 500, "k1")
    for number, table in enumerate(("oak", "oak2", "o_k", "o%", "OAK"), 1):
        await store.accounts.transfer(buy_in(table, "ann", number, "k"))

    assert {"ann": 1} == await store.accounts.seats("oak")
    assert {"ann": 3} == await store.accounts.seats("o_k")
    assert {} == await store.accounts.seats("elm")


async def test_a_statement_tells_the_newest_first(store: Store, clock: HandClock) -> None:
    """With pages."""
    await store.accounts.grant("ann", 500, "k1")
    clock.now += 1
    await store.accounts.transfer(buy_in("oak", "ann", 200, "k2"))
    spent = StatementLine("buy_in:oak:ann:k2", "buy_in", -200, clock.now)
    got = StatementLine("grant:ann:k1", "grant", 500, clock.now - 1)

    assert (spent, got) == await store.accounts.statement("wallet:ann")
    assert (spent,) == await store.accounts.statement("wallet:ann", limit=1)
    assert (got,) == await store.accounts.statement("wallet:ann", limit=1, offset=1)
    assert () == await store.accounts.statement("wallet:bob")
