"""The rows of the table: what is asked, how well we want to do, and what no program can do better."""

import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import NamedTuple

from peers.odds import OMAHA, QUESTIONS, gain_of_two, seconds_of

from equities.machine import TOUCHED_BYTES
from splitpot import evaluator
from splitpot.evaluator.equity import equities
from splitpot.evaluator.sampling import sample
from splitpot.poker.cards import parse_cards

HANDS = 100_000
TRIALS = 1 << 20
Limits = Mapping[str, float]


class Row(NamedTuple):
    """A row: `ours` measures once and gives seconds (or, for threads, a ratio); `aim` is in `unit`s.

    `floor` makes the least that the machine needs from what it can do at best; `why` says how.
    """

    name: str
    unit: str
    aim: float
    ours: Callable[[], float]
    floor: Callable[[Limits], float]
    why: str


SCALES = {"ms": 1e3, "us": 1e6, "ns": 1e9}


def shown(unit: str, measured: float) -> float:
    """Seconds in a unit; a rate is the other way round, a ratio is one already."""
    if unit == "M/s":
        return 1e-6 / measured
    return measured * SCALES.get(unit, 1)


def better(unit: str, first: float, second: float) -> float:
    """How many times as good the first measurement is as the second."""
    return first / second if unit == "times" else second / first


def rows() -> list[Row]:
    """All rows, in the order of the table."""
    return [*_exact(), *_evaluations(), *_samples(), _first_question(), _two_threads()]


def _exact() -> list[Row]:
    def asked(question: str) -> Callable[[], float]:
        game, hands, board = QUESTIONS[question]
        held, dealt = [parse_cards(hand) for hand in hands], parse_cards(board)
        return lambda: seconds_of(lambda: equities(game, held, dealt))

    def grades(hands: int, pairs: int, boards: int) -> Callable[[Limits], float]:
        return lambda can: can["call"] + can["byte"] * 2 * boards * pairs * hands

    read = "one call, and the grades of all {} read once for each pair of hole cards"
    kinds, runouts = read.format("6,175 kinds of boards"), read.format("820 boards")
    return [
        Row("Omaha Hi/Lo, 2 hands", "ms", 0.2, asked("Omaha Hi/Lo, 2 hands"), grades(2, 6, 6_175), kinds),
        Row("Omaha Hi/Lo, 3 hands", "ms", 0.25, asked("Omaha Hi/Lo, 3 hands"), grades(3, 6, 6_175), kinds),
        Row("Omaha Hi/Lo, 6 hands", "ms", 0.3, asked("Omaha Hi/Lo, 6 hands"), grades(6, 6, 6_175), kinds),
        Row(
            "Omaha Hi/Lo, 2 hands, flop",
            "us",
            8,
            asked("Omaha Hi/Lo, 2 hands, flop"),
            grades(2, 6, 820),
            runouts,
        ),
        Row("Hold'em, AA against KK", "ms", 0.1, asked("Hold'em, AA against KK"), grades(2, 1, 6_175), kinds),
    ]


def _evaluations() -> list[Row]:
    chance = random.Random(8)
    deals = [chance.sample(range(52), 9) for _ in range(HANDS)]
    omaha = [(deal[:4], deal[4:]) for deal in deals]
    holes = bytes(card for hole, _ in omaha for card in hole)
    boards = bytes(card for _, board in omaha for card in board)
    sevens = bytes(card for deal in deals for card in deal[:7])
    one_board = [(_thousand_holes(chance, board), board) for _, board in omaha[: HANDS // 1_000]]
    some = omaha[: HANDS // 10]

    def each(work: Callable[[], object], hands: int = HANDS) -> Callable[[], float]:
        return lambda: seconds_of(work) / hands

    near, middle, far = "load, 32 KiB", "load, 256 KiB", "load, 1.1 MiB"
    return [
        Row(
            "Omaha high and low, batch",
            "ns",
            10,
            each(lambda: evaluator.omaha_batch(holes, boards)),
            lambda can: 3 * can[far],
            "three lines of the table of 1.1 MiB",
        ),
        Row(
            "Omaha, a thousand hands a board",
            "ns",
            4,
            each(lambda: [evaluator.omaha_one_board(held, board) for held, board in one_board]),
            lambda can: 6 * can[near],
            "six loads from the first cache",
        ),
        Row(
            "Omaha, one Python call",
            "ns",
            150,
            each(lambda: [evaluator.omaha(hole, board) for hole, board in some], len(some)),
            lambda can: can["call"],
            "a call that does nothing",
        ),
        Row(
            "seven cards, high, batch",
            "ns",
            4.5,
            each(lambda: evaluator.strength_batch(sevens)),
            lambda can: 7 * can["byte"] + can[middle],
            "seven bytes read, one load from the second cache",
        ),
    ]


def _thousand_holes(chance: random.Random, board: list[int]) -> bytes:
    """Hands of four that share no card with the board."""
    rest = [card for card in range(52) if card not in board]
    return bytes(card for _ in range(1_000) for card in chance.sample(rest, 4))


def _samples() -> list[Row]:
    first, second = parse_cards(OMAHA[0]), parse_cards(OMAHA[1])
    near, far = "load, 32 KiB", "load, 1.1 MiB"

    def dealt(hands: list[tuple[int, ...]]) -> Callable[[], float]:
        return lambda: seconds_of(lambda: sample("omaha8", hands, trials=TRIALS, seed=1)) / TRIALS

    return [
        Row(
            "sampled Omaha Hi/Lo, 2 known hands",
            "M/s",
            40,
            dealt([first, second]),
            lambda can: 8 * can[near],
            "five cards, the board's number and two grades from the first cache",
        ),
        Row(
            "sampled Omaha Hi/Lo, 1 known, 1 unknown",
            "M/s",
            15,
            dealt([first, ()]),
            lambda can: 11 * can[near] + 3 * can[far],
            "nine cards, the board's number and a grade from the first cache, three lines of 1.1 MiB",
        ),
    ]


def _first_question() -> Row:
    script = (
        "import time; from splitpot.evaluator.equity import equities; start = time.perf_counter();"
        f"equities('omaha8', {[parse_cards(hand) for hand in OMAHA[:2]]}); print(time.perf_counter() - start)"
    )

    def fresh() -> float:
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        return float(done.stdout)

    why = f"the first touch of the {TOUCHED_BYTES:,} bytes of the grades that the two hands need"
    return Row("first question of a process", "ms", 10, fresh, lambda can: can["first touch"], why)


def _two_threads() -> Row:
    hands = [parse_cards(OMAHA[0]), ()]

    def dealt(threads: int) -> object:
        return sample("omaha8", hands, trials=4 * TRIALS, seed=1, threads=threads)

    why = "two threads that only count"
    return Row(
        "sampled, two threads to one",
        "times",
        1.9,
        lambda: gain_of_two(dealt),
        lambda can: can["two threads"],
        why,
    )
