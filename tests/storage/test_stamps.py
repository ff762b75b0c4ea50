"""Stamps: what was changed on disk is told when it is read, and old rows are stamped once."""

from pathlib import Path

import msgspec

from splitpot.ledger import buy_in
from splitpot.storage import HandOpening, Store
from splitpot.storage.examination import Examination, examined
from splitpot.storage.location import located
from splitpot.storage.seal import read_key
from tests.storage.steps import hand, owned, step


async def executed(store: Store, *statements: str) -> None:
    """Run statements in one transaction, as somebody with a database shell could."""
    async with store._database.writing() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


async def found(url: str, key_path: Path) -> Examination:
    """What the examination of a closed room finds."""
    key = read_key(key_path)
    assert key is not None
    examination = await examined(located(url), key)
    assert examination is not None
    return examination


async def test_a_hand_that_was_changed_is_not_served(store: Store) -> None:
    """It keeps its place in the list, so that later pages are found, but its record is left out."""
    oak = await owned(store)
    for number in (1, 2):
        await store.journal.append(step(oak, number, finished=hand(number, "ann"), hand_number=number))
    await executed(store, "UPDATE hands SET record = record || record WHERE number = 1")

    listed = await store.hands.of_player("ann")

    assert [(2, False), (1, True)] == [(it.number, it.damaged) for it in listed]
    assert [b"record 2", b""] == [it.record for it in listed]
    left = msgspec.structs.replace(hand(1, "ann"), record=b"", damaged=True)
    assert left == await store.hands.get("oak", 1)


async def test_what_was_shown_afterwards_is_stamped_too(store: Store) -> None:
    """A fact that was changed, or put in, makes its hand a damaged one; the other hands are sound."""
    oak = await owned(store)
    for number in (1, 2, 3):
        await store.journal.append(step(oak, 2 * number, finished=hand(number, "ann"), hand_number=number))
        shown = msgspec.structs.replace(
            step(oak, 2 * number + 1, hand_number=number), opening=HandOpening("oak", number, 4, b"shown")
        )
        await store.journal.append(shown)
    await executed(
        store,
        "UPDATE hand_openings SET fact = fact || fact WHERE number = 1",
        "INSERT INTO hand_openings SELECT table_id, number, 5, fact FROM hand_openings WHERE number = 2",
    )

    listed = await store.hands.of_table("oak")

    assert [(3, False, (b"shown",)), (2, True, ()), (1, True, ())] == [
        (it.number, it.damaged, it.openings) for it in listed
    ]


async def test_rows_older_than_stamps_get_theirs_once(url: str, key_path: Path) -> None:
    """A room of an older version is stamped when it is opened; one that is missing later stays so."""
    store = await Store.open(url, key_path)
    oak = await owned(store)
    await store.accounts.grant("ann", 100, "welcome")
    await store.accounts.grant("bob", 100, "welcome")
    record = step(oak, 1, entry=buy_in("oak", "ann", 30, "k1"), finished=hand(1, "ann", "bob"))
    await store.journal.append(record)
    await executed(
        store,
        "DELETE FROM entry_stamps",
        "DELETE FROM hand_stamps",
        "DELETE FROM settings WHERE name = 'stamped'",
    )
    await store.close()

    store = await Store.open(url, key_path)
    # The chain goes on from what was stamped.
    await store.accounts.transfer(buy_in("oak", "bob", 30, "k2"))
    sound = await found(url, key_path)
    await executed(store, "DELETE FROM entry_stamps WHERE place = 2", "DELETE FROM hand_stamps")
    await store.close()
    await (await Store.open(url, key_path)).close()

    assert ((), 4, 1) == (sound.audit.findings, sound.audit.entries, sound.hands)
    assert {"entry buy_in:oak:bob:k2", "hand 1 of table oak"} == {
        finding.where for finding in (await found(url, key_path)).audit.findings
    }


async def test_an_entry_that_was_taken_out_leaves_a_gap(url: str, key_path: Path) -> None:
    """Balances were put right as well, but the next entry of the book tells that one is missing before it."""
    store = await Store.open(url, key_path)
    await store.accounts.grant("ann", 100, "welcome")
    await store.accounts.grant("ann", 100, "again")
    await executed(
        store,
        "DELETE FROM entry_stamps WHERE place = 1",
        "DELETE FROM legs WHERE entry_id = 'grant:ann:welcome'",
        "DELETE FROM entries WHERE id = 'grant:ann:welcome'",
        "UPDATE accounts SET balance = balance / 2",
    )
    await store.close()

    assert ["entry grant:ann:again"] == [
        finding.where for finding in (await found(url, key_path)).audit.findings
    ]
