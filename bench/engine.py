"""Complete hands a second, ours and other engines' in the same run: `make bench`, or engine.py --json.

Each engine plays six-handed hands by random actions through its Python API, in a process of its own, in turns
with all others; numbers are CPU time, the median of the turns. Ours stand twice: the rules with all their
facts (splitpot), and the hand played in place by the core (quick). Other engines are installed by name into
build/peers; one that cannot be had is left out.
"""

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec.structs import replace

from splitpot.cli.simulation import Simulation
from splitpot.poker.cards import full_deck
from splitpot.poker.events import HandStarted, Post, PostKind, Stack
from splitpot.poker.options import Limit
from splitpot.poker.quick import QuickHand
from splitpot.poker.rules import Rules, fixed_limit

HERE = Path(__file__).parent
PEERS = {"pokerkit": "pokerkit==0.7.7", "clubs": "clubs==0.1.4", "rlcard": "rlcard==1.2.0"}
RIVALS = ("pokerkit:omaha8", "pokerkit:holdem", "clubs:holdem", "rlcard:holdem")
PAIRS = [f"{limit}:{game}" for game in ("omaha8", "holdem", "omaha") for limit in Limit] + ["fixed:omaha8_5"]
SEATS, STACK = 6, 20_000


def rules_of(pair: str) -> Rules:
    """A 2/4 table of six seats, as in fixed:omaha8."""
    limit, _, game = pair.partition(":")
    fixed = limit == Limit.FIXED
    return replace(
        fixed_limit(game, 200, 400, seats=SEATS), limit=Limit(limit), big_bet=400 if fixed else 200
    )


def quick(pair: str, seconds: float) -> dict[str, float]:
    """Hands, actions and CPU seconds of the hand played in place; everybody begins with 100 big blinds."""
    draw = random.Random(1).random
    seats = tuple(Stack(seat, STACK) for seat in range(SEATS))
    posts = (Post(0, PostKind.SMALL_BLIND, 100), Post(1, PostKind.BIG_BLIND, 200))
    rules, cards = rules_of(pair), full_deck()
    hands = actions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        deck = tuple(sorted(cards, key=lambda _: draw()))
        hand = QuickHand(HandStarted(hands, rules, SEATS - 1, seats, posts, deck))
        while not hand.over:
            act_by_chance(hand, draw)
            actions += 1
        assert sum(hand.stacks) == SEATS * STACK
        hands += 1
    return {"hands": hands, "actions": actions, "seconds": spent}


def act_by_chance(hand: QuickHand, draw: Callable[[], float]) -> None:
    """One of the legal kinds of action, each as likely; a bet is the least, the most, or any between."""
    low, owed = hand.min_to, hand.owed
    kind = int(draw() * (1 + (owed > 0) + (low is not None)))
    if kind == 0:
        hand.call() if owed else hand.check()
    elif kind == 1 and owed:
        hand.fold()
    else:
        high = hand.max_to
        hand.bet(low if low == high else (low, high, int(low + draw() * (high - low + 1)))[int(draw() * 3)])


def ours(pair: str, seconds: float) -> dict[str, float]:
    """Hands, actions and CPU seconds of our own rules, as `splitpot simulate` plays them."""
    simulation = Simulation(rules_of(pair), seed=1)
    hands = simulation.play(10**9)
    next(hands)
    before = simulation.tally.actions
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        next(hands)
    tally = simulation.tally
    return {"hands": tally.hands - 1, "actions": tally.actions - before, "seconds": spent}


def peers_python(folder: Path, wanted: Mapping[str, str]) -> Path:
    """The Python that has the packages, each by its import's name; one that cannot be had is left out."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    for name, package in wanted.items():
        there = subprocess.run([python, "-c", f"import {name}"], capture_output=True, check=False)
        if there.returncode:
            pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
            subprocess.run(pip, capture_output=True, check=False)
    return python


def turn(command: list[str]) -> dict[str, float] | None:
    """What one process measured, or None if its engine is not there."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else None


def compared(seconds: float, turns: int, folder: Path) -> dict[str, dict[str, float]]:
    """The median of all engines, which take turns so that a busy machine slows all alike."""
    python = str(peers_python(folder, PEERS))
    commands = {f"splitpot {pair}": [sys.executable, __file__, "--turn", pair] for pair in PAIRS}
    commands |= {f"quick {pair}": [sys.executable, __file__, "--turn", f"quick {pair}"] for pair in PAIRS}
    commands |= {name: [python, str(HERE / "peers" / "engines.py"), name] for name in RIVALS}
    measured: dict[str, list[dict[str, float]]] = {name: [] for name in commands}
    for _ in range(turns):
        for name, command in commands.items():
            found = turn([*command, str(seconds)])
            if found is not None:
                measured[name].append(found)
    return {
        name: {
            "hands_per_second": statistics.median(one["hands"] / one["seconds"] for one in many),
            "actions_per_second": statistics.median(one["actions"] / one["seconds"] for one in many),
            "actions_per_hand": sum(one["actions"] for one in many) / sum(one["hands"] for one in many),
        }
        for name, many in measured.items()
        if many
    }


def ratio(table: dict[str, dict[str, float]], ours: str, rival: str) -> float:
    """How many times as many fixed-limit hands of the same game we play a second."""
    name = f"{ours} fixed:{rival.partition(':')[2]}"
    return table[name]["hands_per_second"] / table[rival]["hands_per_second"]


def as_text(table: dict[str, dict[str, float]]) -> str:
    """The numbers as a table; a rival's row ends with how many times as fast our two are in hands."""
    lines = ["engine                    hands/s   actions/s   actions a hand   rules, quick: times as fast"]
    for name, row in table.items():
        line = f"{name:<24}{row['hands_per_second']:>9,.0f}{row['actions_per_second']:>12,.0f}"
        line += f"{row['actions_per_hand']:>17.1f}"
        if name in RIVALS:
            line += f"   {ratio(table, 'splitpot', name):.1f}, {ratio(table, 'quick', name):.0f}"
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    """Measure everything, or take one turn of our own for the process that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one turn")
    parser.add_argument("--turns", type=int, default=5, help="turns of each engine")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="their folder")
    parser.add_argument("--turn", nargs=2, metavar=("PAIR", "SECONDS"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.turn:
        name, seconds = chosen.turn[0], float(chosen.turn[1])
        pair = name.removeprefix("quick ")
        print(json.dumps(ours(pair, seconds) if pair == name else quick(pair, seconds)))
        return
    table = compared(chosen.seconds, chosen.turns, chosen.peers)
    machine = {"processor": platform.processor() or platform.machine(), "python": platform.python_version()}
    print(json.dumps({"machine": machine, "engines": table}, indent=1) if chosen.json else as_text(table))


if __name__ == "__main__":
    main()
