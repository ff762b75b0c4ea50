"""The web side of a house: everything a browser can reach, as one ASGI application."""

from pathlib import Path

from splitpot.cluster import House
from splitpot.limits import PAGES_BURST, PAGES_PER_SECOND
from splitpot.storage import Store
from splitpot.web.api import http_application
from splitpot.web.asgi import Receive, Scope, Send
from splitpot.web.chat import Chat
from splitpot.web.client_files import ClientFiles
from splitpot.web.desk import Desk
from splitpot.web.doorman import Doorman
from splitpot.web.gate import Gate
from splitpot.web.handshake import SocketDoor
from splitpot.web.rates import Rates
from splitpot.web.reception import Reception
from splitpot.web.visitors import Visitors

GOODBYE_SECONDS = 3.0


class WebApplication:
    """Serves one open house; `client` is the folder of the built web client, None if there is none.

    With `chat` False nobody may write at its tables.
    """

    def __init__(self, store: Store, house: House, client: Path | None, *, chat: bool = True) -> None:
        # Chips at a table that cannot be opened are somebody's all the same.
        desk = Desk(store, (*house.actors, *house.damaged))
        knocks = Rates(PAGES_BURST, PAGES_PER_SECOND)
        self.visitors = Visitors(house.actors, desk.chips)
        self._doorman = Doorman(self.visitors, desk.living)
        talk = Chat(house.actors, open=chat)
        self._socket_door = SocketDoor(desk, self.visitors, house.actors, knocks, talk)
        pages = http_application(Reception(desk, self.visitors), store, ClientFiles.read(client))
        self._gate = Gate(pages, knocks)  # type: ignore[arg-type]
        house.on_change(self.visitors.lobby_changed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a WebSocket."""
        if scope["type"] == "websocket":
            await self._socket_door(scope, receive, send)
        else:
            await self._gate(scope, receive, send)

    def start(self) -> None:
        """Begin to tell those who are connected what concerns them."""
        self.visitors.start()
        self._doorman.start()

    async def close(self) -> None:
        """Say goodbye to everybody who is connected."""
        await self._doorman.stop()
        await self.visitors.say_goodbye(GOODBYE_SECONDS)
        await self.visitors.stop()
