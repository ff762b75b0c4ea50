"""The C++ core against its Python twin: the same answers and the same refusals."""

import gc
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splitpot import evaluator
from splitpot.evaluator import twin

# Few suits and few ranks make flushes, straights and lows common.
DECKS = {
    "whole": range(52),
    "two suits": [card for card in range(52) if card % 4 < 2],
    "low ranks": [card for card in range(52) if card // 4 in (0, 1, 2, 3, 4, 5, 6, 12)],
    "one suit and aces": [*range(3, 52, 4), 48, 49, 50],
}


def _some(deck: str, count: int, cards: int) -> list[list[int]]:
    chance = random.Random(f"{deck} {cards}")
    return [chance.sample(DECKS[deck], cards) for _ in range(count)]


def test_the_core_has_been_built():
    """These tests compare the core with the twin, so the core must be there."""
    assert evaluator.implementation() == "c++"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("count", [5, 6, 7])
def test_any_five_of_five_to_seven_cards(deck, count):
    """High and low of random hands."""
    for cards in _some(deck, 1_000, count):
        assert evaluator.strength(cards) == twin.strength(cards)
        assert evaluator.low(cards) == twin.low(cards)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("hole", [4, 5, 6])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_two_of_the_hole_and_three_of_the_board(deck, hole, board):
    """High and low of random Omaha hands on a flop, a turn and a river."""
    for cards in _some(deck, 200, hole + board):
        assert evaluator.omaha(cards[:hole], cards[hole:]) == twin.omaha(cards[:hole], cards[hole:])


@given(st.lists(st.integers(0, 51), min_size=9, max_size=11, unique=True))
@settings(deadline=None)
def test_omaha_agrees_on_whatever_hypothesis_finds(cards):
    """Four to six hole cards with a board of five."""
    hole, board = cards[:-5], cards[-5:]

    assert evaluator.omaha(hole, board) == twin.omaha(hole, board)


@given(st.permutations(range(52)).map(lambda deck: deck[:9]), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_the_order_of_the_cards_does_not_matter(cards, chance):
    """Shuffling hole and board leaves both strengths as they were."""
    hole, board = cards[:4], cards[4:]
    before = evaluator.omaha(hole, board)
    chance.shuffle(hole)
    chance.shuffle(board)

    assert evaluator.omaha(hole, board) == before


@pytest.mark.parametrize("board", [3, 4, 5])
def test_holdem_is_any_five_of_hole_and_board(board):
    """Two hole cards and a board count as one heap."""
    for cards in _some("whole", 300, 2 + board):
        assert (
            evaluator.holdem(cards[:2], cards[2:])
            == twin.holdem(cards[:2], cards[2:])
            == twin.strength(cards)
        )


@pytest.mark.parametrize("width", [5, 6, 7])
def test_a_batch_of_strengths_is_the_single_strengths(width):
    """A batch answers row by row."""
    hands = _some("two suits", 500, width)
    rows = bytes(card for hand in hands for card in hand)

    assert list(evaluator.strength_batch(rows, width=width)) == [evaluator.strength(hand) for hand in hands]
    assert twin.strength_batch(rows, width) == evaluator.strength_batch(rows, width=width).tobytes()


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_a_batch_of_omaha_is_the_single_hands(hole):
    """A batch answers row by row, highs and lows."""
    hands = _some("low ranks", 500, hole + 5)
    holes = bytes(card for hand in hands for card in hand[:hole])
    boards = bytearray(card for hand in hands for card in hand[hole:])
    highs, lows = evaluator.omaha_batch(holes, boards, hole_cards=hole)

    assert list(zip(highs, lows, strict=True)) == [
        evaluator.omaha(hand[:hole], hand[hole:]) for hand in hands
    ]
    assert twin.omaha_batch(holes, boards, hole) == (highs.tobytes(), lows)


@pytest.mark.parametrize("hole", [4, 5, 6])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_many_hands_on_one_board_are_the_single_hands(hole, board):
    """Hands that may share cards with each other, but not with the board."""
    chance = random.Random(f"{hole} {board}")
    deck = chance.sample(range(52), 52)
    shown, rest = deck[:board], deck[board:]
    hands = [chance.sample(rest, hole) for _ in range(500)]
    holes = bytes(card for hand in hands for card in hand)
    highs, lows = evaluator.omaha_one_board(holes, shown, hole_cards=hole)

    assert list(zip(highs, lows, strict=True)) == [evaluator.omaha(hand, shown) for hand in hands]
    assert twin.omaha_one_board(holes, shown, hole) == (highs.tobytes(), lows)


@pytest.mark.parametrize("deck", DECKS)
def test_large_batches_agree_with_the_twin(deck):
    """Rows beyond one piece of the core, with flushes, lows and straights in plenty."""
    hands = _some(deck, 700, 9)
    holes = bytes(card for hand in hands for card in hand[:4])
    boards = bytes(card for hand in hands for card in hand[4:])
    sevens = bytes(card for hand in hands for card in hand[:7])
    highs, lows = evaluator.omaha_batch(holes, boards)

    assert twin.omaha_batch(holes, boards, 4) == (highs.tobytes(), lows)
    assert twin.strength_batch(sevens, 7) == evaluator.strength_batch(sevens).tobytes()


@pytest.mark.parametrize("fault", [0, 255, 256, 300, 699])
def test_the_first_row_at_fault_is_named_wherever_it_stands(fault):
    """A byte that is no card and a card twice are found in any row of a batch, the first of them first."""
    hands = [[0, 1, 2, 3, 4, 5, 6, 7, 8] for _ in range(700)]
    hands[fault][8] = hands[-1][0] = 77
    hands[fault][4] = 5
    holes = bytes(card for hand in hands for card in hand[:4])
    boards = bytes(card for hand in hands for card in hand[4:])

    with pytest.raises(ValueError, match=rf"^row {fault} holds a byte that is no card, or a card twice$"):
        evaluator.omaha_batch(holes, boards)


def test_an_empty_batch_has_an_empty_answer():
    """No rows in, no rows out."""
    assert list(evaluator.strength_batch(b"")) == []
    assert [list(part) for part in evaluator.omaha_batch(b"", b"")] == [[], []]


class Numbered(int):
    """An int of a kind of its own, which is another object each time."""


FORMS = {
    "list": list,
    "tuple": tuple,
    "bytes": bytes,
    "any iterable": iter,
    "another kind of int": lambda cards: [Numbered(card) for card in cards],
}


@pytest.mark.parametrize("hole", FORMS)
@pytest.mark.parametrize("board", FORMS)
def test_cards_may_come_in_any_form(hole, board):
    """Sequences of every kind, and ints that are not the objects which Python keeps of small ones."""
    for cards in _some("whole", 50, 9):
        held, shown = FORMS[hole](cards[:4]), FORMS[board](cards[4:])

        assert evaluator.omaha(held, shown) == twin.omaha(cards[:4], cards[4:])
        assert evaluator.strength(FORMS[hole](cards[:7])) == twin.strength(cards[:7])


def test_every_card_is_told_from_every_other_int():
    """All 52, what lies next to them, and what lies around the bounds of the ints that Python keeps."""
    for card in range(52):
        others = [other for other in range(52) if other != card][:4]
        assert evaluator.strength([*others, card]) == twin.strength([*others, Numbered(card)])
    for number in (-6, -5, -1, 52, 53, 64, 255, 256, 257, 1 << 40):
        with pytest.raises(ValueError, match=rf"^{number} is not a card: "):
            evaluator.strength([0, 1, 2, 3, number])
    assert evaluator.strength([True, False, 2, 3, 4]) == twin.strength([1, 0, 2, 3, 4])


def test_an_answer_is_nothing_for_garbage_collection():
    """Two ints make no cycle, so however many answers are kept, nobody goes through them again and again."""
    assert not gc.is_tracked(evaluator.omaha([0, 1, 2, 3], [4, 5, 6]))


BAD_CALLS = [
    ("strength", ([1, 2, 3, 4],)),
    ("strength", (list(range(8)),)),
    ("strength", ([1, 2, 3, 4, 52],)),
    ("strength", ([1, 2, 3, 4, -1],)),
    ("strength", ([1, 2, 3, 4, 10**30],)),
    ("strength", ([1, 2, 3, 4, "As"],)),
    ("strength", ((1, 2, 3, 4, None),)),
    ("strength", ([1, 2, 3, 4, 1],)),
    ("low", ([1, 2, 3],)),
    ("low", (b"\x01\x02\x03\x04\x04",)),
    ("holdem", ([1], [2, 3, 4])),
    ("holdem", ([1, 2], [3, 4])),
    ("holdem", ([1, 2], [3, 4, 2])),
    ("omaha", ([1, 2, 3], [4, 5, 6, 7, 8])),
    ("omaha", ([1, 2, 3, 4, 5, 6, 7], [8, 9, 10])),
    ("omaha", ([1, 2, 3, 4], [5, 6])),
    ("omaha", ([1, 2, 3, 4], [5, 6, 7, 8, 9, 10])),
    ("omaha", ([1, 2, 3, 3], [5, 6, 7])),
    ("omaha", ([1, 2, 3, 4], [5, 6, 1])),
    ("omaha", ([1, 2, 3, 99], [5, 6])),
    ("_strength_batch", (bytes(range(8)), 7)),
    ("_strength_batch", (bytes(8), 8)),
    ("_strength_batch", (bytes(range(7)) + bytes([1, 2, 3, 4, 5, 6, 1]), 7)),
    ("_strength_batch", (bytes([1, 2, 3, 4, 52]), 5)),
    ("_strength_batch", (memoryview(bytes(28)).cast("I"), 7)),
    ("_omaha_batch", (bytes(range(4)), bytes(range(4, 14)), 4)),
    ("_omaha_batch", (bytes(range(5)), bytes(range(5, 10)), 4)),
    ("_omaha_batch", (bytes(range(4)), bytes(range(5)), 4)),
    ("_omaha_batch", (bytes(range(4)), bytes(range(4, 9)), 3)),
    ("_omaha_one_board", (bytes(range(4)), [4, 5], 4)),
    ("_omaha_one_board", (bytes(range(4)), [4, 5, 5], 4)),
    ("_omaha_one_board", (bytes(range(8)), [8, 9, 4], 4)),
    ("_omaha_one_board", (bytes([0, 1, 2, 200]), [8, 9, 4], 4)),
    ("_omaha_one_board", (bytes(range(5)), [8, 9, 10], 4)),
]


@pytest.mark.parametrize(("name", "arguments"), BAD_CALLS)
def test_core_and_twin_refuse_in_the_same_words(name, arguments):
    """A wrong count, no card, a card twice, a wrong shape: one sentence, the same from both."""
    with pytest.raises(ValueError, match=r".") as from_core:
        getattr(evaluator, name)(*arguments)
    with pytest.raises(ValueError, match=r".") as from_twin:
        getattr(twin, name.lstrip("_"))(*arguments)

    assert str(from_core.value) == str(from_twin.value)


def test_a_refusal_names_the_fault():
    """The sentence says what is wrong and what would be right."""
    with pytest.raises(ValueError, match=r"^4 to 6 hole cards are needed, not 3$"):
        evaluator.omaha([1, 2, 3], [4, 5, 6])
    with pytest.raises(ValueError, match=r"^52 is not a card: a card is an int from 0 to 51$"):
        evaluator.strength([1, 2, 3, 4, 52])
    with pytest.raises(ValueError, match=r"^card 4 stands there twice$"):
        evaluator.holdem([4, 5], [6, 7, 4])
