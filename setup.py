"""The C++ core as stable-ABI modules for every Python from 3.11; all else stands in pyproject.toml."""

from setuptools import Extension, setup

EVALUATOR = ["core/high.cpp", "core/low8.cpp", "core/omaha.cpp"]
HEADERS = ["splitpot_core.h", "ranks.hpp", "low8.hpp", "quick_hand.hpp", "quick_reading.hpp"]
QUICK_HAND = ["quick_betting", "quick_settlement", "quick_reading", "quick_module"]


def extension(name: str, sources: list[str]) -> Extension:
    """One module of the core; the evaluator is compiled into each that evaluates."""
    return Extension(
        name,
        sources=[*EVALUATOR, *sources],
        depends=[f"core/{header}" for header in HEADERS],
        include_dirs=["core"],
        language="c++",
        extra_compile_args=["-std=c++20", "-O3", "-g0", "-Wall", "-Wextra", "-fvisibility=hidden"],
        py_limited_api=True,
    )


setup(
    ext_modules=[
        extension("splitpot.evaluator._core", ["core/python_module.cpp"]),
        extension("splitpot.poker._quick", [f"core/{source}.cpp" for source in QUICK_HAND]),
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
