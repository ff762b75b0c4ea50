"""The scripts a name may be written in: those whose letters `lookalikes` can tell from Latin ones.

A letter of any other script (Cherokee Ꭼ, Lisu ꓧ, a small capital ᴅ) may be drawn just like one of ours, and
no table of such pairs is ever complete. So what is not known here is refused, not compared.
"""

import unicodedata

from splitpot.players.lookalikes import skeleton

SCRIPTS = frozenset(
    {
        *("LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC", "DEVANAGARI", "THAI"),
        *("HANGUL", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"),
    }
)
# Scripts that are written together; every other pair in one name is a disguise.
_WRITTEN_TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"}),
    frozenset({"CJK", "HANGUL"}),
)
_KANA_MARKS = frozenset("\u3099\u309a")
# Accents above and below a letter. Strokes through it (U+0334 to U+0338) make another letter of it, and
# letters above it (from U+0346 on) are no accents.
_ACCENTS = frozenset(map(chr, (*range(0x0300, 0x0334), *range(0x0339, 0x0346))))
_ASCII_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")


def script_of(letter: str) -> str:
    """The script of a letter or mark."""
    # Python knows no script property; the first word of a letter's Unicode name is its script.
    return unicodedata.name(letter, "UNNAMED").split(" ")[0]


def is_known(letter: str) -> bool:
    """Whether this letter or digit may stand in a name at all."""
    script = script_of(letter)
    if unicodedata.category(letter) == "Nd":
        return letter.isascii()
    if script == "LATIN":
        # Every Latin letter reads as one of the alphabet, or it is a phonetic sign that only looks like one.
        return set(skeleton(bare(letter))) <= _ASCII_LETTERS
    if script == "HANGUL":
        return "\uac00" <= letter <= "\ud7a3"  # a single stroke of a syllable reads as l or o
    return script in SCRIPTS


def mixes(name: str) -> bool:
    """Whether letters of scripts stand together that are not written together."""
    scripts = {script_of(character) for character in name if character.isalpha()}
    return len(scripts) > 1 and not any(scripts <= family for family in _WRITTEN_TOGETHER)


def is_strange_mark(mark: str, letter: str) -> bool:
    """Whether no alphabet puts this mark on this letter."""
    if mark in _ACCENTS:
        return script_of(letter) not in {"LATIN", "GREEK", "CYRILLIC"}
    if mark in _KANA_MARKS:
        return script_of(letter) not in {"HIRAGANA", "KATAKANA"}
    return script_of(mark) != script_of(letter)


def bare(text: str) -> str:
    """`text` in lower case and without its accents, as far as Unicode knows them apart."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(character for character in folded if not "\u0300" <= character <= "\u036f")
