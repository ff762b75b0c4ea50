"""People at the table: two of them, an onlooker, one who speaks another language, one with too few chips."""

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.results import recorded, shown
from tests.browser.words import words_of

pytestmark = pytest.mark.browser


async def test_two_people_play_and_neither_is_sent_the_others_cards(new_screen: NewScreen) -> None:
    """Until the showdown no frame holds a card of the other one; then both screens say the same."""
    people = {1: await new_screen("en", "desktop"), 2: await new_screen("pl", "phone")}
    for (seat, screen), name in zip(people.items(), ("Robin", "Kim"), strict=True):
        await screen.enter(name)
        await screen.open_table("linden")
        await screen.sit(seat)
    await asyncio.gather(*(screen.to_the_end() for screen in people.values()))
    results = [await shown(screen) for screen in people.values()]
    record = await (await people[1].page.request.get(f"/api/hands/linden/{results[0].number}")).json()

    assert results[0] == results[1] == recorded(record)
    for seat, screen in people.items():
        other = 3 - seat
        told = [json.loads(frame) for frame in screen.received]
        hidden = [update for update in told if update["type"] == "table" and not _opened(update, other)]
        assert hidden
        assert {card for update in hidden for card in _cards_of(update, other)} <= {None}


def _opened(update: dict[str, Any], seat: int) -> bool:
    """Has `seat` shown its hand, or must it lie open, by the end of this update."""
    hand = update["view"]["hand"]
    openings = [event for event in update["events"] if event["type"] == "hands_opened"]
    return bool(openings) or (hand is not None and seat in {shown["seat"] for shown in hand["shown"]})


def _cards_of(update: dict[str, Any], seat: int) -> list[int | None]:
    """Everything in an update that could be a hole card of `seat`."""
    hand = update["view"]["hand"]
    players = hand["players"] if hand is not None else []
    holes = [hole for event in update["events"] for hole in event.get("holes", ())]
    shows = [event for event in update["events"] if event["type"] == "shown"]
    return [card for held in (*players, *holes, *shows) if held["seat"] == seat for card in held["cards"]]


async def test_whoever_has_no_name_may_watch_and_is_asked_for_one_to_sit(new_screen: NewScreen) -> None:
    """An onlooker sees a hand without any hole card; a seat leads him through a name to the chips."""
    player = await new_screen()
    await player.enter("Robin")
    await player.open_table("elm")
    await player.sit(1)
    onlooker = await new_screen("nb", "phone")
    words = onlooker.words
    await onlooker.button("entrance-watch").click()
    await onlooker.open_table("elm")
    await expect(onlooker.page.get_by_text(words("you-watch"), exact=True)).to_be_visible()
    await player.to_the_end()
    await expect(onlooker.award).to_be_visible()
    told = [json.loads(frame) for frame in onlooker.received]
    views = [update for update in told if update["type"] == "table" and update["view"]["hand"] is not None]
    closed = [update for update in views if not _opened(update, 1)]
    assert {card for update in closed for card in _cards_of(update, 1)} <= {None}

    await onlooker.button_like("sit-down").first.click()
    dialog = onlooker.page.get_by_role("dialog")
    await dialog.get_by_label(words("entrance-name"), exact=True).fill("Kim")
    await dialog.get_by_role("button", name=words("entrance-seat"), exact=True).click()
    await expect(dialog.get_by_role("heading", name=words("buy-in-title", table="Elm"))).to_be_visible()
    await dialog.get_by_role("button", name=words.pattern("buy-in-confirm", "chips")).click()
    await expect(dialog).to_be_hidden()


async def test_too_small_a_buy_in_is_refused_with_the_amount_that_would_do(new_screen: NewScreen) -> None:
    """The dialog stays and says what the least is; with that the seat is taken."""
    screen = await new_screen("da")
    await screen.enter("Robin")
    await screen.open_table("linden")
    await screen.button("sit-at", seat=4).click()
    dialog = screen.page.get_by_role("dialog")
    amount = dialog.get_by_label(screen.words("buy-in-amount"), exact=True).first
    confirm = dialog.get_by_role("button", name=screen.words.pattern("buy-in-confirm", "chips"))
    await amount.fill("9,5")
    await confirm.click()
    refusal = dialog.get_by_text(screen.words.pattern("refusal-buy_in_too_small", "min"))
    await expect(refusal).to_contain_text("10")
    await amount.fill("10")
    await confirm.click()
    await expect(dialog).to_be_hidden()
    seat = screen.words("seat-said", seat=4, name="Robin", stack="10")
    await expect(screen.page.get_by_role("listitem", name=re.compile(f"^{seat}"))).to_be_visible()


async def test_the_language_changes_at_the_table_and_stays_changed(new_screen: NewScreen) -> None:
    """Every word is another one at once, the hand goes on, and a reload speaks the new language."""
    screen = await new_screen("en")
    await screen.enter("Robin")
    await screen.open_table("elm")
    await screen.sit(2)
    await expect(screen.free_action).to_be_visible(timeout=20_000)
    await screen.button("nav-settings").click()
    await screen.page.get_by_role("combobox").select_option("de")
    german = screen.speaking(words_of("de"))
    await german.page.get_by_role("dialog").get_by_role("button", name=german.words("dialog-close")).click()
    await expect(german.free_action).to_be_visible()
    await expect(screen.free_action).to_be_hidden()
    await german.page.reload()
    await expect(german.page.get_by_role("heading", name=german.words("seats"), exact=True)).to_be_visible()
    await german.to_the_end()
    assert await german.page.locator("html").get_attribute("lang") == "de"
