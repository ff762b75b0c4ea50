"""What the README and the guides tell a developer to do works as it stands there."""

import re

import pytest

from tests.house.tracked import ROOT


def test_the_example_plays_a_hand(capsys):
    """The hand comes to its end and its chips go to somebody."""
    (example,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL
    )
    names: dict[str, object] = {}

    exec(compile(example, "README.md", "exec"), names)

    assert "Share(seat=" in capsys.readouterr().out
    assert sum(player.stack for player in names["hand"].players) == 12_000  # type: ignore[attr-defined]


# A program, and what it prints if that stands below it.
EXAMPLE = re.compile(r"```python\n(.*?)```\n(?:\n```\n(.*?)```\n)?", re.DOTALL)


@pytest.mark.parametrize(("page", "count"), [("docs/equity.md", 2), ("docs/performance.md", 1)])
def test_the_examples_of_a_guide_print_what_stands_below_them(page, count, capsys):
    """Each is a program of its own."""
    examples = EXAMPLE.findall((ROOT / page).read_text(encoding="utf-8"))

    assert len(examples) == count
    for program, printed in examples:
        exec(compile(program, page, "exec"), {})
        out = capsys.readouterr().out

        assert out == printed or not printed
        assert out
