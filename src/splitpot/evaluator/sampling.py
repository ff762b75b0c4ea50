"""Sampled equities, for hands that are not known whole: chance from a seed, and how far off it may be.

Trials come in chunks of their own chance, so that several threads may share them, and a caller can show how
far it is, and stop. The same seed and trials give the same numbers on every machine, whatever the threads.
"""

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from splitpot.evaluator import _counter
from splitpot.evaluator.equity import UNITS, Share, way_of
from splitpot.evaluator.numbers import SEED_MAX, whole_number
from splitpot.evaluator.threads import in_order

TRIALS_MAX = 1 << 40
"""Of one sample."""
CHUNK = 1 << 17  # trials that share one chance: some milliseconds of work


class Sample(msgspec.Struct, frozen=True):
    """The shares of the hands over `trials` boards dealt by chance, on `low_boards` of which is a low.

    `hands` count as in exact equities, trials in place of boards. `squares` holds for each hand the sum of
    the squares of the units it got in each trial.
    """

    trials: int
    low_boards: int
    hands: tuple[Share, ...]
    squares: tuple[int, ...]

    def equity(self, hand: int) -> float:
        """Give the part of the pot a hand gets, 0 to 1."""
        return self.hands[hand].equity / UNITS / self.trials

    def standard_error(self, hand: int) -> float:
        """Give the standard error of `equity`: in 19 of 20 samples the truth lies within two of them.

        One trial tells nothing of it; its error is half the pot, the largest there is.
        """
        if self.trials == 1:
            return 0.5
        mean = self.hands[hand].equity / self.trials
        variance = max(self.squares[hand] / self.trials - mean * mean, 0.0)
        return sqrt(variance / (self.trials - 1)) / UNITS


def sample(
    game: str,
    hands: Sequence[Sequence[int]],
    board: Sequence[int] = (),
    dead: Sequence[int] = (),
    *,
    trials: int,
    seed: int,
    threads: int = 1,
    progress: Callable[[Sample], bool] | None = None,
) -> Sample:
    """Deal `trials` times what is not known of two to ten hands (each 0 cards to all of them) and the board.

    `seed` is 0 to 2**64 - 1. `progress` is called after each chunk of 131,072 trials with the sample so far;
    if it answers False the sample ends there. The C++ core lets other threads run meanwhile. ValueError tells
    in one sentence what is wrong.
    """
    way, hole = way_of(game)
    trials, seed = whole_number("trials", trials, 1, TRIALS_MAX), whole_number("seed", seed, 0, SEED_MAX)
    threads = whole_number("threads", threads, 1)

    def deal(chunk: int) -> Sample:
        size = min(CHUNK, trials - chunk * CHUNK)
        done, low_boards, counts, squares = _counter.sample(way, hole, hands, board, dead, seed, chunk, size)
        return Sample(done, low_boards, tuple(Share(*count) for count in counts), squares[0])

    total: Sample | None = None
    for part in in_order(deal, range(-(-trials // CHUNK)), threads):
        total = part if total is None else _together(total, part)
        if progress is not None and not progress(total):
            break
    assert total is not None, "there is at least one trial"
    return total


def _together(first: Sample, second: Sample) -> Sample:
    """Add up two samples of the same question."""
    shares = zip(first.hands, second.hands, strict=True)
    return Sample(
        first.trials + second.trials,
        first.low_boards + second.low_boards,
        tuple(Share(*map(sum, zip(*map(msgspec.structs.astuple, pair), strict=True))) for pair in shares),
        tuple(map(sum, zip(first.squares, second.squares, strict=True))),
    )
