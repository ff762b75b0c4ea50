"""Players: guests come in whole or not at all, and are known again by their token."""

import asyncio

import pytest

from splitpot.players import NameRefusal, NameRefused
from splitpot.storage import PlayerUnknown, Store
from tests.stores import HandClock


async def test_a_guest_is_known_by_the_token(store: Store, clock: HandClock) -> None:
    """Name, language and time of arrival are kept; another token is nobody's."""
    player, token = await store.players.create_guest("  Søren ", "da")

    assert ("Søren", "da", clock.now) == (player.name, player.language, player.created_at)
    assert player == await store.players.by_token(token)
    assert player == await store.players.get(player.id)
    assert await store.players.by_token(token + "x") is None
    assert await store.players.by_token("\ud800\x00") is None


async def test_a_guest_gets_the_welcome_chips_once(store: Store) -> None:
    """They come from the mint, with the player."""
    player, _ = await store.players.create_guest("Ann", "en", welcome=500)

    assert 500 == await store.accounts.balance(f"wallet:{player.id}")
    assert 500 == await store.accounts.grant(player.id, 500, "welcome")


async def test_of_many_who_want_a_name_one_gets_it(store: Store) -> None:
    """Names that look alike are one name, and whoever is refused leaves no chips behind."""
    names = ["Ann", "ann", "ANN", "Ánn", "A-n-n", "A nn"]
    answers = await asyncio.gather(
        *(store.players.create_guest(name, "en", welcome=500) for name in names), return_exceptions=True
    )

    refused = [answer.reason for answer in answers if isinstance(answer, NameRefused)]
    assert [NameRefusal.TAKEN] * 5 == refused
    audit = await store.audit()
    assert (500, True) == (audit.chips_in_play, audit.balanced)


async def test_a_bad_name_is_refused_before_anything_is_written(store: Store) -> None:
    """The rules of names hold at this door too."""
    with pytest.raises(NameRefused) as refused:
        await store.players.create_guest("<b>", "en")

    assert NameRefusal.SYMBOL == refused.value.reason


async def test_a_player_is_found_by_a_name_that_looks_alike(store: Store) -> None:
    """The key of the name is asked, not its letters."""
    player, _ = await store.players.create_guest("Ann", "en")

    assert player == await store.players.by_name("ÁNN")
    assert await store.players.by_name("Bob") is None


async def test_all_names_are_listed_newest_first(store: Store, clock: HandClock) -> None:
    """In an empty room there are none."""
    assert () == await store.players.names()
    for name in ("Ann", "Bob", "Cat"):
        await store.players.create_guest(name, "en")
        clock.now += 1

    assert ("Cat", "Bob", "Ann") == await store.players.names()


async def test_a_player_takes_another_name(store: Store) -> None:
    """The old name is free then; a taken one is refused and changes nothing; one's own may be respelled."""
    ann, token = await store.players.create_guest("Ann", "en")
    await store.players.create_guest("Bob", "en")

    with pytest.raises(NameRefused) as refused:
        await store.players.rename(ann.id, "B0b")
    assert NameRefusal.TAKEN == refused.value.reason
    assert "ANN" == (await store.players.rename(ann.id, "ANN")).name
    await store.players.rename(ann.id, "Cat")
    await store.players.create_guest("Ann", "en")

    known = await store.players.by_token(token)
    assert known is not None
    assert ("Cat", ann.id) == (known.name, known.id)


async def test_a_player_changes_the_language(store: Store) -> None:
    """It is kept."""
    player, token = await store.players.create_guest("Ann", "en")
    await store.players.set_language(player.id, "pl")

    known = await store.players.by_token(token)
    assert known is not None
    assert "pl" == known.language


async def test_an_ended_session_opens_nothing(store: Store) -> None:
    """The player stays, the token does not."""
    player, token = await store.players.create_guest("Ann", "en")
    await store.players.end_session(token)

    assert await store.players.by_token(token) is None
    assert player == await store.players.get(player.id)


async def test_strangers_are_unknown(store: Store) -> None:
    """Nobody is changed or found under an id nobody has."""
    for asked in (
        store.players.get("nobody"),
        store.players.rename("nobody", "Ann"),
        store.players.set_language("nobody", "de"),
    ):
        with pytest.raises(PlayerUnknown, match="nobody"):
            await asked
