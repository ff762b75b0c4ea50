"""The documentation of the commands is complete."""

import re

import typer

from splitpot.cli.main import app
from tests.house.tracked import ROOT

MANUAL = (ROOT / "docs" / "commands.md").read_text()


def test_every_command_and_option_is_documented():
    """Each command has a section in docs/commands.md that names all its options, and no other has one."""
    group = typer.main.get_command(app)
    sections = dict(re.findall(r"^## splitpot ([\w-]+)\n(.*?)(?=^## |\Z)", MANUAL, re.MULTILINE | re.DOTALL))
    missing = [
        f"{name} {option}"
        for name, command in group.commands.items()
        for parameter in command.params
        for option in parameter.opts
        if option.startswith("--") and option != "--help" and f"`{option}" not in sections.get(name, "")
    ]

    assert sorted(sections) == sorted(group.commands)
    assert missing == []
