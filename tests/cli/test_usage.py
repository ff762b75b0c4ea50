"""A command line that cannot be carried out is answered with what would be right, and nothing is made."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("serve --port abc", "--port (or PORT) is 'abc'; it must be a whole number; `splitpot serve --help`"),
        ("serve --port 99999", "--port (or PORT) is '99999'; it must be 65535 or less"),
        ("hands oak abc", "NUMBER is 'abc'; it must be a whole number"),
        ("hands --limit 0", "--limit is '0'; it must be 1 or more; `splitpot hands --help`"),
        ("serve --proxy rubbish", "--proxy is 'rubbish'; it must be addresses or networks"),
        ("tables frob", "no such command 'frob'; `splitpot tables --help`"),
        ("frob", "no such command 'frob'; `splitpot --help`"),
    ],
)
def test_a_value_that_cannot_be_read_is_named(splitpot, line, sentence):
    """The sentence names the value, what it must be, and the help of that very command."""
    answer = splitpot(*line.split())

    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err
    assert "Input should" not in answer.err


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["hands"], ["doctor"], ["tables"]])
def test_a_folder_without_a_name_is_refused(splitpot, tmp_path, monkeypatch, command):
    """An empty --data does not mean the folder one happens to be in."""
    monkeypatch.chdir(tmp_path)

    answer = splitpot(*command, "--data", "")

    assert (answer.code, answer.err) == (2, "splitpot: --data is empty; name a folder, as in --data data.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_told_without_numbers(splitpot, tmp_path):
    """Neither the errno nor the words of the driver reach the person."""
    answer = splitpot("tables", "--database", "postgresql://ann@127.0.0.1:9/room", "--data", str(tmp_path))

    assert answer.code == 1
    assert answer.err == "splitpot: postgresql://127.0.0.1/room does not let us in: nobody listens there.\n"


def test_the_module_is_the_command():
    """Where the command is not on the path, `python -m splitpot` does the same, exit code included."""
    answer = subprocess.run(
        [sys.executable, "-m", "splitpot", "frob"], capture_output=True, text=True, check=False
    )

    assert (answer.returncode, answer.stdout) == (2, "")
    assert "no such command 'frob'" in answer.stderr
