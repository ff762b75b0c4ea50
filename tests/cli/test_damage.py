"""Damaged money: `splitpot serve` does not open on it, and `splitpot doctor` says what is wrong and where."""

import asyncio
import contextlib
import sqlite3

import pytest

from splitpot.ledger import buy_in
from splitpot.storage import Store
from splitpot.storage.examination import examined
from splitpot.storage.location import located
from splitpot.storage.seal import read_key
from tests.storage.steps import hand, owned, step
from tests.stores import new_url, postgres

__all__ = ["new_url", "postgres"]

# What befell the database, and what is said of it, first at opening (None: nothing) and then by the doctor.
DAMAGE = {
    "a balance": (
        "UPDATE accounts SET balance = balance + 4000000 WHERE id = 'wallet:ann'",
        "account wallet:ann holds +4000000 units beside what its entries say, and 1 more",
        "account wallet:ann holds +4000000 units beside what its entries say",
    ),
    "a leg": (
        "UPDATE legs SET delta = delta + 5 WHERE account = 'seat:oak:ann'",
        "entry buy_in:oak:ann:k1 does not balance (rest +5 units), and 1 more",
        "entry buy_in:oak:ann:k1 does not balance (rest +5 units)",
    ),
    "a grant that was doubled, balances and all": (
        "UPDATE legs SET delta = CASE account WHEN 'mint' THEN -200 ELSE 200 END"
        " WHERE entry_id = 'grant:ann:welcome';"
        "UPDATE accounts SET balance = balance + CASE id WHEN 'mint' THEN -100 ELSE 100 END"
        " WHERE id IN ('mint', 'wallet:ann')",
        None,
        "entry grant:ann:welcome was changed",
    ),
    "the time of an entry": (
        "UPDATE entries SET written_at = written_at + 1 WHERE id = 'buy_in:oak:ann:k1'",
        None,
        "entry buy_in:oak:ann:k1 was changed",
    ),
    "a lost stamp": (
        "DELETE FROM entry_stamps WHERE entry_id = 'buy_in:oak:ann:k1'",
        None,
        "entry buy_in:oak:ann:k1 was changed",
    ),
    "a hand": ("UPDATE hands SET record = CAST('record 7' AS BLOB)", None, "hand 1 of table oak was changed"),
    "who was in a hand": (
        "UPDATE hand_players SET player_id = 'eve' WHERE player_id = 'bob'",
        None,
        "hand 1 of table oak was changed",
    ),
    "a step": (
        "UPDATE journal SET payload = CAST(substr(payload, 1, 20) || x'00' || substr(payload, 22) AS BLOB)",
        None,
        "step 1 of table oak was changed",
    ),
    "a snapshot": (
        "UPDATE snapshots SET payload = CAST(substr(payload, 1, 20) || x'00' || substr(payload, 22) AS BLOB)",
        None,
        "snapshot 1 of table oak was changed",
    ),
}


async def _played(url, key_path=None):
    """A room in which chips were bought and a hand was played."""
    store = await Store.open(url, key_path)
    oak = await owned(store)
    await store.accounts.grant("ann", 100, "welcome")
    entry = buy_in("oak", "ann", 30, "k1")
    finished = hand(1, "ann", "bob")
    await store.journal.append(step(oak, 1, b"\xff" * 64, entry, b"\xff" * 64, finished))
    await store.close()


@pytest.fixture
def room(tmp_path):
    """The folder of a room that is closed."""
    asyncio.run(_played(str(tmp_path / "room")))
    return tmp_path / "room"


def _damage(room, statement):
    with contextlib.closing(sqlite3.connect(room / "splitpot.db")) as database, database:
        database.executescript(statement)


@pytest.mark.parametrize("kind", [kind for kind, (_, said, _) in DAMAGE.items() if said])
def test_a_room_does_not_open_on_damaged_books(splitpot, room, tmp_path, monkeypatch, kind):
    """One sentence says which account or entry it is and what to do; the exit code is 1."""
    monkeypatch.setattr("splitpot.cli.serve.client_folder", lambda: tmp_path)
    statement, said, _ = DAMAGE[kind]
    _damage(room, statement)

    answer = splitpot("serve", "--data", str(room), "--port", "0")

    assert (answer.code, len(answer.err.splitlines())) == (1, 1)
    assert f"the books are damaged: {said}; put back a backup" in answer.err


@pytest.mark.parametrize("kind", DAMAGE)
def test_the_doctor_finds_damage(splitpot, room, kind):
    """Each finding names the place, and the exit code is 1."""
    statement, _, said = DAMAGE[kind]
    _damage(room, statement)

    answer = splitpot("doctor", "--data", str(room))

    assert answer.code == 1
    assert f"missing  books       {said}\n" in answer.out


def test_the_doctor_says_how_much_is_sound(splitpot, room):
    """All rows were read, so their numbers are told."""
    answer = splitpot("doctor", "--data", str(room))

    assert "ok       books       sound: 3 accounts, 2 entries, 1 hands, 1 steps\n" in answer.out


async def test_the_examination_reads_every_kind_of_row_on_each_database(new_url, tmp_path):
    """A sound room has no findings; a changed step and a changed leg are found on SQLite and PostgreSQL."""
    url, key_path = new_url(), tmp_path / "secret.key"
    await _played(url, key_path)
    key = read_key(key_path)
    sound = await examined(located(url), key)
    store = await Store.open(url, key_path)
    async with store._database.writing() as connection:
        await connection.exec_driver_sql("UPDATE legs SET delta = delta + 5 WHERE account = 'seat:oak:ann'")
        await connection.exec_driver_sql("UPDATE journal SET payload = snapshots.payload FROM snapshots")
    await store.close()

    found = await examined(located(url), key)

    assert (sound.audit.findings, sound.steps, sound.hands) == ((), 1, 1)
    places = {(finding.check, finding.where) for finding in found.audit.findings}
    assert {
        ("entries_sum_to_zero", "buy_in:oak:ann:k1"),
        ("balances_are_what_the_legs_say", "seat:oak:ann"),
        ("journal_opens", "step 1 of table oak"),
    } <= places


def test_a_first_start_that_was_cut_short_is_no_damage(splitpot, room):
    """Stamps were not written yet; the next start does that, and the doctor says that it has not looked."""
    _damage(
        room, "DELETE FROM entry_stamps; DELETE FROM hand_stamps; DELETE FROM settings WHERE name = 'stamped'"
    )

    answer = splitpot("doctor", "--data", str(room))

    assert "ok       books       not looked at: no room of this version was open here yet\n" in answer.out


async def test_the_doctor_reads_the_key_that_the_server_reads(splitpot, new_url, tmp_path, monkeypatch):
    """A PostgreSQL room's key lies in the data folder whatever the environment has; SQLite's may be in it."""
    url, key_path = new_url(), tmp_path / "secret.key"
    await _played(url, key_path)
    elsewhere = url.startswith("postgresql")
    key_path.chmod(0o644)
    monkeypatch.setenv("SPLITPOT_SECRET_KEY", "00" * 32 if elsewhere else key_path.read_text())
    if not elsewhere:
        key_path.replace(located(url).key_path)

    answer = await asyncio.to_thread(splitpot, "doctor", "--data", str(tmp_path), "--database", url)

    assert "ok       books       sound: 3 accounts" in answer.out
    assert ("may be read by others" in answer.out) is elsewhere
