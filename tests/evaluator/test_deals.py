"""Many deals at once: what each gives alone, by its weight or its seed, from core and twin."""

import random
from math import comb

import pytest

from splitpot.evaluator import _core, twin_equity
from splitpot.evaluator.deals import UNKNOWN, count_deals, sample_deals
from splitpot.evaluator.equity import GAMES, UNITS, equities
from splitpot.evaluator.sampling import sample
from splitpot.evaluator.threads import in_order

BOARD, TURN, DEAD = [0, 21, 30], 13, [44]


def drawn(game, hands, seed, deals=5):
    """Some deals of whole hands that leave the board and the dead card alone."""
    chance = random.Random(seed)
    left = [card for card in range(52) if card not in (*BOARD, TURN, *DEAD)]
    return [chance.sample(left, hands * GAMES[game][1]) for _ in range(deals)]


def parted(deal, hands):
    """The hands of a deal."""
    hole = len(deal) // hands
    return [deal[first : first + hole] for first in range(0, len(deal), hole)]


@pytest.mark.parametrize("game", GAMES)
def test_counted_deals_add_up_by_their_weights(game):
    """Boards, lows and every field of every share; the squares are those of the parts of the pot."""
    weights = [3, 1, 0, 7, 2]
    deals = drawn(game, 3, game)
    found = count_deals(game, 3, deals, weights, BOARD, DEAD)
    alone = [equities(game, parted(deal, 3), BOARD, DEAD) for deal in deals]
    weighed = list(zip(weights, alone, strict=True))

    assert found.boards == sum(weight * one.boards for weight, one in weighed)
    assert found.low_boards == sum(weight * one.low_boards for weight, one in weighed)
    for hand in range(3):
        for field in found.hands[hand].__struct_fields__:
            assert getattr(found.hands[hand], field) == sum(
                weight * getattr(one.hands[hand], field) for weight, one in weighed
            )
        assert found.squares[hand] == pytest.approx(
            sum(weight * (one.hands[hand].equity / (UNITS * one.boards)) ** 2 for weight, one in weighed)
        )


def test_weights_beyond_64_bits_are_counted_all_the_same():
    """The core cannot add them up, so they are multiplied outside of it."""
    deals, huge = drawn("omaha8", 2, 1), 1 << 61
    once = count_deals("omaha8", 2, deals, [1] * 5, BOARD, DEAD)
    often = count_deals("omaha8", 2, deals, [huge] * 5, BOARD, DEAD)

    assert often.boards == huge * once.boards
    assert [share.equity for share in often.hands] == [huge * share.equity for share in once.hands]
    assert often.squares == pytest.approx([huge * square for square in once.squares])


def test_sampled_deals_are_the_samples_of_their_seeds():
    """Each deal has its own chance; a hand that is not known is dealt with each board."""
    deals = [[*deal[:4], *[UNKNOWN] * 4] for deal in drawn("omaha8", 2, 2)]
    seeds = [5, 1 << 63, 0, 7, 7]
    found = sample_deals("omaha8", 2, deals, seeds, BOARD, DEAD, trials=90)
    alone = [
        sample("omaha8", [deal[:4], []], BOARD, DEAD, trials=90, seed=seed)
        for deal, seed in zip(deals, seeds, strict=True)
    ]

    assert found.boards == 450
    assert found.low_boards == sum(one.low_boards for one in alone)
    for hand in (0, 1):
        assert found.hands[hand].equity == sum(one.hands[hand].equity for one in alone)
        assert found.squares[hand] == pytest.approx(sum(one.equity(hand) ** 2 for one in alone))


@pytest.mark.parametrize("trials", [0, 30])
def test_core_and_twin_add_up_the_same(trials):
    """Counted and sampled, to the last bit."""
    deals = b"".join(map(bytes, drawn("omaha8_5", 2, 3, deals=3)))
    question = (2, 5, 2, deals, [*BOARD, TURN], DEAD, [2, 0, 9], trials)

    assert _core.deals(*question) == twin_equity.deals(*question)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({3: bytes(7)}, r"^7 bytes are no whole deals of 4 cards$"),
        ({3: bytes([1, 2, 3, 4])}, r"^1 deals need as many numbers, not 2$"),
        ({3: bytes([1, 2, 3, 4, 5, 6, 7, 52])}, r"^card 52 of deal 1 is no card$"),
        ({3: bytes([1, 2, 3, 4, 5, 6, 7, 255])}, r"^card 255 of deal 1 is no card$"),
        ({3: bytes([1, 2, 3, 4, 5, 6, 7, 30])}, r"^card 30 of deal 1 stands there twice$"),
        ({2: 1}, r"^2 to 10 hands are needed, not 1$"),
        ({5: range(1, 46), 4: []}, r"^7 cards are left, but hands and board need 9$"),
    ],
)
def test_a_malformed_question_is_refused_in_one_sentence(changed, sentence):
    """Which deal is wrong and how; nothing is counted."""
    question = [0, 2, 2, bytes([1, 2, 3, 4, 5, 6, 7, 8]), BOARD, DEAD, [1, 1], 0]
    for place, value in changed.items():
        question[place] = value

    with pytest.raises(ValueError, match=sentence):
        _core.deals(*question)


