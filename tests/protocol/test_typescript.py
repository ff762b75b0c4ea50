"""The client's types are the server's types."""

from pathlib import Path

from splitpot.protocol.faults import REFUSAL_CODES
from splitpot.protocol.schema import definitions
from splitpot.protocol.typescript import typescript, write

CLIENT_TYPES = Path(__file__).parents[2] / "client" / "src" / "protocol"
MAKE_THEM = "run `make protocol`"


def test_the_clients_types_are_up_to_date() -> None:
    """The files in `client/src/protocol` are what the server's message types say today, and no others."""
    files = typescript()
    assert {path.name for path in CLIENT_TYPES.iterdir()} == {f"{name}.ts" for name in files}, MAKE_THEM
    for name, text in files.items():
        assert (CLIENT_TYPES / f"{name}.ts").read_text(encoding="utf-8") == text, MAKE_THEM


def test_every_message_type_is_written_with_its_meaning() -> None:
    """Each type stands in one of the client's files once, with a sentence above it."""
    text = "\n".join(typescript().values())
    for name in definitions():
        head = f"interface {name} {{" if f"interface {name} {{" in text else f"type {name} ="
        assert text.count(f"\nexport {head}") == 1
        assert text.split(f"\nexport {head}")[0].endswith("*/")


def test_what_a_browser_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    """A default of a request's field makes it optional; an update carries every field."""
    text = "\n".join(typescript().values())
    assert "readonly on?: boolean;" in text
    assert "readonly buy?: boolean;" in text
    assert "readonly board?: string;" in text
    assert "readonly play?: boolean;" in text
    assert "readonly instead?: boolean;" in text
    assert text.count("?:") == 6


def test_the_client_knows_every_refusal_code() -> None:
    """All codes are listed, so that the client's tests can ask for their words."""
    text = typescript()["refusals"]
    assert all(f'  "{code}",\n' in text for code in REFUSAL_CODES)


def test_every_file_can_be_read_at_one_go() -> None:
    """A subject that grows beyond 300 lines should become two."""
    assert all(text.count("\n") <= 300 for text in typescript().values())


def test_a_subject_that_is_no_more_leaves_no_file_behind(tmp_path: Path) -> None:
    """Writing anew takes the files of earlier subjects away and leaves other files alone."""
    (tmp_path / "bygone.ts").write_text("")
    (tmp_path / "notes.txt").write_text("")
    write(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.ts" for name in typescript()} | {
        "notes.txt"
    }
