"""Who evaluates: the core where it is built, the twin where the environment asks for it."""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize(("wanted", "who"), [("python", "python"), ("plain", "c++"), ("", "c++")])
def test_the_environment_chooses_who_evaluates(wanted, who):
    """Either implementation offers the whole interface and the same answers."""
    script = (
        "from splitpot import evaluator as e;"
        "print(e.implementation(), e.omaha([48, 0, 5, 50], [9, 14, 18, 40, 44]),"
        "e.holdem([51, 47], [43, 39, 35]),"
        "list(e.strength_batch(bytes(range(7)))), e.low([0, 4, 8, 12, 51]))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "SPLITPOT_EVALUATOR": wanted},
        capture_output=True,
        text=True,
        check=True,
    )

    assert answer.stdout.split()[0] == who
    assert answer.stdout.split(maxsplit=1)[1] == "(4456448, 197) 9175040 [7344128] 225\n"
