"""The core beside a second opinion in C++: python -m tests.evaluator.walk [--cases N] [--sanitize].

The core, the referee (native/referee.hpp: every board dealt, every five cards tried) and both test programs
are compiled into a folder of their own. With --sanitize any step beside a buffer, and any undefined one, ends
them.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
CORE, NATIVE = ROOT / "core", Path(__file__).parent / "native"
NOT_LINKED = {"table_maker.cpp", "python_module.cpp", "python_equity.cpp", "python_deals.cpp"}
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-O1"]


def build(folder: Path, *, sanitize: bool = False) -> None:
    """Compile the core and the programs `agree` and `fuzz` into the folder."""
    compiler = [os.environ.get("CXX", "c++"), "-std=c++20", "-g1", "-Wno-psabi", f"-I{CORE}"]
    maker = folder / "table_maker"
    _run([*compiler, "-O1", str(CORE / "table_maker.cpp"), str(CORE / "low8.cpp"), "-o", str(maker)])
    tables = folder / "tables.cpp"
    tables.write_bytes(_run([str(maker)]))
    flags = SANITIZE if sanitize else ["-O3"]
    sources = [
        path
        for path in sorted(CORE.glob("*.cpp"))
        if path.name not in NOT_LINKED and not path.name.startswith("quick_")
    ]
    objects = []
    for source in [*sources, tables]:
        made = folder / f"{source.stem}.o"
        # The tables are numbers alone: there is nothing in them to watch or to make faster.
        _run([*compiler, *(["-O0"] if source == tables else flags), "-c", str(source), "-o", str(made)])
        objects.append(str(made))
    for name in ("agree", "fuzz"):
        _run([*compiler, *flags, str(NATIVE / f"{name}.cpp"), *objects, "-o", str(folder / name)])


def _run(command: list[str]) -> bytes:
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{command[0]} failed: {done.stderr.decode()}")
    return done.stdout


def run(program: Path, count: int, seed: int) -> tuple[int, str]:
    """Run one of the programs: its exit code, and all it says."""
    done = subprocess.run(
        [program, str(count), str(seed)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.strip()


def main() -> None:
    """Build, compare, and exit with 1 at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000, help="questions about equity")
    parser.add_argument("--rounds", type=int, default=200, help="of good and malformed batches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sanitize", action="store_true", help="with ASan and UBSan, much slower")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build(folder, sanitize=chosen.sanitize)
        answers = [
            run(folder / "agree", chosen.cases, chosen.seed),
            run(folder / "fuzz", chosen.rounds, chosen.seed),
        ]
    sys.stdout.write("".join(f"{text}\n" for _, text in answers))
    sys.exit(max(code for code, _ in answers))


if __name__ == "__main__":
    main()
