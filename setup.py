"""The C++ core as stable-ABI modules for every Python from 3.11; all else stands in pyproject.toml."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

CORE = Path("core")
# Writes tables.cpp; it runs here and now and is no part of the module.
MAKER = [CORE / "table_maker.cpp", CORE / "low8.cpp"]
# Vectors are passed among inline functions only, so how that is done is nobody else's concern.
ARGUMENTS = ["-std=c++20", "-O3", "-g0", "-Wall", "-Wextra", "-Wno-psabi", "-fvisibility=hidden"]


class BuildCore(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Builds the program that writes the tables, lets it write them, and compiles them with the rest.

    As many files are compiled at a time as there are processors, and a file of both modules once.
    """

    def build_extensions(self) -> None:
        """Write the tables, add them to the sources, then let setuptools do the rest."""
        tables = self._write_tables()
        for ext in self.extensions:
            ext.sources = [*ext.sources, tables]
        one_by_one = self.compiler.compile
        made: dict[str, str] = {}

        def compile_some(sources: list[str], **options: Any) -> list[str]:
            new = [source for source in sources if source not in made]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: one_by_one([source], **options)[0], new)
                made.update(zip(new, objects, strict=True))
            return [made[source] for source in sources]

        self.compiler.compile = compile_some
        super().build_extensions()

    def _write_tables(self) -> str:
        folder = Path(self.build_temp, "tables")
        folder.mkdir(parents=True, exist_ok=True)
        objects = self.compiler.compile(
            list(map(str, MAKER)), str(folder), include_dirs=["core"], extra_postargs=ARGUMENTS
        )
        self.compiler.link_executable(objects, "table_maker", str(folder), target_lang="c++")
        tables = folder / "tables.cpp"
        with tables.open("w") as file:
            subprocess.run([folder / "table_maker"], stdout=file, check=True)  # noqa: S603  just built
        return str(tables)


QUICK_HAND = sorted(CORE.glob("quick_*.cpp"))
# All that a whole hand needs of the evaluator; sharing one library would tie the modules together.
EVALUATION = [CORE / "high.cpp", CORE / "low8.cpp", CORE / "omaha.cpp"]
EVALUATOR = sorted({*CORE.glob("*.cpp")} - {MAKER[0], *QUICK_HAND})


def extension(name: str, sources: list[Path]) -> Extension:
    """One module of the core."""
    return Extension(
        name,
        sources=[str(source) for source in sources],
        depends=[*map(str, CORE.glob("*.h*")), str(MAKER[0]), "setup.py"],
        include_dirs=["core"],
        language="c++",
        extra_compile_args=ARGUMENTS,
        py_limited_api=True,
    )


setup(
    ext_modules=[
        extension("splitpot.evaluator._core", EVALUATOR),
        extension("splitpot.poker._quick", [*EVALUATION, *QUICK_HAND]),
    ],
    cmdclass={"build_ext": BuildCore},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
