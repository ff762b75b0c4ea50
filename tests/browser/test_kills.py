"""The server may be killed at any moment, and no chip, card or step that was told is lost."""

import random
from pathlib import Path

import pytest

from tests.browser.kills import measured


@pytest.mark.slow
async def test_killed_in_running_hands_the_room_has_everything_again(tmp_path: Path) -> None:
    """After each of three kills the books balance, the cards are the same, and the hands are played on."""
    kills = await measured(tmp_path, 3, random.Random(3))

    assert {kill.name: kill.wrong for kill in kills} == {"1": [], "2": [], "3": [], "end": []}
    assert any(kill.hands for kill in kills)
