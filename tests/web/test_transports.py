"""Peers who stall or flood are dropped; everybody else notices nothing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from splitpot.limits import CONTROL_FRAMES_PER_SECOND
from splitpot.storage import Player
from splitpot.web.desk import Desk
from splitpot.web.outbox import Outbox
from splitpot.web.transports import SocketConnection
from tests.web.live import LiveRoom, Update, live_room
from tests.web.test_watching import handshake


@contextlib.asynccontextmanager
async def line(room: LiveRoom) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A TCP connection to the room."""
    host, port = room.host.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        async with asyncio.timeout(10):
            yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def exchange(room: LiveRoom, *parts: bytes) -> bytes:
    """Send bytes as they are; returns all that comes until the server closes."""
    async with line(room) as (reader, writer):
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests must be there at once."""
    monkeypatch.setattr("splitpot.web.transports.REQUEST_SECONDS_MAX", 0.1)


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: a\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\nGET",
    ],
    ids=["silence", "half a head", "half a body", "half a second request"],
)
async def test_a_request_that_does_not_arrive_is_not_waited_for(
    room: LiveRoom, impatient: None, start: bytes
) -> None:
    """Its connection is closed, whatever it has sent so far."""
    await exchange(room, start)


async def test_a_head_without_end_is_cut_off(room: LiveRoom) -> None:
    """Ten thousand headers, or one of a megabyte, or such an address: not kept, not answered for long."""
    start = b"GET / HTTP/1.1\r\nHost: a\r\n"
    many = b"".join(b"x-%d: y\r\n" % number for number in range(10_000))
    for parts in ((start, many), (start, b"x: " + b"y" * 1_000_000), (b"GET /" + b"a" * 1_000_000,)):
        assert b"200 OK" not in await exchange(room, *parts)


async def test_two_lengths_of_one_body_are_refused(room: LiveRoom) -> None:
    """No two readers can disagree about where the request ends."""
    head = b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n"
    answer = await exchange(
        room, head + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / "
    )

    assert answer.startswith(b"HTTP/1.1 400")


async def test_what_is_no_http_is_refused_without_a_word_about_us(room: LiveRoom) -> None:
    """No trace, no name of a program."""
    answer = await exchange(room, b"\x16\x03\x01 hello\r\n\r\n")

    assert answer.startswith(b"HTTP/1.1 400")
    assert b"Traceback" not in answer
    assert b"uvicorn" not in answer.lower()


async def test_a_flood_of_pings_ends_its_connection(room: LiveRoom) -> None:
    """A browser's few are answered; a flood is cut off, and others play on."""
    async with room.browser() as calm:
        async with connect(f"ws://{room.host}/ws", origin=room.origin, proxy=None) as flood:  # type: ignore[arg-type]
            await asyncio.wait_for(await flood.ping(), 10)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(100 * CONTROL_FRAMES_PER_SECOND):
                    await flood.ping()
            async with asyncio.timeout(10):
                await flood.wait_closed()
        await calm.send(type="ping", sent=1)
        await calm.next("pong")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x02hi", 1002),
        (b"\xf1\x80\x00\x00\x00\x00", 1002),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),
        (b"\x81\x81\x00\x00\x00\x00\xff", 1007),
        (b"\x89\xfe\x00\x7e" + bytes(4 + 126), 1002),
    ],
    ids=["unmasked", "reserved bits", "longer than any memory", "no UTF-8", "long ping"],
)
async def test_what_is_no_websocket_frame_ends_the_connection(
    room: LiveRoom, frame: bytes, code: int
) -> None:
    """Closed with the code that RFC 6455 has for it."""
    async with line(room) as (reader, writer):
        writer.write(handshake(room))
        await reader.readuntil(b"welcome")
        writer.write(frame)
        answer = await reader.read()

    assert code.to_bytes(2, "big") in answer


async def test_a_nameless_connection_that_watches_nothing_ends(
    room: LiveRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever watches the lobby or a table may stay, and so may every player."""
    monkeypatch.setattr("splitpot.web.connection.IDLE_SECONDS_MAX", 1.0)
    async with room.player("Ann") as ann, room.browser() as fan, room.browser() as idle:
        await fan.send(type="watch_lobby")
        farewell = await idle.next("goodbye")
        for browser in (ann, fan):
            await browser.send(type="ping", sent=1)
            await browser.next("pong")

    assert "idle" == farewell["code"]


BEYOND_MEASURE = b"\x81\xff\x00\x00\x00\x00\x00\x00\x80\x00" + bytes(4)


async def test_a_frame_beyond_measure_leaves_no_trace_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Closed with 1009 while the welcome is still on its way, which then goes nowhere."""
    failed = asyncio.Event()
    fail, take = SocketConnection.handle_parser_exception, Outbox.take

    def fail_and_tell(self: SocketConnection) -> None:
        failed.set()
        fail(self)

    async def take_late(self: Outbox) -> Update:
        await failed.wait()
        return await take(self)

    monkeypatch.setattr(SocketConnection, "handle_parser_exception", fail_and_tell)
    monkeypatch.setattr(Outbox, "take", take_late)
    with capture_logs() as told:
        async with live_room(tmp_path) as room, line(room) as (reader, writer):
            writer.write(handshake(room))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(BEYOND_MEASURE)
            answer = await reader.read()

    assert (1009).to_bytes(2, "big") in answer
    assert (told, caplog.records) == ([], [])


@pytest.mark.parametrize("frame", [BEYOND_MEASURE, b"\x81\x81\x00\x00\x00\x00\xff"], ids=["long", "no UTF-8"])
async def test_a_bad_frame_before_the_door_is_open_leaves_no_trace_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, frame: bytes
) -> None:
    """Who does not wait for the answer to his handshake is dropped, and then let in nowhere."""
    knocked, opens = asyncio.Event(), asyncio.Event()
    known = Desk.known

    async def known_late(self: Desk, token: str | None) -> Player | None:
        knocked.set()
        await opens.wait()
        return await known(self, token)

    monkeypatch.setattr(Desk, "known", known_late)
    with capture_logs() as told:
        async with live_room(tmp_path) as room, line(room) as (reader, writer):
            writer.write(handshake(room))
            await knocked.wait()
            writer.write(frame)
            answer = await reader.read()
            opens.set()

    assert answer == b""
    assert (told, caplog.records) == ([], [])
