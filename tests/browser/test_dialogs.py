"""Dialogs that few see: the table that fills up while one buys in, and the offer to install the room."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from tests.browser.conftest import NewScreen
from tests.browser.players import player
from tests.browser.screen import Screen
from tests.browser.stage import TABLE, stage

DUEL = replace(TABLE, rules=replace(TABLE.rules, seats=2))

# What a browser that can install pages tells them; headless ones never do.
_OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => { window.prompts = (window.prompts ?? 0) + 1; return Promise.resolve(); };
  window.dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_the_last_seat_may_go_while_one_buys_in(tmp_path: Path, chromium: Browser, size: str) -> None:
    """The dialog says that all seats are taken and asks for nothing more; free again, it goes on."""
    async with (
        stage(tmp_path / "data", tables=(DUEL,)) as scene,
        player(scene.origin, "Ann") as ann,
        player(scene.origin, "Bo") as bo,
    ):
        await ann.sit(DUEL.id, 1, 20_000)
        screen = await Screen.open(chromium, scene.origin, "de", size)
        words = screen.words
        await screen.enter("Robin")
        await screen.open_table(DUEL.id)
        await screen.button("sit-down").click()
        dialog = screen.page.get_by_role("dialog")
        confirm = dialog.get_by_role("button", name=words.pattern("buy-in-confirm", "chips"))
        await expect(confirm).to_be_enabled()

        await bo.sit(DUEL.id, 2, 20_000)
        await expect(dialog.get_by_text(words("buy-in-full"), exact=True)).to_be_visible()
        await expect(confirm).to_be_disabled()
        await bo.ask(type="leave", table=DUEL.id)
        await expect(confirm).to_be_enabled()
        await confirm.click()
        await expect(dialog).to_be_hidden()
        await ann.view_when(
            DUEL.id, lambda view: [seat["name"] for seat in view["seats"]] == ["Ann", "Robin"]
        )
        await screen.close()


@pytest.mark.browser
async def test_the_offer_to_install_waits_in_the_settings_and_is_taken_once(new_screen: NewScreen) -> None:
    """No banner comes up by itself; the button asks the browser and is gone."""
    screen = await new_screen("nb")
    await screen.enter("Robin")
    assert await screen.page.evaluate(_OFFER)
    await screen.button("nav-settings").click()
    install = screen.page.get_by_role("dialog").get_by_role(
        "button", name=screen.words("settings-install"), exact=True
    )
    await install.click()
    await expect(install).to_have_count(0)
    assert await screen.page.evaluate("() => window.prompts") == 1
