"""What an action costs the page at a full table of ten: ``python -m tests.browser.update_cost``.

Ten people play; one of them looks at the screen. Chromium traces the page, at its own speed and four times
slower: how long its scripts run for each update, in processor time, and how many frames a second it draws.
"""

import argparse
import asyncio
import itertools
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.async_api import Browser

from splitpot.cluster import TableConfig
from splitpot.poker.rules import fixed_limit
from tests.browser.chromium import launched
from tests.browser.players import Player, wavering
from tests.browser.screen import Screen
from tests.browser.stage import PACE, Stage, stage

SEATS = 10
TABLE = TableConfig("larch", "Larch", fixed_limit("omaha8", 400, 800, seats=SEATS, unit=100))
STEADY = replace(PACE, result=1_500, fold_result=800, run_out=400, first_deal=3_000)
THINK_SECONDS = 0.4
SCRIPTS = ("FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.callFunction")

# Counts the frames that the page draws for so many milliseconds: when each was drawn.
_COUNT = """(ms) => new Promise((done) => {
  const frames = [];
  const drawn = (at) => {
    frames.push(at);
    if (at - frames[0] > ms) done(frames);
    else requestAnimationFrame(drawn);
  };
  requestAnimationFrame(drawn);
})"""

Event = dict[str, Any]


class Cost(msgspec.Struct, frozen=True):
    """What was measured at one speed: updates, milliseconds of script for each, frames a second, late ones.

    A frame is late 25 ms after the one before it.
    """

    slowdown: int
    updates: int
    script_ms: float
    fps: float
    slow: float

    def line(self) -> str:
        """The line of the printed table."""
        counts = f"{self.slowdown:>8}x  {self.updates:>7}  {self.script_ms:>14.2f}"
        return f"{counts}  {self.fps:>8.1f}  {self.slow:>10.1%}"


def script_ms(events: list[Event]) -> float:
    """Processor time of all scripts in a trace, in milliseconds; what runs inside another counts once."""
    spans = [event for event in events if event.get("ph") == "X" and event["name"] in SCRIPTS]
    total, end = 0.0, -1.0
    for event in sorted(spans, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:
            total += float(event.get("tdur") or event["dur"])
            end = event["ts"] + event["dur"]
    return total / 1_000


async def measured(browser: Browser, screen: Screen, slowdown: int, seconds: float) -> Cost:
    """Trace the page for a while at one speed."""
    session = await screen.page.context.new_cdp_session(screen.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    before = len(screen.received)
    await browser.start_tracing(page=screen.page, categories=["devtools.timeline", "v8"])
    await asyncio.sleep(seconds)
    trace = json.loads(await browser.stop_tracing())
    updates = len(screen.received) - before
    # Counting frames is a script too, so that is done on its own.
    frames: list[float] = await screen.page.evaluate(_COUNT, seconds * 1_000)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    renderer = main_thread(trace["traceEvents"])
    gaps = [later - sooner for sooner, later in itertools.pairwise(frames)]
    return Cost(
        slowdown,
        updates,
        script_ms(renderer) / max(1, updates),
        1_000 / statistics.fmean(gaps),
        sum(gap > 25 for gap in gaps) / len(gaps),
    )


def main_thread(events: list[Event]) -> list[Event]:
    """What ran on the thread that ran most scripts: the page's own."""
    threads: dict[tuple[int, int], list[Event]] = {}
    for event in events:
        threads.setdefault((event["pid"], event["tid"]), []).append(event)
    return max(threads.values(), key=script_ms)


async def seated(scene: Stage, seat: int) -> Player:
    """A person without a browser who plays at this seat."""
    guest = await Player.enter(scene.origin, f"Guest {seat}")
    await guest.connect()
    await guest.sit(TABLE.id, seat, 40_000)
    return guest


async def play(guest: Player, chance: random.Random) -> None:
    """Play on and on, with a moment's thought before each action."""
    choose = wavering(chance)
    while True:
        await guest.my_turn(TABLE.id)
        await asyncio.sleep(THINK_SECONDS)
        await guest.act(TABLE.id, choose)


async def costs(seconds: float) -> list[Cost]:
    """Both speeds, one after the other, at one table."""
    with tempfile.TemporaryDirectory() as folder:
        async with stage(Path(folder) / "data", STEADY, (TABLE,)) as scene, launched() as browser:
            screen = await Screen.open(browser, scene.origin)
            await screen.enter("Robin")
            await screen.open_table(TABLE.id)
            guests = [await seated(scene, seat) for seat in range(1, SEATS + 1)]
            chances = (random.Random(seat) for seat in range(SEATS))
            playing = [asyncio.create_task(play(*one)) for one in zip(guests, chances, strict=True)]
            await guests[0].view_when(TABLE.id, lambda view: view["hand"] is not None)
            found = [await measured(browser, screen, slowdown, seconds) for slowdown in (1, 4)]
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for guest in guests:
                await guest.disconnect()
            await screen.close()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to look at each speed")
    lines = [" slowdown  updates  script ms each  frames/s  over 25 ms"]
    lines += [cost.line() for cost in asyncio.run(costs(parser.parse_args().seconds))]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
