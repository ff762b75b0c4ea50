"""kill -9 in the middle of a hand, with a browser open: it waits, comes back by itself, and plays on."""

import pytest
from playwright.async_api import expect

from splitpot.storage import Store
from tests.browser.conftest import NewScreen
from tests.browser.results import decision, recorded, shown
from tests.browser.serving import ServedRoom

TABLE = "elm"


@pytest.mark.browser
async def test_a_killed_server_costs_nobody_anything(room: ServedRoom, new_screen: NewScreen) -> None:
    """A bar says so, the buttons are off; after the restart the same decision is due and no chip is lost."""
    screen = await new_screen()
    await screen.enter("Robin")
    await screen.open_table(TABLE)
    await screen.sit(2)
    await screen.free_action.click(timeout=20_000)
    await expect(screen.free_action.or_(screen.award).first).to_be_visible(timeout=20_000)
    while await screen.award.is_visible():
        await screen.next_hand()
        await expect(screen.free_action.or_(screen.award).first).to_be_visible(timeout=20_000)
    before = await decision(screen)

    await room.kill()
    bar = screen.page.get_by_text(screen.words("connection-lost"), exact=True)
    await expect(bar).to_be_visible()
    await expect(screen.free_action).to_be_hidden()
    await room.start()
    await expect(bar).to_be_hidden(timeout=20_000)
    await expect(screen.free_action).to_be_visible()
    assert await decision(screen) == before

    await screen.to_the_end()
    result = await shown(screen)
    record = await (await screen.page.request.get(f"/api/hands/{TABLE}/{result.number}")).json()
    assert result == recorded(record)
    assert result.number == before["number"]
    store = await Store.open(str(room.data))
    try:
        audit = await store.audit()
    finally:
        await store.close()
    assert audit.findings == ()
