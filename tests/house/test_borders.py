"""Which room may import which: the plan of the house, edge by edge."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "splitpot"

FLOORS_BELOW_WEB = {
    "poker", "fairness", "equity", "history", "ledger", "table",
    "players", "club", "protocol", "storage", "cluster",
}  # fmt: skip
EVERYONES = {"limits"}

# A room, and the rooms it may import besides itself and what is everyone's.
MAY_IMPORT: dict[str, set[str]] = {
    "evaluator": set(),
    "poker": {"evaluator"},
    "fairness": {"poker"},
    "equity": {"poker", "evaluator"},
    "history": {"poker"},
    "ledger": set(),
    "table": {"poker", "fairness", "ledger"},
    "players": set(),
    "club": set(),
    "protocol": {"poker", "table"},
    "storage": {"poker", "ledger", "table", "players", "club"},
    # A table's configuration, which the cluster keeps and opens, holds its rules.
    "cluster": {"protocol", "table", "storage", "poker"},
    # Practice opponents bear names that the house keeps for them.
    "bots": {"poker", "equity", "table", "players"},
    "web": FLOORS_BELOW_WEB,
    "cli": FLOORS_BELOW_WEB | {"evaluator", "web", "bots"},
}


def test_every_room_is_on_the_plan():
    """A folder of the package is a room, and a room has its line in the table above."""
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    files = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__", "__main__"}

    assert rooms <= set(MAY_IMPORT)
    assert files == EVERYONES


@pytest.mark.parametrize("room", [room for room in MAY_IMPORT if (PACKAGE / room).is_dir()])
def test_a_room_imports_only_what_the_plan_allows(room):
    """Imports inside functions and for types alone count as well."""
    allowed = MAY_IMPORT[room] | EVERYONES | {room, "__version__"}
    edges = [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for line, imported in _imported_rooms(path)
        if imported not in allowed
    ]

    assert edges == []


def test_the_floors_lie_above_each_other():
    """import-linter finds no way up and no way across, over any number of rooms."""
    command = Path(sys.executable).with_name("lint-imports")
    answer = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)

    assert answer.returncode == 0, answer.stdout + answer.stderr


def _imported_rooms(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = _absolute(path, node)
            names = [f"{module}.{alias.name}" for alias in node.names] if module == "splitpot" else [module]
        else:
            continue
        for name in names:
            if name.startswith("splitpot."):
                yield node.lineno, name.split(".")[1]


def _absolute(path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    above = path.relative_to(PACKAGE.parent).parts[: -node.level]
    return ".".join([*above, *([node.module] if node.module else [])])
