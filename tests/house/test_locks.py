"""The locks: complete, hashed, and agreeing with each other and with pyproject.toml."""

import re
import tomllib

import pytest

from splitpot import __version__
from tests.house.tracked import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock")


def _pins(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;\\]+)", text, re.MULTILINE))


def _wanted(requirements: list[str]) -> dict[str, str]:
    wanted = {}
    for requirement in requirements:
        name, version = re.fullmatch(r"([\w.-]+)(?:\[\w+\])?==([\w.]+)(?:;.*)?", requirement).groups()
        wanted[re.sub(r"[._-]+", "-", name).lower()] = version
    return wanted


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes(lock):
    """Each requirement is one exact version, followed by at least one hash."""
    entries = (ROOT / lock).read_text().replace("\\\n", " ").splitlines()

    hashed = re.compile(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}")

    assert entries
    assert [entry for entry in entries if not hashed.match(entry)] == []


def test_the_development_lock_holds_all_of_the_runtimes():
    """`make run` after `make test` finds the very packages that were tested."""
    assert _pins("requirements.lock").items() <= _pins("requirements-dev.lock").items()


def test_the_locks_are_those_of_the_project():
    """What pyproject.toml asks for is what the locks pin."""
    groups = PROJECT["dependency-groups"]
    runtime, dev, node = map(_pins, LOCKS)

    assert _wanted(PROJECT["project"]["dependencies"] + groups["build"]).items() <= runtime.items()
    assert _wanted(groups["dev"]).items() <= dev.items()
    assert _wanted(groups["node"]) == node
    assert PROJECT["build-system"]["requires"] == groups["build"]


def test_the_build_asks_for_the_node_of_the_lock():
    """`pip install .` without a system Node uses the same Node as `make`."""
    build = (ROOT / "build_backend" / "splitpot_build.py").read_text()

    assert f'NODE_WHEEL = "{PROJECT["dependency-groups"]["node"][0]}"' in build


def test_the_version_stands_in_both_places():
    """The package and its metadata agree."""
    assert __version__ == PROJECT["project"]["version"]
