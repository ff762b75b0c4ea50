"""What a player at a table can open: dialogs, the reasons of a ruling, and the panel beside the felt."""

from playwright.async_api import expect

from tests.browser.gallery import Gallery, Visit, close_dialog, dialog, played
from tests.browser.screen import Screen

TABS = ("chat", "hands", "table", "log")


async def top_up(gallery: Gallery, screen: Screen) -> None:
    """More chips."""
    await screen.button("add-chips").click()
    await dialog(screen).wait_for()
    await gallery.look("top-up", [screen])
    await close_dialog(screen)


async def leave(gallery: Gallery, screen: Screen) -> None:
    """Leaving asks once."""
    await screen.button("leave").click()
    await dialog(screen).wait_for()
    await gallery.look("leave", [screen])
    await close_dialog(screen)


async def keys(gallery: Gallery, screen: Screen) -> None:
    """The list of all keys."""
    await screen.page.keyboard.press("?")
    await dialog(screen).wait_for()
    await gallery.look("keys", [screen])
    await close_dialog(screen)


SITTING: tuple[Visit, ...] = (top_up, leave, keys)


async def why(gallery: Gallery, screen: Screen) -> None:
    """The reasons of the last ruling."""
    await screen.page.keyboard.press("w")
    heading = screen.page.get_by_role("heading", name=screen.words("why-title"), exact=True)
    await heading.wait_for()
    await gallery.look("why", [screen])
    await screen.page.keyboard.press("Escape")
    await expect(heading).to_be_hidden()


async def panel(gallery: Gallery) -> None:
    """Every tab of the panel, which a phone opens from its bar, and the reasons of a ruling."""
    await played(gallery, "result", then=(tabs, why))


async def tabs(gallery: Gallery, screen: Screen) -> None:
    """The panel, one tab after the other."""
    covered = screen.size == "phone"
    if covered:
        await screen.button("panel-open").click()
    for tab in TABS:
        await screen.page.get_by_role("tab", name=screen.words(f"tab-{tab}")).click()
        await gallery.look(f"panel-{tab}", [screen])
    if covered:
        await screen.button("panel-close").click()
