"""Other libraries' equities, timed by the Python they are installed in: odds.py prints one line of JSON.

It holds, for each question and each library that is there, the best CPU seconds of a few runs.
"""

import json
import time
from collections.abc import Callable, Iterator

OMAHA = ("AsAh2s3h", "KdKcQdJc", "8s9sTh6d", "4c5c6hTd", "Qh9d8d3d", "KsJs4d2d")
PAIRS = ("AsAh", "KdKc")
FLOP = "2c7d9h"
# What is asked: a game, hands, a board.
QUESTIONS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "omaha8, 2 hands": ("omaha8", OMAHA[:2], ""),
    "omaha8, 3 hands": ("omaha8", OMAHA[:3], ""),
    "omaha8, 6 hands": ("omaha8", OMAHA, ""),
    "omaha8, 2 hands, flop": ("omaha8", OMAHA[:2], FLOP),
    "omaha, 2 hands": ("omaha", OMAHA[:2], ""),
    "holdem, 2 hands": ("holdem", PAIRS, ""),
    "holdem, 2 hands, flop": ("holdem", PAIRS, FLOP),
}
RUNS = 3


def best_of(runs: int, work: Callable[[], object]) -> float:
    """Time the quickest of some runs: CPU seconds a call, over a hundredth of a second at least."""
    times = []
    for _ in range(runs):
        calls, start = 0, time.process_time()
        while not calls or time.process_time() - start < 0.01:
            work()
            calls += 1
        times.append((time.process_time() - start) / calls)
    return min(times)


def answers() -> Iterator[tuple[str, str, Callable[[], object]]]:
    """Name each question, the library, and the call that answers it."""
    try:
        import poker_equity
    except ImportError:
        poker_equity = None
    try:
        import pokerfast.equity as pokerfast
    except ImportError:
        pokerfast = None
    games = {"omaha8": "omaha_hi_lo", "omaha": "omaha", "holdem": "holdem"}
    for question, (game, hands, board) in QUESTIONS.items():
        cards = list(hands)
        if poker_equity:
            yield (
                question,
                "poker-equity",
                lambda g=games[game], h=cards, b=board: poker_equity.exact_from_text(g, h, b),
            )
        if pokerfast and game == "holdem":
            yield (
                question,
                "pokerfast (OMPEval)",
                lambda h=cards, b=board: pokerfast.equity(h, board=b, threads=1),
            )


if __name__ == "__main__":
    print(json.dumps([[question, who, best_of(RUNS, call)] for question, who, call in answers()]))
