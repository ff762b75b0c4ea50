"""Ten seats, all of them all-in: every hand lies open, and nothing covers anything else."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from splitpot.cluster import TableConfig
from splitpot.poker.options import Limit
from splitpot.poker.rules import Rules
from tests.browser.players import Player, Update, View, calling
from tests.browser.screen import WAIT_MS, Screen
from tests.browser.stage import PACE, stage
from tests.browser.test_felt import measured

SEATS = 10
CHIPS = 2_000

# Everybody sits before the first hand is dealt, and nothing goes on by itself.
HELD = replace(PACE, first_deal=600_000, run_out=600_000)

# Ann's and Bo's sixes are quartered for the high half, Cleo and Dag share the low: five seats win something.
HOLES = {
    1: "As 2s Kd Qd",
    2: "Ah 2h Kc Qc",
    3: "Ad 2d Ks Qs",
    4: "Ac 2c Kh Qh",
    5: "Js Jh 9s 9h",
    6: "Jd Jc 9d 9c",
    7: "Ts Th 8s 8h",
    8: "Td Tc 8d 8c",
    9: "5s 5h 4s 4h",
    10: "5d 5c 4d 4c",
}
BOARD = "3c 6d 7s 3h 6h"


def all_in(view: View) -> Update:
    """Put everything in, or call."""
    legal = view["you"]["legal"]
    return calling(view) if legal["max_to"] is None else {"type": "raise", "to": legal["max_to"]}


@pytest.mark.browser
async def test_ten_open_hands_cover_nothing(tmp_path: Path, chromium: Browser) -> None:
    """When they are opened, on every street after that, and in a result with winners of both halves."""
    rules = Rules(
        game="omaha8",
        limit=Limit.NO,
        small_blind=100,
        big_blind=200,
        small_bet=200,
        big_bet=200,
        seats=SEATS,
        unit=50,
    )
    table = TableConfig("larch", "Larch", rules)
    wrong: list[str] = []
    async with stage(tmp_path / "data", HELD, (table,)) as scene:
        scene.lay("larch", HOLES, BOARD)
        screen = await Screen.open(chromium, scene.origin, "de")
        await screen.enter("Wilhelmina")
        await screen.open_table("larch")
        await screen.sit(1, CHIPS // 100)
        guests = await asyncio.gather(
            *(seated(scene.origin, f"Gast {seat}", seat) for seat in range(2, SEATS + 1))
        )
        try:
            await scene.deal_next("larch")
            await screen.free_action.or_(screen.button("act-fold")).first.wait_for(timeout=WAIT_MS)
            for guest in guests:
                guest.play("larch", all_in)
                await guest.watch("larch")
            await screen.free_action.click()
            await guests[0].view_when("larch", lambda view: bool(view["hand"]["players"][0]["all_in"]))
            await guests[0].view_when("larch", lambda view: view["hand"]["turn"] is None)
            for street in ("before the flop", "flop", "turn", "river"):
                wrong += await measured(screen.page, street)
                await scene.deal_next("larch")
            await screen.page.set_viewport_size({"width": 1280, "height": 800})
            await expect(screen.award).to_be_visible(timeout=WAIT_MS)
            wrong += await measured(screen.page, "result")
        finally:
            for guest in guests:
                await guest.disconnect()
        await screen.close()
    assert wrong == []


async def seated(origin: str, name: str, seat: int) -> Player:
    """A guest without a browser, in his seat."""
    guest = await Player.enter(origin, name)
    await guest.connect()
    await guest.sit("larch", seat, CHIPS)
    return guest
