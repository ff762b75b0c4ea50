"""The log stays at its newest line until the reader scrolls back, and one press brings him there again."""

import json
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tests.browser.players import player
from tests.browser.screen import Screen
from tests.browser.stage import TABLE, stage

LINES = 460  # more than a page keeps
AT_ONCE = 23
LISTS = {"log": ".log", "chat": ".lines[role=log]"}
BELOW = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
LONG = "(list) => list.scrollHeight > 2 * list.clientHeight"
AT_ITS_END = f"(list) => ({LONG})(list) && ({BELOW})(list) < 2"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Teller:
    """Stands between page and room, and tells the page more than there was: somebody checks, or talks."""

    def __init__(self) -> None:
        self._route: WebSocketRoute | None = None
        self._update: dict[str, object] = {}
        self._said = 0

    async def between(self, page: Page) -> None:
        """Stand between `page`, which has to be loaded anew, and its room."""
        await page.route_web_socket("**/ws", self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        self._route = route
        room = route.connect_to_server()
        room.on_message(self._passed_on)

    def _passed_on(self, message: str | bytes) -> None:
        assert self._route is not None
        update = json.loads(message)
        if update["type"] == "table" and update["seq"] > int(str(self._update.get("seq", -1))):
            self._update = update
        self._route.send(message)

    def tell(self, part: str, lines: int) -> None:
        """Tell of as many facts, or lines of the chat, each in an update of its own."""
        assert self._route is not None
        for _ in range(lines):
            self._route.send(json.dumps(self._fact() if part == "log" else self._line()))

    def _fact(self) -> dict[str, object]:
        seq = int(str(self._update["seq"])) + 1
        self._update = {**self._update, "seq": seq, "events": [{"type": "checked", "seat": 2}]}
        return self._update

    def _line(self) -> dict[str, object]:
        self._said += 1
        line = {"number": self._said, "name": "Ann", "seat": 2, "at": 0, "text": "Hello", "reaction": None}
        return {"type": "chat", "table": TABLE.id, "open": True, "whole": False, "lines": [line]}


@pytest.mark.browser
@pytest.mark.parametrize("part", LISTS)
async def test_a_list_follows_however_long_it_grows(tmp_path: Path, chromium: Browser, part: str) -> None:
    """Old lines go where new ones come; who scrolls back stays there, and the button leads to the newest."""
    async with stage(tmp_path / "data") as scene, player(scene.origin, "Ann") as ann:
        await ann.sit(TABLE.id, 2, 20_000)
        screen = await Screen.open(chromium, scene.origin)
        page, teller = screen.page, Teller()
        await teller.between(page)
        await screen.enter("Robin")
        await screen.open_table(TABLE.id)
        await page.get_by_role("tab", name=screen.words(f"tab-{part}")).click()
        lines = page.locator(LISTS[part])
        whole = await lines.element_handle()
        for _ in range(LINES // AT_ONCE):
            teller.tell(part, AT_ONCE)
            await page.evaluate(DRAWN)
        await page.wait_for_function(AT_ITS_END, arg=whole)
        newest = screen.button("newest")
        await expect(newest).to_have_count(0)

        await lines.hover()
        await page.mouse.wheel(0, -600)
        await expect(newest).to_be_visible()
        teller.tell(part, AT_ONCE)
        await page.evaluate(DRAWN)
        assert await lines.evaluate(BELOW) > 300

        await newest.focus()
        await page.keyboard.press("Enter")
        await page.wait_for_function(AT_ITS_END, arg=whole)
        await expect(newest).to_have_count(0)
        teller.tell(part, AT_ONCE)
        await page.evaluate(DRAWN)
        await page.wait_for_function(AT_ITS_END, arg=whole)
        await screen.close()
