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
BELOW = """() => {
  const log = document.querySelector(".log");
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
AT_ITS_END = f"() => ({BELOW})() < 2"
SCROLLABLE = """() => {
  const log = document.querySelector(".log");
  return log.scrollHeight > 2 * log.clientHeight;
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Teller:
    """Stands between page and room, and tells the page more than there was: somebody checks, and again."""

    def __init__(self) -> None:
        self._route: WebSocketRoute | None = None
        self._update: dict[str, object] = {}

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

    def tell(self, facts: int) -> None:
        """Tell of as many facts, each in an update of its own."""
        assert self._route is not None
        for _ in range(facts):
            seq = int(str(self._update["seq"])) + 1
            self._update = {**self._update, "seq": seq, "events": [{"type": "checked", "seat": 2}]}
            self._route.send(json.dumps(self._update))


@pytest.mark.browser
async def test_the_log_follows_however_long_it_grows(tmp_path: Path, chromium: Browser) -> None:
    """Old lines go where new ones come; who scrolls back stays there, and the button leads to the newest."""
    async with stage(tmp_path / "data") as scene, player(scene.origin, "Ann") as ann:
        await ann.sit(TABLE.id, 2, 20_000)
        screen = await Screen.open(chromium, scene.origin)
        page, teller = screen.page, Teller()
        await teller.between(page)
        await screen.enter("Robin")
        await screen.open_table(TABLE.id)
        for _ in range(LINES // AT_ONCE):
            teller.tell(AT_ONCE)
            await page.evaluate(DRAWN)
        await page.wait_for_function(SCROLLABLE)
        await page.wait_for_function(AT_ITS_END)
        newest = screen.button("newest")
        await expect(newest).to_have_count(0)

        await page.locator(".log").hover()
        await page.mouse.wheel(0, -600)
        await expect(newest).to_be_visible()
        teller.tell(AT_ONCE)
        await page.evaluate(DRAWN)
        assert await page.evaluate(BELOW) > 300

        await newest.focus()
        await page.keyboard.press("Enter")
        await page.wait_for_function(AT_ITS_END)
        await expect(newest).to_have_count(0)
        teller.tell(AT_ONCE)
        await page.evaluate(DRAWN)
        await page.wait_for_function(AT_ITS_END)
        await screen.close()
