"""The `splitpot` command: finds the command that was asked for and turns every fault into one sentence.

A command lives in a file of its own and imports the rooms it needs inside its function, so that each starts
fast. It gives up by raising `Fault`; with `--json` the fault is also an object on standard output.
"""

import errno
import json
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import TyperException

from splitpot import __version__
from splitpot.cli.conformance import conformance
from splitpot.cli.doctor import doctor
from splitpot.cli.equity import equity
from splitpot.cli.evaluate import evaluate
from splitpot.cli.fault import Fault
from splitpot.cli.hands import hands
from splitpot.cli.readmit import readmit
from splitpot.cli.replay import replay
from splitpot.cli.serve import serve
from splitpot.cli.settle import settle
from splitpot.cli.simulate import simulate
from splitpot.cli.tables import tables
from splitpot.cli.usage import sentence_of

EXIT_BUG = 70
EXIT_INTERRUPTED = 130
EXIT_OUTPUT = 74
EXIT_PIPE = 141
OUTPUT_ERRORS = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EIO)

app = typer.Typer(
    name="splitpot",
    help="A poker room for your own house: Omaha Hi/Lo and Hold'em in the browser.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"splitpot {__version__}")
        raise typer.Exit


@app.callback()
def _splitpot(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """A poker room for your own house: Omaha Hi/Lo and Hold'em in the browser."""


app.command()(serve)
app.command()(hands)
app.command()(settle)
app.command()(readmit)
app.add_typer(tables, name="tables")
app.command()(evaluate)
app.command()(equity)
app.command()(simulate)
app.command()(replay)
app.command()(conformance)
app.command()(doctor)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; nothing that goes wrong prints a stack trace.

    `SPLITPOT_TRACE=1` in the environment lets a bug of ours show where it is.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _run(given)
        sys.stdout.flush()
    except OSError as error:
        return _output_lost(error)
    return code


def _run(given: list[str]) -> int:
    try:
        answer = app(given, prog_name="splitpot", standalone_mode=False)
    except Fault as fault:
        return _tell(fault, given)
    except TyperException as error:
        return _tell(Fault(sentence_of(error), code="bad_usage", exit_code=error.exit_code), given)
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    except SystemExit:
        # How typer ends when the reader of our output has gone.
        return EXIT_PIPE
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in OUTPUT_ERRORS:
            raise
        if os.environ.get("SPLITPOT_TRACE"):
            raise
        sentence = (
            f"a fault in Splitpot itself: {type(error).__name__}: {error}; SPLITPOT_TRACE=1 shows where."
        )
        return _tell(Fault(sentence, code="bug", exit_code=EXIT_BUG), given)
    return answer if isinstance(answer, int) else 0


def _output_lost(error: OSError) -> int:
    """Say that standard output cannot be written, unless its reader has simply had enough."""
    # Python must not try to write the rest when it ends, and complain in its own words.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return EXIT_PIPE
    print(f"splitpot: the output cannot be written: {error.strerror}.", file=sys.stderr)
    return EXIT_OUTPUT


def _tell(fault: Fault, given: list[str]) -> int:
    if fault.sentence:
        print(f"splitpot: {fault.sentence}", file=sys.stderr)
    if "--json" in given:
        print(json.dumps({"error": {"code": fault.code, "message": fault.sentence}}))
    return fault.exit_code
