"""Running the command as a person would, without a process of its own."""

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
import structlog

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


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """A command that logs sets that up for its whole process; here the process goes on with other tests."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def splitpot(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Run `splitpot` with these arguments."""

    def run(*arguments: str) -> Answer:
        code = main(arguments)
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return run
