"""Leases: one owner for a table, and a lost owner cannot write."""

import asyncio

import pytest

from splitpot.storage import LeaseHeld, LeaseLost, Store, TableUnknown
from tests.storage.steps import TTL_MS, owned, step
from tests.stores import HandClock


async def test_the_first_owner_has_the_first_epoch(store: Store, clock: HandClock) -> None:
    """A lease says how long it runs."""
    lease = await owned(store)

    assert ("oak", "node a", 1, clock.now + TTL_MS) == (
        lease.table_id,
        lease.owner,
        lease.epoch,
        lease.expires_at,
    )


async def test_a_running_lease_keeps_others_off(store: Store) -> None:
    """The refusal says who holds the table and until when."""
    lease = await owned(store)

    with pytest.raises(LeaseHeld) as held:
        await store.leases.acquire("oak", "node b", TTL_MS)

    assert ("node a", lease.expires_at) == (held.value.owner, held.value.expires_at)
    await store.journal.append(step(lease, 1))


async def test_a_lost_lease_cannot_write(store: Store, clock: HandClock) -> None:
    """Node B takes over after the lease ran out; what A still had in hand is refused, B writes on."""
    old = await owned(store)
    await store.journal.append(step(old, 1))
    clock.now += TTL_MS
    new = await store.leases.acquire("oak", "node b", TTL_MS)

    with pytest.raises(LeaseLost) as lost:
        await store.journal.append(step(old, 2))

    assert ("oak", old.epoch) == (lost.value.table_id, lost.value.epoch)
    await store.journal.append(step(new, 2))
    assert 2 == (await store.journal.history("oak")).last_seq


async def test_a_table_without_lease_cannot_be_written(store: Store) -> None:
    """Also where nobody ever owned it."""
    lease = await owned(store)

    with pytest.raises(LeaseLost):
        await store.journal.append(step(type(lease)("elm", "node a", 1, lease.expires_at), 1))


async def test_an_expired_lease_that_nobody_took_still_writes(store: Store, clock: HandClock) -> None:
    """The epoch protects, not the clock: a slow renewal harms nobody as long as nobody else came."""
    lease = await owned(store)
    clock.now += 2 * TTL_MS

    await store.journal.append(step(lease, 1))


async def test_renewing_prolongs_all_tables_of_an_owner(store: Store, clock: HandClock) -> None:
    """A table that was lost meanwhile is missing from the answer."""
    await owned(store)
    await owned(store, "elm")
    clock.now += TTL_MS
    await store.leases.acquire("elm", "node b", TTL_MS)

    leases = await store.leases.renew("node a", TTL_MS)

    assert [("oak", 1, clock.now + TTL_MS)] == [(it.table_id, it.epoch, it.expires_at) for it in leases]


async def test_a_restarted_owner_takes_its_table_at_once(store: Store) -> None:
    """It has a new epoch, so whatever is left of its former self is refused."""
    old = await owned(store)
    new = await store.leases.acquire("oak", "node a", TTL_MS)

    assert old.epoch + 1 == new.epoch
    with pytest.raises(LeaseLost):
        await store.journal.append(step(old, 1))


async def test_a_released_table_is_free_and_closed_to_late_steps(store: Store) -> None:
    """The next owner need not wait."""
    lease = await owned(store)
    await store.leases.release(lease)

    with pytest.raises(LeaseLost):
        await store.journal.append(step(lease, 1))
    new = await store.leases.acquire("oak", "node b", TTL_MS)
    await store.leases.release(lease)
    await store.journal.append(step(new, 1))


async def test_of_many_who_want_a_table_one_gets_it(store: Store) -> None:
    """Eight nodes ask at once."""
    await store.leases.release(await owned(store))
    answers = await asyncio.gather(
        *(store.leases.acquire("oak", f"node {n}", TTL_MS) for n in range(8)), return_exceptions=True
    )

    assert 7 == sum(isinstance(answer, LeaseHeld) for answer in answers)


async def test_an_unknown_table_cannot_be_owned(store: Store) -> None:
    """The refusal names it."""
    with pytest.raises(TableUnknown, match="elm"):
        await store.leases.acquire("elm", "node a", TTL_MS)
