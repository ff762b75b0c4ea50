"""The C++ core as one stable-ABI module for every Python from 3.11; all else stands in pyproject.toml."""

from setuptools import Extension, setup

setup(
    ext_modules=[
        Extension(
            "splitpot.evaluator._core",
            sources=["core/high.cpp", "core/low8.cpp", "core/omaha.cpp", "core/python_module.cpp"],
            depends=["core/splitpot_core.h", "core/ranks.hpp", "core/low8.hpp"],
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
