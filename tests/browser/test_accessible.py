"""No screen has a fault that axe finds: every screen, in every theme, on a desktop and on a phone."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import NewScreen
from tests.browser.evening import evening
from tests.browser.gallery import LIGHT
from tests.browser.screen import SIZES, Screen
from tests.browser.stage import stage
from tests.house.tracked import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# What can be chosen beside the dark moss with four colours, which is seen first.
LOOKS: tuple[dict[str, str], ...] = (
    {"theme": "light"},
    {"felt": "slate"},
    {"felt": "plum"},
    {"felt": "graphite"},
    {"deck": "two"},
    {"theme": "light", "deck": "two"},
    {"index": "large"},
)
# Where felts, decks and corners are seen; all other scenes are judged in the light besides.
FELT_SCENES = ("spectator", "post-or-wait", "your-turn", "showdown", "replay", "hand")
LOOKED_AT = "desktop"  # colours are the same on a phone
USUAL = {"theme": "dark", "felt": "moss", "deck": "four", "index": "normal"}

# Every fault with the place where it is; what only a person can judge is left out. Looks differ in colours.
_FAULTS = """async (rules) => {
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"], ...(rules === null ? {} : { runOnly: { type: "rule", values: rules } }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}"""
_COLOURS = ["color-contrast"]
_WEAR = "look => { Object.assign(document.documentElement.dataset, look); }"
_LOADED = "() => typeof axe !== 'undefined'"


async def faults(screen: Screen, rules: list[str] | None = None) -> list[str]:
    """What axe finds on the page, which allows no script but the room's own: axe comes past it."""
    if not await screen.page.evaluate(_LOADED):
        session = await screen.page.context.new_cdp_session(screen.page)
        await session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        await session.detach()
    found: list[str] = await screen.page.evaluate(_FAULTS, rules)
    return found


@pytest.mark.browser
async def test_axe_sees_what_is_wrong(new_screen: NewScreen) -> None:
    """A picture without a name, planted into the entrance, is found: the check itself works."""
    screen = await new_screen()
    await expect(screen.page.get_by_role("heading").first).to_be_attached()
    await screen.page.evaluate("document.querySelector('main').append(new Image())")

    assert ["image-alt: img"] == await faults(screen)


@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES)
async def test_axe_finds_nothing_on_any_screen(tmp_path: Path, chromium: Browser, size: str) -> None:
    """On every screen of an evening, and in everything that can be chosen for the eyes."""
    found: list[str] = []

    async def judge(scene: str, screens: Sequence[Screen]) -> None:
        if scene.endswith(LIGHT):
            return  # The same in the light is judged below.
        for screen in (screen for screen in screens if screen.size == size):
            found.extend(f"{scene}: {fault}" for fault in await faults(screen))
            for look in LOOKS if scene in FELT_SCENES and size == LOOKED_AT else LOOKS[:1]:
                await screen.page.evaluate(_WEAR, USUAL | look)
                found.extend(f"{scene} {look}: {fault}" for fault in await faults(screen, _COLOURS))
            await screen.page.evaluate(_WEAR, USUAL)

    async with stage(tmp_path / "data") as open_stage:
        complaints = await evening(chromium, open_stage, judge, ("en",))

    assert not found, "\n".join(found)
    assert complaints == []
