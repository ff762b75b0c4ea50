"""The listening server: uvicorn, set up for many small WebSockets, ending politely."""

import asyncio
import contextlib
import socket
from collections.abc import Generator

import uvicorn

from splitpot.limits import FRAME_BYTES_READ_MAX
from splitpot.web.application import WebApplication
from splitpot.web.transports import HttpConnection, SocketConnection

PING_SECONDS = 15.0
PONG_SECONDS = 20.0
_CLOSING_SECONDS = 5


class RoomServer(uvicorn.Server):
    """Serves an application on a socket that is bound already, until `should_exit` is set."""

    def __init__(self, application: WebApplication, *, proxy: str | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                application,
                http=HttpConnection,
                ws=SocketConnection,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=proxy is not None,
                forwarded_allow_ips=proxy or "",
                ws_max_size=FRAME_BYTES_READ_MAX,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PONG_SECONDS,
                # It costs more than it saves here, and the length of a packed view would tell about cards.
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=_CLOSING_SECONDS,
            )
        )
        self._application = application
        self.listening = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave signals to whoever runs the server: he has more to close than this."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        self._application.start()
        self.listening.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody any more, say goodbye, then close what is still open."""
        for server in self.servers:
            server.close()
        await self._application.close()
        await super().shutdown(sockets)


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket bound to the address, not listening yet; port 0 takes any free one. Raises OSError."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        # Listening at once, so that a second server on this port is told so here and not later.
        bound.listen(1024)
    except OSError:
        bound.close()
        raise
    return bound
