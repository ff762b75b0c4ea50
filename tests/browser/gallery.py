"""All the pages that are looked at in one scene after the other, and who looks."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from playwright.async_api import Locator, expect

from tests.browser.screen import Screen

Look = Callable[[str, Sequence[Screen]], Awaitable[None]]
"""Looks at a scene, by its name, on some screens. A name that ends with LIGHT is of the light theme."""

LIGHT = "-light"
SETTLE_SECONDS = 0.4
WAIT_MS = 30_000

_THEME = "theme => { document.documentElement.dataset.theme = theme; }"


class Gallery:
    """All pages that are looked at, and who looks."""

    def __init__(self, screens: list[Screen], look: Look) -> None:
        self.screens = screens
        self._look = look

    def of(self, size: str) -> list[Screen]:
        """The pages of one size."""
        return [screen for screen in self.screens if screen.size == size]

    async def each(self, do: Callable[[Screen], Awaitable[object]], screens: Iterable[Screen] = ()) -> None:
        """Do the same on all of them, or on some."""
        for screen in [*screens] or self.screens:
            await do(screen)

    async def look(self, scene: str, screens: Iterable[Screen] = ()) -> None:
        """Look at all of them, or at some, once nothing moves any more."""
        seen = [*screens] or self.screens
        light = scene.endswith(LIGHT)
        if light:
            await self.each(lambda screen: screen.page.evaluate(_THEME, "light"), seen)
        await asyncio.sleep(SETTLE_SECONDS)
        await self._look(scene, seen)
        if light:
            await self.each(lambda screen: screen.page.evaluate(_THEME, "dark"), seen)


Visit = Callable[[Gallery, Screen], Awaitable[None]]
"""Opens something on one page, looks at it and closes it again."""


def dialog(screen: Screen) -> Locator:
    """What lies over the page."""
    return screen.page.get_by_role("dialog")


async def close_dialog(screen: Screen) -> None:
    """Close it, and see it gone."""
    await screen.page.keyboard.press("Escape")
    await expect(dialog(screen)).to_be_hidden()


async def played(
    gallery: Gallery,
    scene: str,
    screens: list[Screen] | None = None,
    *,
    due: bool = False,
    then: Sequence[Visit] = (),
) -> None:
    """A table that its player has open in several windows, seen in each while he plays in it.

    With `due` it is his turn there; `then` he visits what can be opened.
    """
    for screen in gallery.screens if screens is None else screens:
        here = screen.button("play-here")
        if due:
            await screen.free_action.or_(here).first.wait_for(timeout=WAIT_MS)
        if await here.is_visible():
            await here.click()
            await expect(here).to_be_hidden()
        if due:
            await screen.free_action.wait_for(timeout=WAIT_MS)
        await gallery.look(scene, [screen])
        for visit in then:
            await visit(gallery, screen)
