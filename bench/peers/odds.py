"""Other libraries' answers, timed by the Python they are installed in: odds.py PROBES prints a line of JSON.

It holds, for each row of the table and each library that is there, the seconds of one turn; and the versions.
PROBES is the library that bench/equities/machine.py compiles.
"""

import ctypes
import importlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from types import ModuleType

OMAHA = ("AsAh2s3h", "KdKcQdJc", "8s9sTh6d", "4c5c6hTd", "Qh9d8d3d", "KsJs4d2d")
PAIRS = ("AsAh", "KdKc")
FLOP = "2c7d9h"
# What is asked: a game, hands, a board.
QUESTIONS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "Omaha Hi/Lo, 2 hands": ("omaha8", OMAHA[:2], ""),
    "Omaha Hi/Lo, 3 hands": ("omaha8", OMAHA[:3], ""),
    "Omaha Hi/Lo, 6 hands": ("omaha8", OMAHA, ""),
    "Omaha Hi/Lo, 2 hands, flop": ("omaha8", OMAHA[:2], FLOP),
    "Hold'em, AA against KK": ("holdem", PAIRS, ""),
}
PACKAGES = {
    "poker_equity": "poker-equity==0.1.1",
    "pokerfast": "pokerfast==0.2.0",
    "phevaluator": "phevaluator==0.6.0",
}
TRIALS = 200_000
HANDS = 200_000
Turn = tuple[str, str, Callable[[], float]]


def seconds_of(work: Callable[[], object]) -> float:
    """Time one call: CPU seconds, over a fiftieth of a second at least."""
    calls, start = 0, time.process_time()
    while not calls or time.process_time() - start < 0.02:
        work()
        calls += 1
    return (time.process_time() - start) / calls


def gain_of_two(work: Callable[[int], object]) -> float:
    """How many times as fast, by the clock, two threads do what one does; `work` is told how many."""
    spent = []
    for threads in (1, 2):
        begun = time.perf_counter()
        work(threads)
        spent.append(time.perf_counter() - begun)
    return spent[0] / spent[1]


def library(name: str) -> ModuleType | None:
    """The module, or None if it cannot be had."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def equity_turns() -> Iterator[Turn]:
    """Exact and sampled equities, each with its library and a turn of it."""
    omp, texts = library("pokerfast.equity"), library("poker_equity")
    if omp:
        omp.available()  # makes its tables now
    games = {"omaha8": "omaha_hi_lo", "holdem": "holdem"}
    for question, (game, hands, board) in QUESTIONS.items():
        held = list(hands)
        if texts:
            ask = lambda g=games[game], h=held, b=board: texts.exact_from_text(g, h, b)  # noqa: E731
            yield question, "poker-equity", lambda a=ask: seconds_of(a)
        if omp and game == "holdem":
            ask = lambda h=held, b=board: omp.equity(h, board=b, threads=1)  # noqa: E731
            yield question, "OMPEval (pokerfast)", lambda a=ask: seconds_of(a)
    if not texts:
        return

    def sampled(hands: list[str], trials: int = TRIALS, threads: int = 1) -> Callable[[], object]:
        return lambda: texts.chunk_from_text("omaha_hi_lo", hands, samples=trials, threads=threads)

    known, unknown = list(OMAHA[:2]), [OMAHA[0], "****"]
    yield "sampled Omaha Hi/Lo, 2 known hands", "poker-equity", lambda: seconds_of(sampled(known)) / TRIALS
    yield (
        "sampled Omaha Hi/Lo, 1 known, 1 unknown",
        "poker-equity",
        lambda: seconds_of(sampled(unknown)) / TRIALS,
    )

    def in_threads(threads: int) -> object:
        return sampled(unknown, 4 * TRIALS, threads)()

    yield "sampled, two threads to one", "poker-equity", lambda: gain_of_two(in_threads)
    yield "first question of a process", "poker-equity", first_question


def first_question() -> float:
    """Seconds of the first exact equity of a fresh process, the import left out."""
    script = (
        "import time, poker_equity; start = time.perf_counter();"
        f"poker_equity.exact_from_text('omaha_hi_lo', {list(OMAHA[:2])}, '');"
        "print(time.perf_counter() - start)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return float(done.stdout)


def evaluation_turns(probes: ctypes.CDLL) -> Iterator[Turn]:
    """Single hands: phevaluator knows Omaha's high only, and no low."""
    direct = library("phevaluator._pheval")
    if direct:
        value = ctypes.cast(ctypes.CDLL(direct.__file__).evaluate_plo4_cards, ctypes.c_void_p)
        probes.probe_hands.restype = ctypes.c_void_p
        probes.probe_hands.argtypes = [ctypes.c_size_t] * 2
        probes.probe_nine.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_size_t] * 2
        hands = probes.probe_hands(HANDS, 9)
        for row, group in (("Omaha high and low, batch", 1), ("Omaha, a thousand hands a board", 1_000)):
            loop = lambda g=group: probes.probe_nine(value, hands, HANDS, g)  # noqa: E731
            yield row, "phevaluator, high only", lambda work=loop: seconds_of(work) / HANDS
        chance = random.Random(1)
        deals = [chance.sample(range(52), 9) for _ in range(10_000)]
        calls = lambda: [direct.evaluate_plo4_cards(*deal) for deal in deals]  # noqa: E731
        yield "Omaha, one Python call", "phevaluator, high only", lambda: seconds_of(calls) / len(deals)
    omp = library("pokerfast.equity")
    if omp:
        evaluate = omp._load().pf_evaluate
        chance = random.Random(2)
        cards = bytes(card for _ in range(HANDS) for card in chance.sample(range(52), 7))
        highs = (ctypes.c_uint16 * HANDS)()
        batch = lambda: evaluate(cards, HANDS, 7, highs)  # noqa: E731
        assert batch() == 0, "OMPEval takes cards as bytes"
        yield "seven cards, high, batch", "OMPEval (pokerfast)", lambda: seconds_of(batch) / HANDS


def versions() -> dict[str, str]:
    """The libraries that are there."""
    found = {}
    for wanted in PACKAGES.values():
        name = wanted.partition("==")[0]
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def main() -> None:
    """Take one turn of everything."""
    turns = [*equity_turns(), *evaluation_turns(ctypes.CDLL(sys.argv[1]))]
    # The last, as its threads go on for a while after an answer.
    turns.sort(key=lambda turn: turn[1] == "poker-equity")
    print(json.dumps({"versions": versions(), "turns": [[row, who, turn()] for row, who, turn in turns]}))


if __name__ == "__main__":
    main()
