"""Names of players: what may stand on a seat, and which names look too much alike to sit at one table.

A name is refused, never silently changed into another one (beyond trimming and Unicode's NFC form),
because whoever is shown a name must be able to trust that it is not somebody else's in disguise.
"""

import enum
import unicodedata

from splitpot.players.lookalikes import BOT_NAMES, HIDDEN, RESERVED, skeleton

NAME_LENGTH_MAX = 16
"""Letters as a reader counts them: an accent belongs to its letter."""

_MARKS_MAX = 3  # Thai and Vietnamese stack two; a tower of accents covers the neighbours' seats.
_PUNCTUATION = frozenset(" _-.'’")
_LETTERS = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo"})
_MARKS = frozenset({"Mn", "Mc"})
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Styled letters (fullwidth, circled, mathematical) that only imitate plain ones.
_STYLED = ("<font>", "<wide>", "<narrow>", "<circle>", "<super>", "<sub>", "<square>", "<small>")
# Scripts that are written together; every other pair in one name is a disguise.
_WRITTEN_TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"}),
    frozenset({"CJK", "HANGUL"}),
    frozenset({"CJK", "BOPOMOFO"}),
)


class NameRefusal(enum.StrEnum):
    """Why a name cannot be taken; the client words it."""

    EMPTY = "name_empty"
    TOO_LONG = "name_too_long"
    INVISIBLE = "name_invisible_character"
    SYMBOL = "name_symbol"
    NO_LETTER = "name_no_letter"
    MIXED_SCRIPTS = "name_mixed_scripts"
    RESERVED = "name_reserved"
    OF_BOT = "name_of_bot"
    TAKEN = "name_taken"


class NameRefused(ValueError):
    """A name that may not be used; `reason` says why."""

    def __init__(self, reason: NameRefusal) -> None:
        super().__init__(f"the name is refused: {reason.value}")
        self.reason = reason


def checked_name(text: str) -> str:
    """The name as it is stored and shown; raises `NameRefused` with the first reason against it.

    1 to 16 letters of one script, digits, spaces between them and `_ - . '`; at least one letter or digit.
    """
    # Cut before the work: normalising a megabyte of accents is not worth a guest's name.
    if len(text) > NAME_LENGTH_MAX * 8:
        raise NameRefused(NameRefusal.TOO_LONG)
    if any(_is_unseen(character) for character in text):
        raise NameRefused(NameRefusal.INVISIBLE)
    name = unicodedata.normalize("NFC", text.strip(" "))
    if not name:
        raise NameRefused(NameRefusal.EMPTY)
    for reason, applies in (
        (NameRefusal.SYMBOL, _has_symbol(name)),
        (NameRefusal.NO_LETTER, not any(character.isalnum() for character in name)),
        (NameRefusal.TOO_LONG, _length(name) > NAME_LENGTH_MAX),
        (NameRefusal.MIXED_SCRIPTS, _mixes_scripts(name)),
        (NameRefusal.RESERVED, name_key(name) in RESERVED),
        (NameRefusal.OF_BOT, name_key(name) in _BOT_KEYS),
    ):
        if applies:
            raise NameRefused(reason)
    return name


def name_key(name: str) -> str:
    """A skeleton of the name: two names with the same key look alike, and only one of them may exist.

    Case, accents, spaces and punctuation count for nothing; letters that look alike are one letter.
    """
    bare = "".join(
        character
        for character in unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
        if character not in _PUNCTUATION and not "\u0300" <= character <= "\u036f"
    )
    return skeleton(bare)


def _is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN or ord(character) in HIDDEN


def _has_symbol(name: str) -> bool:
    """Whether anything but letters with their marks, digits and a little punctuation stands in the name."""
    marks = _MARKS_MAX
    spaced = False
    for character in name:
        category = unicodedata.category(character)
        if category in _MARKS:
            marks += 1
            if marks > _MARKS_MAX:
                return True
            continue
        if category in _LETTERS or category == "Nd":
            if unicodedata.decomposition(character).startswith(_STYLED):
                return True
            marks = 0
        elif character in _PUNCTUATION:
            if character == " " and spaced:
                return True
            marks = _MARKS_MAX  # a mark needs a letter to sit on
        else:
            return True
        spaced = character == " "
    return False


def _length(name: str) -> int:
    return sum(unicodedata.category(character) not in _MARKS for character in name)


def _mixes_scripts(name: str) -> bool:
    scripts = {_script(character) for character in name if character.isalpha()}
    return len(scripts) > 1 and not any(scripts <= family for family in _WRITTEN_TOGETHER)


def _script(letter: str) -> str:
    # Python knows no script property; the first word of a letter's Unicode name is its script.
    return unicodedata.name(letter, "UNNAMED").split(" ")[0]


_BOT_KEYS = frozenset(name_key(name) for name in BOT_NAMES)
