"""A whole orbit of Omaha Hi/Lo without looking: keys alone, and what a screen reader is told."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Locator, expect

from tests.browser.players import calling, player
from tests.browser.screen import Screen
from tests.browser.stage import PACE, TABLE, stage

HANDS = 3
TURNS_MAX = 40
ORBIT_SECONDS = 90
BRISK = replace(PACE, result=1_500, fold_result=1_000, first_deal=1_000)


class Listener:
    """Somebody who presses keys, and hears what the page announces."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words
        self._answer = screen.page.get_by_role("status", name=screen.words("read-answer"))

    async def press(self, key: str) -> None:
        """Press a key on whatever has the focus."""
        await self.screen.page.keyboard.press(key)

    async def reach(self, role: str, name: str) -> None:
        """Move on with Tab until the part of this role and name has the focus."""
        wanted: Locator = self.screen.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        for _ in range(80):
            await self.press("Tab")
            if await wanted.evaluate("node => node === document.activeElement"):
                return
        pytest.fail(f"no Tab leads to {role} {name}")

    async def read(self, digit: int) -> str:
        """What is read aloud with Alt and `digit`."""
        await self.press(f"Alt+Shift+Digit{digit}")
        await expect(self._answer).not_to_have_text("")
        return await self._answer.inner_text()

    async def my_turn(self) -> bool:
        """Wait for the turn or for the end of the hand; True if it is the turn."""
        turn = self.screen.page.locator("[aria-live=assertive]").filter(has_text=self.words("your-turn-said"))
        await expect(turn.or_(self.screen.award).first).to_be_attached(timeout=20_000)
        return await self.screen.award.count() == 0


@pytest.mark.browser
async def test_an_orbit_is_played_by_ear_and_keys(tmp_path: Path, chromium: Browser) -> None:
    """Sit down, hear the cards and the choices, call, raise and see three hands to their award."""
    async with (
        stage(tmp_path / "data", BRISK) as scene,
        player(scene.origin, "Ann") as ann,
        player(scene.origin, "Bo") as bo,
        asyncio.timeout(ORBIT_SECONDS),
    ):
        screen = await Screen.open(chromium, scene.origin)
        await screen.enter("Robin")
        await screen.open_table(TABLE.id)
        listener = Listener(screen)
        await listener.reach("button", screen.words("sit-at", seat=1))
        await listener.press("Enter")
        await listener.reach("button", await buy_in_button(screen))
        await listener.press("Enter")
        await expect(screen.page.get_by_role("dialog")).to_be_hidden()
        for seat, guest in enumerate((ann, bo), 2):
            guest.play(TABLE.id, calling)
            await guest.sit(TABLE.id, seat, 20_000)
        heard = [await hand_by_ear(listener) for _ in range(HANDS)]
        await screen.close()

    assert [len(cards.split(", ")) for cards in heard] == [4] * HANDS
    assert len(set(heard)) == HANDS


async def buy_in_button(screen: Screen) -> str:
    """The name of the button that takes the seat."""
    pattern = screen.words.pattern("buy-in-confirm", "chips")
    name = await screen.page.get_by_role("dialog").get_by_role("button", name=pattern).text_content()
    assert name is not None
    return name.strip()


async def hand_by_ear(listener: Listener) -> str:
    """Play a hand to its award, raising once; the own cards as they were read."""
    cards = ""
    told = listener.screen.page.get_by_role("log")
    for turn in range(TURNS_MAX):
        if not await listener.my_turn():
            break
        cards = cards or await listener.read(1)
        choices = await listener.read(5)
        assert re.search(listener.words("act-fold") + "|" + listener.words("act-check"), choices)
        assert listener.words("high-word") in await listener.read(6)
        acted, before = len(listener.screen.acts()), await told.text_content() or ""
        raises = turn == 0 and listener.words("act-raise") in choices
        await expect(listener.screen.actions.nth(1)).not_to_have_attribute("aria-disabled", "true")
        await listener.press("r" if raises else "c")
        await listener.screen.acted(acted)
        await expect(told).not_to_have_text(before)
    await listener.screen.next_hand()
    return cards
