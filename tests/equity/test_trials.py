"""How many boards a sample deals: as many as were asked for, whoever deals them and wherever it stops."""

from math import nan, sqrt
from statistics import mean, pstdev

import pytest

from splitpot.equity.calculation import Limits, equity
from splitpot.equity.question import ask
from splitpot.evaluator.equity import UNITS
from splitpot.evaluator.sampling import CHUNK, sample

RANGES = ask("holdem", ["AKs", "random", "random"])
FLOP = ask("holdem", ["JJ+,AKs", "22+"], "2s7h8d")
TURN = ask("omaha8", ["AAds", "A2xx"], "2s7h8dKc")
RIVER = ask("holdem", ["JJ+,AKs", "22+"], "2s7h8dKcQc")
UNKNOWN = ask("omaha8", ["AsAh2c3d", "random"])


@pytest.mark.parametrize("question", [RANGES, FLOP, TURN, RIVER, UNKNOWN])
@pytest.mark.parametrize("trials", [1, 7, 255, 1_000, 10_241, 40_000, 253_441])
def test_a_sample_deals_as_many_boards_as_were_asked_for(question, trials):
    """Not one more, whether the boards of a deal are dealt or counted; the pots of all of them are shared."""
    found = equity(question, Limits(deals=1, trials=trials), seed=5)

    assert (False, trials) == (found.exact, found.boards)
    assert UNITS * trials == sum(hand.share.equity for hand in found.hands)


@pytest.mark.parametrize("question", [RANGES, FLOP, TURN, UNKNOWN])
def test_one_and_two_threads_deal_the_same_boards(question):
    """With a last deal that has fewer boards than the others, too."""
    limits = Limits(deals=1, trials=262_147)
    alone, both = (equity(question, limits, seed=8, threads=threads) for threads in (1, 2))

    assert alone == both
    assert alone.boards == 262_147


@pytest.mark.parametrize("question", [RANGES, FLOP, UNKNOWN])
@pytest.mark.parametrize("threads", [1, 2])
def test_what_was_dealt_when_it_was_stopped_is_a_sample_of_so_many(question, threads):
    """Boards that another thread had dealt ahead are not among them."""
    seen = []

    def watch(progress):
        seen.append(progress)
        return len(seen) < 4  # the first two are told before anything is dealt

    stopped = equity(question, Limits(deals=1, trials=10**9), seed=2, watch=watch, threads=threads)
    whole = equity(question, Limits(deals=1, trials=stopped.boards), seed=2)

    assert stopped == whole
    assert seen[-1].done == stopped.boards
    assert seen[-1].error == max(hand.standard_error for hand in stopped.hands)


@pytest.mark.parametrize("question", [RANGES, FLOP, UNKNOWN])
@pytest.mark.parametrize("trials", [100, 1_000])
def test_the_standard_error_is_how_far_samples_differ(question, trials):
    """Sixty seeds: their equities spread as widely as each of them says of itself."""
    told, equities = [], []
    for seed in range(60):
        hand = equity(question, Limits(deals=1, trials=trials), seed=seed).hands[0]
        told.append(hand.standard_error)
        equities.append(hand.equity)

    assert 0.7 < pstdev(equities) / mean(told) < 1.3


@pytest.mark.parametrize("question", [RANGES, FLOP, UNKNOWN])
def test_one_board_tells_no_error(question):
    """So the largest that can be is told, half the pot."""
    one = equity(question, Limits(deals=1, trials=1), seed=1)

    assert [0.5] * len(one.hands) == [hand.standard_error for hand in one.hands]


@pytest.mark.parametrize("question", [RANGES, UNKNOWN, ask("holdem", ["AsAh", "KsKh"])])
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"trials": 0}, r"^trials must be 1 to 1099511627776, not 0$"),
        ({"trials": 1e3}, r"^trials must be an int, not 1000\.0$"),
        ({"deals": -1}, r"^deals must be 0 or more, not -1$"),
        ({"matchups": -1}, r"^matchups must be 0 or more, not -1$"),
        ({"seconds": 0.0}, r"^seconds must be more than 0, not 0\.0$"),
        ({"seconds": nan}, r"^seconds must be more than 0, not nan$"),
        ({"error": -0.1}, r"^error must be more than 0, not -0\.1$"),
        ({"error": nan}, r"^error must be more than 0, not nan$"),
        ({"seed": -1}, r"^seed must be 0 to 18446744073709551615, not -1$"),
        ({"seed": None}, r"^seed must be an int, not None$"),
        ({"threads": 0}, r"^threads must be 1 or more, not 0$"),
    ],
)
def test_limits_that_cannot_be_are_refused_whatever_is_asked(question, wrong, sentence):
    """Also where they are not needed, and before anything is dealt: without a seed no answer repeats."""
    rest = {name: value for name, value in wrong.items() if name in ("seed", "threads")}

    with pytest.raises(ValueError, match=sentence):
        equity(question, Limits(**{name: value for name, value in wrong.items() if name not in rest}), **rest)


def test_the_error_of_known_trials_is_worked_out_by_hand():
    """Aces against kings: each trial is won, lost or shared."""
    trials = CHUNK + 3
    found = sample("holdem", [[51, 50], [47, 46]], trials=trials, seed=3)
    share = found.hands[0]
    wins, ties = share.scoop, share.half
    part = (wins + ties / 2) / trials
    spread = wins * (1 - part) ** 2 + ties * (0.5 - part) ** 2 + (trials - wins - ties) * part**2

    assert found.trials == trials
    assert found.equity(0) == pytest.approx(part)
    assert found.standard_error(0) == pytest.approx(sqrt(spread / (trials - 1) / trials))
