"""One WebSocket: requests in, updates out, each at its own pace; a table never waits for a browser."""

import asyncio
import time
from collections.abc import Callable, Mapping

import structlog

from splitpot.limits import (
    IDLE_SECONDS_MAX,
    REQUEST_FAULTS_MAX,
    REQUESTS_WAITING_MAX,
    SEND_SECONDS_MAX,
    WATCHED_TABLES_MAX,
)
from splitpot.protocol.codec import MessageError, decode_request
from splitpot.protocol.faults import Farewell, RequestFault
from splitpot.protocol.requests import (
    Leave,
    Ping,
    React,
    Request,
    Say,
    Sit,
    TableRequest,
    TopUp,
    Unwatch,
    Watch,
    WatchLobby,
)
from splitpot.protocol.updates import Accepted, Goodbye, Pong, Refused, Welcome
from splitpot.table import News, Person, TableActor, TableRefusal
from splitpot.table import Refused as TableRefused
from splitpot.web.asgi import Receive, Send
from splitpot.web.chat import Chat, ChatRefused
from splitpot.web.encoding import Encoding
from splitpot.web.outbox import Outbox
from splitpot.web.rates import Rates
from splitpot.web.visitors import Visitors

log = structlog.get_logger()

_POLICY, _RESTART, _UNSUPPORTED, _NORMAL = 1008, 1012, 1003, 1000
_CLOSE_CODES = {Farewell.RESTARTING: _RESTART, Farewell.SIGNED_OUT: _NORMAL, Farewell.IDLE: _NORMAL}


class _View:
    """A table that a connection watches; a `table.Watcher`."""

    def __init__(self, player: str | None, outbox: Outbox, encoding: Encoding) -> None:
        self.player = player
        self._outbox = outbox
        self._encoding = encoding

    def tell(self, news: News) -> None:
        self._outbox.put(self._encoding.update(news))


