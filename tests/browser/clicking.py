"""Somebody who presses whatever can be pressed at a table: with the mouse, at places that chance picks.

The clock of the page runs ten times as fast, so that little time goes by while buttons are deaf.
"""

import asyncio
import contextlib
import random
from typing import Any

from playwright.async_api import Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.browser.screen import WAIT_MS, Screen

SHOWN = 0.7  # how often cards are shown that need not be
ASIDE = 0.2  # how often something beside the buttons is pressed before them
PATIENCE_MS = 1_000  # a person presses again after so long
HAND_SECONDS = (
    60  # more than any hand takes; a fast machine presses many times in vain while a button is deaf
)

Look = dict[str, Any]

FAST = """
  const [now, later, again] = [performance.now.bind(performance), window.setTimeout, window.setInterval];
  performance.now = () => now() * 10;
  window.setTimeout = (does, ms, ...rest) => later(does, (ms ?? 0) / 10, ...rest);
  window.setInterval = (does, ms, ...rest) => again(does, (ms ?? 0) / 10, ...rest);
"""

# Waits until a button listens or the hand is over. Tells what can be pressed then, by kind: where it is.
_LOOK = """() => new Promise((done) => {
  const seen = (node) => !node.disabled && node.ariaDisabled !== "true" && node.checkVisibility();
  const spots = (selector) => [...document.querySelectorAll(selector)].filter(seen)
    .map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, folds: node.matches(".fold") };
    })
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const look = () => {
    const over = document.querySelector("table.award, ul.result") !== null;
    const acts = document.querySelector(".act.sent") === null ? spots(".acts .act") : [];
    if (!over && acts.length === 0) return;
    watching.disconnect();
    done({
      over,
      acts,
      sizes: spots(".sizing .presets button, .sizing .slide button, .sizing input[type=range]"),
      confirm: spots(".sizing .confirm button"),
      shows: spots(".opts > button.main[title], .own button"),
      aside: spots("[role=tab], .seat .plate, .why"),
    });
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
_ANSWERED = """() => document.querySelector(".opts > button.main[title]") === null"""


class Clicker:
    """Presses at random, with the choices that `chance` makes."""

    def __init__(self, screen: Screen, chance: random.Random) -> None:
        self._screen = screen
        self._chance = chance

    @property
    def _page(self) -> Page:
        return self._screen.page

    async def play(self) -> None:
        """Press until the hand is over, and once more where cards may be shown."""
        async with asyncio.timeout(HAND_SECONDS):
            while not (look := await self._look())["over"]:
                await self._act(look)
        await self._show(look["shows"])

    async def _show(self, shows: list[Look]) -> None:
        """Show one card or all, or leave it. A press on a button that is still deaf is made again."""
        if not shows or self._chance.random() >= SHOWN:
            return
        async with asyncio.timeout(WAIT_MS / 1000):
            while shows:
                await self._press(self._chance.choice(shows))
                with contextlib.suppress(PlaywrightTimeout):
                    await self._page.wait_for_function(_ANSWERED, timeout=PATIENCE_MS)
                    return
                shows = (await self._look())["shows"]

    async def _act(self, look: Look) -> None:
        """Press one of the buttons, or what chooses a size where it is chosen."""
        if look["aside"] and self._chance.random() < ASIDE:
            await self._press(self._chance.choice(look["aside"]))
        if look["confirm"]:
            for _ in range(self._chance.randrange(3)):
                await self._press(self._chance.choice(look["sizes"]))
            await self._press(look["confirm"][0])
            return
        # Who folds sees nothing more: seldom.
        weights = [1 if spot["folds"] else 5 for spot in look["acts"]]
        await self._press(self._chance.choices(look["acts"], weights)[0])

    async def _press(self, spot: Look) -> None:
        await self._page.mouse.click(spot["x"], spot["y"])

    async def _look(self) -> Look:
        async with asyncio.timeout(WAIT_MS / 1000):
            look: Look = await self._page.evaluate(_LOOK)
        return look
