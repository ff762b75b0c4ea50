"""States that a player meets seldom: each says what is the matter, and what he can do."""

import json
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from splitpot.cluster import TableConfig
from splitpot.poker.rules import fixed_limit
from tests.browser.conftest import NewScreen
from tests.browser.players import player
from tests.browser.screen import Screen
from tests.browser.serving import ServedRoom
from tests.browser.stage import stage
from tests.browser.test_overflow import CUT_OFF
from tests.browser.words import LANGUAGES

DUEL = TableConfig("willow", "Willow", fixed_limit("holdem", 200, 400, seats=2))
# A phone at the edge of its network: 400 ms there and back, 400 kbit/s.
EDGE = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 50_000,
    "uploadThroughput": 50_000,
}
PATIENCE_MS = 30_000


async def fits(screen: Screen) -> None:
    """Nothing that is said is cut off."""
    assert [] == await screen.page.evaluate(CUT_OFF)


@pytest.mark.browser
@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_a_room_without_tables_says_so(tmp_path: Path, chromium: Browser, size: str) -> None:
    """The lobby says that no table is open, and that one will appear by itself."""
    async with stage(tmp_path / "data", tables=(), usual=()) as empty:
        screen = await Screen.open(chromium, empty.origin, "pl", size)
        await screen.enter("Robin")
        title = screen.words("lobby-empty-title")

        await expect(screen.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        await expect(screen.page.get_by_text(screen.words("lobby-empty-text"), exact=True)).to_be_visible()
        await fits(screen)
        await screen.close()


@pytest.mark.browser
@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_a_full_table_is_watched(tmp_path: Path, chromium: Browser, size: str) -> None:
    """Its row says that it is full, and at the table no seat is offered."""
    async with (
        stage(tmp_path / "data", tables=(DUEL,), usual=()) as duel,
        player(duel.origin, "Ann") as ann,
        player(duel.origin, "Bob") as bob,
    ):
        await ann.sit(DUEL.id, 1, 4_000)
        await bob.sit(DUEL.id, 2, 4_000)
        screen = await Screen.open(chromium, duel.origin, "de", size)
        await screen.enter("Robin")
        await expect(screen.page.get_by_text(screen.words("seats-full")).first).to_be_visible()
        await fits(screen)

        await screen.open_table(DUEL.id)

        await expect(screen.page.get_by_text(screen.words("you-watch"), exact=True)).to_be_visible()
        await expect(screen.button("sit-down")).to_have_count(0)
        await expect(screen.button_like("sit-here")).to_have_count(0)
        await fits(screen)
        await screen.close()


@pytest.mark.browser
async def test_a_table_that_is_gone_leads_back_to_the_others(new_screen: NewScreen) -> None:
    """Its address says that there is no such table, with one way on."""
    screen = await new_screen("nb", "phone")
    await screen.enter("Robin")
    await screen.page.goto("/table/gone")
    title = screen.words("no-table-title")
    await expect(screen.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    await fits(screen)

    await screen.page.get_by_role("link", name=screen.words("to-the-tables"), exact=True).click()

    lobby = screen.words("lobby-title")
    await expect(screen.page.get_by_role("heading", level=1, name=lobby)).to_be_visible()


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_server_that_restarts_says_goodbye(
    room: ServedRoom, new_screen: NewScreen, language: str
) -> None:
    """A bar says that it restarts; once it is back the bar goes by itself."""
    screen = await new_screen(language, "phone")
    await screen.enter("Robin")
    # Whoever sees a table is connected.
    await screen.open_table("elm")
    bar = screen.page.get_by_text(screen.words("connection-restarting"), exact=True)
    await room.stop()

    await expect(bar).to_be_visible()
    await fits(screen)

    await room.start()
    await expect(bar).to_be_hidden(timeout=PATIENCE_MS)


async def welcomed_by_a_newer_server(page: Page) -> None:
    """Let the next server that welcomes this page speak a later protocol."""

    def open_socket(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(frame: str | bytes) -> None:
            update = json.loads(frame)
            if update["type"] == "welcome":
                update["protocol"] += 1
            socket.send(json.dumps(update))

        server.on_message(told)

    await page.route_web_socket("**/ws", open_socket)


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_old_page_asks_to_be_loaded_anew(new_screen: NewScreen, language: str) -> None:
    """A server of a later version is not played with: the page says so, and its button loads the new one."""
    screen = await new_screen(language, "phone")
    await screen.enter("Robin")
    await welcomed_by_a_newer_server(screen.page)
    await screen.page.reload()
    bar = screen.page.get_by_text(screen.words("connection-outdated"), exact=True)
    await expect(bar).to_be_visible()
    await fits(screen)

    await screen.page.unroute_all()
    async with screen.page.expect_event("load"):
        await screen.button("connection-reload").click()
    # The browser says by itself that the dropped socket failed.
    screen.faults[:] = [fault for fault in screen.faults if "net::ERR_FAILED" not in fault]


@pytest.mark.browser
async def test_a_slow_network_only_takes_its_time(new_screen: NewScreen) -> None:
    """Over 400 kbit/s the table opens, and a seat can be taken; no error, no second press."""
    screen = await new_screen("en", "phone")
    session = await screen.page.context.new_cdp_session(screen.page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", EDGE)
    await screen.enter("Robin")
    await screen.page.goto("/table/elm")
    seats = screen.page.get_by_role("heading", name=screen.words("seats"), exact=True)
    await expect(seats).to_be_visible(timeout=PATIENCE_MS)

    await screen.sit(1)

    await expect(screen.button("leave")).to_be_visible(timeout=PATIENCE_MS)
