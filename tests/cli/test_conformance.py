"""`splitpot conformance`: transcripts pass or fail, with the line that is not true."""

from pathlib import Path

import pytest

RULES = Path(__file__).parents[1]
HAND = """\
# R5.3  Ties share.
rules  holdem fixed 2/4
seats  1 ann 100 button | 2 bob 100
preflop  ann folds
over
"""


def test_all_our_transcripts_pass(splitpot):
    """Every rule that a hand proves is proved."""
    answer = splitpot("conformance", str(RULES / "hands"), "--json")
    files = sorted((RULES / "hands").rglob("*.hand"))

    assert 0 == answer.code
    assert (len(files), len(files), 0) == tuple(answer.json[key] for key in ("cases", "passed", "failed"))
    assert {
        "file": str(files[0]),
        "case": files[0].stem,
        "rule": "R1.1",
        "outcome": "passed",
    } == answer.json["results"][0]


@pytest.mark.parametrize(
    ("printed", "instead", "rule", "line", "expected", "got"),
    [
        ("ann folds", "bob folds", "R5.3", 4, "bob can fold", "the refusal not_your_turn (ann is to act)"),
        ("over", "stacks ann 100", "R5.3", 5, "ann 100", "ann 99"),
        ("fixed 2/4", "2/4", "R5.3", 2, "a line of a transcript", "'holdem 2/4' is not game, limit"),
        ("# R5.3", "# No rule", None, 1, "rule and sentence", "'# No rule  Ties share.'"),
    ],
)
def test_a_line_that_is_not_true_fails(splitpot, tmp_path, printed, instead, rule, line, expected, got):
    """The other cases are played all the same; the exit code is 1."""
    (tmp_path / "right.hand").write_text(HAND, encoding="utf-8")
    (tmp_path / "wrong.hand").write_text(HAND.replace(printed, instead), encoding="utf-8")
    answer = splitpot("conformance", str(tmp_path), "--json")
    right, wrong = answer.json["results"]

    assert (1, 2, 1, 1) == (answer.code, *(answer.json[key] for key in ("cases", "passed", "failed")))
    assert ("right", "passed") == (right["case"], right["outcome"])
    assert ("wrong", rule, "failed", line) == tuple(wrong[k] for k in ("case", "rule", "outcome", "line"))
    assert wrong["expected"].startswith(expected)
    assert wrong["got"].startswith(got)


def test_a_failure_is_one_line_of_text(splitpot, tmp_path):
    """File and line in front, as editors understand them, and the counts last."""
    file = tmp_path / "wrong.hand"
    file.write_text(HAND.replace("over", "stacks bob 100"), encoding="utf-8")
    answer = splitpot("conformance", str(file))

    assert answer == (
        1,
        f"{file}:5: expected bob 100; got bob 101\n1 case: 0 passed, 1 failed\n",
        "",
    )


def test_other_files_are_refused(splitpot, tmp_path):
    """What is no transcript by its name is not guessed at; the exit code is 2."""
    file = tmp_path / "notes.txt"
    file.write_text("hello", encoding="utf-8")
    answer = splitpot("conformance", str(file))

    assert 2 == answer.code
    assert answer.err.startswith(f"splitpot: {file} is no transcript; those end in .hand")
