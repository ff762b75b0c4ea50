"""The codes of spare keys: hard to guess, and known again however they are heard and typed."""

import re

from hypothesis import given
from hypothesis import strategies as st

from splitpot.players import new_code, plain_code

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
codes = st.text(SIGNS, min_size=10, max_size=10)
gaps = st.lists(st.sampled_from(["", " ", "-", " - ", "\u2013", "\u00a0"]), min_size=11, max_size=11)
HEARD = {"0": "0Oo", "1": "1IiLl"}


def test_a_fresh_code_is_ten_signs_in_two_halves() -> None:
    """None is like another, and each is read as what it is."""
    made = [new_code() for _ in range(1000)]

    assert all(re.fullmatch(f"[{SIGNS}]{{5}}-[{SIGNS}]{{5}}", code) for code in made)
    assert 1000 == len(set(made))
    assert set(SIGNS) == {sign for code in made for sign in code if sign != "-"}
    assert all(plain_code(code) == code.replace("-", "") for code in made)


@given(codes, gaps, st.data())
def test_a_code_is_read_however_it_is_typed(code: str, between: list[str], data: st.DataObject) -> None:
    """Case, blanks, dashes, and letters that look like digits make no other code of it."""
    signs = [data.draw(st.sampled_from(HEARD.get(sign, sign + sign.lower()))) for sign in code]
    typed = "".join(gap + sign for gap, sign in zip(between, [*signs, ""], strict=True))

    assert code == plain_code(typed)


@given(st.text())
def test_noise_is_a_code_or_none(text: str) -> None:
    """Whatever is typed gives ten signs or nothing, never an error, and what it gives reads as itself."""
    plain = plain_code(text)

    assert plain is None or (plain_code(plain) == plain and len(plain) == 10)
