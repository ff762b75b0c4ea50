"""What every HTTP request passes first: speed, origin and size. What is refused here reaches no handler."""

import time

from splitpot.limits import BODY_BYTES_MAX
from splitpot.protocol.faults import PageFault, RequestFault
from splitpot.web.asgi import Application, Message, Receive, Scope, Send, address_of
from splitpot.web.headers import with_safety
from splitpot.web.rates import Rates
from splitpot.web.refusals import PageRefused, refusal_messages
from splitpot.web.sessions import headers_of, is_secure, may_change

_READING = frozenset({"GET", "HEAD"})
API = "/api/"


class Gate:
    """Wraps the HTTP application."""

    def __init__(self, inside: Application, rates: Rates) -> None:
        self._inside = inside
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or refuse it."""
        secure = is_secure(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_safety(list(message.get("headers", [])), secure=secure)
            await send(message)

        try:
            self._check(scope, secure=secure)
            body = await _body(receive) if scope["method"] not in _READING else b""
        except PageRefused as refused:
            for refusal in refusal_messages(refused, "http.response", secure=secure):
                await send(refusal)
            return
        await self._inside(scope, _once(body, receive), send_safely)

    def _check(self, scope: Scope, *, secure: bool) -> None:
        if scope["path"].startswith(API) and not self._rates.take(address_of(scope), time.monotonic()):
            raise PageRefused(RequestFault.TOO_FAST)
        if scope["method"] not in _READING and not may_change(headers_of(scope), secure=secure):
            raise PageRefused(PageFault.WRONG_ORIGIN)


async def _body(receive: Receive) -> bytes:
    """The whole body, as long as it is no longer than allowed."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b""
        body += message.get("body", b"")
        if len(body) > BODY_BYTES_MAX:
            raise PageRefused(RequestFault.TOO_LARGE, most=BODY_BYTES_MAX)
        if not message.get("more_body", False):
            return bytes(body)


def _once(body: bytes, receive: Receive) -> Receive:
    """A receive that gives the body which was read already, and then tells when the client leaves."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
