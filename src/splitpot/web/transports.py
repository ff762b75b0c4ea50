"""The two kinds of TCP connection, and the server's patience with each: who stalls or floods is dropped.

uvicorn parses HTTP and WebSockets; here is only what it leaves unbounded.
"""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from splitpot.limits import CONTROL_FRAMES_PER_SECOND, HEAD_BYTES_MAX, REQUEST_SECONDS_MAX
from splitpot.web.handshake import ABORT
from splitpot.web.rates import Rates


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection whose requests must arrive within their time and their size."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._expect(nothing=True)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of the request grows without end."""
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES_MAX:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins; it has its time to be complete."""
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        self._expect()

    def on_headers_complete(self) -> None:
        """The head is complete; a body may follow."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete; how long its answer takes is our affair."""
        self._expect(nothing=True)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is out; the next request may come."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._expect()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a WebSocket's."""
        self._expect(nothing=True)
        super().handle_websocket_upgrade()

    def _expect(self, *, nothing: bool = False) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if nothing else self.loop.call_later(REQUEST_SECONDS_MAX, self._drop)

    def _drop(self) -> None:
        self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose peer may be dropped at once, and may not flood us with control frames."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._controls = Rates(10 * CONTROL_FRAMES_PER_SECOND, CONTROL_FRAMES_PER_SECOND)

    async def run_asgi(self) -> None:
        """Serve it, with a way to drop a peer whose buffers are full and who would hear no goodbye."""
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Read on; who speaks before his handshake was answered has broken the protocol, and is dropped."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
        else:
            super().data_received(data)

    async def send(self, message: ASGISendEvent) -> None:
        """Send it. Raises OSError once the connection has failed: what was on its way goes nowhere."""
        await self.writable.wait()
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on; text that is no UTF-8 ends the connection, without a word in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer, or drop a flood."""
        if self._controls.take(None, self.loop.time()):
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Note it, or drop a flood."""
        if self._controls.take(None, self.loop.time()):
            super().handle_pong(event)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """The peer is gone, or does not read; a goodbye would wait in the buffer for ever."""
        self.transport.abort()
