"""Cards and their text."""

import pytest

from splitpot.poker.cards import CardError, card_text, cards_text, full_deck, parse_card, parse_cards


def test_every_card_has_its_text():
    """Deuce of clubs is 0, ace of spades 51, and every text is read as its card."""
    assert ("2c", "As", "Td") == (card_text(0), card_text(51), card_text(33))
    assert list(range(52)) == [parse_card(card_text(card)) for card in full_deck()]


@pytest.mark.parametrize("text", ["AsTd2c", "As Td 2c", "as, tD ,2C", "As10d2c"])
def test_cards_are_read_as_people_write_them(text):
    """Blanks, commas, either case and 10 for the ten are all right."""
    assert "AsTd2c" == cards_text(parse_cards(text))


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("Ax", "not_a_card", "'Ax' is not a card"),
        ("1s", "not_a_card", "'1s' is not a card"),
        ("AsT", "not_a_card", "ends in the middle of a card"),
        ("A", "not_a_card", "ends in the middle of a card"),
        ("AsKdAs", "duplicate_card", "the card As appears twice"),
    ],
)
def test_what_is_no_card_is_named(text, code, named):
    """The fault has a code for programs and a sentence for people."""
    with pytest.raises(CardError) as fault:
        parse_cards(text)

    assert code == fault.value.code
    assert named in str(fault.value)
