"""The C++ core as one stable-ABI module for every Python from 3.11; all else stands in pyproject.toml."""

from pathlib import Path

from setuptools import Extension, setup

setup(
    ext_modules=[
        Extension(
            "splitpot.evaluator._core",
            sources=sorted(map(str, Path("core").glob("*.cpp"))),
            depends=[*map(str, Path("core").glob("*.h*")), "setup.py"],
            include_dirs=["core"],
            language="c++",
            extra_compile_args=[
                "-std=c++20",
                "-O3",
                "-g0",
                "-Wall",
                "-Wextra",
                "-fvisibility=hidden",
            ],
            py_limited_api=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
