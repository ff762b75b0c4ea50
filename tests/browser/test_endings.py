"""However a hand ends, and wherever one sits: nothing lies over anything else, and no word is cut off.

`ENDINGS_SEED=2 ENDINGS_MORE=4 python -m pytest tests/browser/test_endings.py` looks at other hands, and more.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.async_api import Browser

from splitpot.poker.rules import Rules, fixed_limit
from tests.browser.endings import endings
from tests.browser.painted import Painted
from tests.browser.stage import stage
from tests.browser.test_felt import SIZES, covering
from tests.browser.test_overflow import CUT_OFF
from tests.browser.test_tiles import NAMES, covering_in_tiles

pytestmark = pytest.mark.browser

SEED = int(os.environ.get("ENDINGS_SEED", "1"))
MORE = int(os.environ.get("ENDINGS_MORE", "1"))


def table(seats: int, game: str = "omaha8") -> Rules:
    """The rules of a table in which hands end."""
    return fixed_limit(game, 400, 800, seats=seats, unit=100)


@pytest.mark.parametrize(
    ("rules", "you", "count", "language"),
    [
        (table(2), 1, 3, "pl"),
        (table(4), 2, 6, "da"),
        (table(5), 5, 6, "de"),
        (table(6), 1, 12, "pl"),
        (table(6), None, 6, "nb"),
        (table(8, "omaha8_5"), 3, 8, "de"),
        (table(9), None, 8, "pl"),
        (table(10), 1, 14, "de"),
        (table(10, "holdem"), 7, 6, "nb"),
    ],
)
async def test_nothing_is_covered_however_a_hand_ends(
    tmp_path: Path, chromium: Browser, rules: Rules, you: int | None, count: int, language: str
) -> None:
    """On every size: open hands, ribbons, own cards, board, buttons, and the award of up to nine pots."""
    found = endings(rules, you, SEED, count * MORE)
    wrong: list[str] = []
    async with stage(tmp_path / "data") as scene:
        painted = await Painted.open(chromium, scene.origin, language, ["larch"], found[0])
        for size in SIZES:
            await painted.resize(*size)
            for ending in found:
                await painted.show(ending)
                faults = [*await covering(painted.page), *await painted.page.evaluate(CUT_OFF)]
                wrong += _told(size, ending.seq, faults)
        await painted.screen.close()
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(
    ("seats", "tables", "size", "language"),
    [
        (10, 4, (1280, 800), "pl"),
        (6, 4, (1280, 800), "nb"),
        (10, 2, (1280, 800), "de"),
        (6, 2, (1024, 768), "pl"),
        (10, 3, (1920, 1080), "da"),
    ],
)
async def test_nothing_is_covered_in_a_tile(
    tmp_path: Path, chromium: Browser, seats: int, tables: int, size: tuple[int, int], language: str
) -> None:
    """The same where the table is one of several."""
    found = endings(table(seats), 1, SEED, 14 * MORE)
    names = [name.lower() for name in NAMES[:tables]]
    wrong: list[str] = []
    async with stage(tmp_path / "data") as scene:
        painted = await Painted.open(chromium, scene.origin, language, names, found[0])
        await painted.resize(*size)
        for ending in found:
            await painted.show(ending)
            faults = [*await covering_in_tiles(painted.page), *await painted.page.evaluate(CUT_OFF)]
            wrong += _told(size, ending.seq, faults)
        await painted.screen.close()
    assert wrong == [], "\n".join(wrong)


def _told(size: tuple[int, int], hand: int, faults: Iterable[str]) -> list[str]:
    return [f"{size[0]}x{size[1]}, hand {hand}: {fault}" for fault in faults]
