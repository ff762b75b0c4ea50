"""A room that really listens, and browsers that really connect to it, for the tests of this folder."""

import asyncio
import contextlib
import itertools
import json
from collections import deque
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from splitpot.cluster import House, TableConfig
from splitpot.poker.rules import fixed_limit
from splitpot.storage import Store
from splitpot.table import Pace
from splitpot.web import RoomServer, WebApplication, bound_socket

Update = dict[str, Any]

# Nobody is hurried, and nothing waits that need not.
PACE = Pace(turn=600_000, result=600_000, fold_result=600_000, run_out=1, first_deal=1, think=0)
OAK = TableConfig("oak", "Oak", fixed_limit("omaha8", 200, 400, seats=5, unit=100))
ELM = TableConfig("elm", "Elm", replace(fixed_limit("holdem", 200, 400, seats=2, unit=100), burn=False))
ANSWER_SECONDS = 10


class LiveRoom:
    """A house with its web server on a free port of this machine."""

    def __init__(self, store: Store, house: House, server: RoomServer, port: int) -> None:
        self.store = store
        self.house = house
        self.server = server
        self.host = f"127.0.0.1:{port}"
        self.origin = f"http://{self.host}"

    @contextlib.asynccontextmanager
    async def pages(self, cookie: str | None = None, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
        """An HTTP client that speaks like a page of ours."""
        sent = {"origin": self.origin, **({"cookie": cookie} if cookie else {}), **headers}
        async with httpx.AsyncClient(base_url=self.origin, headers=sent, trust_env=False) as client:
            yield client

    async def guest(self, name: str, language: str = "en") -> str:
        """Let a guest in; returns the cookie."""
        async with self.pages() as pages:
            answer = await pages.post("/api/guest", json={"name": name, "language": language})
        assert answer.status_code == 200, answer.text
        return answer.headers["set-cookie"].partition(";")[0]

    @contextlib.asynccontextmanager
    async def browser(self, cookie: str | None = None) -> AsyncIterator["Browser"]:
        """A connected browser that has been welcomed."""
        headers = {"cookie": cookie} if cookie else {}
        async with connect(
            f"ws://{self.host}/ws",
            origin=self.origin,
            additional_headers=headers,
            proxy=None,  # type: ignore[arg-type]
        ) as socket:
            browser = Browser(socket)
            browser.welcome = await browser.next("welcome")
            yield browser

    @contextlib.asynccontextmanager
    async def player(self, name: str) -> AsyncIterator["Browser"]:
        """A new guest with a connected browser."""
        async with self.browser(await self.guest(name)) as browser:
            yield browser


class Browser:
    """One WebSocket; keeps every frame that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.welcome: Update = {}
        self._unread: deque[Update] = deque()
        self._keys = (f"k{number}" for number in itertools.count())

    async def send(self, **request: object) -> None:
        """Send a request as it is."""
        await self.socket.send(json.dumps(request))

    async def receive(self) -> Update:
        """The next update, whatever it is."""
        if self._unread:
            return self._unread.popleft()
        return await self._from_socket()

    async def _from_socket(self) -> Update:
        async with asyncio.timeout(ANSWER_SECONDS):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        update: Update = json.loads(frame)
        return update

    async def next(self, *kinds: str) -> Update:
        """The next update of one of these kinds; others are passed over."""
        while True:
            update = await self.receive()
            if update["type"] in kinds:
                return update

    async def ask(self, **request: object) -> Update:
        """Send a request with a key of its own and wait for its answer; what else comes is kept."""
        key = request.setdefault("key", next(self._keys))
        await self.send(**request)
        while True:
            answer = await self._from_socket()
            if answer["type"] in {"accepted", "refused"} and answer["key"] == key:
                return answer
            self._unread.append(answer)

    async def sit(self, table: str, seat: int, buy_in: int = 10_000) -> None:
        """Take a seat."""
        answer = await self.ask(type="sit", table=table, seat=seat, buy_in=buy_in)
        assert answer["type"] == "accepted", answer

    async def view(self, table: str) -> Update:
        """Watch a table; returns its view as it is now."""
        await self.send(type="watch", table=table)
        await self.send(type="ping", sent=len(self.frames))
        view: Update = {}
        while (update := await self.next("table", "pong"))["type"] == "table":
            if update["table"] == table:
                view = update["view"]
        assert view, "a table that is watched shows itself"
        return view

    async def view_when(self, condition: str) -> Update:
        """The next view of which `condition`, an expression over `view`, is true."""
        while True:
            update = await self.next("table")
            if eval(condition, {"view": update["view"]}):
                view: Update = update["view"]
                return view


@contextlib.asynccontextmanager
async def live_room(
    folder: Path,
    tables: Sequence[TableConfig] = (OAK, ELM),
    *,
    pace: Pace = PACE,
    client: Path | None = None,
    proxy: str | None = None,
    chat: bool = True,
) -> AsyncIterator[LiveRoom]:
    """Open a room on a fresh port with its data in `folder`, and close it again."""
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(str(folder))
        stack.push_async_callback(store.close)
        house = await House.open(store, pace, defaults=tables)
        stack.push_async_callback(house.close)
        bound = stack.enter_context(contextlib.closing(bound_socket("127.0.0.1", 0)))
        server = RoomServer(WebApplication(store, house, client, chat=chat), proxy=proxy)
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        await server.listening.wait()
        try:
            yield LiveRoom(store, house, server, bound.getsockname()[1])
        finally:
            server.should_exit = True
            await serving
