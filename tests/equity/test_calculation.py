"""Equities: exact ones against published numbers and a slow count, sampled ones within their error."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from splitpot.equity.calculation import Limits, equity
from splitpot.equity.combos import cards_in
from splitpot.equity.notation import parse_range
from splitpot.equity.patience import Stopped
from splitpot.equity.question import Fault, QuestionError, ask
from splitpot.evaluator.equity import UNITS
from splitpot.poker.cards import parse_cards
from splitpot.poker.strength import strengths


def slow_equities(question):
    """Every deal and every board of a small question by hand: the parts of the pot, and all weights."""
    parts, total = Counter(), 0

    def deal(held, out, weight):
        nonlocal total
        if len(held) < len(question.hands):
            for hand, times in question.hands[len(held)].without(0).items():
                cards = set(cards_in(hand))
                if not cards & out:
                    deal([*held, cards_in(hand)], out | cards, weight * times)
            return
        deck = [card for card in range(52) if card not in out]
        for rest in combinations(deck, 5 - len(question.board)):
            made = [strengths(question.variant, hole, (*question.board, *rest)) for hole in held]
            halves = [max(high for high, _ in made), max(low for _, low in made)]
            for side in (0, 1) if halves[1] else (0,):
                winners = [place for place, both in enumerate(made) if both[side] == halves[side]]
                for place in winners:
                    parts[place] += Fraction(weight, len(winners) * (2 if halves[1] else 1))
            total += weight

    deal([], {*question.board, *question.dead}, 1)
    return [parts[place] / total for place in range(len(question.hands))]


EXACT = [
    ("holdem", ["AsAh", "KsKh"], "", "", [0.82637, 0.17363]),
    ("holdem", ["AA", "KK"], "", "", [0.81946, 0.18054]),
    ("holdem", ["AKs", "22"], "", "", [0.4993, 0.5007]),
]


@pytest.mark.parametrize(("game", "hands", "board", "dead", "expected"), EXACT)
def test_known_equities_come_out(game, hands, board, dead, expected):
    """The numbers that every table of Hold'em match-ups prints."""
    found = equity(ask(game, hands, board, dead))

    assert found.exact
    assert expected == pytest.approx([hand.equity for hand in found.hands], abs=0.0005)


SMALL = [
    ("holdem", ["AA", "KQs,KdQc@50"], "2s7hTdKs", "Ac"),
    ("holdem", ["AsKs", "QQ", "J9s"], "2s7hTd4c", ""),
    ("holdem", ["AA", "22"], "2s7h8h", "2h"),
    ("omaha8", ["AsAh2c3d", "A2KKds"], "4s7hTd8c", ""),
    ("omaha8", ["AAKKds", "2345rainbow"], "4s7hTd8c", "Ac"),
]


@pytest.mark.parametrize(("game", "hands", "board", "dead"), SMALL)
def test_ranges_are_counted_deal_by_deal_with_their_weights(game, hands, board, dead):
    """Putting alike deals together changes nothing; a card lies in one place only."""
    question = ask(game, hands, board, dead)
    found = equity(question)

    assert found.exact
    expected = [float(part) for part in slow_equities(question)]
    assert expected == pytest.approx([hand.equity for hand in found.hands], abs=1e-12)


@pytest.mark.parametrize(("game", "hands", "board", "dead"), SMALL)
def test_counts_add_up_to_the_boards(game, hands, board, dead):
    """All units are given out, and each hand's outcomes are all boards."""
    found = equity(ask(game, hands, board, dead))

    assert UNITS * found.boards == sum(hand.share.equity for hand in found.hands)
    for hand in found.hands:
        share = hand.share
        outcomes = (share.scoop, share.three_quarter, share.half, share.quarter, hand.other, hand.nothing)
        assert found.boards == sum(outcomes)
        assert min(outcomes) >= 0
        assert share.equity == share.high + share.low


def test_sampling_stays_within_its_error_and_repeats_itself():
    """The exact equity lies within five standard errors; the same seed gives the same answer, another does
    not.
    """
    question = ask("holdem", ["AKs", "random"], "Ad7h2c")
    exact = equity(question).hands[0].equity
    wide = ask("holdem", ["AKs", "random", "random"])
    once, again, other = (equity(wide, Limits(trials=4000), seed=seed) for seed in (3, 3, 4))
    two = equity(ask("omaha8", ["AAds", "A2xx"], "2s7h8d"), Limits(trials=200_000))

    assert exact > 0.8
    assert [False] * 3 == [once.exact, again.exact, other.exact]
    assert once.hands == again.hands != other.hands
    assert once.boards == 4000
    error = once.hands[0].standard_error
    assert error is not None
    # Exact for one rival is 0.6705; of two rivals about 0.507 is known from the tables.
    assert abs(once.hands[0].equity - 0.507) < 5 * error
    assert not two.exact


def test_sampling_ends_at_the_error_that_was_asked_for():
    """With a standard error of one percentage point few boards are enough."""
    found = equity(ask("holdem", ["AKs", "random", "random"]), Limits(trials=10**9, error=0.01))

    assert all((hand.standard_error or 1) <= 0.01 for hand in found.hands)
    assert found.boards < 1_000_000


def test_sampling_ends_when_its_watcher_says_so():
    """What was dealt until then is the answer."""
    seen = []
    found = equity(
        ask("holdem", ["AKs", "random", "random"]),
        Limits(trials=10**9),
        watch=lambda progress: (seen.append(progress), len(seen) < 3)[1],
    )

    assert len(seen) == 3
    assert found.boards == seen[-1].done > seen[0].done
    assert seen[-1].error == max(hand.standard_error for hand in found.hands)


