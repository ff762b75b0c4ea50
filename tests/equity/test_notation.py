"""Ranges as players write them: how many hands they are, and what is said about text that is none."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splitpot.equity.combos import all_combos, cards_in, combo, suit_class, suiting
from splitpot.equity.games import GAMES
from splitpot.equity.notation import parse_range
from splitpot.equity.ranges import RangeError
from splitpot.poker.cards import parse_cards

COUNTS = [
    ("holdem", "AA", 6),
    ("holdem", "AK", 16),
    ("holdem", "KA", 16),
    ("holdem", "AKs", 4),
    ("holdem", "AKo", 12),
    ("holdem", "aks, AKo", 16),
    ("holdem", "22+", 78),
    ("holdem", "QQ+", 18),
    ("holdem", "QQ-99", 24),
    ("holdem", "99-QQ", 24),
    ("holdem", "KTs+", 12),
    ("holdem", "A5s-A2s", 16),
    ("holdem", "JTs-76s", 20),
    ("holdem", "AhKd", 1),
    ("holdem", "Ah Kd", 1),
    ("holdem", "10sTh", 1),
    ("holdem", "Ax", 198),
    ("holdem", "Axs", 48),
    ("holdem", "Axo", 150),
    ("holdem", "AsK", 4),
    ("holdem", "[A-T][A-T]s", 40),
    ("holdem", "random", 1326),
    ("holdem", "xx", 1326),
    ("holdem", "random, !AA", 1320),
    ("holdem", "22+,AA,!22", 72),
    ("omaha", "random", 270_725),
    ("omaha", "A2xx", 17_316),
    ("omaha", "AAxx", 6_961),
    ("omaha", "AA", 6_961),
    ("omaha", "AAKK", 36),
    ("omaha", "AAAA", 1),
    ("omaha", "AsAhxx", 1_225),
    ("omaha", "AsAhKdQs", 1),
    ("omaha", "xsxsxsxs", 715),
    ("omaha", "rainbow", 28_561),
    ("omaha", "ss", 158_184),
    ("omaha", "ds", 36_504),
    ("omaha", ":ts", 44_616),
    ("omaha", "mono", 2_860),
    ("omaha", "rb,ss,ds,:ts,mono", 270_725),
    ("omaha", "AATs", 286),
    ("omaha", "[A-8][A-8][A-8][A-8]", 20_475),
    ("omaha8", "[A-8][A-8][A-8][A-8]", 35_960),
    ("omaha8", "[A-5][A-5][A-5][A-5]", 4_845),
    ("omaha8", "[2-5][2-5][2-5][2-5]", 1_820),
    ("omaha8_5", "[A2345][A2345][A2345][A2345][A2345]", 15_504),
    ("omaha8_5", "AAAAx", 48),
    ("omaha_5", "AsKsQsJsTs", 1),
]


@pytest.mark.parametrize(("game", "text", "count"), COUNTS)
def test_a_range_holds_as_many_hands_as_can_be_counted_by_hand(game, text, count):
    """Every hand stands there once, however many parts of the range name it."""
    assert count == parse_range(GAMES[game], text).count


def test_a_pattern_names_the_hands_that_a_look_at_each_hand_finds():
    """`A2xx` double-suited: of all hands those with an ace, a deuce, and two cards in each of two suits."""
    found = {
        hand
        for hand in all_combos(4)
        if {12, 0} <= {card // 4 for card in cards_in(hand)} and suiting(hand) == (2, 2)
    }

    assert found == set(parse_range(GAMES["omaha8"], "A2xxds").weights or ())


def test_cards_with_suits_must_be_different_cards():
    """`Asxs` with a second spade: the ace of spades alone is not both."""
    weights = parse_range(GAMES["holdem"], "Asxs").weights

    assert {combo(parse_cards(f"As{rank}s")) for rank in "23456789TJQK"} == set(weights or ())


def test_weights_are_percent_and_the_larger_one_counts():
    """Aces always, kings every other time; kings of hearts and diamonds stand there twice."""
    weights = parse_range(GAMES["holdem"], "AA,KK@50,KhKd@80%").weights or {}

    assert sorted(weights.values()) == [50] * 5 + [80] + [100] * 6
    assert weights[combo(parse_cards("KhKd"))] == 80


def test_names_of_suits_make_no_other_class():
    """There are 169 classes of Hold'em hands and 16,432 of Omaha hands."""
    assert [169, 16_432] == [len({suit_class(hand) for hand in all_combos(hole)}) for hole in (2, 4)]


