"""Letters that look like other letters, and those that look like nothing; data for `names`.

A small choice of Unicode's confusables (UTS 39), after case folding: whole names in Greek, Cyrillic or digits
that read as Latin ones. Letters of one script mixed with another, and of scripts that are not told apart
here, are refused before this table is asked (see `scripts`).
"""

_GREEK = {"α": "a", "γ": "y", "ε": "e", "ζ": "z", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o"}
_GREEK |= {"ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ϳ": "j"}
_CYRILLIC = {"а": "a", "в": "b", "г": "r", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p"}
_CYRILLIC |= {"с": "c", "т": "t", "у": "y", "х": "x", "ѕ": "s", "і": "l", "ј": "j", "ԁ": "d", "һ": "h"}
_CYRILLIC |= {"ԛ": "q", "ԝ": "w", "ь": "b", "ӏ": "l", "п": "n", "и": "u", "з": "3", "б": "6"}
_LATIN = {"i": "l", "ı": "l", "0": "o", "1": "l", "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ɑ": "a"}
_LATIN |= {"æ": "ae", "œ": "oe", "ß": "ss", "ð": "d", "þ": "p", "ŋ": "n", "ĸ": "k", "ə": "e", "ɓ": "b"}
_LATIN |= {"ɗ": "d", "ƙ": "k", "ƴ": "y"}
_OTHERS = {"ס": "o", "ו": "l", "ן": "l", "ט": "u", "ח": "n", "ا": "l", "ه": "o", "ة": "o", "ہ": "o", "ە": "o"}
# Between Chinese and Japanese signs there are pairs that nobody can tell apart.
_OTHERS |= {"へ": "ヘ", "べ": "ベ", "ぺ": "ペ", "り": "リ", "ニ": "二", "ロ": "口", "カ": "力", "エ": "工"}
_OTHERS |= {"ハ": "八", "タ": "夕", "ト": "卜", "ー": "一", "ミ": "三", "チ": "千", "オ": "才"}

_LOOKALIKES = str.maketrans(_GREEK | _CYRILLIC | _LATIN | _OTHERS)

_GREEK_CAPITALS = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True))

HIDDEN = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
    | set(range(0x180B, 0x1810))
    | set(range(0xFE00, 0xFE10))
    | set(range(0xE0100, 0xE01F0))
)
"""Fillers and variation selectors: they count as letters, marks or symbols but are drawn as nothing."""


def read_as_capitals(name: str) -> str:
    """`name` as a glance reads it if all its letters are Greek capitals that Latin has too, else as it is.

    In lower case they look like other letters: ΑΝΝ reads as Ann, αννα does not.
    """
    letters = {letter for letter in name if letter.isalpha()}
    if letters and letters <= _GREEK_CAPITALS.keys():
        return "".join(_GREEK_CAPITALS.get(letter, letter) for letter in name)
    return name


def skeleton(text: str) -> str:
    """One text for all that look like `text`, which is case-folded and bare of accents."""
    return text.translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w")


_THE_HOUSE = ("admin", "administrator", "dealer", "host", "house", "mint", "moderator", "splitpot", "system")

BOT_NAMES = (
    "Basalt",
    "Clover",
    "Ember",
    "Fjord",
    "Garnet",
    "Heather",
    "Juniper",
    "Lichen",
    "Marl",
    "Nettle",
    "Onyx",
    "Pebble",
    "Quartz",
    "Rowan",
    "Sorrel",
    "Thistle",
)
"""What practice opponents are called. No player may: at a table nobody could tell the two apart."""

RESERVED = frozenset(skeleton(name) for name in _THE_HOUSE)
"""Keys of names that would speak for the room; no player may bear them."""
