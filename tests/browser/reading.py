"""What is read, not played: finished hands, rules, equities, several tables, and ways that lead nowhere."""

from playwright.async_api import expect

from tests.browser.gallery import Gallery
from tests.browser.screen import Screen

EQUITY = "/equity?game=omaha8&hand=AsAh2s3h&hand=KdKcQdJc&hand=8s9sTh6d&board=2c7d9h"
LOST = {"unknown-page": "/nowhere", "unknown-table": "/table/none", "unknown-hand": "/hands/rowan/999"}
_SHOWS = "() => document.querySelector('[aria-busy=true]') === null"
_KEPT = "() => navigator.serviceWorker.controller !== null"


async def pages(gallery: Gallery, table: str) -> None:
    """Everything beside the table, once a hand has been played there."""
    paths = {
        "hands": "/hands",
        "hand": f"/hands/{table}/2",
        "replay": f"/hands/{table}/2/replay?step=24",
        "rules": f"/table/{table}/rules",
        "rulebook": "/rulebook",
        "equity": EQUITY,
        "key": "/key",
        "tables": f"/tables/{table}+elm",
    }
    for scene, path in paths.items():
        await shown(gallery, scene, path)
    await shown(gallery, "hand-light", paths["hand"])
    await shown(gallery, "equity-light", paths["equity"])


async def lost_ways(gallery: Gallery) -> None:
    """Addresses that lead nowhere."""
    for scene, path in LOST.items():
        await shown(gallery, scene, path)
    # A browser says by itself that there is no such hand.
    for screen in gallery.screens:
        screen.faults[:] = [fault for fault in screen.faults if "404 (Not Found)" not in fault]


async def shown(gallery: Gallery, scene: str, path: str) -> None:
    """Go to `path` and look at it once it is there."""
    await gallery.each(lambda screen: screen.page.goto(path))
    await gallery.each(settled)
    await gallery.look(scene)


async def settled(screen: Screen) -> None:
    """Wait until the page shows what it has."""
    await screen.page.get_by_role("heading").first.wait_for(state="attached")
    await screen.page.wait_for_function(_SHOWS)
    if "/equity" in screen.page.url:
        await expect(
            screen.page.get_by_role("row").or_(screen.page.get_by_role("img")).first
        ).to_be_attached()


async def without_network(gallery: Gallery) -> None:
    """The installed app, opened where there is no network."""
    for screen in gallery.screens:
        await screen.page.goto("/")
        await screen.page.wait_for_function(_KEPT)
        await screen.page.context.set_offline(True)
        await screen.page.reload()
        title = screen.words("away-title")
        await screen.page.get_by_role("heading", level=1, name=title, exact=True).wait_for()
    await gallery.look("offline")
    for screen in gallery.screens:
        await screen.page.context.set_offline(False)
