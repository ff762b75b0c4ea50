"""The lobby, the wallet, presence, and readers who do not keep up."""

import asyncio
import json
import socket

from splitpot.limits import PLAY_CHIPS_START, WATCHED_TABLES_MAX
from tests.web.live import LiveRoom, Update


def table(update: Update, name: str) -> Update:
    """One table of a lobby update."""
    return next(info for info in update["tables"] if info["table"] == name)


async def test_the_lobby_is_told_now_and_when_it_changes(room: LiveRoom) -> None:
    """Each sees the same list, and his own seats in it; who stops watching hears no more."""
    async with room.player("Ann") as ann, room.browser() as eve:
        for browser in (ann, eve):
            await browser.send(type="watch_lobby")
        empty = await eve.next("lobby")
        await ann.sit("oak", 3)
        while not table(seen := await eve.next("lobby"), "oak")["people"]:
            pass
        while not table(own := await ann.next("lobby"), "oak")["people"]:
            pass
        async with room.pages() as pages:
            listed = (await pages.get("/api/tables")).json()

    assert ["oak", "elm"] == [info["table"] for info in empty["tables"]]
    assert {0} == {info["people"] for info in empty["tables"]}
    assert (1, None) == (table(seen, "oak")["people"], table(seen, "oak")["your_seat"])
    assert 3 == table(own, "oak")["your_seat"]
    assert [[], ["burn"]] == [info["differs"] for info in empty["tables"]]
    assert listed == seen


async def test_the_wallet_is_told_whenever_it_changes(room: LiveRoom) -> None:
    """Sitting down, topping up and leaving, in every tab, also where no table is watched."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as ann, room.browser(cookie) as other:
        await ann.sit("oak", 1, 10_000)
        after_sit = await other.next("wallet")
        await ann.ask(type="top_up", table="oak", amount=5_000)
        after_top_up = await other.next("wallet")
        await ann.ask(type="leave", table="oak")
        after_leave = await other.next("wallet")

    wallets = [update["chips"] for update in (after_sit, after_top_up, after_leave)]
    assert [PLAY_CHIPS_START - 10_000, PLAY_CHIPS_START - 15_000, PLAY_CHIPS_START] == wallets


async def test_who_left_during_a_hand_has_his_chips_when_it_ends(room: LiveRoom) -> None:
    """The wallet is told though nobody asked for anything at that moment."""
    async with room.player("Ann") as ann, room.player("Bob") as bob:
        await ann.view("elm")
        await ann.sit("elm", 1)
        await bob.sit("elm", 2)
        due = "view['hand'] and (view['you']['legal'] or view['hand']['over'])"
        view = await ann.view_when(due)
        await bob.ask(type="leave", table="elm")
        while not view["hand"]["over"]:
            action = {"type": "check" if view["you"]["legal"]["check"] else "call"}
            act = {"type": "act", "table": "elm", "hand": 1, "turn": view["turn"], "action": action}
            await ann.ask(**act)
            turn = view["turn"]
            view = await ann.view_when(f"{due} and (view['turn'] != {turn})")
        view = await ann.view_when("len(view['seats']) == 1")
        while (told := await bob.next("wallet"))["chips"] == PLAY_CHIPS_START - 10_000:
            pass

    stacks = sum(seat["stack"] for seat in view["seats"])
    assert 2 * PLAY_CHIPS_START == told["chips"] + PLAY_CHIPS_START - 10_000 + stacks


async def test_a_player_is_shown_as_connected_while_he_has_a_connection(room: LiveRoom) -> None:
    """The last tab that closes makes him absent, the first that opens brings him back."""
    cookie = await room.guest("Ann")
    async with room.browser() as eve:
        await eve.view("oak")
        async with room.browser(cookie) as ann:
            await ann.sit("oak", 1)
            async with room.browser(cookie):
                pass
            there = await eve.view_when("view['seats'] and view['seats'][0]['connected']")
        gone = await eve.view_when("not view['seats'][0]['connected']")
        async with room.browser(cookie):
            back = await eve.view_when("view['seats'][0]['connected']")

    assert [there["seats"][0]["name"], gone["seats"][0]["name"], back["seats"][0]["name"]] == ["Ann"] * 3


async def test_unwatched_tables_are_silent_and_unknown_ones_refused(room: LiveRoom) -> None:
    """Watching twice gives the view twice and the news once."""
    async with room.browser() as eve, room.player("Ann") as ann:
        await eve.view("oak")
        await eve.view("oak")
        await eve.send(type="watch", table="nowhere")
        refused = await eve.next("refused")
        await ann.sit("oak", 1)
        news = await eve.next("table")
        await eve.send(type="unwatch", table="oak")
        await eve.send(type="ping", sent=1)
        await eve.next("pong")
        await ann.ask(type="leave", table="oak")
        await eve.send(type="ping", sent=2)
        silence = await eve.receive()

    assert "unknown_table" == refused["code"]
    assert "sat_down" == news["events"][0]["type"]
    assert {"type": "pong", "sent": 2} == silence
    assert WATCHED_TABLES_MAX > 1


async def test_a_connection_watches_a_limited_number_of_tables(room: LiveRoom, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """One more is refused with how many there may be."""
    monkeypatch.setattr("splitpot.web.connection.WATCHED_TABLES_MAX", 1)
    async with room.browser() as eve:
        await eve.view("oak")
        await eve.send(type="watch", table="elm")
        refused = await eve.next("refused")

    assert ("too_many_tables", {"most": 1}) == (refused["code"], refused["values"])


async def test_a_reader_who_stands_still_slows_nobody_and_is_dropped(room: LiveRoom, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Others get every step at once; the standing one is cut off when his time is up."""
    monkeypatch.setattr("splitpot.web.connection.SEND_SECONDS_MAX", 0.2)
    loop = asyncio.get_running_loop()
    with socket.socket() as deaf:
        # A tiny window, so that little fits between him and us.
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        deaf.setblocking(False)
        host, port = room.host.split(":")
        await loop.sock_connect(deaf, (host, int(port)))
        await loop.sock_sendall(deaf, handshake(room))
        while b"welcome" not in await loop.sock_recv(deaf, 1000):
            pass
        await loop.sock_sendall(deaf, frame({"type": "watch", "table": "oak"}))
        oak = room.house.actors["oak"]
        async with room.player("Ann") as ann:
            ann_id = ann.welcome["player"]["id"]
            await ann.sit("oak", 1)
            while not oak.info().watchers:
                await asyncio.sleep(0.01)
            toggles = 0
            while oak.info().watchers:
                # News of the table itself, far more than fits between him and us; nobody waits for him.
                for _ in range(100):
                    toggles += 1
                    oak.set_connected(ann_id, bool(toggles % 2))
                await asyncio.sleep(0.01)
            answer = await ann.ask(type="leave", table="oak")

    assert "accepted" == answer["type"]
    assert toggles


def handshake(room: LiveRoom) -> bytes:
    """An opening handshake, written by hand."""
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: {room.host}",
        f"Origin: {room.origin}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "",
        "",
    )
    return "\r\n".join(lines).encode()


def frame(request: Update) -> bytes:
    """A masked text frame of less than 126 bytes."""
    payload = json.dumps(request).encode()
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
