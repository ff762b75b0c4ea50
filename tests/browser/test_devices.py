"""One player, two devices: a link or code of the first lets him in on the second, and a host can give one."""

import asyncio
import json
import re
import sys

import httpx
import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen, new_context
from tests.browser.serving import ServedRoom
from tests.browser.words import words_of

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("room", ["normal"], indirect=True)]

_LINK = re.compile(r"http://\S+/key#\S+")


async def opened(chromium: Browser, room: ServedRoom, language: str, link: str) -> Screen:
    """A phone without cookies that opens the link."""
    context = await new_context(chromium, room.origin, language, "phone")
    screen = Screen(await context.new_page(), words_of(language), "phone")
    await screen.page.goto(link)
    return screen


@pytest.mark.parametrize("language", ["de", "pl"])
async def test_a_link_lets_the_player_in_on_his_phone_once(
    new_screen: NewScreen, chromium: Browser, room: ServedRoom, language: str
) -> None:
    """His seat is there, the first device stays in, and the link is worth nothing afterwards."""
    first = await new_screen(language)
    await first.enter("Robin")
    await first.button("nav-settings").click()
    await first.button("device-title").click()
    dialog = first.page.get_by_role("dialog", name=first.words("device-title"), exact=True)
    await expect(dialog.get_by_text(_LINK)).to_be_visible()
    found = _LINK.search(await dialog.inner_text())
    assert found is not None
    link = found[0]
    await first.button("dialog-close").click()
    await first.open_table("elm")
    await first.sit(1)
    async with httpx.AsyncClient(trust_env=False) as preview:  # as a chat program does that shows links
        assert "set-cookie" not in (await preview.get(link)).headers

    second = await opened(chromium, room, language, link)
    await expect(second.page.get_by_text(second.words("key-lead", name="Robin"), exact=True)).to_be_visible()
    assert [] == await second.page.context.cookies()
    await second.button("key-enter", name="Robin").click()
    lobby = second.page.get_by_role("heading", level=1, name=second.words("lobby-title"))
    await expect(lobby).to_be_visible()
    joined = first.page.get_by_text(first.words("device-joined"), exact=True)
    await expect(joined).to_be_visible()
    await first.button("notice-dismiss").click()
    await expect(joined).to_have_count(0)
    await second.open_table("elm")
    elsewhere = first.page.get_by_role("heading", name=first.words("played-elsewhere-title"), exact=True)
    await expect(elsewhere).to_be_visible()
    await first.button("play-here").click()
    await expect(elsewhere).to_have_count(0)

    third = await opened(chromium, room, language, link)
    used = third.page.get_by_text(third.words("refusal-spare_key_used"), exact=True)
    await expect(used).to_be_visible()
    await expect(third.page.get_by_text(third.words("key-advice"), exact=True)).to_be_visible()
    # A browser says by itself that a request was refused; that is what is tried here.
    third.faults = [fault for fault in third.faults if "410 (Gone)" not in fault]
    for screen in (second, third):
        await screen.close()


async def test_a_host_gives_a_name_back_and_signs_the_old_device_out(
    new_screen: NewScreen, room: ServedRoom
) -> None:
    """Who finds the name taken is told what to do; the code of the host lets in, however it is typed."""
    stolen, phone = await new_screen("nb"), await new_screen("nb", "phone")
    await stolen.enter("Robin")
    await phone.page.get_by_label(phone.words("entrance-name"), exact=True).fill("Robin")
    await phone.button("entrance-seat").click()
    await expect(phone.page.get_by_text(phone.words("entrance-yours"))).to_be_visible()
    phone.faults = [fault for fault in phone.faults if "409 (Conflict)" not in fault]
    await phone.page.get_by_role("link", name=phone.words("entrance-by-code"), exact=True).click()

    command = (sys.executable, "-m", "splitpot", "readmit", "Robin", "--sign-out", "--json")
    host = await asyncio.create_subprocess_exec(
        *command, "--data", str(room.data), stdout=asyncio.subprocess.PIPE
    )
    key = json.loads((await host.communicate())[0])
    assert (0, 1, f"{room.origin}/key#{key['code']}") == (host.returncode, key["signed_out"], key["link"])
    title = stolen.page.get_by_role("heading", level=1, name=stolen.words("entrance-title"))
    await expect(title).to_be_visible()

    typed = key["code"].lower().replace("-", " ")
    await phone.page.get_by_label(phone.words("key-code"), exact=True).fill(typed)
    await phone.button("key-check").click()
    await phone.button("key-enter", name="Robin").click()
    lobby = phone.page.get_by_role("heading", level=1, name=phone.words("lobby-title"))
    await expect(lobby).to_be_visible()
