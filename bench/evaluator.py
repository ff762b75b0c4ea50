"""How long one evaluation takes, through Python and in batches: `make bench`.

Numbers are nanoseconds a hand, the best of five runs, over random hands from a fixed seed.
"""

import random
import time
from collections.abc import Callable

from splitpot import evaluator

HANDS = 100_000
RUNS = 5


def best(work: Callable[[], object]) -> float:
    """Time `work` over all hands: nanoseconds a hand."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter_ns()
        work()
        times.append(time.perf_counter_ns() - start)
    return min(times) / HANDS


def thousand_holes(chance: random.Random, board: list[int]) -> bytes:
    """Hands of four that share no card with the board."""
    rest = [card for card in range(52) if card not in board]
    return bytes(card for _ in range(1_000) for card in chance.sample(rest, 4))


def main() -> None:
    """Measure and print one line a kind of call."""
    chance = random.Random(8)
    deals = [chance.sample(range(52), 9) for _ in range(HANDS)]
    omaha = [(deal[:4], deal[4:]) for deal in deals]
    sevens = [deal[:7] for deal in deals]
    holes = bytes(card for hole, _ in omaha for card in hole)
    boards = bytes(card for _, board in omaha for card in board)
    rows = bytes(card for hand in sevens for card in hand)
    one_board = [(thousand_holes(chance, board), board) for _, board in omaha[: HANDS // 1_000]]
    kinds: dict[str, Callable[[], object]] = {
        "omaha, high and low, one call": lambda: [evaluator.omaha(hole, board) for hole, board in omaha],
        "omaha, high and low, batch": lambda: evaluator.omaha_batch(holes, boards),
        "omaha, a thousand hands a board": lambda: [
            evaluator.omaha_one_board(some, board) for some, board in one_board
        ],
        "seven cards, high, one call": lambda: [evaluator.strength(hand) for hand in sevens],
        "seven cards, high, batch": lambda: evaluator.strength_batch(rows),
    }
    print(f"evaluator: {evaluator.implementation()}, nanoseconds a hand")
    for name, work in kinds.items():
        print(f"  {name:<32}{best(work):>8.1f}")


if __name__ == "__main__":
    main()
