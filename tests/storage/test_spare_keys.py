"""Spare keys: one lets its player in, once and soon, and whoever reads the disk learns no code."""

import asyncio

import pytest
import sqlalchemy as sa

from splitpot.limits import SPARE_KEY_MINUTES
from splitpot.players import SpareKeyRefusal, SpareKeyRefused, plain_code, token_hash
from splitpot.storage import Player, PlayerUnknown, Store
from splitpot.storage.database import Database
from splitpot.storage.location import located
from tests.stores import HandClock

VALID_MS = SPARE_KEY_MINUTES * 60_000
DAY_MS = 86_400_000


async def refusal(store: Store, code: str) -> tuple[SpareKeyRefusal, SpareKeyRefusal]:
    """Why a code is refused to who looks at it, and to who uses it."""
    with pytest.raises(SpareKeyRefused) as looked:
        await store.spare_keys.holder(code)
    with pytest.raises(SpareKeyRefused) as tried:
        await store.spare_keys.use(code)
    return looked.value.reason, tried.value.reason


async def rows(url: str, query: str) -> list[tuple[object, ...]]:
    """What another reader of the database finds, or what it does there."""
    database = Database(located(url))
    try:
        async with database.writing() as connection:
            answer = await connection.execute(sa.text(query))
            return [tuple(row) for row in answer.all()] if answer.returns_rows else []
    finally:
        await database.close()


async def guest(store: Store, name: str = "Ann") -> tuple[Player, str]:
    """A player who is here, and the token of his session."""
    return await store.players.create_guest(name, "en")


async def test_a_key_lets_its_player_in_once(store: Store, clock: HandClock) -> None:
    """The new session is one of two, and the key is used up."""
    ann, token = await guest(store)
    key, ended = await store.spare_keys.make(ann.id)
    player, second = await store.spare_keys.use(key.code)

    assert (clock.now + VALID_MS, 0) == (key.expires_at, ended)
    assert ann == player
    assert [ann, ann] == [await store.players.by_token(one) for one in (token, second)]
    assert (SpareKeyRefusal.USED,) * 2 == await refusal(store, key.code)


async def test_looking_uses_nothing_up(store: Store) -> None:
    """However often it is asked whose key it is, it opens afterwards."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)

    assert [ann] * 3 == [await store.spare_keys.holder(key.code) for _ in range(3)]
    assert ann == (await store.spare_keys.use(key.code))[0]


async def test_a_code_is_known_however_it_is_typed(store: Store) -> None:
    """As it was heard: in lower case, with blanks, with O for 0 and l for 1."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)
    typed = key.code.lower().replace("-", " ").replace("0", "o").replace("1", "l")

    assert ann == await store.spare_keys.holder(typed)


async def test_of_many_who_use_a_key_at_once_one_comes_in(store: Store) -> None:
    """All others are told that it is used, and there is one session more."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)
    answers = await asyncio.gather(
        *(store.spare_keys.use(key.code) for _ in range(8)), return_exceptions=True
    )

    refused = [answer.reason for answer in answers if isinstance(answer, SpareKeyRefused)]
    assert [SpareKeyRefusal.USED] * 7 == refused


async def test_a_key_is_over_after_a_quarter_of_an_hour(store: Store, clock: HandClock) -> None:
    """To the millisecond; nobody is let in by it, and it is told apart from one that never was."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)
    clock.now += VALID_MS - 1
    assert ann == await store.spare_keys.holder(key.code)
    clock.now += 1

    assert (SpareKeyRefusal.EXPIRED,) * 2 == await refusal(store, key.code)


@pytest.mark.parametrize(
    "code", ["", "K7PM4", "K7PM4-XQD2R", "K7PM4-XQD2!", "x" * 5000, "\ud800\x00' OR 1=1"]
)
async def test_what_is_no_key_is_unknown(store: Store, code: str) -> None:
    """Whatever was typed; one that was replaced is no other than one that never was."""
    ann, _ = await guest(store)
    await store.spare_keys.make(ann.id)

    assert (SpareKeyRefusal.UNKNOWN,) * 2 == await refusal(store, code)


async def test_a_new_key_replaces_the_one_before(store: Store) -> None:
    """A player has one good key at most, also where two are made at once; others keep theirs."""
    (ann, _), (bob, _) = await guest(store), await guest(store, "Bob")
    others, _ = await store.spare_keys.make(bob.id)
    first, _ = await store.spare_keys.make(ann.id)
    made = await asyncio.gather(*(store.spare_keys.make(ann.id) for _ in range(4)))

    assert (SpareKeyRefusal.UNKNOWN,) * 2 == await refusal(store, first.code)
    holders = await asyncio.gather(
        *(store.spare_keys.holder(key.code) for key, _ in made), return_exceptions=True
    )
    assert [ann] == [holder for holder in holders if not isinstance(holder, SpareKeyRefused)]
    assert bob == await store.spare_keys.holder(others.code)


