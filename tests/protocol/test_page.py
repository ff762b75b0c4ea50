"""The protocol page tells the truth: complete, up to date, and with examples that work."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from splitpot.protocol.codec import decode_page_wish, decode_request, encode_update
from splitpot.protocol.examples import EXAMPLES
from splitpot.protocol.faults import REFUSAL_CODES, Farewell
from splitpot.protocol.meanings import FAREWELLS, REFUSALS
from splitpot.protocol.page import page
from splitpot.protocol.pages import PageAnswer, PageWish
from splitpot.protocol.schema import FAMILIES, definitions, members

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
MESSAGES = [name for family in (*FAMILIES.values(), PageWish, PageAnswer) for name in members(family)]


def test_the_page_is_up_to_date() -> None:
    """`docs/protocol.md` is what the message types say today."""
    assert PAGE.read_text() == page(), "run `python -m splitpot.protocol.page > docs/protocol.md`"


def test_every_message_has_an_example_and_every_type_a_section() -> None:
    """Nothing on the wire is untold."""
    text = page()
    assert set(MESSAGES) == set(EXAMPLES)
    for name, schema in definitions().items():
        tag = schema.get("properties", {}).get("type", {}).get("enum", [name])[0]
        assert text.count(f"\n### {tag}\n") == 1, name


@pytest.mark.parametrize("name", members(FAMILIES["Request"]))
def test_the_example_of_a_request_is_that_request(name: str) -> None:
    """It passes the server's own decoder."""
    assert EXAMPLES[name] == decode_request(msgspec.json.encode(EXAMPLES[name]))


@pytest.mark.parametrize("name", members(PageWish))
def test_the_example_of_a_body_is_that_body(name: str) -> None:
    """It passes the server's own decoder."""
    example = EXAMPLES[name]
    assert example == decode_page_wish(msgspec.json.encode(example), type(example))


@pytest.mark.parametrize("name", [name for name in MESSAGES if name not in members(FAMILIES["Request"])])
def test_the_example_of_what_the_server_sends_can_be_read_back(name: str) -> None:
    """Nothing of it is lost on the way."""
    example: Any = EXAMPLES[name]
    text = encode_update(example) if name in members(FAMILIES["Update"]) else msgspec.json.encode(example)
    assert example == msgspec.json.decode(text, type=type(example))


def test_every_code_has_a_meaning() -> None:
    """Refusals and farewells alike, and no meaning is left over."""
    assert set(REFUSAL_CODES) == {str(code) for code in REFUSALS}
    assert set(Farewell) == set(FAREWELLS)
