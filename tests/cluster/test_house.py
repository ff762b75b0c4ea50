"""A house on a real database: its tables, its leases, and what it finds when it opens again."""

import asyncio

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from structlog.testing import capture_logs

from splitpot.cluster import DEFAULT_TABLES, House
from splitpot.ledger import buy_in
from splitpot.limits import LEASE_MS, RESUME_WITHIN_MS
from splitpot.storage import LeaseHeld, Store, TableRow, schema, wall_clock
from splitpot.storage.recorder import TableRecorder
from splitpot.table import Refused, TableActor, new_table
from splitpot.table.record import decode_hand
from splitpot.table.requests import Leave, Sit
from splitpot.table.table import is_playing
from splitpot.table.view import Stage
from tests.cluster.open_house import PACE, TABLES, act, ask, keys, opened, seated, until
from tests.stores import HandClock


async def test_a_new_house_has_its_tables_once(store: Store) -> None:
    """In the order of the lobby, and the same ones when it opens again."""
    for _ in range(2):
        async with opened(store, defaults=DEFAULT_TABLES) as house:
            assert [config.id for config in DEFAULT_TABLES] == list(house.actors)
            assert all(actor.table.hand is None for actor in house.actors.values())
    assert len(await store.tables.all()) == len(DEFAULT_TABLES)


async def test_a_house_keeps_the_tables_it_has(store: Store) -> None:
    """The described tables are only for a house without any."""
    async with opened(store, defaults=TABLES[:1]):
        pass
    async with opened(store, defaults=TABLES) as house:
        assert ["oak"] == list(house.actors)


async def test_the_lobby_hears_of_every_change(store: Store) -> None:
    """Whoever listens is called for each step of each table."""
    calls: list[None] = []
    async with opened(store) as house:
        house.on_change(lambda: calls.append(None))
        await store.accounts.grant("ann", 100_000, "for test")
        await ask(house.actors["oak"], "ann", Sit("oak", 1, 10_000, next(keys)))
        assert len(calls) == 1


async def test_a_hand_goes_on_when_the_house_opens_again(store: Store) -> None:
    """The same table, hand, deck and turn; the hand ends, is kept with its true beginning, and pays."""
    async with opened(store) as house:
        oak = house.actors["oak"]
        await seated(store, oak, "ann", "bob")
        await act(oak)
        before = oak.table
    assert is_playing(before)

    async with opened(store) as house:
        oak = house.actors["oak"]
        assert before == oak.table
        reopened_ms = wall_clock()
        while is_playing(oak.table):
            await act(oak)
        assert (await store.audit()).balanced
        (kept,) = await store.hands.of_player("ann")
        record = decode_hand(kept.record)
        assert record.started_at <= reopened_ms <= record.ended_at


async def test_a_house_that_closes_gives_its_tables_back(store: Store) -> None:
    """Another node may open them at once."""
    async with opened(store, node="a"):
        pass
    async with opened(store, node="b") as house:
        assert ["oak", "elm"] == list(house.actors)


async def test_a_table_held_elsewhere_is_left_there(store: Store, clock: HandClock) -> None:
    """The other tables open; once the lease has run out, the next house takes the table."""
    async with opened(store, node="a"):
        pass
    await store.leases.acquire("oak", "b", LEASE_MS)
    async with opened(store, node="a") as house:
        assert ["elm"] == list(house.actors)
    clock.now += LEASE_MS
    async with opened(store, node="a") as house:
        assert ["oak", "elm"] == list(house.actors)


async def test_two_houses_share_no_table(store: Store) -> None:
    """What one node runs, the other does not."""
    async with opened(store, node="a") as first, opened(store, node="b") as second:
        assert (list(first.actors), list(second.actors)) == (["oak", "elm"], [])


async def test_a_lost_lease_stops_its_table_only(store: Store, clock: HandClock) -> None:
    """Somebody else owns the table now: nothing more is written here, and nobody is told it was."""
    async with opened(store, node="a") as house:
        oak, elm = house.actors["oak"], house.actors["elm"]
        await seated(store, oak, "ann", "bob")
        await seated(store, elm, "cat", "dan")
        clock.now += LEASE_MS
        await store.leases.acquire("oak", "b", LEASE_MS)
        seq = oak.table.seq
        with pytest.raises(Refused, match="stopped"):
            await act(oak)
        assert (oak.stopped, oak.table.seq) == (True, seq)
        await act(elm)
        assert not elm.stopped
    with pytest.raises(LeaseHeld):
        await store.leases.acquire("oak", "a", LEASE_MS)


