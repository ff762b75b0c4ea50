"""Playing on another device: a code is made here, looked at and used there, and both devices stay in."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from splitpot.limits import SPARE_KEY_MINUTES, SPARE_KEY_TRIES_BURST, SPARE_KEYS_BURST
from splitpot.players import plain_code
from splitpot.storage import Store
from tests.web.live import LiveRoom

NEVER_MADE = "00000-00000"


async def made(room: LiveRoom, cookie: str) -> str:
    """A fresh code of whoever has this cookie."""
    async with room.pages(cookie) as pages:
        answer = await pages.post("/api/spare-key", json={})
    assert 200 == answer.status_code, answer.text
    code: str = answer.json()["code"]
    return code


async def used(room: LiveRoom, code: str, cookie: str | None = None, **more: object) -> httpx.Response:
    """What a device with this cookie, or without one, is answered when it uses the code."""
    async with room.pages(cookie) as pages:
        return await pages.post("/api/spare-key/use", json={"code": code, **more})


async def name_of(room: LiveRoom, cookie: str) -> str | None:
    """Who a device with this cookie is."""
    async with room.pages(cookie) as pages:
        player = (await pages.get("/api/me")).json()["player"]
    return player and str(player["name"])


def cookie_of(answer: httpx.Response) -> str:
    """The cookie that an answer gives."""
    return answer.headers["set-cookie"].partition(";")[0]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, which never changes who the device is."""
    assert "set-cookie" not in answer.headers
    return answer.status_code, answer.json()["code"]


async def test_a_player_comes_in_on_another_device_and_stays_in_on_this_one(room: LiveRoom) -> None:
    """Same player, same chips, same seat; the device that was in is told that there is one more."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as first:
        await first.sit("oak", 1)
        async with room.pages(cookie) as pages:
            key = (await pages.post("/api/spare-key", json={})).json()
        answer = await used(room, key["code"])
        await first.next("device_joined")
        async with room.browser(cookie_of(answer)) as second:
            view = await second.view("oak")
            await first.send(type="ping", sent=1)
            await first.next("pong")

    assert SPARE_KEY_MINUTES * 60 == key["seconds"]
    assert plain_code(key["code"]) is not None
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert first.welcome["player"]["id"] == second.welcome["player"]["id"] == answer.json()["player"]["id"]
    assert 1 == view["you"]["seat"]
    assert cookie != cookie_of(answer)


async def test_whose_code_it_is_is_told_before_it_is_used(room: LiveRoom) -> None:
    """Looking, as often as one likes, signs nobody in and uses nothing up."""
    code = await made(room, await room.guest("Ann"))
    async with room.pages() as pages:
        looks = [await pages.post("/api/spare-key/holder", json={"code": code}) for _ in range(3)]
        me = (await pages.get("/api/me")).json()

    assert [{"name": "Ann"}] * 3 == [look.json() for look in looks]
    assert all("set-cookie" not in look.headers for look in looks)
    assert me["player"] is None
    assert 200 == (await used(room, code)).status_code


async def test_whoever_fetches_an_address_burns_nothing(room: LiveRoom) -> None:
    """A chat program's preview gets the empty client, without a cookie; a GET of a route is refused."""
    code = await made(room, await room.guest("Ann"))
    async with room.pages() as pages:
        for path in (f"/key#{code}", f"/key?code={code}", f"/key/{code}"):
            for method in ("GET", "HEAD"):
                fetched = await pages.request(method, path)
                assert "set-cookie" not in fetched.headers
                assert "Ann" not in fetched.text
        for path in ("holder", "use"):
            refused = await pages.get(f"/api/spare-key/{path}?code={code}")
            assert (404, "unknown_page") == refusal(refused)

    assert 200 == (await used(room, code)).status_code


