"""Fixtures of the browser tests: a served room with its own data, a browser, and people who look at it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import launched
from tests.browser.screen import Screen
from tests.browser.serving import ServedRoom, served_room

NewScreen = Callable[..., Awaitable[Screen]]


@pytest.fixture
async def room(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[ServedRoom]:
    """A room that runs fast, or at the pace that the test gives as this fixture's parameter."""
    async with served_room(tmp_path / "data", getattr(request, "param", "quick")) as served:
        yield served


@pytest.fixture
async def chromium() -> AsyncIterator[Browser]:
    """A fresh browser."""
    async with launched() as browser:
        yield browser


@pytest.fixture
async def new_screen(room: ServedRoom, chromium: Browser) -> AsyncIterator[NewScreen]:
    """Opens the room for one more person; in the end no page may have complained of anything."""
    screens: list[Screen] = []

    async def opened(language: str = "en", size: str = "desktop") -> Screen:
        screens.append(await Screen.open(chromium, room.origin, language, size))
        return screens[-1]

    yield opened
    for screen in screens:
        await screen.close()
