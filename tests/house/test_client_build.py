"""Which Node builds the client."""

import importlib.util

import pytest

from tests.house.tracked import ROOT


@pytest.fixture
def client():
    """The build's own module, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "build_backend" / "client.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _put(folder, name, version):
    tool = folder / name
    tool.write_text(f"#!/bin/sh\necho {version}\n")
    tool.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "will_do"),
    [("v20.19.0", True), ("v22.1.0", True), ("v20.18.9", False), ("v18.20.0", False), ("nonsense", False)],
)
def test_the_systems_node_must_be_recent(client, monkeypatch, tmp_path, version, will_do):
    """Node 20.19 is the least that Vite takes."""
    _put(tmp_path, "node", version)
    _put(tmp_path, "npm", "10.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))

    assert (client.system_node() is not None) == will_do
    assert client.main(["has-node"]) == (0 if will_do else 14)


def test_node_without_npm_will_not_do(client, monkeypatch, tmp_path):
    """The client's packages come by npm."""
    _put(tmp_path, "node", "v22.1.0")
    monkeypatch.setenv("PATH", str(tmp_path))

    assert client.system_node() is None


def test_a_failing_build_is_one_sentence(client, monkeypatch, tmp_path, capfd):
    """npm says what is wrong, and the last line says what failed."""
    _put(tmp_path, "node", "v22.1.0")
    _put(tmp_path, "npm", "no network")
    (tmp_path / "npm").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "CLIENT", tmp_path)
    monkeypatch.setattr(client, "PACKAGES", tmp_path / "node_modules")

    assert client.main(["build"]) == 15
    assert capfd.readouterr().err.startswith("splitpot: `npm ci")
