"""Finished hands: found by table, by player and by time, page by page."""

from msgspec.structs import replace

from splitpot.storage import FinishedHand, HandOpening, Store
from tests.storage.steps import hand, owned, step


async def played(store: Store, *hands: FinishedHand) -> None:
    """Write these hands, each with a step of its table."""
    tables = {it.table_id: await owned(store, it.table_id) for it in hands}
    for seq, it in enumerate(hands, 1):
        await store.journal.append(step(tables[it.table_id], seq, finished=it))


async def test_a_hand_is_found_by_its_number(store: Store) -> None:
    """With its record and all who were dealt in, sorted."""
    await played(store, hand(1, "bob", "ann"))

    assert FinishedHand("oak", 1, 1000, b"record 1", ("ann", "bob")) == await store.hands.get("oak", 1)
    assert await store.hands.get("oak", 2) is None
    assert await store.hands.get("elm", 1) is None


async def test_hands_of_a_table_come_newest_first_in_pages(store: Store) -> None:
    """Five hands in pages of two; hands of other tables are not among them."""
    await played(store, *(hand(n, "ann") for n in range(1, 6)), hand(9, "ann", table_id="elm"))

    first = await store.hands.of_table("oak", 2)
    second = await store.hands.of_table("oak", 2, first[-1].place)
    third = await store.hands.of_table("oak", 2, second[-1].place)

    assert [[5, 4], [3, 2], [1]] == [[it.number for it in page] for page in (first, second, third)]
    assert () == await store.hands.of_table("oak", 2, third[-1].place)
    assert 5 == await store.hands.last_number("oak")
    assert 0 == await store.hands.last_number("ash")


async def test_hands_of_a_player_come_from_all_tables(store: Store) -> None:
    """Newest first, in a fixed order where hands ended together, and none is missed or twice."""
    await played(
        store,
        hand(1, "ann", "bob", ended_at=1000),
        hand(1, "ann", table_id="elm", ended_at=2000),
        hand(2, "ann", ended_at=2000),
        hand(2, "bob", table_id="elm", ended_at=3000),
        hand(3, "ann", ended_at=2000),
    )

    pages, after = [], None
    while page := await store.hands.of_player("ann", 1, after):
        pages += [(it.table_id, it.number) for it in page]
        after = page[-1].place

    assert [("oak", 3), ("oak", 2), ("elm", 1), ("oak", 1)] == pages
    assert [2, 1] == [it.number for it in await store.hands.of_player("bob")]
    assert () == await store.hands.of_player("cat")


async def test_the_newest_hands_of_the_house(store: Store) -> None:
    """Over all tables, in pages."""
    await played(store, hand(1, "ann"), hand(2, "bob", table_id="elm"), hand(3, "ann"))

    first = await store.hands.newest(2)

    assert [("oak", 3), ("elm", 2)] == [(it.table_id, it.number) for it in first]
    assert [("oak", 1)] == [(it.table_id, it.number) for it in await store.hands.newest(2, first[-1].place)]


async def test_what_was_shown_afterwards_is_found_with_its_hand(store: Store) -> None:
    """It comes with steps of its own, in the order of the seats, and leaves other hands as they are."""
    oak = await owned(store)
    await store.journal.append(step(oak, 1, finished=hand(1, "ann", "bob")))
    await store.journal.append(step(oak, 2, finished=hand(2, "ann", "bob"), hand_number=2))
    for seq, seat in ((3, 2), (4, 1)):
        opening = HandOpening("oak", 2, seat, b"shown by %d" % seat)
        await store.journal.append(replace(step(oak, seq, hand_number=2), opening=opening))
        # The answer was lost, and the step comes again.
        await store.journal.append(replace(step(oak, seq, hand_number=2), opening=opening))

    assert [(b"shown by 1", b"shown by 2"), ()] == [it.openings for it in await store.hands.of_table("oak")]
    assert [2, 1] == [it.number for it in await store.hands.of_player("ann")]
    assert (b"shown by 1", b"shown by 2") == (await store.hands.of_player("ann"))[0].openings
