"""Sampled equities: the twin's very trials, near the exact answer, the same however they are dealt."""

import random

import pytest

from splitpot.evaluator import _core, twin_equity
from splitpot.evaluator.equity import GAMES, UNITS, equities
from splitpot.evaluator.sampling import CHUNK, sample

ACES, KINGS = [51, 50, 3, 6], [45, 44, 41, 36]  # AsAh2s3h and KdKcQdJc


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_core_and_twin_deal_the_same_trials(game, seed):
    """Hands known whole, in part and not at all, any board, dead cards: every count and square."""
    chance = random.Random(f"{game} {seed}")
    way, hole = GAMES[game]
    deck = chance.sample(range(52), 52)
    hands = [
        [deck.pop() for _ in range(chance.choice((0, hole, hole - 1)))] for _ in range(chance.randint(2, 5))
    ]
    board = [deck.pop() for _ in range(chance.randint(0, 5))]
    dead = [deck.pop() for _ in range(chance.randint(0, 6))]
    question = (way, hole, hands, board, dead, seed, chance.randint(0, 9), 60)

    assert _core.sample(*question) == twin_equity.sample(*question)


@pytest.fixture
def plain():
    """Let a test choose whether the core does without vector instructions, and undo it."""
    yield _core.use_plain
    _core.use_plain(False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", range(6))
def test_boards_dealt_many_at_once_are_those_dealt_one_by_one(game, known, plain):
    """With enough trials of whole hands 32 boards are dealt at a time; counts and squares stay."""
    chance = random.Random(f"{game} {known}")
    way, hole = GAMES[game]
    for trials in (2_047, 2_048, 2_079, 5_000):
        deck = chance.sample(range(52), 52)
        hands = [[deck.pop() for _ in range(hole)] for _ in range(chance.randint(2, 6))]
        board = [deck.pop() for _ in range(known)]
        dead = [deck.pop() for _ in range(chance.choice((0, 3, len(deck) - 5 + known)))]
        question = (way, hole, hands, board, dead, chance.getrandbits(64), trials, trials)
        plain(True)
        one_by_one = _core.sample(*question)
        plain(False)

        assert _core.sample(*question) == one_by_one


def test_the_twin_deals_the_boards_that_the_core_deals_many_at_once():
    """All seven cards, and the trials that are left over behind the last 32."""
    question = (0, 2, [ACES[:2], KINGS[:2]], [], [7], 3, 4, 2_051)

    assert _core.sample(*question) == twin_equity.sample(*question)


@pytest.mark.parametrize(("game", "cut"), [("omaha8", 4), ("omaha", 4), ("holdem", 2)])
def test_a_sample_of_known_hands_is_near_the_exact_answer(game, cut):
    """Within four standard errors of it, for a seed that is given."""
    hands = [ACES[:cut], KINGS[:cut]]
    exact = equities(game, hands)
    found = sample(game, hands, trials=400_000, seed=5)

    for hand in (0, 1):
        truth = exact.hands[hand].equity / UNITS / exact.boards
        assert abs(found.equity(hand) - truth) < 4 * found.standard_error(hand)
    assert 0 < found.standard_error(0) < 0.001


def test_a_pair_of_aces_against_any_hand():
    """Aces get 85.20 percent of the pot against a hand that nobody knows."""
    found = sample("holdem", [ACES[:2], []], trials=400_000, seed=1)

    assert abs(found.equity(0) - 0.8520) < 4 * found.standard_error(0)


def test_threads_and_chunks_do_not_change_the_answer():
    """Two threads deal the same chunks as one, and the sum is that of the chunks."""
    trials = 3 * CHUNK + 1_000
    one = sample("omaha8", [ACES, []], trials=trials, seed=9)

    assert sample("omaha8", [ACES, []], trials=trials, seed=9, threads=2) == one
    assert one.trials == trials
    assert sum(share.equity for share in one.hands) == UNITS * trials


def test_another_seed_is_another_sample():
    """The seed decides."""
    first, second = (sample("omaha8", [ACES, []], trials=1_000, seed=seed) for seed in (1, 2))

    assert first != second


def test_who_watches_the_progress_can_stop_it():
    """Each chunk is told; a False ends the sample with what there is."""
    seen = []

    def enough(so_far):
        seen.append(so_far.trials)
        return len(seen) < 2

    found = sample("holdem", [ACES[:2], []], trials=10 * CHUNK, seed=1, progress=enough)

    assert seen == [CHUNK, 2 * CHUNK]
    assert found.trials == 2 * CHUNK


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"trials": 0}, r"^trials must be 1 to 1099511627776, not 0$"),
        ({"seed": -1}, r"^seed must be 0 to 18446744073709551615, not -1$"),
        ({"threads": 0}, r"^threads must be 1 or more, not 0$"),
        ({"game": "stud"}, r"^'stud' is not a game: choose one of holdem, "),
        ({"hands": [[0, 1, 2], []]}, r"^0 to 2 hole cards are needed, not 3$"),
        ({"dead": range(5, 50)}, r"^4 cards are left, but hands and board need 6 more$"),
    ],
)
def test_a_wrong_question_is_refused_in_one_sentence(changed, sentence):
    """What is wrong and what would be right."""
    question = {"game": "holdem", "hands": [[0, 1], [2]], "trials": 10, "seed": 1, **changed}

    with pytest.raises(ValueError, match=sentence):
        sample(**question)
