"""The client's own keys outlive the server: what was carried out is answered by the next one, too."""

from collections.abc import Callable

import pytest
import sqlalchemy as sa

from splitpot.limits import STEPS_RECALLED_MAX
from splitpot.poker.actions import Call, Check
from splitpot.poker.hand import turn_seat
from splitpot.storage import Store, schema
from splitpot.table import Refused, TableActor
from splitpot.table.requests import Act, Leave, Sit, SitOut, TopUp
from splitpot.table.table import at, is_playing, seat_of
from tests.cluster.open_house import act, ask, keys, opened, seated

NODES = ("room", "room", "another")


async def test_after_a_restart_a_request_sent_again_changes_nothing(store: Store) -> None:
    """Not on the same server, and not on another one that takes the table over; chips move once."""
    requests = (
        TopUp("oak", 400, "more"),
        SitOut("oak", True, "out"),
        SitOut("oak", False, "back"),
        Leave("oak", "bye"),
    )
    async with opened(store) as house:
        oak = house.actors["oak"]
        await seated(store, oak, "ann", "bob")
        other = "bob" if _on_turn(oak) == "ann" else "ann"  # who is on turn and leaves has folded
        for request in requests:
            await ask(oak, other, request)
        before = oak.table
    assert is_playing(before)
    for node in NODES:
        async with opened(store, node=node) as house:
            oak = house.actors["oak"]
            for request in requests:
                await ask(oak, other, request)
            with pytest.raises(Refused, match="key_reused"):
                await ask(oak, other, TopUp("oak", 450, "more"))
            assert before == oak.table
    assert [10_000, 10_400] == sorted((await store.accounts.seats("oak")).values())


async def test_an_action_sent_again_is_accepted_after_a_restart(store: Store) -> None:
    """It answered its turn once; the hand goes on from there, and ends, and it is still accepted."""
    async with opened(store) as house:
        oak = house.actors["oak"]
        await seated(store, oak, "ann", "bob")
        first = Act("oak", oak.table.hand_number, oak.table.turn, "click", Call())
        other = Act("oak", oak.table.hand_number, oak.table.turn, "click", Check())
        who = _on_turn(oak)
        await ask(oak, who, first)
        before = oak.table
    async with opened(store) as house:
        oak = house.actors["oak"]
        await ask(oak, who, first)
        with pytest.raises(Refused, match="key_reused"):
            await ask(oak, who, other)
        assert before == oak.table
        while is_playing(oak.table):
            await act(oak)
    async with opened(store) as house:
        await ask(house.actors["oak"], who, first)


async def test_who_sat_down_again_is_not_put_off_by_his_old_leave(store: Store) -> None:
    """Everything here was written with a snapshot, so the steps are not needed for the table itself."""
    leave, sit = Leave("oak", "bye"), Sit("oak", 2, 10_000, "sit")
    async with opened(store) as house:
        oak = house.actors["oak"]
        await store.accounts.grant("ann", 100_000, "for oak")
        await ask(oak, "ann", Sit("oak", 1, 10_000, next(keys)))
        await ask(oak, "ann", leave)
        await ask(oak, "ann", sit)
    assert not (await store.journal.history("oak")).steps
    for _ in range(2):
        async with opened(store) as house:
            oak = house.actors["oak"]
            for request in (leave, sit):
                await ask(oak, "ann", request)
            assert 2 == seat_of(oak.table, "ann")
    assert 90_000 == await store.accounts.balance("wallet:ann")


@pytest.mark.parametrize("damage", [lambda _: b"nonsense", lambda payload: payload[:-1]])
async def test_a_damaged_step_before_the_snapshot_costs_its_answer_only(
    store: Store, damage: Callable[[bytes], bytes]
) -> None:
    """The table opens without it, and knows all the others."""
    async with opened(store) as house:
        oak = house.actors["oak"]
        await store.accounts.grant("ann", 100_000, "for oak")
        await ask(oak, "ann", Sit("oak", 1, 10_000, "first"))
        await ask(oak, "ann", Leave("oak", "bye"))
        seq = oak.table.seq
        await ask(oak, "ann", Sit("oak", 2, 10_000, "second"))
    row = sa.and_(schema.journal.c.table_id == "oak", schema.journal.c.seq == seq)
    async with store._database.writing() as connection:
        payload = (await connection.execute(sa.select(schema.journal.c.payload).where(row))).scalar_one()
        await connection.execute(sa.update(schema.journal).where(row).values(payload=damage(payload)))

    async with opened(store) as house:
        oak = house.actors["oak"]
        for request in (Sit("oak", 1, 10_000, "first"), Sit("oak", 2, 10_000, "second")):
            await ask(oak, "ann", request)
        assert (oak.stopped, seat_of(oak.table, "ann")) == (False, 2)


async def test_the_newest_steps_are_recalled_and_no_more(store: Store) -> None:
    """Opening a table that was played at for years takes no longer than any other."""
    async with opened(store) as house:
        oak = house.actors["oak"]
        await store.accounts.grant("ann", 100_000, "for oak")
        await ask(oak, "ann", Sit("oak", 1, 10_000, "sit"))
        seq = oak.table.seq
    latest = await store.journal.latest("oak", 1)
    everything = await store.journal.latest("oak", STEPS_RECALLED_MAX)
    assert (1, seq) == (len(latest), len(everything))
    assert latest == everything[-1:]


def _on_turn(actor: TableActor) -> str:
    assert actor.table.hand is not None
    seat = turn_seat(actor.table.hand)
    assert seat is not None
    return at(actor.table, seat).player