async def test_every_refusal_says_why(room: LiveRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown, used and over are three things; each is said to who looks and to who tries."""
    ann = await room.guest("Ann")
    spent = await made(room, ann)
    await used(room, spent)
    monkeypatch.setattr("splitpot.storage.spare_keys.SPARE_KEY_MINUTES", 0)
    over = await made(room, ann)
    expected = {
        NEVER_MADE: (404, "spare_key_unknown"),
        "": (404, "spare_key_unknown"),
        spent: (410, "spare_key_used"),
        over: (410, "spare_key_expired"),
    }
    for code, why in expected.items():
        async with room.pages() as pages:
            looked = await pages.post("/api/spare-key/holder", json={"code": code})
        assert (why, why) == (refusal(looked), refusal(await used(room, code)))


async def test_two_devices_that_use_a_code_at_once_do_not_both_come_in(room: LiveRoom) -> None:
    """One is in, the others hear that it is used."""
    code = await made(room, await room.guest("Ann"))
    answers = await asyncio.gather(*(used(room, code) for _ in range(6)))

    assert [200, *[410] * 5] == sorted(answer.status_code for answer in answers)


async def test_guessing_ends_soon(room: LiveRoom) -> None:
    """Looks and tries of one address are counted together; then not even the right code is heard."""
    code = await made(room, await room.guest("Ann"))
    async with room.pages() as pages:
        for number in range(SPARE_KEY_TRIES_BURST):
            route = ("holder", "use")[number % 2]
            wrong = await pages.post(f"/api/spare-key/{route}", json={"code": NEVER_MADE})
            assert (404, "spare_key_unknown") == refusal(wrong)
        looked = await pages.post("/api/spare-key/holder", json={"code": code})

    assert (429, "too_fast") == refusal(looked) == refusal(await used(room, code))


async def test_a_player_makes_few_codes(room: LiveRoom) -> None:
    """The newest is the one that opens; without a name there is none to make."""
    cookie = await room.guest("Ann")
    codes = [await made(room, cookie) for _ in range(SPARE_KEYS_BURST)]
    async with room.pages(cookie) as pages:
        refused = await pages.post("/api/spare-key", json={})
    async with room.pages() as pages:
        nobody = await pages.post("/api/spare-key", json={})

    assert (429, "too_fast") == refusal(refused)
    assert (401, "sign_in_first") == refusal(nobody)
    assert (404, "spare_key_unknown") == refusal(await used(room, codes[-2]))
    assert 200 == (await used(room, codes[-1])).status_code


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "content-type": "application/json"},
        {"sec-fetch-site": "cross-site", "content-type": "application/json"},
        {"content-type": "text/plain"},
        {},
    ],
)
async def test_a_foreign_page_makes_and_uses_no_code(room: LiveRoom, headers: dict[str, str]) -> None:
    """It would learn how to come in as its reader, or make him somebody else."""
    cookie = await room.guest("Ann")
    code = await made(room, cookie)
    async with room.pages(cookie) as pages:
        del pages.headers["origin"]
        for path in ("", "/holder", "/use"):
            body = f'{{"code":"{code}"}}'.encode()
            refused = await pages.post(f"/api/spare-key{path}", content=body, headers=headers)
            assert (403, "wrong_origin") == refusal(refused)

    assert 200 == (await used(room, code)).status_code


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"code":5}', b'{"code":"x","name":"Ann"}', b'{"code":null}']
)
async def test_a_wish_is_believed_as_a_whole(room: LiveRoom, body: bytes) -> None:
    """Anything else is malformed and changes nothing."""
    async with room.pages() as pages:
        for path in ("holder", "use"):
            refused = await pages.post(f"/api/spare-key/{path}", content=body)
            assert (400, "malformed") == refusal(refused)


async def test_whoever_has_another_name_gives_it_up_only_if_he_says_so(room: LiveRoom) -> None:
    """Then his old session ends with its connections; until then nothing is spent."""
    code = await made(room, await room.guest("Ann"))
    stopgap = await room.guest("Ann at work")
    async with room.browser(stopgap) as window:
        refused = await used(room, code, stopgap)
        assert (409, "signed_in_already") == refusal(refused)
        assert "Ann at work" == await name_of(room, stopgap)
        changed = await used(room, code, stopgap, instead=True)
        farewell = await window.next("goodbye")

    assert "Ann" == changed.json()["player"]["name"] == await name_of(room, cookie_of(changed))
    assert "signed_out" == farewell["code"]
    assert await name_of(room, stopgap) is None


async def test_a_code_is_not_spent_on_who_is_in_already(room: LiveRoom) -> None:
    """Opening the link on the device that made it leaves it for the other one."""
    cookie = await room.guest("Ann")
    code = await made(room, cookie)
    for more in ({}, {"instead": True}):
        assert (409, "signed_in_already") == refusal(await used(room, code, cookie, **more))

    assert 200 == (await used(room, code)).status_code


async def test_signing_out_on_one_device_leaves_the_other_in(room: LiveRoom) -> None:
    """Only the connections of that browser end."""
    here = await room.guest("Ann")
    there = cookie_of(await used(room, await made(room, here)))
    async with room.browser(here) as first, room.browser(there) as second:
        async with room.pages(there) as pages:
            await pages.post("/api/sign-out", json={})
        farewell = await second.next("goodbye")
        await first.send(type="ping", sent=7)
        pong = await first.next("pong", "goodbye")

    assert "signed_out" == farewell["code"]
    assert "pong" == pong["type"]
    assert ["Ann", None] == [await name_of(room, cookie) for cookie in (here, there)]


async def test_sessions_ended_by_another_process_end_here(room: LiveRoom, tmp_path: Path) -> None:
    """Connections that are open are shown out without a request of theirs; others stay; pages know nobody."""
    stolen, bobs = await room.guest("Ann"), await room.guest("Bob")
    async with room.browser(stolen) as thief, room.browser(bobs) as bob, room.browser() as nobody:
        player = thief.welcome["player"]["id"]
        await thief.sit("oak", 1)
        elsewhere = await Store.open(str(tmp_path / "data"))
        try:
            key, ended = await elsewhere.spare_keys.make(player, end_sessions=True)
        finally:
            await elsewhere.close()
        assert await name_of(room, stolen) is None
        farewell = await thief.next("goodbye")
        with pytest.raises(ConnectionClosed):
            await thief.next("nothing more")
        for other in (bob, nobody):
            await other.send(type="ping", sent=7)
            assert "pong" == (await other.next("pong", "goodbye"))["type"]
        answer = await used(room, key.code)
        async with room.browser(cookie_of(answer)) as ann:
            view = await ann.view("oak")

    assert 1 == ended
    assert "signed_out" == farewell["code"]
    assert (player, 1) == (ann.welcome["player"]["id"], view["you"]["seat"])


async def test_a_connection_that_opens_while_its_session_ends_does_not_stay(room: LiveRoom) -> None:
    """However the two cross, nobody is left inside by a session that is no more."""
    cookie = await room.guest("Ann")
    player = await room.store.players.by_name("Ann")
    assert player is not None
    async with room.browser(cookie) as before:

        async def opening() -> object:
            socket = await connect(
                f"ws://{room.host}/ws",
                origin=room.origin,  # type: ignore[arg-type]
                additional_headers={"cookie": cookie},
                proxy=None,
            )
            async with asyncio.timeout(10), socket:
                async for frame in socket:
                    if '"player":null' in str(frame) or "goodbye" in str(frame):
                        return True
            return False

        crossing = [asyncio.create_task(opening()) for _ in range(4)]
        await room.store.spare_keys.make(player.id, end_sessions=True)
        assert "signed_out" == (await before.next("goodbye"))["code"]
        assert [True] * 4 == await asyncio.gather(*crossing)
