"""Two to four tables side by side: each is played in its own place, and no press lands anywhere else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Locator, Page, expect

from splitpot.cluster import TableConfig
from splitpot.poker.rules import Limit, fixed_limit
from tests.browser.boxes import SEEN, Box, hangs_on, overlapping
from tests.browser.players import Player, calling, folding
from tests.browser.screen import Screen, new_context
from tests.browser.stage import PACE, stage
from tests.browser.test_accessible import faults as axe_faults
from tests.browser.test_overflow import CUT_OFF
from tests.browser.words import words_of

pytestmark = pytest.mark.browser

SMALL = fixed_limit("holdem", 400, 800, seats=2, unit=100)
TEN = fixed_limit("omaha8", 400, 800, seats=10, unit=100)
NO_LIMIT = replace(TEN, limit=Limit.NO, seats=6)
NAMES = ("Larch", "Rowan", "Yew", "Fir")
CHIPS = 20_000
EVENING_SECONDS = 100
# All sit before the first hand is dealt.
UNHURRIED = replace(PACE, first_deal=8_000)

# What is drawn in each tile, in CSS pixels, with what it must stay within.
_BOXES = (
    f"() => {{ {SEEN}"
    + """
return [...document.querySelectorAll("[data-tile]")].flatMap((tile) => {
  const kinds = {
    plate: ".seat .plate", card: ".board > *", own: ".own[role=group]", button: ".acts .act",
    option: ".opts button",
    tag: ".seat .rib, .seat .said", pot: ".stage .pot", worth: ".strength, .result", open: ".shelf .hand",
  };
  const seats = [...document.querySelectorAll(".seat")];
  const one = (kind, node, index) => ({
    seat: seats.indexOf(node.closest(".seat")), tile: tile.dataset.tile,
    kind, name: `${kind} ${index + 1}`, within: seen(tile), ...seen(node),
  });
  return Object.entries(kinds).flatMap(([kind, selector]) => [...tile.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && seen(node) !== null)
    .map((node, index) => one(kind, node, index)));
}); }"""
)

# Presses a key in the very moment in which the ring reaches a table.
_HASTY = """(table) => new MutationObserver((_, observer) => {
  if (document.querySelector(".tile.ringed").dataset.tile !== table) return;
  observer.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "c", code: "KeyC", bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "c", code: "KeyC", bubbles: true }));
  window.pressed = true;
}).observe(document.querySelector("main"), { subtree: true, attributes: true, attributeFilter: ["class"] })"""


class Desk:
    """Robin's screen with several tables, where he has seat 1, and who sits there with him."""

    def __init__(self, screen: Screen, guests: Sequence[Player]) -> None:
        self.screen = screen
        self.guests = guests

    def tile(self, name: str) -> Locator:
        """The tile of the table called `name`."""
        return self.screen.page.get_by_role("region", name=name, exact=True)

    def button(self, name: str, index: int) -> Locator:
        """One of the three buttons in a tile: fold, call, raise."""
        actions = self.tile(name).get_by_role("group", name=self.screen.words("actions"), exact=True)
        return actions.get_by_role("button").nth(index)

    def acted(self) -> list[tuple[str, str]]:
        """Where this page has acted so far, and how."""
        return [(one["table"], one["action"]["type"]) for one in self.screen.sent if one["type"] == "act"]

    async def my_turn(self, *names: str) -> None:
        """Wait until it is Robin's turn at these tables, and the buttons there listen."""
        for name in names:
            await expect(self.button(name, 1)).to_be_enabled(timeout=20_000)
            await expect(self.button(name, 1)).not_to_have_attribute("aria-disabled", "true")

    async def ring(self, name: str) -> None:
        """Wait until the keyboard means the table called `name`, and no other."""
        await expect(self.tile(name)).to_have_attribute("aria-current", "true")
        await expect(self.screen.page.locator(".tile.ringed")).to_have_count(1)

    async def sent(self, count: int) -> list[tuple[str, str]]:
        """All actions, once there are `count` of them."""
        await self.screen.acted(count - 1)
        return self.acted()


