"""Random hands of the room against the referee: python -m tests.oracles.differential --hands N --seed S.

Every hand has a number of its own, so any difference can be played again with --only.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from tests.oracles.comparison import Difference, compare
from tests.oracles.random_hands import random_start

CHUNK = 2_000  # hands one worker plays between two reports


def play(number: int) -> int:
    """Hand `number`, compared; how many decisions it had. Raises Difference."""
    chance = random.Random(number)
    return compare(random_start(chance), chance)


def play_chunk(first: int, last: int) -> tuple[int, int, list[str]]:
    """Hands `first` to `last` - 1: how many hands and decisions, and the differences found."""
    decisions, found = 0, []
    for number in range(first, last):
        try:
            decisions += play(number)
        except AssertionError as fault:
            kind = "" if isinstance(fault, Difference) else "broken invariant: "
            found.append(f"hand {number}: {kind}{fault}")
    return last - first, decisions, found


def chunks(seed: int, hands: int) -> Iterator[tuple[int, int]]:
    """The numbers of the hands, a chunk at a time; seeds are a thousand million hands apart."""
    start = seed * 10**9
    for first in range(0, hands, CHUNK):
        yield start + first, start + min(hands, first + CHUNK)


def run(hands: int, seed: int, workers: int) -> int:
    """Compare so many hands and print progress; the exit code."""
    begun = time.perf_counter()
    played = decisions = differences = 0
    with ProcessPoolExecutor(workers) as pool:
        for count, decided, found in pool.map(play_chunk, *zip(*chunks(seed, hands), strict=True)):
            played, decisions, differences = played + count, decisions + decided, differences + len(found)
            for line in found[:5]:
                sys.stdout.write(f"\n{line}\n")
            seconds = time.perf_counter() - begun
            sys.stdout.write(
                f"\r{played} hands, {decisions} decisions, {seconds:.0f} s, {differences} differences"
            )
            sys.stdout.flush()
    sys.stdout.write("\n")
    return 1 if differences else 0


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(description="Compare random hands of the room with the referee.")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", type=int, help="the number of one hand to play again")
    chosen = parser.parse_args()
    if chosen.only is not None:
        sys.stdout.write(f"hand {chosen.only}: {play(chosen.only)} decisions, no difference\n")
        return 0
    return run(chosen.hands, chosen.seed, chosen.workers)


if __name__ == "__main__":
    sys.exit(main())
