"""Where players find the room: noted by `serve` in its folder, so that a command can print links."""

from __future__ import annotations

import contextlib
import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from splitpot.cli.fault import Fault

if TYPE_CHECKING:
    from pathlib import Path

_FILE = "address"
_EXAMPLE = "https://poker.example"


def note_address(folder: Path, address: str | None) -> None:
    """Note where the room that opens now is found; None where only its host knows, as behind a proxy."""
    # A room that cannot note it is open all the same; its host names the address then.
    with contextlib.suppress(OSError):
        if address is None:
            (folder / _FILE).unlink(missing_ok=True)
        else:
            (folder / _FILE).write_text(f"{address}\n", encoding="ascii")


def address_of_room(folder: Path, given: str | None) -> str:
    """The address that was `given`, else the noted one; without a slash at its end. Raises Fault."""
    if given is not None:
        return _checked(given)
    try:
        return _checked((folder / _FILE).read_text(encoding="ascii").strip())
    except (OSError, UnicodeDecodeError):
        raise Fault(
            f"where players find the room is not known; say it, as in --address {_EXAMPLE}.",
            code="no_address",
        ) from None


def only_here(address: str) -> bool:
    """Whether the address leads to this very machine for everybody who opens it."""
    host = urlsplit(address).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _checked(text: str) -> str:
    try:
        parts = urlsplit(text)
        port = parts.port  # raises on one that is no number
        # Rebuilt of what it should have, so that nothing else is in it.
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        sound = f"{parts.scheme}://{host}{f':{port}' if port is not None else ''}"
    except ValueError:
        sound = ""
    if not sound.startswith(("http://", "https://")) or sound != text.lower().removesuffix("/"):
        raise Fault(
            f"--address is '{text}'; it must be the room's, as in {_EXAMPLE} or http://192.0.2.7:8000.",
            code="bad_address",
        )
    return sound
