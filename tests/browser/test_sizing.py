"""The misclick guard where sizes are free: pot-limit and no-limit tables, on desktops and phones."""

import contextlib
import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from splitpot.cluster import TableConfig
from splitpot.poker.options import Limit
from splitpot.poker.rules import Rules
from tests.browser.players import Choice, Player, Update, View, calling, player
from tests.browser.screen import Screen
from tests.browser.stage import stage

CHIP = 100
WISHES = 40
KEYS = ("Home", "End", "PageUp", "ArrowLeft", "ArrowRight")
TYPED = ("0", "1", "2", "2.5", "3.33", "7", "150", "9999999", "-4", "all", "")

pytestmark = pytest.mark.browser

# The first action goes out as the answer to an earlier question, as if it had been long on its way.
_LATE = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const frame = JSON.parse(text);
    if (frame.type === "act" && !window.late) {
      window.late = true;
      text = JSON.stringify({ ...frame, turn: frame.turn - 1 });
    }
    return send.call(this, text);
  };
"""


def blinds(game: str, limit: Limit) -> TableConfig:
    """A table for three with blinds of 1 and 2."""
    rules = Rules(
        game=game,
        limit=limit,
        small_blind=CHIP,
        big_blind=2 * CHIP,
        small_bet=2 * CHIP,
        big_bet=2 * CHIP,
        seats=3,
        unit=50,
    )
    return TableConfig(f"{limit}-limit", "Larch", rules)


TABLES = (blinds("omaha", Limit.POT), blinds("holdem", Limit.NO))


class Trio:
    """Robin in a browser on the button, Ann and Bo in the blinds without one."""

    def __init__(self, screen: Screen, ann: Player, bo: Player, table: str) -> None:
        self.screen = screen
        self.ann = ann
        self.bo = bo
        self.table = table

    async def flop(self) -> None:
        """All see the flop for the big blind; Ann is first to act there."""
        await self.press("act-call", "2")
        await self.others(calling, calling)

    async def others(self, ann: Choice, bo: Choice | None = None) -> None:
        """Let Ann act, and Bo after her."""
        await self.ann.act(self.table, ann)
        if bo is not None:
            await self.bo.act(self.table, bo)

    async def press(self, verb: str, chips: str = "") -> Update:
        """Press the button that says this, and return what it sends."""
        return await self.screen.act(self.button(verb, chips))

    def button(self, verb: str, chips: str = "") -> Locator:
        """The button that says this."""
        words = self.screen.words
        return (
            self.screen.button("act-with-amount", word=words(verb), amount=chips)
            if chips
            else self.screen.button(verb)
        )

    async def sizes(self, verb: str) -> "Sizes":
        """Open the panel with the button that says this."""
        await self.screen.button(verb).click()
        panel = self.screen.page.get_by_role("group", name=self.screen.words(verb), exact=True)
        await expect(panel).to_be_visible()
        return Sizes(self, panel)

    async def refusals(self) -> list[str]:
        """What the server refused so far."""
        told = [json.loads(frame) for frame in self.screen.received]
        return [update["code"] for update in told if update["type"] == "refused"]


class Sizes:
    """The open sizing panel."""

    def __init__(self, trio: Trio, panel: Locator) -> None:
        words = trio.screen.words
        self._trio = trio
        self.panel = panel
        said = (words.pattern(name, "amount").pattern for name in ("size-bet", "size-raise", "size-all-in"))
        self.confirm = panel.get_by_role("button", name=re.compile(f"^(?:{'|'.join(said)})"))
        # All-in is both a preset and, once chosen, the confirming button: that one is the last.
        self.confirm = self.confirm.last
        self.field = panel.get_by_role("textbox", name=words("size"), exact=True)
        self.slider = panel.get_by_role("slider", name=words("size"), exact=True)

    async def presets(self) -> list[str]:
        """What the presets say."""
        texts = await self.panel.locator(".presets").get_by_role("button").all_inner_texts()
        return [" ".join(text.split()) for text in texts]

    async def preset(self, text: str) -> None:
        """Press a preset by what it says first."""
        await (
            self.panel.locator(".presets")
            .get_by_role("button", name=re.compile(f"^{re.escape(text)}"))
            .click()
        )

    async def says(self) -> int:
        """The amount on the confirming button, which is also the one in the field."""
        first = (await self.confirm.inner_text()).splitlines()[0]
        amount = self._trio.screen.words.chips(first)
        assert amount == self._trio.screen.words.chips(await self.field.input_value())
        return amount

    async def type(self, text: str) -> None:
        """Type an amount and leave the field."""
        await self.field.fill(text)
        await self.field.press("Enter")

    async def wheel(self, up: bool) -> None:
        """One notch of the mouse wheel over the slider."""
        await self.slider.hover()
        await self._trio.screen.page.mouse.wheel(0, -100 if up else 100)

    async def step(self, name: str) -> None:
        """Press plus or minus."""
        await self.panel.get_by_role("button", name=self._trio.screen.words(name), exact=True).click()


@contextlib.asynccontextmanager
async def trio(
    folder: Path,
    chromium: Browser,
    limit: Limit,
    *,
    size: str = "desktop",
    chips: int = 200,
    script: str = "",
) -> AsyncIterator[Trio]:
    """The three at a table of this limit; Robin has `chips`, the others 200 each."""
    table = next(config.id for config in TABLES if config.rules.limit is limit)
    async with contextlib.AsyncExitStack() as stack:
        scene = await stack.enter_async_context(stage(folder, tables=TABLES))
        ann = await stack.enter_async_context(player(scene.origin, "Ann"))
        bo = await stack.enter_async_context(player(scene.origin, "Bo"))
        screen = await Screen.open(chromium, scene.origin, "en", size)
        await screen.enter("Robin")
        await screen.page.add_init_script(script)
        await screen.open_table(table)
        await screen.sit(1, chips)
        await ann.sit(table, 2, 200 * CHIP)
        await bo.sit(table, 3, 200 * CHIP)
        yield Trio(screen, ann, bo, table)
        await screen.close()


def to(chips: int) -> Choice:
    """Bet or raise to this many chips."""

    def choose(view: View) -> Update:
        return {"type": "bet" if view["you"]["legal"]["opens"] else "raise", "to": chips * CHIP}

    return choose


@pytest.mark.parametrize("limit", [Limit.POT, Limit.NO])
async def test_presets_set_a_size_and_only_confirm_sends_what_it_says(
    tmp_path: Path, chromium: Browser, limit: Limit
) -> None:
    """Big blinds before the flop, shares of the pot after it, all-in only where it is allowed."""
    async with trio(tmp_path / "data", chromium, limit) as game:
        sizes = await game.sizes("act-raise-sized")
        everything = ["All-in 200"] if limit is Limit.NO else []
        assert ["Min 4", "2.5 BB 5", "3 BB 6", "Pot 7", *everything] == await sizes.presets()
        for preset, amount in (("Min", 400), ("2.5 BB", 500), ("3 BB", 600), ("Pot", 700)):
            await sizes.preset(preset)
            assert await sizes.says() == amount
        assert game.screen.acts() == []
        await sizes.confirm.click()
        assert await game.screen.acted(0) == {"type": "raise", "to": 700}
        await expect(sizes.panel).to_be_hidden()

        await game.others(calling, calling)
        await game.others(calling, to(9))
        sizes = await game.sizes("act-raise-sized")
        # 21 and the bet of 9: after a call of 9 the pot is 39.
        everything = ["All-in 193"] if limit is Limit.NO else []
        assert ["Min 18", "½ pot 29", "⅔ pot 35", "Pot 48", *everything] == await sizes.presets()
        assert await sizes.says() == 1_800, "nothing is remembered from the last time"
        await sizes.preset("½ pot")
        says = await sizes.says()
        await sizes.confirm.click()
        assert await game.screen.acted(1) == {"type": "raise", "to": says}
        assert await game.refusals() == []


@pytest.mark.parametrize("limit", [Limit.POT, Limit.NO])
async def test_no_way_of_choosing_leads_to_a_size_that_is_not_allowed(
    tmp_path: Path, chromium: Browser, limit: Limit
) -> None:
    """Wheel, plus, minus, slider, presets and typing in any order stay within the bounds, in whole units."""
    chance = random.Random(f"sizes {limit}")
    least, most = 200, {Limit.POT: 600, Limit.NO: 19_800}[limit]
    async with trio(tmp_path / "data", chromium, limit) as game:
        await game.flop()
        await game.others(calling, calling)
        sizes = await game.sizes("act-bet-sized")
        presets = await sizes.presets()
        for _ in range(WISHES):
            match chance.randrange(5):
                case 0:
                    await sizes.wheel(chance.random() < 0.6)
                case 1:
                    await sizes.step(chance.choice(("size-more", "size-less")))
                case 2:
                    await sizes.slider.press(
                        chance.choice(("Home", "End", "PageUp", "ArrowLeft", "ArrowRight"))
                    )
                case 3:
                    await sizes.type(
                        chance.choice(("0", "1", "2", "2.5", "3.33", "7", "150", "9999999", "-4", "all", ""))
                    )
                case _:
                    await sizes.preset(chance.choice(presets).rpartition(" ")[0])
            says = await sizes.says()
            assert least <= says <= most
            assert says % 50 == 0
        await sizes.type("5")
        await sizes.confirm.click()

        assert await game.screen.acted(1) == {"type": "bet", "to": 500}
        assert await game.refusals() == []


async def test_an_amount_that_was_moved_says_so_and_takes_a_second_look(
    tmp_path: Path, chromium: Browser
) -> None:
    """More than the pot becomes the pot; the press that found it out sends nothing, the next one does."""
    async with trio(tmp_path / "data", chromium, Limit.POT) as game:
        sizes = await game.sizes("act-raise-sized")
        await sizes.field.fill("150")
        await sizes.confirm.click()
        await expect(sizes.confirm).to_contain_text(game.screen.words("size-clamped", least="4", most="7"))
        assert game.screen.acts() == []
        assert await sizes.says() == 700
        # Whoever reads the new amount and agrees with it sets it by a preset or by typing it.
        await sizes.preset("Pot")
        await sizes.confirm.click()

        assert await game.screen.acted(0) == {"type": "raise", "to": 700}


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_all_in_lies_away_from_check_and_takes_two_presses(
    tmp_path: Path, chromium: Browser, size: str
) -> None:
    """The panel moves no button and covers none, and one press of all-in sends nothing."""
    async with trio(tmp_path / "data", chromium, Limit.NO, size=size) as game:
        await game.flop()
        await game.others(calling, calling)
        await expect(game.button("act-check")).to_be_enabled()
        await expect(game.screen.actions.first).to_be_disabled()
        await expect(game.screen.actions.first).to_contain_text(game.screen.words("check-is-free"))
        buttons = [await button.bounding_box() for button in await game.screen.actions.all()]
        sizes = await game.sizes("act-bet-sized")
        panel = await sizes.panel.bounding_box()
        assert [await button.bounding_box() for button in await game.screen.actions.all()] == buttons
        assert panel is not None
        assert all(box is not None and panel["y"] + panel["height"] <= box["y"] + 1 for box in buttons)

        await sizes.preset("All-in")
        assert await sizes.says() == 19_800
        await sizes.confirm.click()
        await expect(sizes.confirm).to_contain_text(game.screen.words("size-press-again"))
        assert len(game.screen.acts()) == 1
        # The second press counts once it cannot be half of a double click.
        while len(game.screen.acts()) == 1:
            await sizes.confirm.click()

        assert game.screen.acts()[1:] == [{"type": "bet", "to": 19_800}]


@pytest.mark.parametrize(
    ("chips", "says", "sends"),
    [(10, "Raise to 10, all-in", {"type": "raise", "to": 1_000}), (6, "Call 6, all-in", {"type": "call"})],
)
async def test_less_than_the_least_raise_is_offered_only_as_all_in(
    tmp_path: Path, chromium: Browser, chips: int, says: str, sends: Update
) -> None:
    """After a bet of 8 the least raise is 16: who has 10 may go all-in, who has 6 can only call with it."""
    async with trio(tmp_path / "data", chromium, Limit.NO, chips=chips + 2) as game:
        await game.flop()
        await game.others(to(8), calling)
        button = game.screen.page.get_by_role("button", name=says, exact=True)
        assert await game.screen.act(button) == sends
        await expect(game.screen.actions.last).to_be_disabled()
        assert await game.refusals() == []


async def test_what_is_bet_under_the_finger_is_not_called(tmp_path: Path, chromium: Browser) -> None:
    """Half a second from a new price no button sends anything; a turn at a known price takes 300 ms."""
    async with trio(tmp_path / "data", chromium, Limit.NO) as game:
        page = game.screen.page
        await game.flop()
        await page.clock.install()
        await page.reload()
        await game.ann.my_turn(game.table)
        await expect(game.screen.actions.first).to_be_disabled()
        await page.clock.pause_at(await page.evaluate("Date.now() + 5_000"))
        await game.others(calling, calling)
        await expect(game.button("act-check")).to_be_visible()
        await page.clock.run_for(299)
        await pressed(game.screen)
        assert acts_since_reload(game) == []
        await page.clock.run_for(2)
        assert await game.press("act-check") == {"type": "check"}

        await page.clock.run_for(5_000)
        await game.others(calling, to(40))
        call = game.button("act-call", "40")
        await expect(call).to_be_visible()
        for wait in (1, 300, 198):
            await page.clock.run_for(wait)
            await pressed(game.screen)
        assert len(acts_since_reload(game)) == 1
        await page.clock.run_for(2)

        assert await game.press("act-call", "40") == {"type": "call"}


def acts_since_reload(game: Trio) -> list[Update]:
    """What was sent after the call before the flop."""
    return game.screen.acts()[1:]


async def pressed(screen: Screen) -> None:
    """Press all that can be pressed, with the mouse and with keys, without waiting for anything."""
    await screen.actions.evaluate_all("buttons => buttons.forEach((button) => button.click())")
    for key in ("f", "c"):
        await screen.page.keyboard.press(key)


async def test_an_answer_to_an_old_price_is_refused_and_told_kindly(
    tmp_path: Path, chromium: Browser
) -> None:
    """Nothing goes into the pot, the notice names the price, and the next press counts."""
    async with trio(tmp_path / "data", chromium, Limit.NO, script=_LATE) as game:
        words = game.screen.words
        await game.press("act-call", "2")
        notice = game.screen.page.get_by_role("alert").get_by_text(
            words("refusal-stale_turn", price="2"), exact=True
        )
        await expect(notice).to_be_visible()
        assert await game.refusals() == ["stale_turn"]
        bets = {one["seat"]: one["bet"] for one in game.ann.views[game.table]["hand"]["players"]}
        assert bets == {1: 0, 2: CHIP, 3: 2 * CHIP}
        await game.press("act-call", "2")
        await game.ann.my_turn(game.table)

        assert await game.refusals() == ["stale_turn"]


async def test_a_decision_ahead_is_dropped_by_a_new_price(tmp_path: Path, chromium: Browser) -> None:
    """Check/Fold and Call 6 were meant for another price: what comes instead is asked anew."""
    async with trio(tmp_path / "data", chromium, Limit.NO) as game:
        words = game.screen.words
        await game.flop()
        await game.screen.button("pre-said", text=words("pre-check-fold")).click()
        await game.others(to(6))
        call = game.screen.button(
            "pre-said", text=words("act-with-amount", word=words("act-call"), amount="6")
        )
        await expect(game.screen.page.get_by_role("button", pressed=True)).to_have_count(0)
        await call.click()
        await expect(call).to_have_attribute("aria-pressed", "true")
        await game.bo.act(game.table, to(60))
        await expect(game.button("act-call", "60")).to_be_enabled()

        assert len(game.screen.acts()) == 1
