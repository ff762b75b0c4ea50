"""`splitpot conformance`: plays transcripts by the rules of the room; each line has to be true."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Json

_RULE = re.compile(r"# (R\d+\.\d+)\s")


class Result(NamedTuple):
    """One case: `line`, `expected` and `got` say where and how it failed."""

    file: str
    case: str
    rule: str | None
    outcome: str
    line: int | None = None
    expected: str | None = None
    got: str | None = None


def conformance(
    paths: Annotated[
        list[Path], typer.Argument(help="Transcripts, or folders with transcripts.", metavar="PATH...")
    ],
    as_json: Json = False,
) -> None:
    """Play transcripts and say which of them are true; the exit code is 1 if one is not.

    Example: splitpot conformance tests/hands
    """
    from splitpot.cli.files import found_files, progress

    files = found_files(paths, tuple(PLAYERS))
    strangers = [file for file in files if file.suffix.lower() not in PLAYERS]
    if strangers:
        raise Fault(f"{strangers[0]} is no transcript; those end in {' or '.join(PLAYERS)}.")
    results = []
    with progress("cases", len(files)) as advance:
        for file in files:
            results.append(_result(file))
            advance()
    failed = [result for result in results if result.outcome == "failed"]
    if as_json:
        passed = len(results) - len(failed)
        counts = {"cases": len(results), "passed": passed, "failed": len(failed)}
        print(json.dumps({**counts, "results": [_as_json(result) for result in results]}))
    else:
        for result in failed:
            print(f"{result.file}:{result.line}: expected {result.expected}; got {result.got}")
        cases = "1 case" if len(results) == 1 else f"{len(results)} cases"
        print(f"{cases}: {len(results) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def _result(file: Path) -> Result:
    from splitpot.cli.files import text_of
    from splitpot.history.transcript import TranscriptFault

    text = text_of(file)
    header = _RULE.match(text)
    rule = header[1] if header else None
    try:
        PLAYERS[file.suffix.lower()](str(file), text)
    except TranscriptFault as fault:
        failure = (fault.line, fault.expected, fault.got)
    except AssertionError as error:
        # An invariant of the rules themselves broke, which is the worst way to fail.
        failure = (1, "a hand without contradictions", str(error) or "a broken invariant")
    else:
        return Result(str(file), file.stem, rule, "passed")
    return Result(str(file), file.stem, rule, "failed", *failure)


def _as_json(result: Result) -> dict[str, object]:
    """Without what only a failed case has."""
    return {key: value for key, value in result._asdict().items() if key == "rule" or value is not None}


def _play_hand(file: str, text: str) -> None:
    from splitpot.history import parse_transcript, play_transcript

    play_transcript(parse_transcript(file, text))


def _play_table(file: str, text: str) -> None:
    from splitpot.cli.table_play import play_table_transcript
    from splitpot.cli.table_transcript import parse_table_transcript

    play_table_transcript(parse_table_transcript(file, text))


# How each kind of transcript is played, by the ending of its file; a player raises TranscriptFault.
PLAYERS: dict[str, Callable[[str, str], None]] = {".hand": _play_hand, ".table": _play_table}
