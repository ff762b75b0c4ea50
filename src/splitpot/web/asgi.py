"""The shapes of ASGI: what passes between the listening server and the application."""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]


def address_of(scope: Mapping[str, Any]) -> str:
    """The network address of the peer."""
    client = scope.get("client")
    return str(client[0]) if client else ""
