"""Numbers that are known outside this project, each with where it comes from and, where it is short, its sum.

The matchups were counted by two other libraries (poker-equity 0.1.1, which deals every board of Omaha Hi/Lo,
and OMPEval for Hold'em) and agree with the rounded percentages that every table of starting hands prints.
"""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations
from math import comb, prod

import pytest

from splitpot.evaluator import Category, category, low, omaha_batch, strength_batch
from splitpot.evaluator.equity import UNITS, equities

ROYAL = 8 << 20 | 12 << 16
DECK = range(52)


def _cards(text: str) -> list[int]:
    return ["23456789TJQKA".index(text[i]) * 4 + "cdhs".index(text[i + 1]) for i in range(0, len(text), 2)]


def _ways(distinct: int, ranks: int, held: int, rest: int, cards: int) -> int:
    """Count hands of so many cards with just `distinct` of `ranks` ranks that have `held` cards each, from a
    deck that has `rest` cards besides.
    """
    ways = [1]
    for _ in range(distinct):
        ways = [
            sum(
                ways[have - more] * comb(held, more)
                for more in range(1, min(held, have) + 1)
                if have - more < len(ways)
            )
            for have in range(cards + 1)
        ]
    together = (have * comb(rest, cards - number) for number, have in enumerate(ways) if number <= cards)
    return comb(ranks, distinct) * sum(together)


def test_five_cards_have_1024_lows_of_each_of_56_kinds():
    """Five of the eight ranks up to eight, each in any of four suits: the published 57,344 hands."""
    kinds = Counter(
        low([rank * 4 + suit for rank, suit in zip(ranks, suits, strict=True)])
        for ranks in combinations([12, *range(7)], 5)
        for suits in ((0, 1, 2, 3, 0), (2, 2, 2, 2, 2))
    )

    assert len(kinds) == 56
    assert 0 not in kinds
    assert _ways(5, 8, 4, 20, 5) == 57_344 == len(kinds) * 4**5
    assert all(low([rank * 4 for rank in ranks]) == 0 for ranks in combinations([7, 8, 9, 10, 11, 12, 0], 5))


def test_lows_of_seven_cards_are_as_many_as_there_are_hands_with_five_low_ranks():
    """One hand for each multiset of ranks stands for all its suits, as suits decide no low."""
    found = 0
    for ranks in combinations_with_replacement(range(13), 7):
        times = Counter(ranks)
        if max(times.values()) <= 4:
            hand = [rank * 4 + suit for rank, held in times.items() for suit in range(held)]
            found += prod(comb(4, held) for held in times.values()) * (low(hand) > 0)

    assert found == sum(_ways(distinct, 8, 4, 20, 7) for distinct in (5, 6, 7))


@pytest.mark.slow
def test_an_ace_and_a_deuce_make_a_low_on_37_boards_of_a_hundred():
    """With A2KK a board needs three different ranks from three to eight, which is a sum over their numbers.

    With all boards dealt to one hand the royal flushes are counted too: three cards must be the right ones.
    """
    hole = _cards("As2sKsKd")
    boards = bytes(
        card for board in combinations([card for card in DECK if card not in hole], 5) for card in board
    )
    highs, lows = omaha_batch(bytes(hole) * comb(48, 5), boards)

    made = sum(value > 0 for value in lows)
    assert made == sum(_ways(distinct, 6, 4, 24, 5) for distinct in (3, 4, 5))
    assert round(100 * made / comb(48, 5)) == 37
    assert sum(high == ROYAL for high in highs) == comb(45, 2)


def test_one_omaha_deal_in_10829_is_a_royal_flush():
    """Two of its five cards are held and three lie on the board: 4 x 10 pairs, any two beside each."""
    deals = comb(52, 4) * comb(48, 5)
    royals = 4 * comb(5, 2) * comb(47, 2) * comb(45, 2)
    found = 0
    for suit in range(4):
        royal = [rank * 4 + suit for rank in range(8, 13)]
        for pair in combinations(royal, 2):
            three = [card for card in royal if card not in pair]
            rest = [card for card in DECK if card not in royal]
            # One of the pairs beside them stands for all; the board's other two cards change nothing either.
            high, _ = omaha_batch(bytes([*pair, *rest[:2]]), bytes([*three, *rest[-2:]]))
            found += (high[0] == ROYAL) * comb(47, 2) * comb(45, 2)

    assert found == royals
    assert round(deals / royals) == 10_829


def test_one_or_four_cards_of_a_suit_in_hand_make_no_flush():
    """Omaha plays two: a board of four spades beside one spade has no flush, whatever Hold'em makes of it."""
    hole, board = _cards("AsKdQhJc"), _cards("2s5s7s9sTd")
    high, _ = omaha_batch(bytes(hole), bytes(board))

    assert category(high[0]) < Category.FLUSH
    assert category(strength_batch(bytes([hole[0], *board, hole[1]]), width=7)[0]) == Category.FLUSH


# Hold'em before the flop: wins and ties of the first hand among 1,712,304 boards.
HOLDEM = [
    ("AsKs", "QhQd", 787_966, 6_732),
    ("AsKs", "QsQd", 781_594, 8_111),
    ("JsTs", "2h2d", 912_248, 24_087),
    ("7c2d", "AsAh", 212_248, 6_236),
]


@pytest.mark.parametrize(("first", "second", "wins", "ties"), HOLDEM)
def test_known_matchups_of_holdem(first, second, wins, ties):
    """Ace-king suited against queens, the race of JTs against deuces, and the worst hand against aces."""
    found = equities("holdem", [_cards(first), _cards(second)])

    assert (found.hands[0].scoop, found.hands[0].tie, found.boards) == (wins, ties, 1_712_304)


OMAHA8 = [_cards(hand) for hand in ("AsAh2s3h", "KdKcQdJc", "8s9sTh6d", "4c5c6hTd", "Qh9d8d3d", "KsJs4d2d")]
# Of each hand: scoops, highs won alone and shared, lows won alone and shared.
KNOWN = {
    2: (1_086_008, [(661_068, 661_068, 0, 605_984, 0), (240_230, 424_940, 0, 0, 0)]),
    3: (
        658_008,
        [
            (223_113, 250_437, 0, 375_066, 162),
            (112_857, 235_225, 102, 0, 0),
            (60_381, 172_244, 102, 43_782, 162),
        ],
    ),
    6: (
        98_280,
        [
            (25_662, 34_414, 385, 51_388, 788),
            (8_434, 21_739, 1_891, 0, 0),
            (3_724, 14_331, 6_656, 0, 0),
            (4_613, 11_056, 2_027, 13_542, 516),
            (2_069, 4_490, 4_897, 0, 0),
            (1_342, 3_158, 2_374, 4_851, 1_256),
        ],
    ),
}


@pytest.mark.parametrize("count", KNOWN)
def test_known_matchups_of_omaha_high_low(count):
    """Two, three and six hands before the flop, in whatever order they sit."""
    boards, known = KNOWN[count]
    orders = list(permutations(range(count)))
    for order in orders[:: max(1, len(orders) // 4)]:
        found = equities("omaha8", [OMAHA8[hand] for hand in order])
        counts = [(s.scoop, s.high_win, s.high_tie, s.low_win, s.low_tie) for s in found.hands]

        assert found.boards == boards
        assert counts == [known[hand] for hand in order]
        assert sum(share.equity for share in found.hands) == UNITS * boards
