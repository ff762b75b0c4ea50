"""A page of the room to which a test tells what is true at its tables, in place of the server."""

import json
from typing import Any

from msgspec.structs import replace
from playwright.async_api import Browser, Page, WebSocketRoute

from splitpot import __version__
from splitpot.protocol import Update, encode_update
from splitpot.protocol.codec import PROTOCOL
from splitpot.protocol.updates import PlayerInfo, TableUpdate, Welcome
from tests.browser.screen import Screen, new_context
from tests.browser.words import words_of

# Every table on the page shows its hand of this number; nothing moves there, so that all of it has its place.
_DRAWN = """(number) => new Promise((done) => {
  const ends = new RegExp(`\\\\D${number}$`);
  const look = () => {
    const said = [...document.querySelectorAll(".table-place .bar .number")];
    if (said.length > 0 && said.every((node) => ends.test(node.textContent))) done();
    else setTimeout(look);
  };
  look();
})"""
_LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Painted:
    """A page that looks at tables, and the line on which it is told of them."""

    def __init__(self, screen: Screen, tables: list[str], first: TableUpdate) -> None:
        self.screen = screen
        self._tables = tables
        self._newest = first
        self._line: WebSocketRoute | None = None

    @classmethod
    async def open(
        cls, browser: Browser, origin: str, language: str, tables: list[str], first: TableUpdate
    ) -> "Painted":
        """Look at some tables by their ids, in the beginning all at their hand in `first`."""
        context = await new_context(browser, origin, language, "desktop")
        screen = Screen(await context.new_page(), words_of(language), "desktop")
        painted = cls(screen, tables, first)
        await painted.page.route_web_socket("**/ws", painted._meet)
        many = len(tables) > 1
        await painted.page.goto(f"/tables/{'+'.join(tables)}" if many else f"/table/{tables[0]}")
        await painted._drawn()
        return painted

    @property
    def page(self) -> Page:
        """The page itself."""
        return self.screen.page

    async def show(self, update: TableUpdate) -> None:
        """Let this be the newest of all its tables, and see it drawn."""
        self._newest = update
        for table in self._tables:
            self._tell(table)
        await self._drawn()

    async def resize(self, width: int, height: int) -> None:
        """Give the page another window, and see it laid out."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.evaluate(_LAID_OUT)

    async def _drawn(self) -> None:
        hand = self._newest.view.hand
        assert hand is not None
        await self.page.evaluate(_DRAWN, hand.number)

    def _meet(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)
        self._say(
            Welcome(__version__, PROTOCOL, PlayerInfo("painted", "Wilhelmina", self.screen.words.language, 0))
        )

    def _hear(self, message: str | bytes) -> None:
        request: dict[str, Any] = json.loads(message)
        if request["type"] == "watch":
            self._tell(request["table"])

    def _tell(self, table: str) -> None:
        view = replace(self._newest.view, table=table, name=table.title())
        self._say(replace(self._newest, table=table, view=view))

    def _say(self, update: Update) -> None:
        assert self._line is not None
        self._line.send(encode_update(update))
