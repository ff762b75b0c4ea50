"""Amounts as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splitpot.history import amount_text, parse_amount


@pytest.mark.parametrize(
    ("text", "chips"),
    [("2", 200), ("0.5", 50), ("0.50", 50), ("12.07", 1207), ("0", 0), ("100000", 10_000_000)],
)
def test_an_amount_is_a_hundred_units_a_chip(text, chips):
    """One chip is a hundred of the smallest units."""
    assert chips == parse_amount(text)


@pytest.mark.parametrize("text", ["", "-1", "1.234", "1,5", ".5", "1.", "two", "1e3", "9" * 13, "１"])
def test_anything_else_is_refused(text):
    """What is no decimal with at most two places is named as what it is."""
    with pytest.raises(ValueError, match="is not an amount"):
        parse_amount(text)


@given(st.integers(0, 10**12))
def test_text_and_amount_are_the_same_thing(chips):
    """What is written is read again."""
    assert chips == parse_amount(amount_text(chips))
    assert ("" if chips == 0 else "-") + amount_text(chips) == amount_text(-chips)
