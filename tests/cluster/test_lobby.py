"""Tables added and removed by the host: none takes chips along, and a new one opens by its own rules."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from splitpot.cluster import (
    House,
    LobbyRefusal,
    TableConfig,
    add_table,
    preset_from,
    preset_text,
    remove_table,
)
from splitpot.cluster import rules_of as preset_rules
from splitpot.ledger import carried, wallet
from splitpot.poker.rules import Rules
from splitpot.storage import Store
from splitpot.table import PACES, Person, TableActor
from splitpot.table.requests import Sit
from splitpot.table.table import is_playing


def rules(name: str, seats: int | None = None) -> Rules:
    """The rules of a preset of the house."""
    return preset_rules(preset_from(preset_text(name)), seats=seats)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A room with two tables, oak and elm, and ann and bob with chips."""
    store = await Store.open(str(tmp_path))
    await add_table(store, TableConfig("oak", "Oak", rules("limit-omaha8")))
    await add_table(store, TableConfig("elm", "Elm", rules("home-game")))
    for name in ("ann", "bob"):
        await store.accounts.grant(name, 100_000, "start")
    yield store
    await store.close()


async def sit(house: House, table: str, *names: str) -> None:
    """Take the first seats of a table."""
    for seat, name in enumerate(names, 1):
        await house.actors[table].ask(Person(name, name), Sit(table, seat, 10_000, f"{table}{name}"))


async def refusal(store: Store, table: str, **options: bool) -> tuple[str, str]:
    """Why the table is not removed."""
    with pytest.raises(LobbyRefusal) as refused:
        await remove_table(store, table, **options)
    return refused.value.code, str(refused.value)


async def test_a_house_opens_the_tables_that_were_added(store: Store) -> None:
    """They stand in the order in which they were added, each with its own rules."""
    house = await House.open(store, PACES["quick"])
    try:
        assert ["oak", "elm"] == list(house.actors)
        assert rules("home-game") == house.actors["elm"].table.rules
    finally:
        await house.close()


@pytest.mark.parametrize(
    ("table_id", "name", "code"),
    [
        ("oak", "Second", "table_exists"),
        ("oak-2", "Oak", "table_exists"),
        ("Oak 2", "Second", "bad_id"),
        ("a:b", "Second", "bad_id"),
        ("x" * 41, "Second", "bad_id"),
        ("oak-2", " ", "bad_name"),
        ("oak-2", "a\nb", "bad_name"),
        ("oak-2", "a\ufffdb", "bad_name"),
        ("oak-2", "x" * 25, "bad_name"),
    ],
)
async def test_no_table_takes_another_ones_place(store: Store, table_id: str, name: str, code: str) -> None:
    """Ids are part of addresses and accounts, names stand in the lobby: both must be good and free."""
    with pytest.raises(LobbyRefusal) as refused:
        await add_table(store, TableConfig(table_id, name, rules("limit-holdem")))

    assert code == refused.value.code
    assert 2 == len(await store.tables.all())


async def test_an_open_table_is_not_removed(store: Store) -> None:
    """While a server holds it the host is told to stop that first; afterwards it goes, but never the last."""
    house = await House.open(store, PACES["quick"])
    assert ("table_open", "table 'elm' is open in a server") == (
        (said := await refusal(store, "elm"))[0],
        said[1][:31],
    )
    await house.close()

    assert 0 == await remove_table(store, "elm")
    assert ["oak"] == [row.id for row in await store.tables.all()]
    assert "last_table" == (await refusal(store, "oak"))[0]
    assert ("unknown_table", "there is no table 'elm'; the tables are oak") == await refusal(store, "elm")


async def test_players_are_sent_home_with_all_their_chips(store: Store) -> None:
    """A running hand is cancelled, every stack is in its wallet again, and the books balance."""
    house = await House.open(store, PACES["quick"])
    await sit(house, "elm", "ann", "bob")
    actor = house.actors["elm"]
    while not is_playing(actor.table):
        await _change(actor)
    await house.close()
    said = ("table_taken", "2 players sit at table 'elm'; --send-home gives the chips back to the wallets")
    assert said == await refusal(store, "elm")

    assert 2 == await remove_table(store, "elm", send_home=True)

    accounts = await store.accounts.balances([wallet("ann"), wallet("bob"), carried("elm")])
    assert [100_000, 100_000, 0] == list(accounts.values())
    assert {} == await store.accounts.seats("elm")
    assert (await store.audit()).balanced


async def test_a_table_of_an_old_id_opens_by_its_new_rules(store: Store) -> None:
    """Its hands are numbered on, so that none of the history has the number of another."""
    house = await House.open(store, PACES["quick"])
    await sit(house, "elm", "ann")
    await house.close()
    await remove_table(store, "elm", send_home=True)
    await add_table(store, TableConfig("elm", "New Elm", rules("limit-holdem", seats=4)))

    house = await House.open(store, PACES["quick"])
    table = house.actors["elm"].table
    await sit(house, "elm", "bob")
    await house.close()
    again = await House.open(store, PACES["quick"])
    kept = again.actors["elm"].table
    await again.close()

    assert ("New Elm", rules("limit-holdem", seats=4), (None,) * 4) == (table.name, table.rules, table.seats)
    assert ("New Elm", 2) == (kept.name, kept.seq - table.seq + 1)
    assert (await store.audit()).balanced


async def _change(actor: TableActor) -> None:
    """Wait until something happens at a table."""
    changed = asyncio.Event()
    actor.on_change(changed.set)
    await asyncio.wait_for(changed.wait(), 20)
