"""Fixtures of the web room's tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.stores import new_url, postgres  # noqa: F401
from tests.web.live import LiveRoom, live_room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[LiveRoom]:
    """An open room with two empty tables."""
    async with live_room(tmp_path / "data") as opened:
        yield opened