@contextlib.asynccontextmanager
async def desk(
    folder: Path,
    chromium: Browser,
    tables: Sequence[TableConfig],
    language: str = "en",
    size: tuple[int, int] = (1280, 800),
) -> AsyncIterator[Desk]:
    """Robin and as many guests as there are seats, at all these tables at once."""
    async with asyncio.timeout(EVENING_SECONDS), contextlib.AsyncExitStack() as stack:
        scene = await stack.enter_async_context(stage(folder, UNHURRIED, tuple(tables)))
        guests = [await Player.enter(scene.origin, f"Gast {seat}") for seat in range(2, _most(tables) + 1)]
        robin = await Player.enter(scene.origin, "Wilhelmina", language)
        for guest in (robin, *guests):
            await guest.connect()
            stack.push_async_callback(guest.disconnect)
        await asyncio.gather(
            *(
                guest.sit(table.id, seat, CHIPS)
                for table in tables
                for seat, guest in enumerate((robin, *guests), 1)
                if seat <= table.rules.seats
            )
        )
        await robin.disconnect()
        context = await new_context(chromium, scene.origin, language, "desktop")
        name, _, value = robin.cookie.partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": scene.origin}])
        page = await context.new_page()
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        screen = Screen(page, words_of(language), "desktop")
        stack.push_async_callback(screen.close)
        await page.goto("/tables/" + "+".join(table.id for table in tables))
        yield Desk(screen, guests)


def _most(tables: Sequence[TableConfig]) -> int:
    return max(table.rules.seats for table in tables)


def small_tables(count: int) -> list[TableConfig]:
    """Tables for two, where Robin has the button and is the first to act."""
    return [TableConfig(name.lower(), name, SMALL) for name in NAMES[:count]]


async def test_four_tables_are_played_by_click_and_by_key(tmp_path: Path, chromium: Browser) -> None:
    """Each press acts where it is made, each key at the table with the ring, wherever else it is his turn."""
    async with desk(tmp_path / "data", chromium, small_tables(4)) as robin:
        keyboard = robin.screen.page.keyboard
        await robin.my_turn(*NAMES)
        await expect(robin.screen.page).to_have_title(robin.screen.words("page-tables-calling", count=4))
        await robin.button("Yew", 1).click()
        assert await robin.sent(1) == [("yew", "call")]
        await robin.ring("Yew")
        await keyboard.press("4")
        await robin.ring("Fir")
        await keyboard.press("r")
        assert (await robin.sent(2))[1:] == [("fir", "raise")]
        await keyboard.press("1")
        await robin.ring("Larch")
        await keyboard.press("c")
        assert (await robin.sent(3))[2:] == [("larch", "call")]

        # One table is left that needs him: the ring finds it by itself, and soon its keys are heard.
        await robin.ring("Rowan")
        while len(robin.acted()) < 4:
            await keyboard.press("c")
        assert robin.acted()[3:] == [("rowan", "call")]


async def test_no_press_is_stolen_by_a_table_that_calls(tmp_path: Path, chromium: Browser) -> None:
    """While a button is held down at one table another one calls: the press is heard where it was begun."""
    async with desk(tmp_path / "data", chromium, small_tables(2)) as robin:
        (guest,) = robin.guests
        mouse = robin.screen.page.mouse
        await robin.my_turn("Larch", "Rowan")
        await robin.button("Rowan", 1).click()
        await robin.sent(1)
        place = await robin.button("Larch", 1).bounding_box()
        assert place is not None
        await mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        await mouse.down()

        await guest.act("rowan", calling)
        await guest.act("rowan", calling)
        await robin.my_turn("Rowan")
        await expect(robin.tile("Larch")).to_have_attribute("aria-current", "true")
        assert await robin.button("Larch", 1).bounding_box() == place
        await mouse.up()

        assert await robin.sent(2) == [("rowan", "call"), ("larch", "call")]