async def test_leases_are_kept_while_the_house_is_open(
    store: Store, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are prolonged long before they run out."""
    monkeypatch.setattr("splitpot.cluster.house.LEASE_MS", 30)
    async with opened(store, node="a"):
        clock.now += 20
        until_ms = 0
        while until_ms < clock.now + 30:
            with pytest.raises(LeaseHeld) as held:
                await store.leases.acquire("oak", "b", 30)
            until_ms = held.value.expires_at


async def test_seats_that_contradict_the_ledger_stop_that_table_only(store: Store) -> None:
    """Nothing is played on top of chips that cannot be true; the other table plays."""
    async with opened(store) as house:
        await seated(store, house.actors["oak"], "ann", "bob")
    await store.accounts.transfer(buy_in("oak", "ann", 500, "from nowhere"))

    async with opened(store) as house:
        oak, elm = house.actors["oak"], house.actors["elm"]
        assert (oak.stopped, elm.stopped) == (True, False)
        assert oak.watch(_Silent()).view.stage is Stage.STOPPED
        with pytest.raises(Refused, match="stopped"):
            await ask(oak, "ann", Leave("oak", next(keys)))
        await seated(store, elm, "cat", "dan")
        await act(elm)


@pytest.mark.parametrize("damage", ["broken seal", "missing step"])
async def test_a_journal_that_cannot_be_read_stops_its_table_only(store: Store, damage: str) -> None:
    """The room opens all the same, and the journal is left as it is."""
    async with opened(store) as house:
        await seated(store, house.actors["oak"], "ann", "bob")
        seq = house.actors["oak"].table.seq
    step = sa.and_(schema.journal.c.table_id == "oak", schema.journal.c.seq == seq)
    async with store._database.writing() as connection:
        if damage == "missing step":
            await connection.execute(sa.delete(schema.journal).where(step))
            step = sa.and_(schema.snapshots.c.table_id == "oak")
            await connection.execute(sa.update(schema.snapshots).where(step).values(seq=seq - 2))
        else:
            await connection.execute(sa.update(schema.journal).where(step).values(payload=b"nonsense"))

    async with opened(store) as house:
        oak, elm = house.actors["oak"], house.actors["elm"]
        assert (oak.stopped, elm.stopped) == (True, False)
        await seated(store, elm, "cat", "dan")


@pytest.mark.parametrize("old", [True, False])
async def test_a_hand_that_lay_too_long_is_cancelled(store: Store, old: bool) -> None:
    """After the deadline of the house everybody has the stack he began with; before it the hand goes on."""
    async with opened(store):
        pass
    age = RESUME_WITHIN_MS + 60_000 if old else RESUME_WITHIN_MS - 60_000
    lease = await store.leases.acquire("oak", "room", LEASE_MS)
    table = new_table("oak", "Oak", TABLES[0].rules)
    recorder = TableRecorder(store.journal, lease)
    actor = TableActor(table, recorder, PACE, wall_ms=lambda: wall_clock() - age)
    actor.start()
    await seated(store, actor, "ann", "bob")
    await act(actor)
    await actor.stop()
    await store.leases.release(lease)

    async with opened(store) as house:
        oak = house.actors["oak"]
        if not old:
            assert is_playing(oak.table)
            return
        await until(oak, lambda: oak.table.hand_number == 2)
        assert [seat.stack for seat in oak.table.seats if seat] == [10_000] * 2
        assert (await store.audit()).balanced


async def test_closing_twice_at_once_harms_nothing(store: Store) -> None:
    """A house may be closed while a step is being written."""
    house = await House.open(store, PACE, defaults=TABLES)
    oak = house.actors["oak"]
    await seated(store, oak, "ann", "bob")
    seq = oak.table.seq
    acting = asyncio.create_task(act(oak))
    await asyncio.sleep(0)
    await asyncio.gather(house.close(), house.close())
    await acting
    assert oak.table.seq == seq + 1
    assert (await store.audit()).balanced


class _Silent:
    player = None

    def tell(self, news: object) -> None:
        """Nothing to do."""


@pytest.mark.parametrize("damage", ["{", "{}", "[" * 100_000, "{\ufffd", "another table", "unplayable"])
async def test_a_table_whose_configuration_is_damaged_stays_closed_alone(store: Store, damage: str) -> None:
    """The others open, and the log names the one that does not; its row stays as it is."""
    async with opened(store):
        pass
    oak, elm = await store.tables.all()
    damaged = {"another table": elm.config, "unplayable": oak.config.replace('"seats":', '"seats":7')}
    broken = replace(oak, config=damaged.get(damage, damage))
    with capture_logs() as told:
        async with opened(_tables_of(store, broken, elm)) as house:
            assert (["elm"], ("oak",)) == (list(house.actors), house.damaged)

    assert [("table_damaged", "oak")] == [(line["event"], line["table"]) for line in told]


def _tables_of(store: Store, *rows: TableRow) -> Store:
    """The store, whose list of tables reads as these rows."""

    async def read() -> tuple[TableRow, ...]:
        return rows

    store.tables.all = read  # type: ignore[method-assign]
    return store
