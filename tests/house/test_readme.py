"""What the README tells a developer to do works as it stands there."""

import re

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