async def test_a_key_that_meets_the_ring_as_it_moves_is_not_heard(tmp_path: Path, chromium: Browser) -> None:
    """The ring waits while a key is held; a key pressed as it moves was meant for the table before."""
    async with desk(tmp_path / "data", chromium, small_tables(2)) as robin:
        page = robin.screen.page
        await robin.my_turn("Larch", "Rowan")
        await page.keyboard.press("1")
        await robin.ring("Larch")
        await page.keyboard.down("Shift")
        await robin.button("Larch", 1).click()
        await robin.sent(1)
        await expect(robin.button("Larch", 1)).to_be_disabled()
        await robin.ring("Larch")
        await page.evaluate(_HASTY, "rowan")
        await page.keyboard.up("Shift")
        await page.wait_for_function("() => window.pressed === true")
        await robin.ring("Rowan")
        await robin.button("Rowan", 0).click()

        assert await robin.sent(2) == [("larch", "call"), ("rowan", "fold")]


async def test_writing_keeps_the_ring_where_it_is(tmp_path: Path, chromium: Browser) -> None:
    """Whoever writes to one table while another one calls writes on, and no letter acts anywhere."""
    async with desk(tmp_path / "data", chromium, small_tables(2)) as robin:
        page, words = robin.screen.page, robin.screen.words
        await robin.my_turn("Larch", "Rowan")
        await robin.button("Larch", 1).click()
        await robin.sent(1)
        await robin.tile("Larch").get_by_role("button", name=words("panel-open")).click()
        await robin.tile("Larch").get_by_role("tab", name=words("tab-chat")).click()
        field = robin.tile("Larch").get_by_label(words("chat-write"))
        await field.click()
        await page.keyboard.type("call, fold or raise at 2?", delay=40)

        await expect(field).to_have_value("call, fold or raise at 2?")
        await robin.ring("Larch")
        assert len(robin.acted()) == 1


async def test_a_table_is_enlarged_and_put_back(tmp_path: Path, chromium: Browser) -> None:
    """By a double press and by a key; what was decided ahead stays decided; the layout is remembered."""
    async with desk(tmp_path / "data", chromium, small_tables(3)) as robin:
        page, words = robin.screen.page, robin.screen.words
        await robin.my_turn("Larch", "Rowan", "Yew")
        await robin.button("Rowan", 1).click()
        await robin.sent(1)
        ahead = robin.tile("Rowan").get_by_role(
            "button", name=words("pre-said", text=words("pre-check-fold"))
        )
        await ahead.click()
        felt = await robin.tile("Rowan").locator(".stage").bounding_box()
        assert felt is not None
        await page.mouse.dblclick(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] * 0.7)
        await expect(robin.tile("Larch")).to_be_hidden()
        await expect(ahead).to_have_attribute("aria-pressed", "true")
        strip = page.get_by_role("navigation", name=words("tables-strip"))
        await expect(strip.get_by_role("button", name="Larch")).to_contain_text(words("tables-turn"))
        await page.keyboard.press("e")
        await expect(robin.tile("Larch")).to_be_visible()
        await expect(robin.tile("Rowan")).to_be_visible()

        await robin.screen.button("tables-one-by-one").click()
        await expect(strip).to_be_visible()
        await page.reload()
        await expect(strip.get_by_role("button", name="Larch")).to_be_visible()
        await robin.screen.button("tables-side-by-side").click()
        await expect(robin.tile("Yew")).to_be_visible()
        await page.set_viewport_size({"width": 390, "height": 844})
        await expect(strip).to_be_visible()
        await expect(robin.screen.button("tables-side-by-side")).to_have_count(0)


async def test_tables_are_regions_with_their_names(tmp_path: Path, chromium: Browser) -> None:
    """A region and a first heading for each table; which one calls is heard; axe finds no fault."""
    async with desk(tmp_path / "data", chromium, small_tables(4)) as robin:
        await robin.my_turn(*NAMES)

        assert list(NAMES) == await robin.screen.said("region")
        headings = robin.screen.page.get_by_role("heading", level=1)
        assert list(NAMES) == await headings.all_inner_texts()
        spoken = robin.screen.page.locator("[aria-live=assertive]")
        said = [text.partition(":")[0] for text in await spoken.all_text_contents()]
        assert list(NAMES) == said
        assert [] == await axe_faults(robin.screen)


