"""A browser page as its reader uses it: finds things by their role and their name in his language."""

import asyncio
import contextlib
import json
import re
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
)
from playwright.async_api import TimeoutError as NotInTime

from tests.browser.words import Words, words_of

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
WAIT_MS = 20_000
PRESS_MS = 1_500

# A browser says by itself that a server is away; no script can keep it from doing so.
AWAY = re.compile(
    r"WebSocket connection to .* failed|net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|INTERNET_DISCONNECTED)"
)

Frame = dict[str, Any]


class Screen:
    """One page, what it complained of, and what it said over its WebSocket."""

    def __init__(self, page: Page, words: Words, size: str) -> None:
        self.page = page
        self.words = words
        self.size = size
        self.name = ""
        self.faults: list[str] = []
        self.sent: list[Frame] = []
        self.received: list[str] = []
        self._said = asyncio.Condition()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"{error.name}: {error.message}"))
        page.on("websocket", self._listen)

    @classmethod
    async def open(
        cls, browser: Browser, origin: str, language: str = "en", size: str = "desktop"
    ) -> "Screen":
        """A browser of its own, without cookies, at the room's address."""
        context = await new_context(browser, origin, language, size)
        screen = cls(await context.new_page(), words_of(language), size)
        await screen.page.goto("/")
        return screen

    def speaking(self, words: Words) -> "Screen":
        """The same page, read in another language; what it complains of still counts here."""
        other = Screen(self.page, words, self.size)
        other.name = self.name
        return other

    async def close(self) -> None:
        """Close the browser; whatever the page complained of fails the test."""
        await self.page.context.close()
        assert not self.faults, self.faults

    def button(self, name: str, /, **arguments: object) -> Locator:
        """The button called by the message `name`."""
        return self.page.get_by_role("button", name=self.words(name, **arguments), exact=True)

    def button_like(self, message: str) -> Locator:
        """A button whose name begins with the text of `message`."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.words(message))}"))

    async def enter(self, name: str) -> None:
        """Take a name at the entrance, in the language of this screen."""
        self.name = name
        language = self.page.get_by_role("combobox")
        await language.select_option(label=self.words(f"language-{self.words.language}"))
        await self.page.get_by_label(self.words("entrance-name"), exact=True).fill(name)
        await self.button("entrance-seat").click()
        await expect(
            self.page.get_by_role("heading", level=1, name=self.words("lobby-title"))
        ).to_be_visible()

    async def open_table(self, table: str) -> None:
        """Go to the screen of a table."""
        await self.page.goto(f"/table/{table}")
        await expect(self.page.get_by_role("heading", name=self.words("seats"), exact=True)).to_be_visible()

    async def sit(self, seat: int, chips: int | None = None) -> None:
        """Take a seat at the table on the screen, with what is proposed or with `chips` whole chips."""
        await self.button("sit-at", seat=seat).click()
        dialog = self.page.get_by_role("dialog")
        if chips is not None:
            await dialog.get_by_label(self.words("buy-in-amount"), exact=True).first.fill(str(chips))
        await dialog.get_by_role("button", name=self.words.pattern("buy-in-confirm", "chips")).click()
        await expect(dialog).to_be_hidden()

    @property
    def actions(self) -> Locator:
        """The three buttons."""
        return self.page.get_by_role("group", name=self.words("actions"), exact=True).get_by_role("button")

    @property
    def award(self) -> Locator:
        """Who won what: a table on the desktop, a list on the phone."""
        role = "table" if self.size == "desktop" else "list"
        return self.page.get_by_role(role, name=self.words("award"), exact=True)  # type: ignore[arg-type]

    async def hand_number(self) -> int:
        """The number of the hand on the table, as the bar says it."""
        bar = await self.page.get_by_role("banner").get_by_role("paragraph").inner_text()
        message = "hand-number" if self.size == "desktop" else "hand-number-short"
        found = self.words.reading(message, "number").search(bar)
        assert found is not None, bar
        return int(found["number"])

    @property
    def free_action(self) -> Locator:
        """The button that checks, or calls: it is there as soon as it is the reader's turn."""
        call = self.words.pattern("act-with-amount", "amount", word=self.words("act-call")).pattern
        name = re.compile(f"^({re.escape(self.words('act-check'))}|{call})$")
        return self.page.get_by_role("button", name=name, disabled=False)

    def acts(self) -> list[Frame]:
        """The actions that this page has sent so far."""
        return [frame["action"] for frame in self.sent if frame["type"] == "act"]

    async def act(self, button: Locator) -> Frame:
        """Press a button and return the action that it sends."""
        before = len(self.acts())
        await button.click()
        return await self.acted(before)

    async def acted(self, before: int) -> Frame:
        """The newest action, once more than `before` have been sent."""
        async with asyncio.timeout(WAIT_MS / 1000), self._said:
            await self._said.wait_for(lambda: len(self.acts()) > before)
        return self.acts()[-1]

    async def to_the_end(self) -> None:
        """Check and call until the hand is over."""
        while True:
            await expect(self.free_action.or_(self.award).first).to_be_visible(timeout=WAIT_MS)
            if await self.award.is_visible():
                return
            # Between our look and our press the clock or a fast opponent may have moved on.
            with contextlib.suppress(NotInTime):
                await self.free_action.click(timeout=PRESS_MS)

    async def next_hand(self) -> None:
        """Wait until the result has been cleared away."""
        await expect(self.award).to_be_hidden(timeout=WAIT_MS)

    async def said(self, role: str) -> list[str]:
        """The names of all parts of the page with this role, in their order, read at one moment."""
        snapshot = await self.page.locator("body").aria_snapshot()
        return re.findall(rf'^\s*- {role} "((?:[^"\\]|\\.)*)"', snapshot, re.MULTILINE)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not AWAY.search(message.text):
            self.faults.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    async def _note(self, frame: str | bytes) -> None:
        async with self._said:
            self.sent.append(json.loads(frame))
            self._said.notify_all()


async def new_context(browser: Browser, origin: str, language: str, size: str) -> BrowserContext:
    """A browser without cookies, with the language and the screen of its reader."""
    width, height = SIZES[size]
    return await browser.new_context(
        base_url=origin,
        locale=language,
        viewport={"width": width, "height": height},
        device_scale_factor=1,
        has_touch=size == "phone",
        is_mobile=size == "phone",
        reduced_motion="reduce",
        color_scheme="dark",
    )