def test_an_exact_count_that_time_is_not_enough_for_is_sampled():
    """The same ranges are counted with time, and whole hands without any."""
    ranges = ask("holdem", ["AA", "KK"], "2s7hTd")
    whole = ask("omaha8", ["AsAh2c3d", "KsKh4d5c"])

    assert equity(ranges, Limits(seconds=60)).exact
    assert not equity(ranges, Limits(seconds=1e-9, trials=1_000)).exact
    assert equity(whole, Limits(seconds=1e-9)).exact


@pytest.mark.parametrize("text", ["Axxxx", "[2-A]s[2-A]s[2-A]s[2-A]sx", "random,!AAAAx", "11%"])
def test_reading_a_wide_range_ends_when_nobody_waits_for_it(text):
    """Millions of hands of five cards are looked through; whoever asked is asked again and again."""
    asked = []

    with pytest.raises(Stopped):
        ask("omaha8_5", [text, "AAAAx"], go_on=lambda: (asked.append(1), len(asked) < 5)[1])

    assert len(asked) == 5


@pytest.mark.parametrize(
    ("game", "hands", "board", "limits"),
    [
        ("holdem", ["JJ+", "AKs,AQs"], "", Limits()),
        ("omaha8", ["AA23", "random"], "", Limits(trials=300_000)),
        ("holdem", ["JJ+,AKs", "22+"], "", Limits(deals=1, trials=100_000)),
        ("holdem", ["JJ+,AKs", "22+"], "2s7h8d", Limits(deals=1, trials=500_000)),
    ],
)
def test_any_number_of_threads_gives_the_same_answer(game, hands, board, limits):
    """Deals that are counted, hands that nobody knows, and deals drawn with boards sampled or counted."""
    question = ask(game, hands, board)
    alone, *others = (equity(question, limits, seed=3, threads=threads) for threads in (1, 2, 3))

    assert others == [alone, alone]


def test_an_exact_count_that_is_stopped_has_no_answer():
    """Half a count would be wrong, and nobody could tell by how much."""
    with pytest.raises(Stopped):
        equity(ask("holdem", ["AA", "KK"], "2s7hTd"), watch=lambda _: False)


def test_the_next_card_and_the_outs_are_told():
    """A flush draw against top pair: nine flush cards less the ones that lie elsewhere, and two sixes and
    sevens.
    """
    found = equity(ask("holdem", ["AdKc", "7s6s"], "KsTs2d3h"))

    assert found.prospect is not None
    assert (0,) == found.prospect.highs
    assert 44 == len(found.prospect.cards)
    assert set(parse_cards("AsQsJs9s8s5s4s3s2s")) == set(found.prospect.outs[1].high)
    assert () == found.prospect.outs[0].high
    for coming in found.prospect.cards:
        assert UNITS == sum(coming.units) // coming.boards


def test_outs_for_the_low_are_apart():
    """On a flop with two low cards a third one makes the better low; the ace would counterfeit it."""
    found = equity(ask("omaha8", ["As2hKcKd", "3s4h9c9d"], "5d6cQh"))
    assert found.prospect is not None
    first, second = found.prospect.outs

    assert () == found.prospect.lows
    assert set(parse_cards("7c7d7h7s8c8d8h8s")) <= set(first.low)
    assert set(parse_cards("2c2d2s")) <= set(second.low)


REFUSALS = [
    (("stud", ["AA", "KK"]), Fault.UNKNOWN_GAME, 0, "no game is called 'stud'"),
    (("holdem", ["AA"]), Fault.WRONG_HAND_COUNT, 0, "2 to 10 hands are weighed, not 1"),
    (
        ("holdem", "AA"),
        Fault.WRONG_HAND_COUNT,
        0,
        "hands are a list of texts, as in ['AA', 'KK'], and not one",
    ),
    (("holdem", ["AA", "K?"]), Fault.BAD_HAND, 2, "hand 2: at character 2 of 'K?'"),
    (("holdem", ["AA", "KK"], "As"), Fault.WRONG_BOARD_COUNT, 0, "the board has 1 card, and 0, 3, 4 or 5"),
    (("holdem", ["AA", "KK"], "As7"), Fault.BAD_CARDS, 0, "in the board"),
    (("holdem", ["AA", "KK"], "", "XX"), Fault.BAD_CARDS, 0, "in the dead cards"),
    (("holdem", ["AA", "KK"], "AsAsAs"), Fault.DUPLICATE_CARD, 0, "in the board"),
    (("holdem", ["AsAh", "AsKs"]), Fault.DUPLICATE_CARD, 2, "As is both in hand 1 and in hand 2"),
    (("holdem", ["AsAh", "KK"], "As2c3c"), Fault.DUPLICATE_CARD, 1, "As is both in the board and in hand 1"),
    (("omaha8_5", ["random"] * 10), Fault.CANNOT_BE_DEALT, 0, "would be 55 cards"),
    (("holdem", ["AA", "KK"], "AsAhAc"), Fault.CANNOT_BE_DEALT, 1, "hand 1 (AA) needs cards"),
    (("holdem", ["AA", "AA", "AA"]), Fault.CANNOT_BE_DEALT, 0, "they share cards"),
]


@pytest.mark.parametrize(("asked", "fault", "hand", "sentence"), REFUSALS)
def test_a_question_without_answer_is_refused_in_a_sentence(asked, fault, hand, sentence):
    """The fault has a code, names the hand, and says what would be right."""
    with pytest.raises(QuestionError) as refused:
        equity(ask(*asked))

    assert (fault, hand) == (refused.value.fault, refused.value.hand)
    assert sentence in str(refused.value)


def test_a_range_that_is_every_hand_is_random():
    """`xx` and `random` are the same, so neither is listed before it must be."""
    assert parse_range(ask("omaha", ["xxxx", "AAxx"]).variant, "*").weights is None
