"""An evening in each language: sit down, play, reload, look back; the screen says what the record says."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.operator import finished_hands
from tests.browser.results import Result, card_names, decision, recorded, shown
from tests.browser.screen import Screen
from tests.browser.serving import ServedRoom

TABLE = "elm"
SHOWDOWNS = 3
HANDS_MAX = 15
EVENING_SECONDS = 150


@pytest.mark.browser
@pytest.mark.parametrize(
    ("language", "size"),
    [("en", "desktop"), ("de", "phone"), ("da", "desktop"), ("nb", "phone"), ("pl", "desktop")],
)
async def test_three_hands_to_the_showdown(
    room: ServedRoom, new_screen: NewScreen, language: str, size: str
) -> None:
    """Every hand ends on the screen as in the server's books, and is found again in the history."""
    async with asyncio.timeout(EVENING_SECONDS):
        screen = await new_screen(language, size)
        await screen.enter("Robin")
        await screen.open_table(TABLE)
        await screen.sit(2)
        results, showdowns = [], 0
        while showdowns < SHOWDOWNS and len(results) < HANDS_MAX:
            if len(results) == 1:
                await _reload_in_the_middle(screen)
            await screen.to_the_end()
            seen = await shown(screen)
            record = await _record(screen, seen.number)
            assert seen == recorded(record)
            results.append(seen)
            showdowns += bool(record["view"]["shown"])
            await screen.next_hand()
        assert showdowns == SHOWDOWNS
        await _compare_with_the_books(room, results)
        await _look_back(screen, record)


async def _record(screen: Screen, number: int) -> dict[str, Any]:
    answer = await screen.page.request.get(f"/api/hands/{TABLE}/{number}")
    record: dict[str, Any] = await answer.json()
    return record


async def _reload_in_the_middle(screen: Screen) -> None:
    """On the reader's turn the table stands still for him; loaded anew the page shows the very same."""
    await expect(screen.free_action).to_be_visible(timeout=20_000)
    before = await decision(screen)
    await screen.page.reload()
    await expect(screen.free_action).to_be_visible(timeout=20_000)
    assert before == await decision(screen)


async def _compare_with_the_books(room: ServedRoom, results: list[Result]) -> None:
    """What the operator reads in the store is what the player saw."""
    hands = await finished_hands(room, TABLE)
    for result in results:
        hand = hands[result.number]
        assert result.nets == {seat["name"]: seat["net"] for seat in hand["seats"]}


async def _look_back(screen: Screen, record: dict[str, Any]) -> None:
    """The last hand in the history: its board, its results, and who won what."""
    words, page = screen.words, screen.page
    await page.get_by_role("link", name=words("to-the-tables"), exact=True).click()
    await page.get_by_role("link", name=words("nav-hands"), exact=True).click()
    title = words("hand-title", number=str(record["number"]))
    await page.get_by_role("link", name=re.compile(rf"{title}\b")).click()
    await expect(page.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
    board = page.get_by_role("region", name=words("hand-board"), exact=True)
    named = card_names(words)
    cards = [
        named[await card.get_attribute("aria-label") or ""] for card in await board.get_by_role("img").all()
    ]
    assert cards == record["view"]["board"]
    players = page.get_by_role("region", name=words("hand-players"), exact=True).get_by_role("listitem")
    for seat in record["seats"]:
        mine = players.filter(has_text=seat["name"])
        net = re.search(r"(?<=\n)[+\u2212]?\d[\d.,\u00a0]*(?=\n|$)", await mine.inner_text())
        assert net is not None
        assert words.chips(net[0]) == seat["net"]
    awards = page.get_by_role("region", name=words("hand-awards"), exact=True).get_by_role("listitem")
    lines = [" ".join(text.split()) for text in await awards.all_inner_texts()]
    told = [_award(screen, line) for line in lines]
    assert [award for award in told if award is not None] == _awards(record)


def _award(screen: Screen, said: str) -> tuple[str, str, int] | None:
    """Half, winner and amount of a line of the history; None for a line that says where an odd chip went."""
    for half in ("high", "low", "no-low", ""):
        found = screen.words.reading(f"log-won-{half}".rstrip("-"), "pot", "name", "amount").fullmatch(said)
        if found is not None:
            return half, found["name"], screen.words.chips(found["amount"])
    odd = [screen.words.reading(f"log-odd-{to}", "name", "amount").fullmatch(said) for to in ("high", "seat")]
    assert any(odd), f"neither an award nor an odd chip: {said!r}"
    return None


def _awards(record: dict[str, Any]) -> list[tuple[str, str, int]]:
    names = {seat["seat"]: seat["name"] for seat in record["seats"]}
    halves = {"high": "high", "low": "low", "no_low": "no-low", "whole": "", "uncontested": ""}
    return [
        (halves[award["half"]], names[share["seat"]], share["amount"])
        for award in record["view"]["awards"]
        for share in award["shares"]
    ]
