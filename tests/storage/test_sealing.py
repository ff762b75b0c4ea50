"""Sealing: no card of a running hand lies readable on the disk, and a changed payload does not open."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from splitpot.storage import KeyUnusable, SealBroken, Store
from splitpot.storage.schema import journal, metadata, snapshots
from splitpot.storage.seal import KEY_BYTES, Seal, key_from_text, make_key, read_key
from tests.storage.steps import owned, step

KEY = bytes(range(KEY_BYTES))
CANARY = b"canary As Kd 7h 2c"


@given(st.binary(max_size=200), st.text(max_size=50))
def test_what_is_sealed_opens(plain: bytes, context: str) -> None:
    """With the same key and context, and it never shows what it holds."""
    sealed = Seal(KEY).seal(plain, context)

    assert plain == Seal(KEY).open(sealed, context)
    assert len(plain) < 8 or plain not in sealed


def test_equal_payloads_look_different() -> None:
    """Nobody can tell from the disk that two decks or two hands are the same."""
    seal = Seal(KEY)

    assert 100 == len({seal.seal(CANARY, "step 1 of table oak") for _ in range(100)})


def test_every_changed_bit_is_noticed() -> None:
    """Each single flipped bit, each cut, another context and another key."""
    sealed = Seal(KEY).seal(CANARY, "a")
    flipped = [
        bytes(byte ^ (1 << bit) if place == where else byte for place, byte in enumerate(sealed))
        for where in range(len(sealed))
        for bit in range(8)
    ]
    for broken in (*flipped, *(sealed[:end] for end in range(len(sealed))), sealed + b"\0"):
        with pytest.raises(SealBroken):
            Seal(KEY).open(broken, "a")
    with pytest.raises(SealBroken, match="sealed b was changed"):
        Seal(KEY).open(sealed, "b")
    with pytest.raises(SealBroken):
        Seal(KEY[::-1]).open(sealed, "a")


def test_a_seal_does_not_show_its_key() -> None:
    """Not in a log line and not in a traceback's representation."""
    assert "Seal(...)" == repr(Seal(KEY))


async def test_no_canary_in_any_file_of_the_folder(tmp_path: Path) -> None:
    """Payload, snapshot and session token are not found, while the store is open and after it closed."""
    store = await Store.open(str(tmp_path / "data"))
    _, token = await store.players.create_guest("Ann", "en")
    lease = await owned(store)
    await store.journal.append(step(lease, 1, CANARY, snapshot=CANARY))
    await store.journal.append(step(lease, 2, CANARY * 500))

    def found() -> list[Path]:
        files = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert len(files) >= 2
        return [path for path in files for secret in (CANARY, token.encode()) if secret in path.read_bytes()]

    assert [] == found()
    await store.close()
    assert [] == found()


async def test_no_canary_in_any_row(store: Store) -> None:
    """The same for every column of every table, on both databases."""
    _, token = await store.players.create_guest("Ann", "en")
    lease = await owned(store)
    await store.journal.append(step(lease, 1, CANARY, snapshot=CANARY))

    async with store._database.reading() as connection:
        rows = [
            row for table in metadata.tables.values() for row in await connection.execute(sa.select(table))
        ]

    values = [value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row]
    assert [] == [value for value in values if CANARY in value or token.encode() in value]


async def test_a_changed_payload_is_not_served(store: Store) -> None:
    """A history with a forged or moved step is refused, and the error names the step."""
    lease = await owned(store)
    await store.journal.append(step(lease, 1, b"one"))
    await store.journal.append(step(lease, 2, b"two"))
    async with store._database.writing() as connection:
        first = sa.select(journal.c.payload).where(journal.c.seq == 1).scalar_subquery()
        await connection.execute(sa.update(journal).where(journal.c.seq == 2).values(payload=first))

    with pytest.raises(SealBroken, match="step 2 of table oak"):
        await store.journal.history("oak")


async def test_a_changed_snapshot_is_not_served(store: Store) -> None:
    """Nor is one that was put back from earlier."""
    lease = await owned(store)
    await store.journal.append(step(lease, 1, snapshot=b"table"))
    async with store._database.writing() as connection:
        await connection.execute(sa.update(snapshots).values(seq=0))

    with pytest.raises(SealBroken, match="snapshot 0 of table oak"):
        await store.journal.history("oak")


def test_a_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    """A second maker gets the first one's key; no draft is left."""
    path = tmp_path / "deep" / "secret.key"
    assert read_key(path) is None
    key = make_key(path)

    assert (KEY_BYTES, key, key) == (len(key), make_key(path), read_key(path))
    assert 0o600 == path.stat().st_mode & 0o777
    assert [path] == list(path.parent.iterdir())


@pytest.mark.parametrize("text", ["", "secret", "A" * 42, "A" * 44, "Ä" * 43, "!" * 43])
def test_a_malformed_key_is_refused(tmp_path: Path, text: str) -> None:
    """Empty, short and long ones, and other alphabets; the sentence names the source and not the key."""
    path = tmp_path / "secret.key"
    path.write_text(text)
    with pytest.raises(KeyUnusable, match="32 bytes") as refused:
        read_key(path)
    assert str(path) in str(refused.value)
    with pytest.raises(KeyUnusable, match="SPLITPOT_SECRET_KEY"):
        key_from_text(text, "SPLITPOT_SECRET_KEY")
