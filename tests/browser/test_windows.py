"""One player, two devices: the table is played on one of them, and the other one says so."""

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen, new_context
from tests.browser.serving import ServedRoom
from tests.browser.words import LANGUAGES, words_of

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("room", ["normal"], indirect=True)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_seat_opened_on_a_second_device_is_played_there(
    new_screen: NewScreen, chromium: Browser, room: ServedRoom, language: str
) -> None:
    """The first says where he plays and its buttons are off, until he chooses to play there again."""
    first = await new_screen(language)
    await first.enter("Robin")
    await first.open_table("elm")
    await first.sit(1)
    await expect(first.free_action).to_be_visible(timeout=20_000)
    context = await new_context(chromium, room.origin, language, "phone")
    await context.add_cookies(await first.page.context.cookies())  # type: ignore[arg-type]
    second = Screen(await context.new_page(), words_of(language), "phone")
    await second.open_table("elm")
    notices = [
        screen.page.get_by_role("heading", name=screen.words("played-elsewhere-title"), exact=True)
        for screen in (first, second)
    ]

    await expect(notices[0]).to_be_visible()
    await expect(notices[1]).to_have_count(0)
    for button in await first.actions.all():
        await expect(button).to_be_disabled()

    await first.button("play-here").click()
    await expect(notices[0]).to_have_count(0)
    await expect(notices[1]).to_be_visible()
    for button in await second.actions.all():
        await expect(button).to_be_disabled()

    await second.close()
    await expect(first.free_action.or_(first.award).first).to_be_visible(timeout=20_000)
