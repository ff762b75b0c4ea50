"""Exact and sampled equities, ours and other libraries' in the same run: `make bench`, or equity.py --json.

CPU time of one call through Python, the best of some runs, one core. Other libraries are installed by name
into build/peers; one that cannot be had is left out. Ratios of one run say more than its seconds.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from engine import HERE, peers_python
from peers.odds import OMAHA, QUESTIONS, best_of

from splitpot import evaluator
from splitpot.evaluator.equity import equities
from splitpot.evaluator.sampling import sample

PEERS = ("poker-equity==0.1.1", "pokerfast==0.2.0")
TRIALS = 1 << 20
RUNS = 7


def cards(text: str) -> list[int]:
    """Cards as ints, from their text."""
    return [
        "23456789TJQKA".index(rank) * 4 + "cdhs".index(suit)
        for rank, suit in zip(text[::2], text[1::2], strict=True)
    ]


def ours() -> dict[str, float]:
    """Our CPU seconds a question."""
    found = {}
    for question, (game, hands, board) in QUESTIONS.items():
        held, shown = [cards(hand) for hand in hands], cards(board)
        found[question] = best_of(RUNS, lambda g=game, h=held, b=shown: equities(g, h, b))
    return found


def sampled() -> dict[str, float]:
    """Our trials a second."""
    first, second = cards(OMAHA[0]), cards(OMAHA[1])
    return {
        name: TRIALS / best_of(RUNS, lambda h=hands: sample("omaha8", h, trials=TRIALS, seed=1))
        for name, hands in {
            "omaha8, 2 known hands": [first, second],
            "omaha8, 1 known and 1 unknown": [first, []],
        }.items()
    }


def first_call() -> float:
    """Milliseconds of the first question in a fresh process, the import left out."""
    script = (
        "import time; from splitpot.evaluator.equity import equities; start = time.perf_counter();"
        f"equities('omaha8', {[cards(hand) for hand in OMAHA[:2]]});"
        "print((time.perf_counter() - start) * 1e3)"
    )
    times = [
        float(
            subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
        )
        for _ in range(RUNS)
    ]
    return min(times)


def theirs(folder: Path) -> list[tuple[str, str, float]]:
    """Each question, library and its CPU seconds."""
    python = peers_python(folder)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS]
    subprocess.run(pip, capture_output=True, check=False)
    done = subprocess.run([python, HERE / "peers" / "odds.py"], capture_output=True, text=True, check=False)
    return [tuple(line) for line in json.loads(done.stdout)] if done.returncode == 0 else []


def main() -> None:
    """Measure and print one line a question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="their folder")
    chosen = parser.parse_args()
    exact, trials, first = ours(), sampled(), first_call()
    others = theirs(chosen.peers)
    if chosen.json:
        print(json.dumps({"exact": exact, "trials_per_second": trials, "first_ms": first, "others": others}))
        return
    print(f"equities: {evaluator.implementation()}, microseconds a question")
    for question, seconds in exact.items():
        print(f"  {question:<28}{seconds * 1e6:>12.1f}")
        for asked, who, other in others:
            if asked == question:
                print(f"    {who:<26}{other * 1e6:>12.1f}   {other / seconds:,.1f} times ours")
    for name, rate in trials.items():
        print(f"  sampled, {name:<31}{rate / 1e6:>6.1f} million trials a second")
    print(f"  the first question of a process{first:>10.2f} ms")


if __name__ == "__main__":
    main()
