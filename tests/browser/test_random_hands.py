"""Hands of all games and limits, played by random presses: screen and record tell the same.

Two at each table here; `RANDOM_HANDS=200 python -m pytest tests/browser/test_random_hands.py` plays more.
"""

import os
import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from splitpot.cluster import TableConfig
from splitpot.poker.options import Limit
from splitpot.poker.rules import Rules
from tests.browser.clicking import FAST, Clicker
from tests.browser.players import Player
from tests.browser.results import Record, Result, card_names, cards_in, check_same, recorded, shown
from tests.browser.screen import WAIT_MS, Screen
from tests.browser.stage import PACE, stage

SEED = 20
HANDS = int(os.environ.get("RANDOM_HANDS", "24"))
CHIPS = 160
SWIFT = replace(PACE, run_out=0, first_deal=600_000, fold_result=600_000)
SEATS = {"omaha8": (2, 6, 10), "holdem": (10, 2, 6), "omaha": (6, 10, 2), "omaha8_5": (3, 8, 5)}
TABLES = tuple(
    TableConfig(
        f"{game}-{limit}".replace("_", "-"),
        f"{game} {limit}",
        Rules(
            game=game,
            limit=limit,
            small_blind=100,
            big_blind=200,
            small_bet=200,
            big_bet=400 if limit is Limit.FIXED else 200,
            seats=seats,
            unit=50,
        ),
        practice=True,
    )
    for game, sizes in SEATS.items()
    for limit, seats in zip(Limit, sizes, strict=True)
)

HANDS_AT_A_TABLE = -(-HANDS // len(TABLES))
Cards = dict[str, set[int]]
"""The cards that lie open before each person, by name."""


@pytest.mark.browser
async def test_random_hands_end_on_the_screen_as_in_the_record(tmp_path: Path, chromium: Browser) -> None:
    """Stacks, awards, board and every card that lies open, at the end of each hand; and no page complains."""
    async with stage(tmp_path / "data", SWIFT, TABLES, opponents=random.Random(SEED)) as scene:
        scene.shuffle(random.Random(SEED))
        screen = await Screen.open(chromium, scene.origin)
        await screen.enter("Robin")
        await screen.page.add_init_script(FAST)
        for table in TABLES:
            await screen.open_table(table.id)
            await screen.sit(1, CHIPS)
        reader = await reader_of(screen, scene.origin)
        clicker = Clicker(screen, random.Random(SEED))
        tables = [table.id for table in TABLES]
        played = 0
        while played < HANDS:
            table = tables.pop(0)
            await screen.open_table(table)
            for _ in range(min(HANDS_AT_A_TABLE, HANDS - played)):
                # It may be over at once, where all others fold to a blind: only its number tells.
                number = await scene.next_hand(table)
                said = re.compile(rf"{re.escape(screen.words('hand-number', number=number))}$")
                bar = screen.page.get_by_role("banner").get_by_role("paragraph")
                await expect(bar).to_have_text(said, timeout=WAIT_MS)
                await clicker.play()
                played += 1
                if await compare(screen, reader, table) == 0:
                    break
            else:
                # With chips left there, Robin comes back once he was everywhere.
                tables.append(table)
        await screen.close()


async def reader_of(screen: Screen, origin: str) -> Player:
    """The same person without a browser, who reads the records."""
    cookie = next(one for one in await screen.page.context.cookies() if one["name"] == "splitpot")
    return Player(origin, {"id": "", "name": screen.name}, f"splitpot={cookie['value']}")


async def compare(screen: Screen, reader: Player, table: str) -> int:
    """Assert that what stands on the screen now is what the record of the hand says.

    Returns what the player at the screen has left.
    """
    seen = await shown(screen)
    record = await reader.read(f"/api/hands/{table}/{seen.number}")
    check_same(seen, recorded(record))
    assert await open_cards(screen, seen) == cards_told(record)
    return seen.stacks[screen.name]


async def open_cards(screen: Screen, seen: Result) -> Cards:
    """The cards that lie open at each seat; those of who looks at the screen are his hand."""
    names = card_names(screen.words)
    said = {}
    for text in await screen.said("listitem"):
        found = next((name for name in seen.stacks if f", {name}, " in text), None)
        if found is not None and found != screen.name:
            said[found] = {card for name, card in names.items() if name in text}
    said[screen.name] = set(await cards_in(screen, "your-cards"))
    return {name: cards for name, cards in said.items() if cards}


def cards_told(record: Record) -> Cards:
    """The same of the record."""
    names = {seat["seat"]: seat["name"] for seat in record["seats"]}
    told = {}
    for player in record["view"]["players"]:
        told[names[player["seat"]]] = {card for card in player["cards"] if card is not None}
    return {name: cards for name, cards in told.items() if cards}