class Connection:
    """One browser that is connected, from welcome to goodbye; a `visitors.Visitor`."""

    def __init__(
        self,
        person: Person | None,
        session: bytes | None,
        address: str,
        actors: Mapping[str, TableActor],
        visitors: Visitors,
        rates: Rates,
        encoding: Encoding,
        chat: Chat,
    ) -> None:
        self.player = person.id if person else None
        self.session = session
        self.address = address
        self.in_lobby = False
        self.outbox = Outbox()
        self._person = person
        self._actors = actors
        self._visitors = visitors
        self._rates = rates
        self._encoding = encoding
        self._chat = chat
        self._views: dict[str, _View] = {}
        self._asked: asyncio.Queue[TableRequest] = asyncio.Queue(REQUESTS_WAITING_MAX)
        self._faults = 0

    @property
    def idle(self) -> bool:
        """Whether it has no name and looks at nothing."""
        return self.player is None and not self._views and not self.in_lobby

    async def run(
        self,
        welcome: Welcome,
        receive: Receive,
        send: Send,
        abort: Callable[[], None],
    ) -> None:
        """Serve an accepted WebSocket until either side ends it. `abort` drops a peer who does not read."""
        self.outbox.put(welcome)
        self._visitors.enter(self)
        reader = asyncio.create_task(self._read(receive))
        writer = asyncio.create_task(self._write(send, abort))
        tasks = (reader, writer, asyncio.create_task(self._ask()), asyncio.create_task(self._reap()))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for table in tuple(self._views):
                self._unwatch(table)
            self._visitors.leave(self)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception):
                    log.error("connection_failed", error=type(outcome).__name__, exc_info=outcome)

    async def _write(self, send: Send, abort: Callable[[], None]) -> None:
        while True:
            update = await self.outbox.take()
            text = self._encoding.text(update)
            try:
                async with asyncio.timeout(SEND_SECONDS_MAX):
                    await send({"type": "websocket.send", "text": text})
                    if isinstance(update, Goodbye):
                        code = _CLOSE_CODES.get(update.code, _POLICY)
                        await send({"type": "websocket.close", "code": code})
            except TimeoutError:
                # He reads so little that not even a goodbye gets through.
                abort()
                return
            except OSError:
                return
            if isinstance(update, Goodbye):
                return

    async def _read(self, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.outbox.ending:
                # Who was told goodbye, as after signing out elsewhere, is heard no more.
                continue
            text = message.get("text")
            if text is None:
                # We speak text only; a binary frame is some other protocol's.
                self.outbox.end(Farewell.MALFORMED)
            else:
                self._take(text)

    def _take(self, frame: str) -> None:
        """Answer one frame; whatever is wrong with it, the connection lives on for a while."""
        in_time = self._rates.take(self.player or self.address, time.monotonic())
        try:
            request = decode_request(frame)
        except MessageError as error:
            self._refuse_frame(Refused(error.key, error.code, error.values), Farewell.MALFORMED)
            return
        if not in_time:
            key = getattr(request, "key", None)
            self._refuse_frame(Refused(key, RequestFault.TOO_FAST, {}), Farewell.TOO_FAST)
            return
        self._faults = 0
        self._handle(request)

    def _refuse_frame(self, refused: Refused, farewell: Farewell) -> None:
        self.outbox.put(refused)
        self._faults += 1
        if self._faults >= REQUEST_FAULTS_MAX:
            self.outbox.end(farewell)

    def _handle(self, request: Request) -> None:
        match request:
            case Ping(sent=sent):
                self.outbox.put(Pong(sent))
            case WatchLobby(on=on):
                self.in_lobby = on
                if on:
                    self.outbox.put(self._visitors.lobby(self.player))
            case Watch(table=table, play=play):
                self._watch(table, play=play)
            case Unwatch(table=table):
                self._unwatch(table)
            case _ if self.player is None:
                self.outbox.put(Refused(request.key, RequestFault.SIGN_IN_FIRST, {}))
            case _ if request.table not in self._actors:
                self.outbox.put(Refused(request.key, RequestFault.UNKNOWN_TABLE, {}))
            case Say() | React():
                self._say(request)
            case _ if self._asked.full():
                self.outbox.put(Refused(request.key, TableRefusal.BUSY, {}))
            case _:
                self._asked.put_nowait(request)

    def _watch(self, table: str, *, play: bool) -> None:
        if table not in self._actors:
            self.outbox.put(Refused(None, RequestFault.UNKNOWN_TABLE, {}))
            return
        view = self._views.get(table)
        if view is None:
            if len(self._views) >= WATCHED_TABLES_MAX:
                values = {"most": WATCHED_TABLES_MAX}
                self.outbox.put(Refused(None, RequestFault.TOO_MANY_TABLES, values))
                return
            view = self._views[table] = _View(self.player, self.outbox, self._encoding)
            self._chat.join(table, self.outbox)
        view.tell(self._actors[table].watch(view))
        if self.player is not None:
            self._visitors.windows.open(self.player, table, self.outbox, play=play)

    def _unwatch(self, table: str) -> None:
        view = self._views.pop(table, None)
        if view is not None:
            self._actors[table].unwatch(view)
            self._chat.part(table, self.outbox)
            if self.player is not None:
                self._visitors.windows.close(self.player, table, self.outbox)

    def _say(self, request: Say | React) -> None:
        assert self._person is not None, "only a player says anything"
        try:
            self._chat.take(self._person, request)
        except ChatRefused as refused:
            self.outbox.put(Refused(request.key, refused.code, refused.values))
        else:
            self.outbox.put(Accepted(request.key))

    async def _ask(self) -> None:
        """Ask the tables, one request after the other, in the order they came."""
        while True:
            request = await self._asked.get()
            assert self._person is not None, "only a player asks a table"
            try:
                await self._actors[request.table].ask(self._person, request)
            except TableRefused as refused:
                self.outbox.put(Refused(request.key, refused.code, refused.values))
            except Exception as error:
                log.error("request_failed", table=request.table, error=type(error).__name__, exc_info=error)
                self.outbox.put(Refused(request.key, RequestFault.INTERNAL, {}))
            else:
                self.outbox.put(Accepted(request.key))
                if isinstance(request, Sit | TopUp | Leave):
                    self._visitors.wallet_changed((self._person.id,))
                if isinstance(request, Sit):
                    self._visitors.sat_down(self._person.id, request.table)

    async def _reap(self) -> None:
        """End the connection if it has no name and watches nothing for long."""
        while True:
            await asyncio.sleep(IDLE_SECONDS_MAX)
            if self.idle:
                self.outbox.end(Farewell.IDLE)
