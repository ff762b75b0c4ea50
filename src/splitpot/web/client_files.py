"""The built web client, held in memory: few small files, and no stranger's path ever reaches the disk."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path

import msgspec

INDEX = "index.html"
TABLE = "table.html"
_UNBUILT = (
    "<!doctype html><meta charset=utf-8><title>Splitpot</title>"
    "<p>The room is open, but its web client has not been built: run <code>make setup</code> and start again."
)
_HASHED = "assets/"  # the bundler puts a hash of the content into every name below it
_TEXT = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
_SMALL = 1024
# Some systems' tables know these by an older name, or not at all.
_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class ClientFile(msgspec.Struct, frozen=True):
    """One file as it is sent; `packed` is its gzip form where that is worth it."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class ClientFiles:
    """The files of the client by their path below `/`."""

    def __init__(self, files: Mapping[str, ClientFile]) -> None:
        self._files = files

    @classmethod
    def read(cls, folder: Path | None) -> "ClientFiles":
        """Read the client that the build left in `folder`; without one, a page that says so."""
        if folder is None or not (folder / INDEX).is_file():
            return cls({INDEX: _file(INDEX, _UNBUILT.encode())})
        paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
        names = ((path.relative_to(folder).as_posix(), path) for path in paths)
        return cls({name: _file(name, path.read_bytes()) for name, path in names})

    def find(self, path: str) -> ClientFile | None:
        """The file at `path`; a page for the client's own routes, None for a file that is not there."""
        name = path.lstrip("/") or INDEX
        # The client's routes have no dot in their last part, and every file has.
        if name not in self._files and "." not in name.rpartition("/")[2]:
            name = TABLE if TABLE in self._files and _is_table(name) else INDEX
        return self._files.get(name)


def _is_table(route: str) -> bool:
    """Whether `route` is a table's own screen, whose page has its parts fetched at once."""
    first, _, table = route.partition("/")
    return first == "table" and table != "" and "/" not in table


def _file(name: str, body: bytes) -> ClientFile:
    kind = _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith(_TEXT)
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) > _SMALL else None
    return ClientFile(
        body=body,
        packed=packed if packed is not None and len(packed) < len(body) else None,
        kind=kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        caching="public, max-age=31536000, immutable" if name.startswith(_HASHED) else "no-cache",
    )
