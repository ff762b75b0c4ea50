"""The words a reader of one language sees, from the same Fluent files as the client's."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "da", "nb", "pl")
_LOCALES = Path(__file__).parents[2] / "locales"
_HOLE = "\N{WHITE SQUARE}"
_NUMBERS = ("amount", "net", "number", "seat", "stack")
NUMBER = r"[+\u2212]?\d(?:[\d.,\u00a0\u202f]*\d)?"


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # The marks that isolate arguments are for mixed writing directions, which none of ours has.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((_LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text()))

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The text of `message`; one that is missing, or lacks an argument, fails the test."""
        found = self._bundle.get_message(message)
        assert found.value is not None
        text, errors = self._bundle.format_pattern(found.value, arguments)
        assert not errors, f"{self.language}: {message}: {errors}"
        return str(text)

    def pattern(self, message: str, /, *holes: str, **arguments: object) -> re.Pattern[str]:
        """The whole message with anything at all at the arguments named by `holes`."""
        text = self(message, **dict.fromkeys(holes, _HOLE), **arguments)
        return re.compile(re.escape(text).replace(_HOLE, ".*"))

    def reading(self, message: str, /, *holes: str) -> re.Pattern[str]:
        """The message as a pattern whose groups are the arguments named by `holes`."""
        marks = {hole: f"{_HOLE}{hole}{_HOLE}" for hole in holes}
        pattern = re.escape(self(message, **marks))
        for hole, mark in marks.items():
            kind = NUMBER if hole in _NUMBERS else ".+?"
            pattern = pattern.replace(mark, f"(?P<{hole}>{kind})")
        return re.compile(pattern)

    def chips(self, text: str) -> int:
        """The amount in smallest units that stands in `text`: its only number, with a sign or without one."""
        found = re.findall(NUMBER, text)
        assert len(found) == 1, f"one amount should stand in {text!r}"
        number = found[0].replace("\u2212", "-")
        whole, _, rest = number.partition("." if self.language == "en" else ",")
        sign = -1 if whole.startswith("-") else 1
        return sign * (int(re.sub(r"\D", "", whole)) * 100 + int(rest.ljust(2, "0") if rest else 0))


@cache
def words_of(language: str) -> Words:
    """The words of `language`, read once."""
    return Words(language)
