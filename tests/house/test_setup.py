"""What `make setup` says where a machine lacks something, and that it leaves nothing half-made."""

import shutil
import subprocess
import sys

import pytest

from tests.house.tracked import ROOT

# What setup.sh itself calls, without Python and without a compiler.
TOOLS = ("sh", "dirname", "cat", "cksum", "cmp", "cp", "rm", "id", "env")


@pytest.fixture
def machine(tmp_path):
    """A bare machine: a checkout, and a PATH with little in it."""
    checkout = tmp_path / "checkout"
    for folder in ("build_backend", "core"):
        shutil.copytree(ROOT / folder, checkout / folder)
    for name in ("setup.py", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, checkout / name)
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in TOOLS:
        (tools / tool).symlink_to(shutil.which(tool))
    return checkout, tools


def _set_up(machine, word):
    checkout, tools = machine
    return subprocess.run(
        [tools / "sh", "build_backend/setup.sh", word],
        cwd=checkout,
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )


def _is_one_sentence(said):
    return said.startswith("splitpot: ") and said.count("\n") == 1


@pytest.mark.parametrize("word", ["run", "dev"])
def test_without_python_setup_stops_with_10(machine, word):
    """The sentence says which Python is needed."""
    answer = _set_up(machine, word)

    assert (answer.returncode, answer.stdout) == (10, "")
    assert _is_one_sentence(answer.stderr)
    assert "Python 3.11 or newer" in answer.stderr
    assert not (machine[0] / ".venv").exists()


@pytest.mark.parametrize("word", ["run", "dev"])
def test_without_a_compiler_setup_stops_with_11(machine, word):
    """The sentence says what to install, and there is no .venv yet."""
    script = machine[1] / "python3"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    script.chmod(0o755)
    answer = _set_up(machine, word)

    assert (answer.returncode, answer.stdout) == (11, "")
    assert _is_one_sentence(answer.stderr)
    assert "C++20 compiler" in answer.stderr
    assert not (machine[0] / ".venv").exists()


def test_an_unknown_word_stops_with_2(machine):
    """The words are run, dev and browser."""
    answer = _set_up(machine, "everything")

    assert answer.returncode == 2
    assert _is_one_sentence(answer.stderr)