async def test_a_second_table_opens_beside_the_first(tmp_path: Path, chromium: Browser) -> None:
    """The lobby offers it, and whoever sits down there sees both."""
    tables = [*small_tables(1), TableConfig("rowan", "Rowan", replace(SMALL, seats=6))]
    async with desk(tmp_path / "data", chromium, tables[:1]) as robin:
        page, words = robin.screen.page, robin.screen.words
        await page.goto("/")
        await page.get_by_role("button", name="Maple", exact=True).click()
        await page.get_by_role("link", name=words("tables-beside")).click()
        await expect(robin.tile("Larch")).to_be_visible()
        await expect(robin.tile("Maple")).to_be_visible()
        await robin.tile("Maple").get_by_role("button", name=words("sit-at", seat=3), exact=True).click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_role("button", name=words.pattern("buy-in-confirm", "chips")).click()
        await expect(dialog).to_be_hidden()
        await expect(robin.tile("Larch")).to_be_visible()


def _faults(boxes: list[Box]) -> list[str]:
    """What covers what in a tile, what hangs out of it, and what is too small."""
    wrong = []
    for index, one in enumerate(boxes):
        where = f"{one['tile']}: {one['name']}"
        wrong += [
            f"{where} over {two['tile']}: {two['name']}"
            for two in boxes[index + 1 :]
            if overlapping(one, two) and not hangs_on(one, two)
        ]
        edge = one["within"]
        if any(one[side] < edge[side] - 1 for side in ("left", "top")) or any(
            one[side] > edge[side] + 1 for side in ("right", "bottom")
        ):
            wrong.append(f"{where} beyond its tile")
        if one["kind"] == "button" and one["bottom"] - one["top"] < 40:
            wrong.append(f"{where} is {one['bottom'] - one['top']} high")
    return wrong


async def _measured(robin: Desk, scene: str) -> list[str]:
    found = [*await covering_in_tiles(robin.screen.page), *await robin.screen.page.evaluate(CUT_OFF)]
    return [f"{scene}: {fault}" for fault in found]


async def covering_in_tiles(page: Page) -> list[str]:
    """What covers what in the tiles on the screen."""
    return _faults(await page.evaluate(_BOXES))


@pytest.mark.parametrize(
    ("language", "rules", "size"),
    [
        ("de", (TEN, TEN, NO_LIMIT, SMALL), (1280, 800)),
        ("pl", (TEN, NO_LIMIT, TEN, SMALL), (1280, 800)),
        ("de", (TEN, NO_LIMIT), (1280, 800)),
        ("pl", (TEN, NO_LIMIT), (1024, 768)),
        ("nb", (TEN, TEN, TEN), (1920, 1080)),
    ],
)
async def test_everything_of_a_full_table_fits_into_its_tile(
    tmp_path: Path, chromium: Browser, language: str, rules: Sequence[Any], size: tuple[int, int]
) -> None:
    """Ten seats, own cards, stacks, pot and buttons: nothing is covered, cut off or too small to press."""
    tables = [TableConfig(name.lower(), name, one) for name, one in zip(NAMES, rules, strict=False)]
    names = NAMES[: len(tables)]
    wrong: list[str] = []
    async with desk(tmp_path / "data", chromium, tables, language, size) as robin:
        await expect(
            robin.tile(names[-1]).get_by_role("group", name=robin.screen.words("your-cards"))
        ).to_be_visible(timeout=20_000)
        wrong += await _measured(robin, "the deal")
        for guest in robin.guests:
            for table in tables[1:]:
                if table.id in guest.views:
                    guest.play(table.id, calling)
                    await guest.watch(table.id)
            guest.play(tables[0].id, folding if guest is not robin.guests[0] else calling)
            await guest.watch(tables[0].id)
        await robin.my_turn(*names)
        wrong += await _measured(robin, "your turn")
        while await robin.screen.page.locator(".result").count() < len(tables):
            for name in names:
                with contextlib.suppress(Exception):
                    await robin.button(name, 1).click(timeout=700)
        wrong += await _measured(robin, "the result")
    assert wrong == [], "\n".join(wrong)
