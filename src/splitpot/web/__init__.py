"""The doors: HTTP, WebSockets and the built client. Cookies, frames and all a stranger may send end here."""

from splitpot.web.application import WebApplication
from splitpot.web.server import RoomServer, bound_socket

__all__ = ["RoomServer", "WebApplication", "bound_socket"]
