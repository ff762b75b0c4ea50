"""The room as an installed app: what it needs, how much it loads, and what it shows without a network."""

import gzip
import json
import re

import pytest
from playwright.async_api import expect

from splitpot.cli.installed import client_folder
from tests.browser.conftest import NewScreen

FIRST_LOAD_BYTES_MAX = 120 * 1024

_LOADED = "() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"
_NAMED = re.compile(r'"(/assets/[^"]+)"')
_WORKS = "() => navigator.serviceWorker.controller !== null"


@pytest.mark.browser
async def test_what_an_app_needs_is_there(new_screen: NewScreen) -> None:
    """The manifest, and every icon that it names."""
    screen = await new_screen()
    link = await screen.page.locator("link[rel=manifest]").get_attribute("href")
    answer = await screen.page.request.get(link or "")
    icons = [icon["src"] for icon in json.loads(await answer.text())["icons"]]
    found = [(await screen.page.request.get(icon)).headers["content-type"] for icon in icons]

    assert "application/manifest+json" == answer.headers["content-type"]
    assert ["image/svg+xml", "image/png", "image/png", "image/png"] == found


@pytest.mark.browser
async def test_a_page_promises_the_room_until_it_is_there(new_screen: NewScreen) -> None:
    """Its name stands in the page itself, and goes when the entrance comes."""
    screen = await new_screen()
    page = await (await screen.page.request.get("/")).text()
    await expect(screen.page.get_by_role("heading", level=1)).to_be_visible()

    assert 'id="coming"' in page
    await expect(screen.page.locator("#coming")).to_have_count(0)


@pytest.mark.browser
async def test_the_page_of_a_table_names_its_files_at_once(new_screen: NewScreen) -> None:
    """All that is loaded for it before anything is pressed, and nothing that is not there."""
    screen = await new_screen()
    page = await (await screen.page.request.get("/table/rowan")).text()
    named = set(_NAMED.findall(page))
    await screen.page.goto("/table/rowan")
    await expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    loaded = {path for path in await screen.page.evaluate(_LOADED) if path.startswith("/assets/")}

    assert named == loaded
    assert any(path.startswith("/assets/table-") for path in named)


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "pl"])
async def test_the_first_load_is_small(new_screen: NewScreen, language: str) -> None:
    """All that the entrance loads, packed, is less than 120 KB."""
    screen = await new_screen(language)
    folder = client_folder()
    assert folder is not None
    await expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    paths = {"/index.html", *await screen.page.evaluate(_LOADED)}
    files = [folder / path.lstrip("/") for path in sorted(paths)]
    loaded = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if file.is_file())

    assert 0 < loaded < FIRST_LOAD_BYTES_MAX


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "de", "da", "nb", "pl"])
async def test_without_a_network_the_room_says_so_and_opens_again(
    new_screen: NewScreen, language: str
) -> None:
    """Loaded anew it is not the browser's error page; back on the network it needs no second reload."""
    screen = await new_screen(language)
    page, words = screen.page, screen.words
    await page.wait_for_function(_WORKS)
    await page.context.set_offline(True)
    await page.reload()
    await expect(page.get_by_role("heading", level=1, name=words("away-title"), exact=True)).to_be_visible()

    await page.context.set_offline(False)

    await expect(page.get_by_role("heading", level=1, name=words("entrance-title"))).to_be_visible()
