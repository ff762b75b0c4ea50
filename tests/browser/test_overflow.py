"""No word is cut off, hangs out of its button or leaves the screen: any language, desktop and phone."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.evening import evening
from tests.browser.screen import Screen
from tests.browser.stage import stage

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
    if (why !== null) found.push(`"${data.trim()}" ${why}`);
  }
  return found;
}"""


@pytest.mark.browser
async def test_all_text_is_where_it_can_be_read(tmp_path: Path, chromium: Browser) -> None:
    """On every screen of an evening, from the entrance to the history."""
    cut_off: list[str] = []

    async def measure(scene: str, screens: Sequence[Screen]) -> None:
        for screen in screens:
            found = await screen.page.evaluate(CUT_OFF)
            cut_off.extend(f"{scene} {screen.words.language} {screen.size}: {text}" for text in found)

    async with stage(tmp_path / "data") as open_stage:
        complaints = await evening(chromium, open_stage, measure)

    assert not cut_off, "\n".join(cut_off)
    assert complaints == []
