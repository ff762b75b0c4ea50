"""Evaluations and equities in one table, beside other libraries and the machine's own limits: `make bench`.

Everything is measured in turns (ours, theirs, the machine), so that a busy machine slows all alike; numbers
are medians of the turns, CPU time on one core, and ratios of one run say more than its seconds. Other
libraries are installed by name into build/peers; one that cannot be had is left out. --write puts the table
and the picture into docs/.
"""

import argparse
import json
import os
import subprocess
import sys
import textwrap
from collections import defaultdict
from inspect import isbuiltin
from pathlib import Path
from statistics import median

from engine import HERE, peers_python
from equities.chart import chart
from equities.machine import Machine, description
from equities.rows import Row, rows
from equities.table import as_json, as_markdown, as_text, lines, write
from peers.odds import PACKAGES

from splitpot import evaluator
from splitpot.evaluator import _counter

BUILT, DOCS = HERE.parent / "build" / "bench", HERE.parent / "docs"


class Turns:
    """What was measured so far: ours by row, theirs by row and library, the machine by name."""

    def __init__(self) -> None:
        self.ours: defaultdict[str, list[float]] = defaultdict(list)
        self.others: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        self._limits: defaultdict[str, list[float]] = defaultdict(list)
        self.versions: dict[str, str] = {}

    def take(self, asked: list[Row], machine: Machine, python: Path | None) -> None:
        """Measure everything once more."""
        for name, seconds in machine.limits().items():
            self._limits[name].append(seconds)
        for row in asked:
            self.ours[row.name].append(row.ours())
        if python is None:
            return
        command = [python, HERE / "peers" / "odds.py", BUILT / "probes.so"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"the other libraries cannot be measured: {done.stderr.strip()}")
        told = json.loads(done.stdout)
        self.versions = told["versions"]
        for row, who, seconds in told["turns"]:
            self.others[row, who].append(seconds)

    def limits(self) -> dict[str, float]:
        """The medians of the machine."""
        return {name: median(turns) for name, turns in self._limits.items()}


def told_with(turns: Turns, count: int, load: float) -> list[str]:
    """What was measured with, in sentences."""
    machine = description()
    libraries = ", ".join(f"{name} {version}" for name, version in turns.versions.items()) or "none"
    can = turns.limits()
    loads = ", ".join(
        f"{name.removeprefix('load, ')} {can[name] * 1e9:.2f} ns" for name in can if "load" in name
    )
    return textwrap.wrap(
        f"Medians of {count} turns on {machine['processor']}; Python {machine['python']}, "
        f"{machine['compiler']}, evaluator {evaluator.implementation()}. Other libraries: {libraries}. "
        f"The load of the machine was {load:.1f} at the beginning; above 1, others were at work. "
        f"A dependent step took {can['step'] * 1e9:.2f} ns, a load that waits for no other, by the size of "
        f"its table, {loads}, a call from Python into C {can['call'] * 1e9:.0f} ns, and two threads that "
        f"only count were {can['two threads']:.2f} times as fast as one.",
        width=118,
    )


def main() -> None:
    """Measure, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", action="store_true", help="write the table and the picture into docs/")
    parser.add_argument("--turns", type=int, default=7, help="turns of everything")
    parser.add_argument("--only", default="", help="rows whose name has this text; no other library is asked")
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="their folder")
    chosen = parser.parse_args()
    if chosen.write and chosen.only:
        parser.error("--write needs all rows: leave out --only")
    if chosen.turns < 1:
        parser.error(f"--turns is {chosen.turns}; it must be 1 or more")
    if evaluator.implementation() != "c++" or not isbuiltin(_counter.equities):
        sys.exit("the C++ core is not built, and its Python twin is not what is measured: run `make setup`")
    load = os.getloadavg()[0]
    asked = [row for row in rows() if chosen.only in row.name]
    if not asked:
        parser.error(f"no row has '{chosen.only}' in its name: {', '.join(row.name for row in rows())}")
    python = None if chosen.only else peers_python(chosen.peers, PACKAGES)
    machine, turns = Machine(BUILT), Turns()
    for _ in range(chosen.turns):
        turns.take(asked, machine, python)
    found = lines(asked, turns.ours, turns.others, turns.limits())
    told = told_with(turns, chosen.turns, load)
    if chosen.write:
        write(DOCS / "performance.md", "\n".join(as_markdown(found, told)))
        (DOCS / "equity-speed.svg").write_text(chart(found))
    if chosen.json:
        about = {**description(), "load": load, "versions": turns.versions, "limits": turns.limits()}
        print(json.dumps({"machine": about, "rows": list(map(as_json, found))}, indent=1))
    else:
        print("\n".join([*as_text(found), "", *told]))


if __name__ == "__main__":
    main()
