"""Names: what may stand on a seat, what is refused and why, and which names clash."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splitpot.players import NAME_LENGTH_MAX, NameRefusal, NameRefused, checked_name, name_key

GOOD = [
    "Ann",
    "a",
    "42",
    "Søren",
    "Łukasz",
    "Jürgen K.",
    "O'Neil",
    "Zażółć gęślą",
    "Анна",
    "日本カタ",
    "สมชาย",
    "דוד",
    "محمد",
    "철수",
    "Νίκος",
    "Þórður",
    "Nguyễn",
    "Əli",
    "सुरेश",
]
GOOD += ["M" * NAME_LENGTH_MAX, "a\u0301" * NAME_LENGTH_MAX]


@pytest.mark.parametrize("name", GOOD)
def test_ordinary_names_of_any_script_are_taken(name: str) -> None:
    """A name is kept as it is written, in NFC."""
    assert unicodedata.normalize("NFC", name) == checked_name(name)


def test_spaces_around_a_name_are_trimmed() -> None:
    """A name starts and ends with something to see."""
    assert "Ann B" == checked_name("  Ann B ")


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (NameRefusal.EMPTY, ""),
        (NameRefusal.EMPTY, "    "),
        (NameRefusal.TOO_LONG, "M" * (NAME_LENGTH_MAX + 1)),
        (NameRefusal.TOO_LONG, "M" * 1_000_000),
        (NameRefusal.INVISIBLE, "An\u200bn"),
        (NameRefusal.INVISIBLE, "\u202enna"),
        (NameRefusal.INVISIBLE, "Ann\n"),
        (NameRefusal.INVISIBLE, "An\x00n"),
        (NameRefusal.INVISIBLE, "\x1b[31mAnn"),
        (NameRefusal.INVISIBLE, "Ann\u3164"),
        (NameRefusal.INVISIBLE, "A\ufe0fnn"),
        (NameRefusal.INVISIBLE, "A\ud800"),
        (NameRefusal.SYMBOL, "<b>Ann</b>"),
        (NameRefusal.SYMBOL, "Ann\u00a0B"),
        (NameRefusal.SYMBOL, "Ann  B"),
        (NameRefusal.SYMBOL, "\U0001f3b2"),
        (NameRefusal.SYMBOL, "A" + "\u0335" * 9),
        (NameRefusal.SYMBOL, "\U0001d400nn"),
        (NameRefusal.SYMBOL, "a\u0335bc"),
        (NameRefusal.SYMBOL, "a\u0363bc"),
        (NameRefusal.SYMBOL, "a\u20d2bc"),
        (NameRefusal.SYMBOL, "An\u0e31n"),
        (NameRefusal.NO_LETTER, "-_-"),
        (NameRefusal.SCRIPT, "ꓧꓳꓴꓢꓰ"),
        (NameRefusal.SCRIPT, "ꓧꓳꓢꓔ"),
        (NameRefusal.SCRIPT, "ꓓꓰꓮꓡꓰꓣ"),
        (NameRefusal.SCRIPT, "ᎬᏙᎪ"),
        (NameRefusal.SCRIPT, "ᴅᴇᴀʟᴇʀ"),
        (NameRefusal.SCRIPT, "ㅇㅣ"),
        (NameRefusal.SCRIPT, "H๐use"),
        (NameRefusal.SCRIPT, "ոօ"),
        (NameRefusal.SCRIPT, "ⲟⲥ"),
        (NameRefusal.SCRIPT, "ɥɐ"),
        (NameRefusal.MIXED_SCRIPTS, "\u0410nn"),
        (NameRefusal.MIXED_SCRIPTS, "Ann\u03b1"),
        (NameRefusal.RESERVED, "Dealer"),
        (NameRefusal.RESERVED, "s y s t e m"),
        (NameRefusal.RESERVED, "Adm1n"),
        (NameRefusal.RESERVED, "ΜΙΝΤ"),
        (NameRefusal.OF_BOT, "Rowan"),
        (NameRefusal.OF_BOT, "m a r l"),
    ],
)
def test_a_refusal_says_why(reason: NameRefusal, text: str) -> None:
    """The first thing wrong with a name is its refusal."""
    with pytest.raises(NameRefused) as refused:
        checked_name(text)

    assert reason == refused.value.reason


@pytest.mark.parametrize(
    ("name", "lookalike"),
    [
        ("Ann", "ANN"),
        ("Ann", "A n_n."),
        ("Ann", "Ánn"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Al", "A1"),
        ("Burn", "Bum"),
        ("Oca", "Оса"),
        ("Sonja", "Sønja"),
        ("Ann", "ΑΝΝ"),
        ("Αννα", "αννα"),
        ("Lol", "וסו"),
        ("Lol", "اها"),
        ("ロト", "口卜"),
    ],
)
def test_lookalikes_share_a_key(name: str, lookalike: str) -> None:
    """Two names that a glance takes for one cannot both exist."""
    assert name_key(name) == name_key(lookalike)


def test_different_names_have_different_keys() -> None:
    """Ordinary names don't stand in each other's way."""
    names = ["Ann", "Anna", "Anne", "Bob", "Bobby", "Jan", "Jon", "Jens", "Ole", "Piotr", "Анна", "Ольга"]

    assert len(names) == len({name_key(name) for name in names})


@given(st.text(max_size=40))
def test_checking_twice_changes_nothing(text: str) -> None:
    """A stored name passes the rules it was stored under, with the same key."""
    try:
        name = checked_name(text)
    except NameRefused:
        return

    assert name == checked_name(name)
    assert name_key(text) == name_key(name)
