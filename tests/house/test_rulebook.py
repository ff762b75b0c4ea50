"""Every rule of the rulebook is proved, and every proof belongs to a rule."""

import enum
import re

import msgspec
import pytest

from splitpot.players import LANGUAGES
from splitpot.poker.rules import Rules
from tests.house.tracked import ROOT, tracked

RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
OTHERS = tuple(language for language in LANGUAGES if language != "en")
CARRIED = re.compile(r'"(R\d+\.\d+)"')
MESSAGE = re.compile(r"^rule-(r\d+-\d+) *=", re.MULTILINE)
RULE = re.compile(r"^\*\*(R\d+\.\d+)\b(.*?)(?=^\*\*R|^## |\Z)", re.MULTILINE | re.DOTALL)
NAMED_TEST = re.compile(r"\*\(test: `([^`]+)`\)\*")
TITLE = re.compile(r"# (R\d+\.\d+)  \S")


def rules(text: str = RULEBOOK) -> dict[str, str]:
    """The text of each rule by its number."""
    return {match[1]: " ".join(match[2].split()) for match in RULE.finditer(text)}


def rulebook(language: str) -> dict[str, str]:
    """The rules in another language."""
    return rules((ROOT / "docs" / f"rulebook.{language}.md").read_text(encoding="utf-8"))


def options(text: str) -> list[str]:
    """The options and values that a rule names, sorted; not the tests that prove it."""
    return sorted(re.findall(r"`([^`]+)`", NAMED_TEST.sub("", text)))


def transcripts() -> dict[str, str]:
    """The number of the rule that each transcript proves, by the file's name."""
    proofs = {}
    for file in tracked(".hand", ".table"):
        title = TITLE.match(file.read_text(encoding="utf-8"))
        assert title is not None, f"{file.name} begins with no rule"
        proofs[file.name] = title[1]
    return proofs


def test_each_rule_has_a_proof() -> None:
    """A transcript begins with its number, and a test that the rule names speaks of it."""
    unproved = []
    for number, text in rules().items():
        named = NAMED_TEST.findall(text)
        spoken_of = [re.search(rf"\b{re.escape(number)}\b", (ROOT / path).read_text()) for path in named]
        if not all(spoken_of) or number not in transcripts().values():
            unproved.append(number)

    assert [] == unproved


def test_each_proof_has_a_rule() -> None:
    """No transcript proves a number that the rulebook does not have."""
    assert set() == set(transcripts().values()) - set(rules())


def test_transcripts_are_named_by_their_rule() -> None:
    """``R06.1-odd-chip-to-high.hand`` proves R6.1."""
    misnamed = []
    for name, number in transcripts().items():
        major, minor = (int(part) for part in number[1:].split("."))
        if not re.match(rf"R{major:02d}\.0?{minor}-[a-z0-9-]+\.(hand|table)$", name):
            misnamed.append(name)

    assert [] == misnamed


def test_rules_stand_in_order() -> None:
    """Numbers rise, and each heading holds its own rules only."""
    numbers = [tuple(map(int, number[1:].split("."))) for number in rules()]

    assert sorted(numbers) == numbers
    assert len(numbers) == len(re.findall(r"^\*\*R\d+\.\d+", RULEBOOK, re.MULTILINE))


def test_each_option_of_the_rules_is_in_the_rulebook() -> None:
    """What a table can choose, with every value, is written down under its own name."""
    known = {
        "game",
        "limit",
        "big_blind",
        "small_bet",
        "big_bet",
        "seats",
        "min_buy_in",
        "max_buy_in",
        "rake",
    }
    fields = set(Rules.__struct_fields__) - known
    values = {
        value for field in fields for value in getattr(Rules.__annotations__.get(field), "__members__", {})
    }

    assert set() == {field for field in fields if f"`{field}" not in RULEBOOK}
    assert set() == {value.lower() for value in values if value.lower() not in RULEBOOK}


def test_the_first_value_named_is_what_a_table_has() -> None:
    """``option = value`` gives the default of every option that the rules have one for."""
    unnamed = []
    for field in msgspec.structs.fields(Rules):
        if field.default in (msgspec.NODEFAULT, None) or field.name in {"game", "seats", "min_buy_in"}:
            continue
        value = field.default.value if isinstance(field.default, enum.Enum) else str(field.default).lower()
        if not re.search(rf"`{field.name} = {value}\b", RULEBOOK):
            unnamed.append(f"{field.name} = {value}")

    assert [] == unnamed


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_rules(language: str) -> None:
    """The same numbers in the same order, each with the same options and values."""
    other = rulebook(language)

    assert list(rules()) == list(other)
    assert {number: options(text) for number, text in rules().items()} == {
        number: options(text) for number, text in other.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_that_a_ruling_can_name_has_words_for_a_player(language: str) -> None:
    """What a fact or a closed bet carries as its rule, the client can say; and it has no words to spare."""
    carried = {
        number
        for room in ("poker", "table")
        for file in (ROOT / "src" / "splitpot" / room).glob("*.py")
        for number in CARRIED.findall(file.read_text(encoding="utf-8"))
    }
    text = (ROOT / "locales" / language / "rules.ftl").read_text(encoding="utf-8")
    worded = {message.upper().replace("-", ".") for message in MESSAGE.findall(text)}

    assert set() == carried - set(rules())
    assert carried == worded
