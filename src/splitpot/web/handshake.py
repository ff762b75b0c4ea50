"""The WebSocket's door: who may come in, and as whom."""

import time
from collections.abc import Callable, Mapping

import structlog

from splitpot import __version__
from splitpot.limits import REQUESTS_BURST, REQUESTS_PER_SECOND
from splitpot.players import token_hash
from splitpot.protocol.codec import PROTOCOL
from splitpot.protocol.faults import PageFault, RequestFault
from splitpot.protocol.updates import Welcome
from splitpot.storage import StorageUnavailable
from splitpot.table import Person, TableActor, TableRefusal
from splitpot.web.asgi import Receive, Scope, Send, address_of
from splitpot.web.chat import Chat
from splitpot.web.connection import Connection
from splitpot.web.desk import Desk
from splitpot.web.encoding import Encoding
from splitpot.web.rates import Rates
from splitpot.web.refusals import PageRefused, refusal_messages
from splitpot.web.sessions import from_own_page, headers_of, is_secure, session_token
from splitpot.web.visitors import Visitors

log = structlog.get_logger()

PATH = "/ws"
ABORT = "splitpot.abort"
"""The scope's key of a function that drops the connection without waiting for the peer."""


class SocketDoor:
    """Accepts WebSockets and serves each as a Connection."""

    def __init__(
        self, desk: Desk, visitors: Visitors, actors: Mapping[str, TableActor], knocks: Rates, chat: Chat
    ) -> None:
        self._desk = desk
        self._visitors = visitors
        self._actors = actors
        self._knocks = knocks
        self._chat = chat
        self._requests = Rates(REQUESTS_BURST, REQUESTS_PER_SECOND)
        self._encoding = Encoding()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket, from its handshake to its end."""
        await receive()  # websocket.connect
        try:
            person, session, welcome = await self._welcome(scope)
        except PageRefused as refused:
            for message in refusal_messages(refused, "websocket.http.response", secure=is_secure(scope)):
                await send(message)
            return
        await send({"type": "websocket.accept"})
        connection = Connection(
            person,
            session,
            address_of(scope),
            self._actors,
            self._visitors,
            self._requests,
            self._encoding,
            self._chat,
        )
        abort: Callable[[], None] = scope["extensions"].get(ABORT, lambda: None)
        await connection.run(welcome, receive, send, abort)

    async def _welcome(self, scope: Scope) -> tuple[Person | None, bytes | None, Welcome]:
        """Who comes in, and by which session (the hash of its token). Raises PageRefused."""
        secure, headers, address = is_secure(scope), headers_of(scope), address_of(scope)
        if scope["path"] != PATH:
            raise PageRefused(PageFault.UNKNOWN_PAGE)
        # Browsers let any page open a WebSocket to us, with our cookie; only the origin tells ours.
        if not from_own_page(headers, secure=secure):
            raise PageRefused(PageFault.WRONG_ORIGIN)
        if not self._knocks.take(address, time.monotonic()):
            raise PageRefused(RequestFault.TOO_FAST)
        token = session_token(headers, secure=secure)
        try:
            player = await self._desk.known(token)
            info = await self._desk.info(player) if player else None
        except StorageUnavailable as error:
            log.error("storage_unavailable", error=str(error))
            raise PageRefused(TableRefusal.STORAGE_UNAVAILABLE) from None
        if self._visitors.crowded(address, player.id if player else None):
            raise PageRefused(RequestFault.TOO_FAST)
        person = Person(player.id, player.name) if player else None
        session = token_hash(token) if player and token else None
        return person, session, Welcome(__version__, PROTOCOL, info)
