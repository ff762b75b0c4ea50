"""The words a reader of one language sees, from the same Fluent files as the client's."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "da", "nb", "pl")
_LOCALES = Path(__file__).parents[2] / "locales"
_HOLE = "\N{WHITE SQUARE}"


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # The marks that isolate arguments are for mixed writing directions, which none of ours has.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((_LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text()))

    def __call__(self, name: str, **arguments: object) -> str:
        """The message `name`; one that is missing, or lacks an argument, fails the test."""
        message = self._bundle.get_message(name)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, arguments)
        assert not errors, f"{self.language}: {name}: {errors}"
        return str(text)

    def pattern(self, name: str, *holes: str, **arguments: object) -> re.Pattern[str]:
        """The whole message with anything at all at the arguments named by `holes`."""
        text = self(name, **dict.fromkeys(holes, _HOLE), **arguments)
        return re.compile(re.escape(text).replace(_HOLE, ".*"))

    def chips(self, text: str) -> int:
        """The amount in smallest units that stands in `text`: its only number, with a sign or without one."""
        found = re.findall(r"[+\u2212-]?\d[\d.,\u00a0\u202f ]*", text)
        assert len(found) == 1, f"one amount should stand in {text!r}"
        number = found[0].strip(" .,\u00a0\u202f").replace("\u2212", "-")
        whole, _, rest = number.partition("." if self.language == "en" else ",")
        sign = -1 if whole.startswith("-") else 1
        return sign * (int(re.sub(r"\D", "", whole)) * 100 + int(rest.ljust(2, "0") if rest else 0))


@cache
def words_of(language: str) -> Words:
    """The words of `language`, read once."""
    return Words(language)
