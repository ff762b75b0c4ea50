"""The browser that the tests drive: the system's Chromium, or Playwright's own where there is none."""

import contextlib
import shutil
from collections.abc import AsyncIterator

from playwright.async_api import Browser, async_playwright

# Without a sandbox, as a container's root cannot have one; and without anything that calls home.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextlib.asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A fresh browser."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS])
        try:
            yield browser
        finally:
            await browser.close()
