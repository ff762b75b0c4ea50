"""What is optional beside the buttons: decisions ahead of the turn, the time bank, and showing cards."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import NewScreen
from tests.browser.players import Player, calling, folding, player, raising
from tests.browser.screen import Screen
from tests.browser.serving import ServedRoom

TABLE = "maple"
CHIPS = 500

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("room", ["normal"], indirect=True)]


async def seated(new_screen: NewScreen, *others: Player) -> Screen:
    """Robin on the button in a browser that asks him what he shows, and others with him."""
    screen = await new_screen()
    await screen.enter("Robin")
    await screen.page.evaluate(ASK)
    await screen.open_table(TABLE)
    await screen.sit(1, CHIPS)
    for seat, other in enumerate(others, 2):
        await other.sit(TABLE, seat, CHIPS * 100)
    return screen


ASK = """() => localStorage.setItem("splitpot.settings", JSON.stringify({ muck: "ask", bank: "tap" }))"""


def ahead(screen: Screen, text: str) -> Locator:
    """The button that decides this before the turn."""
    return screen.button("pre-said", text=text)


def costs(screen: Screen, chips: str) -> str:
    """What a button says that calls this much."""
    return screen.words("act-with-amount", word=screen.words("act-call"), amount=chips)


async def test_what_is_decided_ahead_is_sent_on_the_turn_unless_the_price_changes(
    new_screen: NewScreen, room: ServedRoom
) -> None:
    """A bet takes Check/Fold back and a raise takes Call back; untouched, both are sent by themselves."""
    async with player(room.origin, "Ann") as ann, player(room.origin, "Bo") as bo:
        screen = await seated(new_screen, ann, bo)
        await screen.act(screen.page.get_by_role("button", name=costs(screen, "5"), exact=True))
        await ann.act(TABLE, calling)
        await bo.act(TABLE, calling)
        check_fold = ahead(screen, screen.words("pre-check-fold"))
        await check_fold.click()
        await expect(check_fold).to_have_attribute("aria-pressed", "true")
        await ann.act(TABLE, raising)
        call = ahead(screen, costs(screen, "5"))
        await expect(ahead(screen, screen.words("act-fold"))).to_have_attribute("aria-pressed", "false")
        await call.click()
        await expect(call).to_have_attribute("aria-pressed", "true")
        await bo.act(TABLE, raising)
        taken = screen.page.get_by_role("button", name=costs(screen, "10"), exact=True)
        await expect(taken).to_be_enabled()
        assert [{"type": "call"}] == screen.acts()

        await screen.act(taken)
        await ann.act(TABLE, calling)
        await check_fold.click()
        before = len(screen.acts())
        await ann.act(TABLE, calling)
        await bo.act(TABLE, calling)
        assert {"type": "check"} == await screen.acted(before)

        await ann.act(TABLE, raising)
        await ahead(screen, costs(screen, "10")).click()
        before = len(screen.acts())
        await bo.act(TABLE, calling)
        assert {"type": "call"} == await screen.acted(before)


async def test_the_bank_button_gives_the_time_of_the_bank(new_screen: NewScreen, room: ServedRoom) -> None:
    """It names the seconds, asks for them once, and is gone while they run."""
    async with player(room.origin, "Ann") as ann:
        screen = await seated(new_screen, ann)
        bank = screen.page.get_by_role("button", name=screen.words.pattern("use-bank", "seconds"))
        await bank.click()
        await expect(bank).to_have_count(0)
        view = await ann.view_when(TABLE, lambda view: bool(view["clock"] and view["clock"]["banking"]))

    assert [TABLE] == [frame["table"] for frame in screen.sent if frame["type"] == "use_bank"]
    assert view["clock"]["seat"] == 1


@pytest.mark.parametrize(("press", "shown"), [("show-cards", 2), ("show-card", 1), ("muck-cards", 0)])
async def test_who_wins_alone_shows_all_his_cards_or_one_or_none(
    new_screen: NewScreen, room: ServedRoom, press: str, shown: int
) -> None:
    """The others see just the cards that he pressed for."""
    async with player(room.origin, "Ann") as ann:
        screen = await seated(new_screen, ann)
        await screen.act(screen.button_like("act-raise"))
        await ann.act(TABLE, folding)
        one = re.compile(screen.words.pattern("show-card", "card").pattern + "$")
        button = screen.page.get_by_role("button", name=one).first
        await (button if press == "show-card" else screen.button(press)).click()
        await expect(screen.button("show-cards")).to_have_count(0)
        number = screen.sent[-1].get("hand")
        view = await ann.view_when(TABLE, lambda view: _open(view, 1) == shown)

    asked = [frame for frame in screen.sent if frame["type"] == "show"]
    assert [(number, shown)] == [(frame["hand"], len(frame["cards"])) for frame in asked]
    assert number == view["hand"]["number"]


def _open(view: dict, seat: int) -> int:  # type: ignore[type-arg]
    """How many cards of `seat` lie open."""
    held = next(one for one in view["hand"]["players"] if one["seat"] == seat)
    return len([card for card in held["cards"] if card is not None])
