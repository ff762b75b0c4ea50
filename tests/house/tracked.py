"""The files that belong to the project: what git tracks, and what is about to be added."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = (".py", ".pyi", ".ts", ".js", ".mjs", ".svelte", ".css", ".cpp", ".hpp", ".h", ".sh")


@cache
def tracked(*endings: str) -> tuple[Path, ...]:
    """List the project's text files, those with one of the `endings` if any are given."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return tuple(path for path in paths if path.is_file() and (not endings or path.suffix in endings))
