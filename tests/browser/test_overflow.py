"""No word is cut off, hangs out of its button or leaves the screen: any screen, any language, any size."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser

from splitpot.cluster import TableConfig
from splitpot.poker.rules import fixed_limit
from tests.browser.evening import evening
from tests.browser.screen import Screen
from tests.browser.stage import TABLE, stage
from tests.browser.words import LANGUAGES

# Every piece of text whose place on the screen is not within the window, within what clips it, and within its
# button. What is for ears only has no place; what lies in something that scrolls can be scrolled to.
CUT_OFF = """() => {
  const found = [];
  const outside = (inner, outer) =>
    inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5
    || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  const apart = (inner, outer) => inner.top >= outer.bottom - 1 || inner.left >= outer.right - 1;
  const holds = (words, ...values) => values.some((value) => words.includes(value));
  const fault = (holder, place) => {
    for (let box = holder; box !== null; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      if (around.width <= 1 || holds(["auto", "scroll"], overflowX, overflowY)) return null;
      // What gives way as a whole where there is no room is left out, not cut off.
      if (holds(["hidden", "clip"], overflowX) && apart(place, around)) return null;
      const bounds = holds(["hidden", "clip"], overflowX) || box.matches("button, .btn");
      if (display !== "inline" && bounds && outside(place, around)) return `cut off by ${box.className}`;
    }
    return place.left < -0.5 || place.right > innerWidth + 0.5 ? "beyond the screen" : null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: holder } = texts.currentNode;
    const seen = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (data.trim() === "" || !seen || holder.matches("option")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const why = fault(holder, range.getBoundingClientRect());
    // What is too long for its place ends in three dots, and its title says all of it.
    const dots = getComputedStyle(holder).textOverflow === "ellipsis";
    const titled = dots && (holder.closest("[title]")?.title ?? "").includes(data.trim());
    if (why !== null && !titled) found.push(`"${data.trim()}" ${why}`);
  }
  return found;
}"""


# How far the page is larger than the window, each way.
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
# The page is laid out anew with the frame after the next one.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIZES = {
    "desktop": ((1280, 800), (1024, 768)),
    "phone": ((390, 844), (360, 740), (844, 390)),
}
# Names as long as they may be, and amounts of six digits.
LONG = {
    "Marit": "Marit-Wilhelmine",
    "Zofia": "Zofia Wspaniała.",
    "Jens": "Jens MMMMMMMMMMM",
    "Ann": "Ann W_W_W_W_W_WW",
    "Robin": "Robin Hoodwinked",
    "Kim": "Kim Mammutsammer",
}
WORTH = 1_234
# All languages, in two evenings: most of an evening is waiting for the cards.
EVENINGS = (LANGUAGES[::2], LANGUAGES[1::2])
RICH = TableConfig(
    TABLE.id, "Rowan by the Water", fixed_limit("omaha8", 400 * WORTH, 800 * WORTH, seats=6, unit=100)
)


@pytest.mark.browser
@pytest.mark.parametrize("languages", EVENINGS, ids="-".join)
async def test_all_text_is_where_it_can_be_read(
    tmp_path: Path, chromium: Browser, languages: tuple[str, ...]
) -> None:
    """On every screen of an evening, on five sizes of window; and nobody has to scroll at a table."""
    wrong: list[str] = []

    async def measure(scene: str, screens: Sequence[Screen]) -> None:
        for screen in screens:
            for width, height in SIZES[screen.size]:
                await screen.page.set_viewport_size({"width": width, "height": height})
                await screen.page.evaluate(DRAWN)
                place = f"{scene} {screen.words.language} {width}x{height}"
                wrong.extend(f"{place}: {text}" for text in await screen.page.evaluate(CUT_OFF))
                right, down = await screen.page.evaluate(SCROLLS)
                at_table = await screen.page.locator(".table-frame").count() == 1
                if right > 0 or (at_table and down > 0):
                    wrong.append(f"{place}: the page is {right} too wide and {down} too high")
            width, height = SIZES[screen.size][0]
            await screen.page.set_viewport_size({"width": width, "height": height})
            await screen.page.evaluate(DRAWN)

    async with stage(tmp_path / "data", tables=(RICH,)) as open_stage:
        complaints = await evening(chromium, open_stage, measure, languages, LONG, WORTH)

    assert not wrong, "\n".join(wrong)
    assert complaints == []
