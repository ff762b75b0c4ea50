"""The client's types are the server's types."""

from pathlib import Path

from splitpot.protocol.faults import REFUSAL_CODES
from splitpot.protocol.schema import definitions
from splitpot.protocol.typescript import typescript

CLIENT_TYPES = Path(__file__).parents[2] / "client" / "src" / "protocol.ts"


def test_the_clients_types_are_up_to_date() -> None:
    """`client/src/protocol.ts` is what the server's message types say today."""
    assert CLIENT_TYPES.read_text() == typescript(), "run `python -m splitpot.protocol.typescript`"


def test_every_message_type_is_written_with_its_meaning() -> None:
    """Each type stands in the client's file once, with a sentence above it."""
    text = typescript()
    for name in definitions():
        head = f"interface {name} {{" if f"interface {name} {{" in text else f"type {name} ="
        assert text.count(f"\nexport {head}") == 1
        assert text.split(f"\nexport {head}")[0].endswith("*/")


def test_what_a_browser_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    """A default of a request's field makes it optional; an update carries every field."""
    text = typescript()
    assert "readonly on?: boolean;" in text
    assert "readonly buy?: boolean;" in text
    assert "readonly board?: string;" in text
    assert "readonly play?: boolean;" in text
    assert text.count("?:") == 5


def test_the_client_knows_every_refusal_code() -> None:
    """All codes are listed, so that the client's tests can ask for their words."""
    text = typescript()
    assert all(f'  "{code}",\n' in text for code in REFUSAL_CODES)
