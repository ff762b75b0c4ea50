"""What happens when the output of a command cannot be written: one sentence, a code of its own, no trace."""

import subprocess
import sys
from pathlib import Path

import pytest

EVALUATE = ["evaluate", "holdem", "AsAh", "KsKh", "--board", "Kd9s7h4cJd"]
PROGRAM = "import sys; from splitpot.cli.main import main; sys.exit(main())"


@pytest.mark.parametrize(
    "command", [EVALUATE, [*EVALUATE, "--json"], ["evaluate", "chess", "As", "--board", "Kd9s7h", "--json"]]
)
def test_a_full_disk_is_no_fault_of_ours(command):
    """Writing to a full device ends with a sentence and exit code 74."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *command],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert done.returncode == 74
    assert "splitpot: the output cannot be written: No space left on device." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_has_enough_is_no_failure():
    """Whoever closes our output hears no complaint, and does not take it for something missing."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *EVALUATE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        said = running.stderr.read()
        running.wait()

    assert (running.returncode, said) == (141, "")