FOUR = [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"deals": [[1, 2, 3], [4, 5, 6, 7, 8]]}, r"^deal 0 has 3 cards, and 2 hands of 2 are 4$"),
        ({"deals": [FOUR, [5, 6, 7, 8, 9]]}, r"^deal 1 has 5 cards, and 2 hands of 2 are 4$"),
        ({"deals": [FOUR, bytes(5)]}, r"^deal 1 has 5 cards, and 2 hands of 2 are 4$"),
        ({"deals": [FOUR, [5, 6, 7, 300]]}, r"^a card of deal 1 must be 0 to 51, not 300$"),
        ({"deals": [FOUR, [5, 6, 7, -1]]}, r"^a card of deal 1 must be 0 to 51, not -1$"),
        ({"deals": [FOUR, [5, 6, 7, "As"]]}, r"^a card of deal 1 must be an int, not 'As'$"),
        ({"deals": [FOUR, [5, 6, 7, 7]]}, r"^card 7 of deal 1 stands there twice$"),
        ({"numbers": [1]}, r"^2 deals need as many numbers, not 1$"),
        ({"numbers": [1 << 62]}, r"^2 deals need as many numbers, not 1$"),
        (
            {"numbers": [1, -1]},
            r"^(weight 1 must be 0 or more|seed 1 must be 0 to 18446744073709551615), not -1$",
        ),
        ({"numbers": [0.5, 1]}, r"^(weight|seed) 0 must be an int, not 0\.5$"),
        ({"board": range(10, 16)}, r"^0 to 5 board cards are needed, not 6$"),
        ({"board": [10, 10]}, r"^card 10 stands there twice$"),
        ({"dead": range(6, 51)}, r"^7 cards are left, but hands and board need 9$"),
        ({"hands": 11}, r"^2 to 10 hands are needed, not 11$"),
    ],
)
@pytest.mark.parametrize("way", [count_deals, sample_deals])
def test_deals_that_are_none_are_refused_by_their_number(way, changed, sentence):
    """A deal of another length is no deal, even where all together are as long as they should be."""
    asked = {"hands": 2, "deals": [FOUR, [5, 6, 7, 8]], "numbers": [1, 1], "board": [], "dead": [], **changed}
    trials = {"trials": 10} if way is sample_deals else {}

    with pytest.raises(ValueError, match=sentence):
        way("holdem", *asked.values(), **trials)


def test_a_seed_beyond_64_bits_is_refused_and_a_weight_is_not():
    """Chance takes 64 bits; weights are added up without a bound."""
    with pytest.raises(
        ValueError, match=r"^seed 0 must be 0 to 18446744073709551615, not 18446744073709551616$"
    ):
        sample_deals("holdem", 2, [FOUR], [1 << 64], trials=10)
    assert count_deals("holdem", 2, [FOUR], [1 << 64], BOARD, DEAD).boards == comb(44, 2) << 64


def test_no_deals_have_no_boards():
    """An empty list is a question with an empty answer."""
    found = count_deals("holdem", 2, [], [])

    assert (found.boards, [share.equity for share in found.hands]) == (0, [0, 0])


def test_another_game_is_refused():
    """Its code is named, and those that are known."""
    with pytest.raises(ValueError, match=r"^'stud' is not a game: choose one of holdem, "):
        count_deals("stud", 2, [], [])


@pytest.mark.parametrize("trials", [0, (1 << 39) + 1])
def test_too_few_or_too_many_trials_are_refused(trials):
    """The sentence names the bounds."""
    with pytest.raises(ValueError, match=rf"^trials must be 1 to 549755813888, not {trials}$"):
        sample_deals("holdem", 2, [], [], trials=trials)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_work_is_told_in_its_order_whoever_does_it(threads):
    """However many threads share it; pieces are taken only a little ahead of who asks."""
    taken = []

    def pieces():
        for piece in range(50):
            taken.append(piece)
            yield piece

    done = in_order(lambda piece: piece * piece, pieces(), threads)

    assert [next(done), next(done)] == [0, 1]
    assert len(taken) <= 2 + 2 * threads
    assert list(done) == [piece * piece for piece in range(2, 50)]
