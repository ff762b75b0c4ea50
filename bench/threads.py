"""Two threads against one, on the same questions with the same answers: `make bench`, or threads.py --json.

Elapsed time, as CPU time cannot tell; one and two threads in turns. On a machine with other work two threads
find no second core, so the best of many runs counts. What the machine can give at all is measured the same
way: two processes that each do all of the work, against one of them alone.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from splitpot.equity.calculation import Limits, equity
from splitpot.equity.question import ask
from splitpot.evaluator.sampling import sample

ACES, KINGS = [51, 50, 3, 6], [45, 44, 41, 36]
KNOWN, UNKNOWN = 3 << 23, 1 << 21
RANGES = ("QQ+,AKs", "TT+,AJs+,KQs")
COUNT, DRAW = Limits(), Limits(deals=1, trials=3_000_000)
RUNS = 7

Work = Callable[[int], object]

QUESTIONS: dict[str, Work] = {
    "omaha8 sample, two known hands": lambda threads: sample(
        "omaha8", [ACES, KINGS], trials=KNOWN, seed=1, threads=threads
    ),
    "omaha8 sample, one known hand": lambda threads: sample(
        "omaha8", [ACES, []], trials=UNKNOWN, seed=1, threads=threads
    ),
    "holdem ranges, every deal": lambda threads: equity(ask("holdem", RANGES), COUNT, threads=threads),
    "holdem ranges, drawn deals": lambda threads: equity(ask("holdem", RANGES), DRAW, threads=threads),
}

SPIN = (
    "import sys; from splitpot.evaluator.sampling import sample; import time; sys.stdin.readline();"
    "s = time.perf_counter();"
    f"sample('omaha8', [{ACES}, []], trials={UNKNOWN}, seed=1); print(time.perf_counter() - s)"
)


def elapsed(work: Work, threads: int) -> tuple[float, object]:
    """Seconds on the clock, and the answer."""
    start = time.perf_counter()
    answer = work(threads)
    return time.perf_counter() - start, answer


def compared(name: str, work: Work) -> dict[str, float]:
    """Time one and two threads in turns; their answers must be the same."""
    times: dict[int, list[float]] = {1: [], 2: []}
    answers = []
    for _ in range(RUNS):
        for threads in times:
            seconds, answer = elapsed(work, threads)
            times[threads].append(seconds)
            answers.append(answer)
    if any(answer != answers[0] for answer in answers):
        sys.exit(f"{name}: two threads gave another answer than one")
    one, two = times[1], times[2]
    return {
        "one": min(one),
        "two": min(two),
        "best": min(one) / min(two),
        "median": statistics.median(map(float.__truediv__, one, two)),
    }


def two_processes() -> float:
    """Tell how many times the work of one process two of them do in the same time."""

    def spin(processes: int) -> float:
        running = [
            subprocess.Popen([sys.executable, "-c", SPIN], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for _ in range(processes)
        ]
        for process in running:
            assert process.stdin is not None, "it was opened with a pipe"
            process.stdin.write(b"\n")
            process.stdin.flush()
        return max(float(process.communicate()[0]) for process in running)

    alone = [(spin(1), spin(2)) for _ in range(RUNS)]
    return 2 * min(one for one, _ in alone) / min(two for _, two in alone)


def main() -> None:
    """Measure and print one line a question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    found = {name: compared(name, work) for name, work in QUESTIONS.items()}
    machine = two_processes()
    if chosen.json:
        print(json.dumps({"questions": found, "two_processes": machine, "processors": os.cpu_count()}))
        return
    print(f"two threads against one, seconds on the clock, {os.cpu_count()} processors")
    for name, times in found.items():
        print(
            f"  {name:<32}{times['one']:>8.3f}{times['two']:>8.3f}"
            f"   {times['best']:.2f} times, median of pairs {times['median']:.2f}"
        )
    print(f"  {'two processes beside one':<48}   {machine:.2f} times")


if __name__ == "__main__":
    main()
