"""Names of players: what may stand on a seat, and which names look too much alike to sit at one table.

A name is refused, never silently changed into another one (beyond trimming and Unicode's NFC form),
because whoever is shown a name must be able to trust that it is not somebody else's in disguise.
"""

import enum
import unicodedata

from splitpot.players.lookalikes import BOT_NAMES, HIDDEN, RESERVED, read_as_capitals, skeleton
from splitpot.players.scripts import bare, is_known, is_strange_mark, mixes

NAME_LENGTH_MAX = 16
"""Letters as a reader counts them: an accent belongs to its letter."""

_MARKS_MAX = 3  # Thai and Vietnamese stack two; a tower of accents covers the neighbours' seats.
_PUNCTUATION = frozenset(" _-.'’")
_LETTERS = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo"})
_MARKS = frozenset({"Mn", "Mc"})
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Styled letters (fullwidth, circled, mathematical) that only imitate plain ones.
_STYLED = ("<font>", "<wide>", "<narrow>", "<circle>", "<super>", "<sub>", "<square>", "<small>")


class NameRefusal(enum.StrEnum):
    """Why a name cannot be taken; the client words it."""

    EMPTY = "name_empty"
    TOO_LONG = "name_too_long"
    INVISIBLE = "name_invisible_character"
    SYMBOL = "name_symbol"
    NO_LETTER = "name_no_letter"
    SCRIPT = "name_script"
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

    1 to 16 letters of one script that is known here, digits, spaces between them and `_ - . '`; at least one
    letter or digit.
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
        (NameRefusal.SCRIPT, not all(is_known(character) for character in name if character.isalnum())),
        (NameRefusal.MIXED_SCRIPTS, mixes(name)),
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
    plain = bare(read_as_capitals(unicodedata.normalize("NFC", name)))
    return skeleton("".join(character for character in plain if character not in _PUNCTUATION))


def _is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN or ord(character) in HIDDEN


def _has_symbol(name: str) -> bool:
    """Whether anything but letters with their marks, digits and a little punctuation stands in the name."""
    marks = _MARKS_MAX
    spaced = False
    letter = ""
    for character in name:
        category = unicodedata.category(character)
        if category in _MARKS:
            marks += 1
            if marks > _MARKS_MAX or is_strange_mark(character, letter):
                return True
            continue
        if category in _LETTERS or category == "Nd":
            if unicodedata.decomposition(character).startswith(_STYLED):
                return True
            marks, letter = 0, character
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


_BOT_KEYS = frozenset(name_key(name) for name in BOT_NAMES)
