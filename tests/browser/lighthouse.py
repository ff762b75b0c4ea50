"""What Lighthouse says of the room: ``python -m tests.browser.lighthouse [--runs N]``.

Lobby and table, as a phone on a slow network and as a desktop, of a room that is opened for it. Lighthouse
is fetched by name into build/lighthouse on first use. Each page is loaded N times (3 unless told otherwise)
and the median counts. Exit code 1 if a score is below 100, 2 if Lighthouse cannot be had.
"""

import argparse
import asyncio
import contextlib
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from playwright.async_api import async_playwright

from tests.browser.chromium import FLAGS
from tests.browser.players import Player
from tests.browser.stage import TABLE, stage
from tests.house.tracked import ROOT

FOLDER = ROOT / "build" / "lighthouse"
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
PAGES = {"lobby": "/", "table": f"/table/{TABLE.id}"}
SIZES: dict[str, tuple[str, ...]] = {"phone": (), "desktop": ("--preset=desktop",)}
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = {
    "first-contentful-paint": "FCP ms",
    "largest-contentful-paint": "LCP ms",
    "total-blocking-time": "TBT ms",
    "speed-index": "Speed Index ms",
    "cumulative-layout-shift": "CLS",
}
HEADS = ("page", *CATEGORIES, *TIMES.values())
SEATS = {"Ann": 2, "Jens": 4, "Robin": 6}
BUY_IN = 20_000
WHOLE = 100


class NotHad(Exception):
    """Why Lighthouse cannot be had, in one sentence."""


class Report(msgspec.Struct, frozen=True):
    """What one load was worth: scores of 100, times in milliseconds, the score of every audit below it."""

    scores: tuple[int, ...]
    times: tuple[float, ...]
    faults: dict[str, int]


async def said(*command: str | Path) -> str:
    """What a command prints; its own complaint if it fails."""
    process = await asyncio.create_subprocess_exec(
        *map(str, command), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    if process.returncode:
        raise NotHad(f"{Path(command[0]).name} failed: {err.decode().strip()}")
    return out.decode()


async def fetch() -> None:
    """Lighthouse, by its name, unless it is there already: the newest that this Node can run."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotHad("Lighthouse needs Node with npm, and there is none in PATH.")
    if not PROGRAM.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        await said(npm, "install", "--prefix", FOLDER, "--no-save", "--no-audit", "--no-fund", "lighthouse")


@contextlib.asynccontextmanager
async def opened(data: Path) -> AsyncIterator[tuple[str, str]]:
    """A room with a running hand, and the cookie of somebody who sits in it."""
    async with stage(data) as open_stage:
        people = [await Player.enter(open_stage.origin, name) for name in SEATS]
        for person in people:
            await person.connect()
            await person.sit(TABLE.id, SEATS[person.name], BUY_IN)
        await people[-1].view_when(TABLE.id, lambda view: view["hand"] is not None)
        # From here on Robin plays in the browser.
        await people[-1].disconnect()
        yield open_stage.origin, people[-1].cookie
        for person in people:
            await person.disconnect()


@contextlib.asynccontextmanager
async def browser(profile: Path, origin: str, cookie: str) -> AsyncIterator[int]:
    """A browser that holds `cookie`; gives the port at which Lighthouse drives it."""
    name, _, value = cookie.partition("=")
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            profile,
            executable_path=shutil.which("chromium"),
            args=[*FLAGS, "--remote-debugging-port=0"],
        )
        await context.add_cookies([{"name": name, "value": value, "url": origin}])
        try:
            # The browser writes down which port it was given.
            yield int((profile / "DevToolsActivePort").read_text().split()[0])
        finally:
            await context.close()


async def report(port: int, address: str, options: tuple[str, ...]) -> Report:
    """Load a page once and judge it."""
    text = await said(
        shutil.which("node") or "node",
        PROGRAM,
        address,
        f"--port={port}",
        f"--only-categories={','.join(CATEGORIES)}",
        "--output=json",
        "--quiet",
        *options,
    )
    told = json.loads(text)
    categories, audits = told["categories"], told["audits"]
    counted = [ref["id"] for name in CATEGORIES for ref in categories[name]["auditRefs"] if ref["weight"]]
    return Report(
        scores=tuple(round(WHOLE * (categories[name]["score"] or 0)) for name in CATEGORIES),
        times=tuple(audits[audit]["numericValue"] for audit in TIMES),
        faults={
            audits[id_]["title"]: round(WHOLE * audits[id_]["score"])
            for id_ in counted
            if audits[id_]["score"] is not None and round(WHOLE * audits[id_]["score"]) < WHOLE
        },
    )


def middle(reports: list[Report]) -> Report:
    """The median of each number, and the worst score of each audit."""
    return Report(
        scores=tuple(
            statistics.median_low(column) for column in zip(*(one.scores for one in reports), strict=True)
        ),
        times=tuple(
            statistics.median(column) for column in zip(*(one.times for one in reports), strict=True)
        ),
        faults={
            title: min(one.faults.get(title, WHOLE) for one in reports)
            for title in dict.fromkeys(title for one in reports for title in one.faults)
        },
    )


def row(name: str, found: Report) -> str:
    """A line of the printed table."""
    *times, shift = found.times
    cells = (name, *map(str, found.scores), *(f"{time:,.0f}" for time in times), f"{shift:.3f}")
    return f"| {' | '.join(cells)} |\n"


async def measured(runs: int) -> dict[str, Report]:
    """All pages at all sizes."""
    await fetch()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        async with (
            opened(Path(folder) / "data") as (origin, cookie),
            browser(Path(folder) / "profile", origin, cookie) as port,
        ):
            for page, path in PAGES.items():
                for size, options in SIZES.items():
                    loads = [await report(port, origin + path, options) for _ in range(runs)]
                    found[f"{page}, {size}"] = middle(loads)
    return found


def main() -> int:
    """Measure, and print a table and what is below the best."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=3, help="how often each page is loaded")
    runs = parser.parse_args().runs
    if runs < 1:
        parser.error(f"--runs is {runs}, and must be at least 1")
    try:
        found = asyncio.run(measured(runs))
    except NotHad as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    sys.stdout.write(f"| {' | '.join(HEADS)} |\n|{' --- |' * len(HEADS)}\n")
    sys.stdout.writelines(row(name, one) for name, one in found.items())
    sys.stdout.writelines(
        f"{name}: {title}, {score}\n" for name, one in found.items() for title, score in one.faults.items()
    )
    return 0 if all(score == WHOLE for one in found.values() for score in one.scores) else 1


if __name__ == "__main__":
    sys.exit(main())
