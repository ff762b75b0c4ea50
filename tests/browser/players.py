"""A player without a browser: the same HTTP pages and the same WebSocket, driven by a program."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Update = dict[str, Any]
View = dict[str, Any]
Choice = Callable[[View], Update]

PATIENCE_SECONDS = 40


class Player:
    """A guest of the room: his cookie, his connection, and the newest view of every table he watches."""

    def __init__(self, origin: str, me: Update, cookie: str) -> None:
        self.origin = origin
        self.id: str = me["id"]
        self.name: str = me["name"]
        self.cookie = cookie
        self.views: dict[str, View] = {}
        self.frames: list[str] = []
        self.answers: dict[str, Update] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._choices: dict[str, Choice] = {}
        self._answered: dict[str, tuple[int, int]] = {}
        self._keys = (f"key-{number}" for number in itertools.count())
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def enter(cls, origin: str, name: str, language: str = "en") -> "Player":
        """Take a name at the door."""
        async with httpx.AsyncClient(headers={"origin": origin}, trust_env=False) as pages:
            answer = await pages.post(f"{origin}/api/guest", json={"name": name, "language": language})
        assert answer.status_code == 200, answer.text
        return cls(origin, answer.json()["player"], answer.headers["set-cookie"].partition(";")[0])

    async def read(self, path: str) -> Update:
        """A page of the room's HTTP side."""
        async with httpx.AsyncClient(headers={"cookie": self.cookie}, trust_env=False) as pages:
            answer = await pages.get(f"{self.origin}{path}")
        assert answer.status_code == 200, answer.text
        page: Update = answer.json()
        return page

    async def connect(self) -> None:
        """Open the WebSocket and listen to it."""
        address = self.origin.replace("http", "ws", 1)
        self._socket = await connect(
            f"{address}/ws",
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie},
            proxy=None,
            max_size=None,
        )
        self._answered.clear()
        self._tasks = [asyncio.create_task(self._listen(self._socket))]

    async def disconnect(self) -> None:
        """Close the WebSocket, if the server has not done so."""
        if self._socket is not None:
            await self._socket.close()
            await asyncio.gather(*self._tasks)
            self._socket = None

    async def send(self, **request: object) -> None:
        """Send a request as it is."""
        assert self._socket is not None
        await self._socket.send(json.dumps(request))

    async def ask(self, **request: object) -> Update:
        """Send a request with a key of its own, and wait for its answer."""
        key = next(self._keys)
        await self.send(key=key, **request)
        return await self._until(lambda: self.answers.get(key))

    async def watch(self, table: str) -> View:
        """Watch a table; returns its view as it is now."""
        self.views.pop(table, None)
        await self.send(type="watch", table=table)
        return await self.view_when(table, lambda view: True)

    async def sit(self, table: str, seat: int, buy_in: int) -> None:
        """Take a seat and watch the table."""
        await self.watch(table)
        answer = await self.ask(type="sit", table=table, seat=seat, buy_in=buy_in)
        assert answer["type"] == "accepted", answer

    async def view_when(self, table: str, condition: Callable[[View], bool]) -> View:
        """The newest view of `table`, as soon as it satisfies `condition`."""

        def look() -> View | None:
            view = self.views.get(table)
            return view if view is not None and condition(view) else None

        return await self._until(look)

    async def my_turn(self, table: str) -> View:
        """The view of `table` as soon as this player has to act."""
        return await self.view_when(table, lambda view: view["you"]["legal"] is not None)

    async def act(self, table: str, choice: Choice) -> View:
        """Wait for the turn, act, and return the first view after that."""
        view = await self.my_turn(table)
        answer = await self.ask(**_act(table, view, choice(view)))
        assert answer["type"] == "accepted", answer
        return await self.view_when(table, lambda after: after["seq"] > view["seq"])

    def play(self, table: str, choice: Choice) -> None:
        """From now on act by itself at `table`, whenever it is this player's turn."""
        self._choices[table] = choice

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                await self._take(json.loads(frame))

    async def _take(self, update: Update) -> None:
        async with self._changed:
            if update["type"] == "table":
                self.views[update["table"]] = update["view"]
            elif update["type"] in ("accepted", "refused"):
                self.answers[update["key"]] = update
            self._changed.notify_all()
        if update["type"] == "table" and update["table"] in self._choices:
            await self._answer(update["table"], update["view"])

    async def _answer(self, table: str, view: View) -> None:
        if view["you"]["legal"] is None:
            return
        asked = (view["hand"]["number"], view["turn"])
        if self._answered.get(table) != asked:
            self._answered[table] = asked
            await self.send(key=next(self._keys), **_act(table, view, self._choices[table](view)))

    async def _until(self, look: Callable[[], Update | None]) -> Update:
        async with asyncio.timeout(PATIENCE_SECONDS), self._changed:
            while (found := look()) is None:
                await self._changed.wait()
            return found


@contextlib.asynccontextmanager
async def player(origin: str, name: str) -> AsyncIterator[Player]:
    """A new guest, connected."""
    guest = await Player.enter(origin, name)
    await guest.connect()
    try:
        yield guest
    finally:
        await guest.disconnect()


def _act(table: str, view: View, action: Update) -> Update:
    return {
        "type": "act",
        "table": table,
        "hand": view["hand"]["number"],
        "turn": view["turn"],
        "action": action,
    }


def calling(view: View) -> Update:
    """Check, or call whatever it costs."""
    return {"type": "check"} if view["you"]["legal"]["check"] else {"type": "call"}


def raising(view: View) -> Update:
    """Bet or raise as long as that is allowed, then call."""
    legal = view["you"]["legal"]
    if legal["min_to"] is None:
        return calling(view)
    return {"type": "bet" if legal["opens"] else "raise", "to": legal["min_to"]}


def folding(view: View) -> Update:
    """Fold, unless checking is free."""
    return {"type": "check"} if view["you"]["legal"]["check"] else {"type": "fold"}


def wavering(chance: random.Random) -> Choice:
    """A choice that mostly calls, often raises and sometimes folds."""

    def choose(view: View) -> Update:
        return chance.choices((calling, raising, folding), weights=(6, 3, 1))[0](view)

    return choose