async def test_only_a_stamp_of_the_code_is_kept(store: Store, url: str) -> None:
    """Neither the code nor a hash that could be tried out lies on disk."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)
    ((stamp, player),) = await rows(url, "SELECT code_stamp, player_id FROM spare_keys")
    plain = plain_code(key.code)

    assert plain is not None
    assert ann.id == player
    assert isinstance(stamp, bytes)
    assert 32 == len(stamp)
    assert stamp not in {token_hash(plain), token_hash(key.code)}
    assert plain.encode() not in stamp


async def test_ending_all_sessions_leaves_only_the_new_key(store: Store) -> None:
    """Every device of this name is out, an open key is worthless, and nobody else is touched."""
    (ann, first), (bob, bobs) = await guest(store), await guest(store, "Bob")
    key, _ = await store.spare_keys.make(ann.id)
    _, second = await store.spare_keys.use(key.code)
    open_key, _ = await store.spare_keys.make(ann.id)
    fresh, ended = await store.spare_keys.make(ann.id, end_sessions=True)

    assert 2 == ended
    assert [None, None] == [await store.players.by_token(token) for token in (first, second)]
    assert (SpareKeyRefusal.UNKNOWN,) * 2 == await refusal(store, open_key.code)
    assert ann == (await store.spare_keys.use(fresh.code))[0]
    assert bob == await store.players.by_token(bobs)


async def test_no_session_outlives_the_end_of_all(store: Store) -> None:
    """Whoever uses his key while all sessions are ended has come too late, or is ended with the others."""
    ann, _ = await guest(store)
    for _ in range(5):
        key, _ = await store.spare_keys.make(ann.id)
        entering = asyncio.ensure_future(store.spare_keys.use(key.code))
        await store.spare_keys.make(ann.id, end_sessions=True)
        (entered,) = await asyncio.gather(entering, return_exceptions=True)

        if isinstance(entered, SpareKeyRefused):
            assert SpareKeyRefusal.UNKNOWN == entered.reason
        else:
            assert not isinstance(entered, BaseException)
            assert await store.players.by_token(entered[1]) is None


async def test_the_sessions_that_still_live_are_told(store: Store) -> None:
    """Of as many as one likes, in one answer."""
    tokens = [(await guest(store, f"Guest {number}"))[1] for number in range(3)]
    await store.players.end_session(tokens[1])
    asked = [token_hash(token) for token in tokens] + [token_hash(str(number)) for number in range(1200)]

    assert {token_hash(tokens[0]), token_hash(tokens[2])} == await store.players.living(asked)
    assert frozenset() == await store.players.living([])


async def test_a_key_follows_the_name_of_its_player(store: Store) -> None:
    """It is the player's and not the name's: who took the old name meanwhile is not let in to."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)
    await store.players.rename(ann.id, "Cat")
    await guest(store, "Ann")

    assert (ann.id, "Cat") == ((holder := await store.spare_keys.holder(key.code)).id, holder.name)


async def test_nobody_has_a_key_to_a_player_who_is_gone(store: Store, url: str) -> None:
    """Who was taken out of the database by hand is unknown, and so is his key."""
    ann, _ = await guest(store)
    key, _ = await store.spare_keys.make(ann.id)
    for table in ("spare_keys", "sessions"):
        await rows(url, f"DELETE FROM {table}")
    await rows(url, "DELETE FROM players")

    assert (SpareKeyRefusal.UNKNOWN,) * 2 == await refusal(store, key.code)
    with pytest.raises(PlayerUnknown):
        await store.spare_keys.make(ann.id)


async def test_old_keys_are_forgotten(store: Store, url: str, clock: HandClock) -> None:
    """A day after its end a used key is taken away when the next one is made, whoever made it."""
    (ann, _), (bob, _) = await guest(store), await guest(store, "Bob")
    key, _ = await store.spare_keys.make(ann.id)
    await store.spare_keys.use(key.code)
    clock.now += VALID_MS + DAY_MS
    await store.spare_keys.make(bob.id)
    assert (SpareKeyRefusal.USED,) * 2 == await refusal(store, key.code)
    clock.now += 1
    await store.spare_keys.make(bob.id)

    assert (SpareKeyRefusal.UNKNOWN,) * 2 == await refusal(store, key.code)
    assert [(bob.id,)] == await rows(url, "SELECT player_id FROM spare_keys")
