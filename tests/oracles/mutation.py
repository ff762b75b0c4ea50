"""Small faults put into the rules one at a time: does a test notice? python -m tests.oracles.mutation FILES.

A fault turns a comparison, a sign, a number, a yes, an and, a least or an any into its neighbour. Random
hands and the quick tests of the room then run over a copy of the package; a fault that all of them let pass
is printed with its line.
"""

import argparse
import ast
import copy
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECONDS_MAX = 60  # a fault that makes a hand endless is noticed by this
MEMORY_MAX = 2 << 30  # and one that makes a list endless by this
HANDS_CALL = "from tests.oracles.differential import play_chunk; assert not play_chunk(0, {})[2]"
TABLE_QUICK = ("test_next_deal", "test_cancelled_hands", "test_killing", "test_seating_transcripts")
# Quick things first, as most faults are noticed at once.
CHECKS = {
    "poker": [
        ["-c", HANDS_CALL.format(300)],
        ["-m", "pytest", "-qx", "tests/hands/test_hands.py"],
        ["-c", HANDS_CALL.format(2000)],
    ],
    "table": [
        ["-m", "pytest", "-qx", *(f"tests/table/{name}.py" for name in TABLE_QUICK)],
        ["-m", "pytest", "-qx", "tests/table/test_seats.py", "tests/table/test_sessions.py"],
    ],
}
SECOND_CHECKS = {
    "poker": [["-m", "pytest", "-qx", "tests/poker"]],
    "table": [["-m", "pytest", "-qx", "tests/table"]],
}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def turned(node: ast.AST) -> ast.AST | None:
    """The neighbour of `node`, or None if nothing is turned here."""
    match node:
        case ast.Compare(ops=[first, *rest]) if type(first) in COMPARISONS:
            return ast.Compare(node.left, [COMPARISONS[type(first)](), *rest], node.comparators)
        case ast.BoolOp(op=op):
            return ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values)
        case ast.BinOp(op=op) if type(op) in SIGNS:
            return ast.BinOp(node.left, SIGNS[type(op)](), node.right)
        case ast.UnaryOp(op=ast.Not()):
            return node.operand
        case ast.Constant(value=bool() as value):
            return ast.Constant(not value)
        case ast.Constant(value=int() as value):
            return ast.Constant(value + 1)
        case ast.Name(id=name) if name in NAMES:
            return ast.Name(NAMES[name], ast.Load())
        case ast.IfExp():
            return ast.IfExp(node.test, node.orelse, node.body)
        case _:
            return None


def functions(tree: ast.Module) -> Iterator[ast.AST]:
    """The functions of a module; what stands around them is data."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node


def faults(source: str) -> Iterator[tuple[int, str, str]]:
    """Each fault that `source` can have: its line, what it turns, and the whole text with it."""
    tree = ast.parse(source)
    places = [
        node
        for function in functions(tree)
        for statement in function.body  # type: ignore[attr-defined]
        if not isinstance(statement, ast.Assert)
        for node in ast.walk(statement)
        if turned(node) is not None
    ]
    for place in places:
        new = ast.copy_location(turned(copy.deepcopy(place)), place)
        text = ast.unparse(ast.fix_missing_locations(_Swap(place, new).visit(ast.parse(source))))
        yield place.lineno, f"{ast.unparse(place)}  ->  {ast.unparse(new)}", text


class _Swap(ast.NodeTransformer):
    """Puts `new` where `old` stood, found by its place in the text."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if type(node) is type(self._old) and ast.dump(node, include_attributes=True) == ast.dump(
            self._old, include_attributes=True
        ):
            return self._new
        return super().visit(node)


def passes(folder: Path, checks: list[list[str]]) -> bool:
    """Do all `checks` pass over the package in `folder`."""
    environment = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    for check in checks:
        command = [sys.executable, *check]
        if "pytest" in check:
            command += ["-p", "no:cacheprovider", "--hypothesis-seed=1"]
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=SECONDS_MAX,
                check=False,
                preexec_fn=_little_memory,
            )
        except subprocess.TimeoutExpired:
            return False
        if done.returncode:
            return False
    return True


def _little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MAX, MEMORY_MAX))


class Trial:
    """One file, one copy of the package for each worker, and what was let pass."""

    def __init__(self, file: Path, workers: int, thorough: bool) -> None:
        self.file = file.resolve().relative_to(ROOT / "src")
        self.source = (ROOT / "src" / self.file).read_text()
        room = self.file.parts[1]
        self._checks = CHECKS[room] + (SECOND_CHECKS[room] if thorough else [])
        self._workers = workers

    def run(self, every: int) -> tuple[int, list[str]]:
        """How many faults were tried, every so-manyth one, and those that nothing noticed."""
        chosen = list(faults(self.source))[::every]
        with tempfile.TemporaryDirectory() as scratch:
            folders = [Path(scratch) / str(number) for number in range(self._workers)]
            for folder in folders:
                shutil.copytree(ROOT / "src" / "splitpot", folder / "splitpot")
            assert passes(folders[0], self._checks), "the tests fail without any fault"
            with ThreadPoolExecutor(self._workers) as pool:
                parts = pool.map(
                    self._tried, folders, [chosen[number :: self._workers] for number in range(self._workers)]
                )
                return len(chosen), [line for part in parts for line in part]

    def _tried(self, folder: Path, chosen: list[tuple[int, str, str]]) -> list[str]:
        missed = []
        for line, what, text in chosen:
            (folder / self.file).write_text(text)
            if passes(folder, self._checks):
                missed.append(f"{self.file}:{line}  {what}")
        return missed


def main() -> None:
    """Try the files and print a score for each."""
    parser = argparse.ArgumentParser(description="Put faults into the rules and see whether a test notices.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="try only every so-manyth fault")
    parser.add_argument(
        "--thorough", action="store_true", help="all tests of the room, not only the quick ones"
    )
    chosen = parser.parse_args()
    for file in chosen.files:
        tried, missed = Trial(file, chosen.workers, chosen.thorough).run(chosen.every)
        noticed = tried - len(missed)
        score = 100 * noticed / tried if tried else 100.0
        sys.stdout.write(f"{file.name}: {noticed} of {tried} faults noticed, {score:.1f} %\n")
        sys.stdout.writelines(f"  {line}\n" for line in missed)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
