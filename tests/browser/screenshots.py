"""Pictures of every screen, in all languages and sizes: ``python -m tests.browser.screenshots FOLDER``."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.browser.chromium import launched
from tests.browser.evening import evening
from tests.browser.screen import Screen
from tests.browser.stage import PACE as STILL
from tests.browser.stage import stage

# Long enough for all pictures of a scene, and short enough to look like a clock at a table.
PACE = msgspec.structs.replace(STILL, turn=90_000, result=180_000)


async def pictures(folder: Path) -> list[str]:
    """Put all pictures into `folder`; returns what the pages complained of."""

    async def take(scene: str, screens: Sequence[Screen]) -> None:
        for screen in screens:
            name = f"{scene}-{screen.words.language}-{screen.size}.png"
            await screen.page.screenshot(path=folder / name)

    with tempfile.TemporaryDirectory() as data:
        async with stage(Path(data), PACE) as open_stage, launched() as chromium:
            return await evening(chromium, open_stage, take)


def main() -> int:
    """Take the pictures; exit code 1 if a page complained of anything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    faults = asyncio.run(pictures(folder))
    lines = [f"{len(list(folder.glob('*.png')))} pictures in {folder}", *faults]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
