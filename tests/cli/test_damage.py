"""Damaged money: `splitpot serve` does not open on it, and `splitpot doctor` says what is wrong and where."""

import asyncio
import contextlib
import sqlite3

import pytest

from splitpot.cluster import DEFAULT_TABLES
from splitpot.cluster.tables import config_text
from splitpot.ledger import buy_in
from splitpot.storage import Store, TableRow
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
    "the configuration of a table": (
        "UPDATE tables SET config = '{'",
        None,
        "the configuration of table oak cannot be read: Input data was truncated",
    ),
    "a letter of a configuration": (
        "UPDATE tables SET config = CAST(x'7bff' AS TEXT)",
        None,
        "the configuration of table oak cannot be read: it is no text",
    ),
    "bytes for a configuration": (
        "UPDATE tables SET config = x'7b'",
        None,
        "the configuration of table oak cannot be read: JSON is malformed: invalid character (byte 0)",
    ),
    "the configuration of another table": (
        "UPDATE tables SET config = replace(config, '\"oak\"', '\"elm\"')",
        None,
        "the configuration of table oak cannot be read: it is that of table elm",
    ),
    "a table that is gone": (
        "DELETE FROM leases; DELETE FROM tables",
        None,
        "account seat:oak:ann holds +30 units at a table that does not exist",
    ),
    "a snapshot": (
        "UPDATE snapshots SET payload = CAST(substr(payload, 1, 20) || x'00' || substr(payload, 22) AS BLOB)",
        None,
        "snapshot 1 of table oak was changed",
    ),
}


# What takes the database back to the form it had in an older version.
_BEFORE_0004 = "DROP TABLE spare_keys; UPDATE schema_version SET version_num = '0003';"
_BEFORE_0003 = "DROP TABLE entry_stamps; DROP TABLE hand_stamps; DELETE FROM settings WHERE name = 'stamped';"
_BEFORE_0002 = "DROP TABLE hand_openings; UPDATE schema_version SET version_num = '0001';"
OLDER = {
    "0003": _BEFORE_0004,
    "0001": f"{_BEFORE_0004}{_BEFORE_0003}{_BEFORE_0002}",
}


async def _played(url, key_path=None):
    """A room in which chips were bought and a hand was played."""
    store = await Store.open(url, key_path)
    oak = await owned(store)
    await store.tables.save(TableRow("oak", "Oak", config_text(DEFAULT_TABLES[0]), 1))
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


@pytest.mark.parametrize("lost", ["key check", "stamped"])
def test_a_room_does_not_open_without_its_settings(splitpot, room, tmp_path, monkeypatch, lost):
    """A room with chips in it is not begun anew: one sentence, exit code 1, and the doctor says the same."""
    monkeypatch.setattr("splitpot.cli.serve.client_folder", lambda: tmp_path)
    _damage(room, f"DELETE FROM settings WHERE name = '{lost}'")

    doctor = splitpot("doctor", "--data", str(room))
    answer = splitpot("serve", "--data", str(room), "--port", "0")

    assert (doctor.code, answer.code, len(answer.err.splitlines())) == (1, 1, 1)
    assert f"missing  books       the setting '{lost}' is lost\n" in doctor.out
    assert (
        f"splitpot.db has lost its setting '{lost}': put back a backup from before the damage.\n"
        in answer.err
    )


@pytest.mark.parametrize("kind", DAMAGE)
def test_the_doctor_finds_damage(splitpot, room, kind):
    """Each finding names the place, and the exit code is 1."""
    statement, _, said = DAMAGE[kind]
    _damage(room, statement)

    answer = splitpot("doctor", "--data", str(room))

    assert answer.code == 1
    name = "tables" if "configuration" in said else "books"
    assert f"missing  {name:<10}  {said}\n" in answer.out


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
    """Stamps were not written yet; the next start does that, and the doctor says that there are none."""
    _damage(
        room, "DELETE FROM entry_stamps; DELETE FROM hand_stamps; DELETE FROM settings WHERE name = 'stamped'"
    )

    answer = splitpot("doctor", "--data", str(room))

    assert "1 steps; entries and hands have no stamps yet to be held against\n" in answer.out


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (OLDER["0003"], "1 steps; an older version wrote it, and the next start brings it up to this one"),
        (
            OLDER["0001"],
            "1 steps; entries and hands have no stamps yet to be held against;"
            " an older version wrote it, and the next start brings it up to this one",
        ),
    ],
    ids=["0003", "0001"],
)
def test_a_database_of_an_older_version_is_looked_at_before_the_upgrade(splitpot, room, before, said):
    """Sound, its rows are counted and what they cannot show is told; a damaged step is found all the same."""
    _damage(room, before)
    sound = splitpot("doctor", "--data", str(room))
    _damage(room, DAMAGE["a step"][0])

    damaged = splitpot("doctor", "--data", str(room))

    assert f"ok       books       sound: 3 accounts, 2 entries, 1 hands, {said}\n" in sound.out
    assert (1, True) == (
        damaged.code,
        "missing  books       step 1 of table oak was changed\n" in damaged.out,
    )


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE schema_version SET version_num = '9999'", "was written by a newer version of Splitpot"),
        ("DROP TABLE schema_version", "holds tables of another program"),
        ("DELETE FROM schema_version", "holds tables of another program"),
    ],
)
def test_books_that_cannot_be_looked_at_are_not_well(splitpot, room, statement, said):
    """What another program wrote, or a newer version, is told as such; the exit code is 1."""
    _damage(room, statement)

    answer = splitpot("doctor", "--data", str(room))

    assert answer.code == 1
    assert f"missing  books       not looked at: {room / 'splitpot.db'} {said}" in answer.out


async def test_a_room_on_a_server_whose_key_is_missing_is_not_well(splitpot, postgres, new_url, tmp_path):
    """Nothing could be read of it, so it is not told as if no room had been there."""
    url = new_url()
    await _played(url, tmp_path / "secret.key")
    (tmp_path / "secret.key").unlink()
    if not url.startswith("postgresql"):
        located(url).key_path.unlink(missing_ok=True)

    answer = await asyncio.to_thread(splitpot, "doctor", "--data", str(tmp_path), "--database", url)

    assert (1, True) == (answer.code, "missing  key         the key file" in answer.out)


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
