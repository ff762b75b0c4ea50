"""The next card: its table and the outs, against what follows from the rules."""

from splitpot.equity.outs import prospects
from splitpot.evaluator.equity import equities
from splitpot.poker.cards import parse_cards
from splitpot.poker.variants import VARIANTS

OMAHA8 = VARIANTS["omaha8"]
HANDS = (parse_cards("As2s9hTd"), parse_cards("KdKcQhJh"))


def test_the_table_of_next_cards_adds_up_to_the_equities_of_now():
    """On the turn each river is one board; on the flop each pair of cards is met twice."""
    for board, times in (("3s7sKhQd", 1), ("3s7sKh", 2)):
        now = equities("omaha8", HANDS, parse_cards(board))
        prospect = prospects(OMAHA8, HANDS, parse_cards(board), ())

        assert prospect is not None
        assert len(prospect.cards) == 52 - 8 - len(parse_cards(board))
        for hand in (0, 1):
            assert sum(coming.units[hand] for coming in prospect.cards) == times * now.hands[hand].equity


def test_outs_to_the_flush_and_to_the_low():
    """With two spades beside two, a spade that pairs nothing beats three kings; low cards make a low."""
    prospect = prospects(OMAHA8, HANDS, parse_cards("3s7sKhQd"), ())

    assert prospect is not None
    first, second = prospect.outs
    assert set(first.high) == set(parse_cards("4s5s6s8s9sTsJsJcJd"))
    assert set(first.low) == set(parse_cards("4c4d4h4s5c5d5h5s6c6d6h6s8c8d8h8s"))
    assert (second.high, second.low) == ((), ())


def test_dead_cards_do_not_come_next():
    """A card that was seen elsewhere is nobody's out."""
    prospect = prospects(OMAHA8, HANDS, parse_cards("3s7sKhQd"), parse_cards("4s5s"))

    assert prospect is not None
    assert not {*parse_cards("4s5s")} & {coming.card for coming in prospect.cards}
    assert not {*parse_cards("4s5s")} & {*prospect.outs[0].high}


def test_before_the_flop_and_on_the_river_there_is_nothing_to_tell():
    """Without a card to come next, or without a flop to be in front on, there is no prospect."""
    assert prospects(OMAHA8, HANDS, (), ()) is None
    assert prospects(OMAHA8, HANDS, parse_cards("3s7sKhQd4c"), ()) is None
