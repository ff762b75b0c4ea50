"""Coming in as a guest, being known again, changing the language, refilling play chips, going."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from splitpot.ledger import Entry, Leg, wallet
from splitpot.limits import GUESTS_BURST, PLAY_CHIPS_REFILL_BELOW, PLAY_CHIPS_START
from splitpot.players import NameRefusal
from splitpot.protocol.faults import REFUSAL_CODES
from tests.web.live import LiveRoom, live_room


async def test_a_guest_is_given_play_chips_and_is_known_again(room: LiveRoom) -> None:
    """The cookie is for us alone; with it he is who he was, without it nobody."""
    async with room.pages() as pages:
        answer = await pages.post("/api/guest", json={"name": " Ann ", "language": "de"})
        cookie = answer.headers["set-cookie"]
        again = (await pages.get("/api/me", headers={"cookie": cookie.partition(";")[0]})).json()
        pages.cookies.clear()
        nobody = (await pages.get("/api/me")).json()

    assert again == answer.json()
    assert ("Ann", "de", PLAY_CHIPS_START) == tuple(
        again["player"][name] for name in ("name", "language", "wallet")
    )
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert nobody["player"] is None


WRONG_GUESTS: tuple[tuple[object, int, str], ...] = (
    ({"name": "", "language": "en"}, 422, "name_empty"),
    ({"name": "x" * 17, "language": "en"}, 422, "name_too_long"),
    ({"name": "A\u202enn", "language": "en"}, 422, "name_invisible_character"),
    ({"name": "<b>", "language": "en"}, 422, "name_symbol"),
    ({"name": "Bob", "language": "en"}, 409, "name_taken"),
    ({"name": "B0B", "language": "en"}, 409, "name_taken"),
    ({"name": "Ann", "language": "fr"}, 422, "unknown_language"),
    ({"name": "Ann"}, 400, "malformed"),
    ({"name": 5, "language": "en"}, 400, "malformed"),
    ({"name": "Ann", "language": "en", "wallet": 10**9}, 400, "malformed"),
    ([], 400, "malformed"),
)


async def test_a_guest_who_cannot_be_let_in_is_told_why(room: LiveRoom) -> None:
    """By a code the client has words for; nobody comes to be by it."""
    await room.guest("Bob")
    async with room.pages() as pages:
        for wish, status, code in WRONG_GUESTS:
            refused = await pages.post("/api/guest", json=wish)
            assert (status, code) == (refused.status_code, refused.json()["code"]), wish
            assert "set-cookie" not in refused.headers


def test_every_reason_against_a_name_is_a_code_of_the_protocol() -> None:
    """The client's words are tested against the protocol's list, so a new reason must be in it."""
    assert {str(reason) for reason in NameRefusal} <= set(REFUSAL_CODES)


async def test_a_guest_does_not_become_another_one(room: LiveRoom) -> None:
    """Whoever has a session is refused a second one; a made-up session is none."""
    async with room.pages(await room.guest("Ann")) as pages:
        refused = await pages.post("/api/guest", json={"name": "Bea", "language": "en"})
    async with room.pages("splitpot=made-up") as pages:
        fresh = await pages.post("/api/guest", json={"name": "Cat", "language": "en"})

    assert (409, "signed_in_already") == (refused.status_code, refused.json()["code"])
    assert 200 == fresh.status_code
    assert "made-up" not in fresh.headers["set-cookie"]


async def test_too_many_newcomers_from_one_address_are_refused(room: LiveRoom) -> None:
    """Guests cost names and chips, so a flood of them ends soon."""
    async with room.pages() as pages:
        for number in range(GUESTS_BURST):
            pages.cookies.clear()
            await pages.post("/api/guest", json={"name": f"Guest {number}", "language": "en"})
        pages.cookies.clear()
        refused = await pages.post("/api/guest", json={"name": "One more", "language": "en"})

    assert (429, "too_fast") == (refused.status_code, refused.json()["code"])


async def test_the_language_can_be_changed_to_one_the_room_speaks(room: LiveRoom) -> None:
    """It is kept with the player."""
    async with room.pages(await room.guest("Ann")) as pages:
        changed = await pages.patch("/api/me", json={"language": "pl"})
        refused = await pages.patch("/api/me", json={"language": "xx"})
        me = (await pages.get("/api/me")).json()
    async with room.pages() as pages:
        nobody = await pages.patch("/api/me", json={"language": "pl"})

    assert "pl" == changed.json()["player"]["language"] == me["player"]["language"]
    assert (422, "unknown_language") == (refused.status_code, refused.json()["code"])
    assert (401, "sign_in_first") == (nobody.status_code, nobody.json()["code"])


async def test_play_chips_are_refilled_once_when_nearly_all_are_gone(room: LiveRoom) -> None:
    """Chips on tables count too; two wishes at once fill up once, and the wallet is told."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as ann, room.pages(cookie) as pages:
        too_early = await pages.post("/api/refill", json={})
        player = ann.welcome["player"]["id"]
        await ann.sit("oak", 1, 10_000)
        lost = PLAY_CHIPS_START - PLAY_CHIPS_REFILL_BELOW + 1
        await room.store.accounts.transfer(
            Entry("loss", "test", (Leg(wallet(player), -lost), Leg("house", lost)))
        )
        answers = await asyncio.gather(*(pages.post("/api/refill", json={}) for _ in range(3)))
        me = (await pages.get("/api/me")).json()
        told = await ann.next("wallet")
        while told["chips"] != PLAY_CHIPS_START - 10_000:
            told = await ann.next("wallet")

    assert (409, "refill_not_due") == (too_early.status_code, too_early.json()["code"])
    assert {"chips": PLAY_CHIPS_START, "below": PLAY_CHIPS_REFILL_BELOW} == too_early.json()["values"]
    assert [200, 409, 409] == sorted(answer.status_code for answer in answers)
    assert PLAY_CHIPS_START == me["player"]["wallet"] + me["at_tables"]
    assert 10_000 == me["at_tables"]


async def test_signing_out_ends_the_session_and_its_connections(room: LiveRoom) -> None:
    """The cookie opens nothing any more, wherever it was copied to."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as ann, room.pages(cookie) as pages:
        answer = await pages.post("/api/sign-out", json={})
        with contextlib.suppress(ConnectionClosed):
            await ann.send(type="sit", table="oak", seat=1, buy_in=10_000, key="late")
        farewell = await ann.next("goodbye")
        me = (await pages.get("/api/me")).json()
    async with room.browser(cookie) as stranger:
        pass

    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert "signed_out" == farewell["code"]
    assert not room.house.actors["oak"].info().people
    assert me["player"] is None
    assert stranger.welcome["player"] is None


async def test_chips_at_a_damaged_table_are_still_told(tmp_path: Path) -> None:
    """The table is not in the lobby; who sits there is not given new chips as if he had lost his."""
    async with live_room(tmp_path) as room:
        cookie = await room.guest("Ann")
        async with room.browser(cookie) as ann:
            await ann.view("oak")
            await ann.sit("oak", 1)
    with contextlib.closing(sqlite3.connect(tmp_path / "splitpot.db")) as database, database:
        database.execute("UPDATE tables SET config = '{' WHERE id = 'oak'")

    async with live_room(tmp_path) as room, room.pages(cookie) as pages:
        me = (await pages.get("/api/me")).json()
        lobby = (await pages.get("/api/tables")).json()

    assert 10_000 == me["at_tables"]
    assert ["elm"] == [table["table"] for table in lobby["tables"]]