REFUSALS = [
    ("holdem", "", "range_empty", 1, "`random` is any hand"),
    ("holdem", "AA,,KK", "range_empty", 4, "between commas stands a hand"),
    ("holdem", "AA,!AA", "range_empty", 1, "no hand is left"),
    ("holdem", "AZ", "not_a_card", 2, "'Z' is no card"),
    ("holdem", "AA, Ak?", "not_a_card", 7, "'?' is no card"),
    ("holdem", "AsAs", "duplicate_card", 1, "stands there twice"),
    ("omaha", "AA, AsAsKdQd", "duplicate_card", 5, "stands there twice"),
    ("holdem", "AAKK", "too_many_cards", 1, "a comma parts hands"),
    ("holdem", "QQs", "pair_has_no_suit", 3, "write QQ"),
    ("holdem", "A5s-A2o", "bad_span", 1, "both ends"),
    ("holdem", "A5s-K2s", "bad_span", 1, "share a card or are as far apart"),
    ("holdem", "AA@0", "bad_weight", 4, "from 1 to 100"),
    ("holdem", "AA@x", "bad_weight", 4, "from 1 to 100"),
    ("holdem", "0%", "bad_percent", 1, "more than 0 and at most 100"),
    ("holdem", "101%", "bad_percent", 1, "more than 0 and at most 100"),
    ("omaha8", "A2[3-", "bracket_open", 3, "never closed"),
    ("omaha8", "A2[3-]x", "not_a_rank", 5, "a span ends with a rank"),
    ("omaha8", "A2[]x", "not_a_rank", 3, "empty brackets"),
    ("omaha8", "A2[3?]x", "not_a_rank", 5, "'?' is no rank"),
    ("omaha8", "AsAhKdQsJs", "too_many_cards", 1, "omaha8 has 4"),
    ("omaha8_5", "rainbow", "impossible_suits", 1, "two at least share a suit"),
    ("omaha8_5", "15%", "range_too_wide", 1, "name more cards"),
    ("omaha8_5", "Axxxx", "range_too_wide", 1, "name more cards"),
    ("holdem", "A" * 401, "range_too_long", 400, "at most 400 characters"),
]


@pytest.mark.parametrize(("game", "text", "code", "position", "problem"), REFUSALS)
def test_text_that_is_no_range_is_refused_at_its_place(game, text, code, position, problem):
    """The sentence names the character and what would be right."""
    with pytest.raises(RangeError) as refused:
        parse_range(GAMES[game], text)

    assert (code, position) == (refused.value.code, refused.value.position)
    assert problem in str(refused.value)


@settings(max_examples=200, deadline=None)
@given(
    game=st.sampled_from(["holdem", "omaha8"]),
    text=st.text(alphabet="AKQT972xcdhs[]-+,!@%:$ o0158", max_size=9) | st.text(max_size=6),
)
def test_any_text_is_a_range_or_is_refused(game, text):
    """Whatever somebody types, there are hands or a sentence with a place inside the text."""
    refused = None
    try:
        found = parse_range(GAMES[game], text)
    except RangeError as error:
        refused = error
    if refused is not None:
        assert 1 <= refused.position <= len(text) + 1
        assert refused.problem
    else:
        hole = GAMES[game].hole
        assert found.count > 0
        assert all(hand.bit_count() == hole for hand in found.weights or ())
