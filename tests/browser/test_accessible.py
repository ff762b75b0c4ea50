"""No screen has a fault that axe finds, in any theme; and no words hang over on any size of screen."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen
from tests.browser.test_overflow import CUT_OFF
from tests.house.tracked import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "de", "da", "nb", "pl")
SIZES = ((1280, 800), (1024, 768), (390, 844), (360, 740), (844, 390))
THEMES = ("dark", "light")
FELTS = ("moss", "slate", "plum", "graphite")
PAGES = (
    "/",
    "/hands",
    "/rulebook",
    "/table/elm",
    "/table/elm/rules",
    "/table/none",
    "/nowhere",
    "/tables/elm+oak",
)

HAND_PAGES = ("/hands", "/hands/elm/1", "/hands/elm/1/replay?step=9")

# Every fault with the place where it is; what only a person can judge is left out.
_FAULTS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}"""
_THEME = "theme => localStorage.setItem('splitpot.settings', JSON.stringify(theme))"


async def faults(screen: Screen) -> list[str]:
    """What axe finds on the page, which allows no script but the room's own: axe comes past it."""
    session = await screen.page.context.new_cdp_session(screen.page)
    await session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    found: list[str] = await screen.page.evaluate(_FAULTS)
    return found


async def settled(screen: Screen, path: str) -> None:
    """Go to `path` and wait until it shows what it has."""
    await screen.page.goto(path)
    await expect(screen.page.get_by_role("heading").first).to_be_attached()
    await screen.page.wait_for_function("() => document.querySelector('[aria-busy=true]') === null")


@pytest.mark.browser
async def test_axe_sees_what_is_wrong(new_screen: NewScreen) -> None:
    """A picture without a name, planted into the entrance, is found: the check itself works."""
    screen = await new_screen()
    await settled(screen, "/")
    await screen.page.evaluate("document.querySelector('main').append(new Image())")

    assert ["image-alt: img"] == await faults(screen)


@pytest.mark.browser
@pytest.mark.parametrize("theme", THEMES)
async def test_axe_finds_nothing_on_any_page(new_screen: NewScreen, theme: str) -> None:
    """The entrance, every page, and the dialogs; each felt with the table."""
    screen = await new_screen()
    await screen.page.evaluate(_THEME, {"theme": theme})
    found = {}
    await settled(screen, "/")
    found["entrance"] = await faults(screen)
    await screen.enter("Robin")
    for path in PAGES:
        await settled(screen, path)
        found[path] = await faults(screen)
    for felt in FELTS[1:]:
        await screen.page.evaluate(_THEME, {"theme": theme, "felt": felt})
        await settled(screen, "/table/elm")
        found[felt] = await faults(screen)
    await settled(screen, "/")
    await screen.button("nav-settings").click()
    await expect(screen.page.get_by_role("dialog")).to_be_visible()
    found["settings"] = await faults(screen)
    await settled(screen, "/table/elm")
    await screen.button("sit-at", seat=1).click()
    await expect(screen.page.get_by_role("dialog")).to_be_visible()
    found["buy-in"] = await faults(screen)

    await screen.page.keyboard.press("Escape")
    await screen.sit(2, 500)
    await screen.to_the_end()
    found["award"] = await faults(screen)
    await screen.page.get_by_role("tab", name=screen.words("tab-chat")).click()
    found["chat"] = await faults(screen)
    for path in HAND_PAGES:
        await settled(screen, path)
        found[path] = await faults(screen)

    assert {} == {place: list_ for place, list_ in found.items() if list_}


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_fit_on_every_size_of_screen(new_screen: NewScreen, language: str) -> None:
    """Every page but the table, which has a test of its own, from a desktop to a phone on its side."""
    screen = await new_screen(language)
    await screen.enter("Wilhelmina")
    cut_off = []
    for path in (path for path in PAGES if not path.endswith("elm") and "+" not in path):
        await settled(screen, path)
        for width, height in SIZES:
            await screen.page.set_viewport_size({"width": width, "height": height})
            cut_off += [f"{path} {width}x{height}: {text}" for text in await screen.page.evaluate(CUT_OFF)]
        await screen.page.set_viewport_size({"width": 1280, "height": 800})

    assert not cut_off, "\n".join(cut_off)
