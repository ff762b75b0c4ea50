"""Running the command as a person would, without a process of its own."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from splitpot.cli.main import main


class Answer(NamedTuple):
    """What one command printed and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What was printed, read as JSON."""
        return json.loads(self.out)


@pytest.fixture
def splitpot(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Run `splitpot` with these arguments."""

    def run(*arguments: str) -> Answer:
        code = main(arguments)
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return run
