"""Nothing on the table lies over anything else that must be seen: seats, board, cards and buttons."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Page, expect

from splitpot.cluster import TableConfig
from splitpot.poker.rules import fixed_limit
from tests.browser.boxes import SEEN, Box, hangs_on, overlapping
from tests.browser.players import Player, calling
from tests.browser.screen import Screen
from tests.browser.stage import PACE, stage

SIZES = ((1280, 800), (1024, 768), (390, 844), (360, 740), (844, 390), (640, 400))

# What the screen draws of a table, by name: boxes in CSS pixels, and whether anything has to be scrolled to.
_BOXES = (
    f"() => {{ {SEEN}"
    + """
  const boxes = [];
  const seats = [...document.querySelectorAll(".seat")];
  const add = (name, nodes) => [...nodes].forEach((node, index) => {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const place = seen(node);
    if (place === null) return;
    const { left, top, right, bottom } = place;
    const seat = seats.indexOf(node.closest(".seat"));
    boxes.push({ name: `${name} ${index + 1}`, seat, left, top, right, bottom });
  });
  add("plate", document.querySelectorAll(".seat .plate"));
  add("board card", document.querySelectorAll(".board > *"));
  add("button", document.querySelectorAll(".acts .act"));
  add("own hand", document.querySelectorAll(".own[role=group]"));
  add("open hand", document.querySelectorAll(".hole.open, .shelf .hand > *"));
  add("bet", document.querySelectorAll(".bet .chips"));
  add("award", document.querySelectorAll("table.award"));
  add("pot", document.querySelectorAll(".stage .pot, .result li"));
  add("tray", document.querySelectorAll(".tray"));
  add("tag", document.querySelectorAll(".ribbons .rib, .seat .said, .seat .odds"));
  add("option", document.querySelectorAll(".opts button"));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const scrolls = scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1;
  return { boxes, scrolls, size: [innerWidth, innerHeight] };
}"""
)

# Two frames later everything stands where the new size puts it.
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# All sit before the first hand is dealt.
UNHURRIED = replace(PACE, first_deal=6_000)


def passing(one: Box, other: Box) -> bool:
    """Is it a bet that lies for a moment at the edge of a pill, of another bet or of the pot."""
    kinds = {one["name"].split()[0], other["name"].split()[0]}
    return "bet" in kinds and kinds <= {"bet", "tag", "pot"}


def faults(found: dict[str, Any]) -> list[str]:
    """What covers what, and what hangs out of the window."""
    boxes: list[Box] = found["boxes"]
    width, height = found["size"]
    wrong = [
        f"{one['name']} over {other['name']}"
        for index, one in enumerate(boxes)
        for other in boxes[index + 1 :]
        if overlapping(one, other) and not (hangs_on(one, other) or passing(one, other))
    ]
    wrong += [
        f"{box['name']} beyond the screen"
        for box in boxes
        if box["left"] < -1 or box["top"] < -1 or box["right"] > width + 1 or box["bottom"] > height + 1
    ]
    return wrong + (["the page scrolls"] if found["scrolls"] else [])


async def measured(page: Page, scene: str) -> list[str]:
    """The faults of one scene on all sizes, each with what it is about."""
    wrong = []
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(_DRAWN)
        wrong += [f"{scene} {width}x{height}: {fault}" for fault in await covering(page)]
    return wrong


async def covering(page: Page) -> list[str]:
    """What covers what at the table on the screen, as large as it is now."""
    found = await page.evaluate(_BOXES)
    assert len(found["boxes"]) > 8, json.dumps(found)
    return faults(found)


@pytest.mark.browser
@pytest.mark.parametrize("seats", [2, 6, 10])
async def test_nothing_covers_what_must_be_seen(tmp_path: Path, chromium: Browser, seats: int) -> None:
    """While others act, on one's own turn, and in the result, with few seats and with as many as can be."""
    table = TableConfig("larch", "Larch", fixed_limit("omaha8", 400, 800, seats=seats, unit=100))
    wrong: list[str] = []
    async with stage(tmp_path / "data", UNHURRIED, (table,)) as scene:
        screen = await Screen.open(chromium, scene.origin, "de")
        await screen.enter("Wilhelmina")
        await screen.open_table("larch")
        await screen.sit(1)
        entering = (entered(scene.origin, f"Gast {seat}", seat) for seat in range(2, seats + 1))
        guests = await asyncio.gather(*entering)
        try:
            await expect(screen.actions).to_have_count(3)
            await expect(screen.page.get_by_role("group", name=screen.words("your-cards"))).to_be_visible(
                timeout=20_000
            )
            wrong += await measured(screen.page, "the deal")
            for guest in guests:
                guest.play("larch", calling)
                await guest.watch("larch")
            await expect(screen.free_action).to_be_visible()
            wrong += await measured(screen.page, "your turn")
            await screen.page.set_viewport_size({"width": 1280, "height": 800})
            await screen.to_the_end()
            wrong += await measured(screen.page, "the result")
        finally:
            for guest in guests:
                await guest.disconnect()
        await screen.close()
    assert wrong == []


async def entered(origin: str, name: str, seat: int) -> Player:
    """A guest without a browser, in his seat."""
    guest = await Player.enter(origin, name)
    await guest.connect()
    await guest.sit("larch", seat, 20_000)
    return guest
