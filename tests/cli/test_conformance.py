"""`splitpot conformance`: transcripts pass or fail, with the line that is not true."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1]
MANUAL = (RULES.parent / "docs" / "conformance.md").read_text(encoding="utf-8")
HAND = """\
# R5.3  Ties share.
rules  holdem fixed 2/4
seats  1 ann 100 button | 2 bob 100
preflop  ann folds
over
"""


def test_all_our_transcripts_pass(splitpot):
    """Every rule that a hand or a table proves is proved."""
    answer = splitpot("conformance", str(RULES), "--json")
    files = [file for ending in ("*.hand", "*.table") for file in RULES.rglob(ending)]

    assert 0 == answer.code
    assert (len(files), len(files), 0) == tuple(answer.json[key] for key in ("cases", "passed", "failed"))
    assert {
        "file": str(RULES / "hands" / "R01.1-button-stays-though-it-folds.hand"),
        "case": "R01.1-button-stays-though-it-folds",
        "rule": "R1.1",
        "outcome": "passed",
    } == answer.json["results"][0]


def test_the_examples_of_the_manual_pass(splitpot, tmp_path):
    """What docs/conformance.md shows is true."""
    examples = re.findall(r"^```\n(# R.*?)^```", MANUAL, re.MULTILINE | re.DOTALL)
    for number, text in enumerate(examples):
        ending = "table" if "\ntable" in text else "hand"
        (tmp_path / f"{number}.{ending}").write_text(text, encoding="utf-8")

    assert (0, "2 cases: 2 passed, 0 failed\n", "") == splitpot("conformance", str(tmp_path))


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


TABLE = """\
# R2.3  Between two the button is the small blind.
seats  1 ann | 2 bob
deal   bob ann | button ann, small ann, big bob
owes   nobody
"""


@pytest.mark.parametrize(
    ("printed", "instead", "line", "expected", "got"),
    [
        (
            "big bob",
            "big ann",
            3,
            "bob ann | button ann, small ann, big ann",
            "bob ann | button ann, small ann, big",
        ),
        ("owes   nobody", "owes bob ML, ann MS", 4, "ann MS, bob ML", "nobody"),
        ("owes   nobody", "stacks bob 99", 4, "bob 99", "bob 100"),
        ("owes   nobody", "bob is deciding", 4, "deciding", "playing"),
        ("owes   nobody", "bob may post 2 live", 4, "post 2 live", "not post"),
        ("owes   nobody", "zoe is playing", 4, "somebody at the table", "'zoe' has no seat"),
        ("owes   nobody", "zoe sits out", 4, "no refusal", "the refusal not_seated"),
        ("owes   nobody", "bob leaves ! not_seated", 4, "the refusal not_seated", "no refusal"),
        ("owes   nobody", "no deal", 4, "no deal", "another deal"),
        ("owes   nobody", "bob leaves\ndeal ann bob", 5, "ann bob", "no deal"),
        ("owes   nobody", "bob sings", 4, "a line of a transcript", "'bob sings' means nothing at a table"),
        ("seats", "table omaha8\nseats", 2, "a line of a transcript", "'table omaha8' is not a table"),
        (
            "seats",
            "table omaha8 2-4, 6 seats button_rule=x\nseats",
            2,
            "a line of a transcript",
            "button_rule cannot be 'x'; it is forward or last_sb",
        ),
        (
            "seats",
            "table omaha8 2-4, 6 seats button_rule=moving missed_sb=dead\nseats",
            2,
            "a line of a transcript",
            "missed_sb dead goes with button_rule forward or last_sb (rule R2.10)",
        ),
        ("1 ann", "1 a:b", 2, "a line of a transcript", "'a:b' cannot be a name"),
        ("# R2.3", "# Two", 1, "rule and sentence", "'# Two"),
    ],
)
def test_a_line_that_is_not_true_of_a_table_fails(splitpot, tmp_path, printed, instead, line, expected, got):
    """Who is dealt in and posts, what seats owe and may, and what is refused."""
    file = tmp_path / "wrong.table"
    file.write_text(TABLE.replace(printed, instead), encoding="utf-8")
    answer = splitpot("conformance", str(file), "--json")
    (wrong,) = answer.json["results"]

    assert (1, "failed", line) == (answer.code, wrong["outcome"], wrong["line"])
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
