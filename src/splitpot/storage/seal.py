"""Sealing: decks and hole cards lie on disk only encrypted, and the key lies elsewhere.

AES-256-GCM under a key derived for each context, so that no two payloads share a key and random nonces can
never run out. The context (which table, which step) is authenticated: a payload moved to another row does not
open.
"""

import base64
import binascii
import contextlib
import hmac
import os
import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from splitpot.storage.errors import KeyUnusable, SealBroken

KEY_VARIABLE = "SPLITPOT_SECRET_KEY"
"""Environment variable that may hold the key itself, as 43 or 44 characters of URL-safe base64."""

KEY_BYTES = 32
_NONCE_BYTES = 12
_FORM = b"\x01"  # the first byte of all sealed bytes; another algorithm would get another one


class Seal:
    """Closes and opens payloads with one key."""

    def __init__(self, key: bytes) -> None:
        assert len(key) == KEY_BYTES, "a key has 256 bits"
        self._key = key

    def __repr__(self) -> str:
        return "Seal(...)"  # a key never ends up in a log

    def seal(self, plain: bytes, context: str) -> bytes:
        """The payload encrypted and bound to `context`; 29 bytes longer than it was."""
        nonce = os.urandom(_NONCE_BYTES)
        return _FORM + nonce + self._cipher(context).encrypt(nonce, plain, context.encode())

    def open(self, sealed: bytes, context: str) -> bytes:
        """The payload that was sealed for `context`; raises `SealBroken` if a bit or the context differs."""
        nonce, encrypted = sealed[1 : 1 + _NONCE_BYTES], sealed[1 + _NONCE_BYTES :]
        if sealed[:1] != _FORM or len(nonce) < _NONCE_BYTES:
            raise SealBroken(context)
        try:
            return self._cipher(context).decrypt(nonce, encrypted, context.encode())
        except InvalidTag:
            raise SealBroken(context) from None

    def stamp(self, said: bytes, kind: str) -> bytes:
        """32 bytes that nobody without the key can make for `said`, which itself stays readable."""
        return hmac.digest(hmac.digest(self._key, f"stamps of {kind}".encode(), "sha256"), said, "sha256")

    def _cipher(self, context: str) -> AESGCM:
        return AESGCM(hmac.digest(self._key, context.encode(), "sha256"))


def key_from_text(text: str, source: str) -> bytes:
    """The key written as URL-safe base64; `source` names where it came from, for the operator."""
    try:
        key = base64.b64decode(text.strip().rstrip("=") + "=", altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if len(key) != KEY_BYTES:
        raise KeyUnusable(f"{source} must hold a key of {KEY_BYTES} bytes as URL-safe base64")
    return key


def read_key(path: Path) -> bytes | None:
    """The key in the file, None where there is no file."""
    try:
        text = path.read_text("ascii", "replace")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise KeyUnusable(f"the key file {path} cannot be read: {error.strerror}") from None
    return key_from_text(text, f"the key file {path}")


def readable_by_others(path: Path) -> str | None:
    """The mode of the key file, such as 0644, where it is not its owner's alone; else None."""
    try:
        mode = path.stat().st_mode & 0o777
    except OSError:
        return None  # there is none, which is told elsewhere
    return f"{mode:04o}" if mode & 0o077 else None


def make_key(path: Path) -> bytes:
    """A fresh key in a file only its owner can read; if another process made one meanwhile, that one."""
    text = base64.urlsafe_b64encode(secrets.token_bytes(KEY_BYTES)).decode()
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(descriptor)
        # Unlike a rename, a link never replaces a key that is there already.
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(draft)
        _sync_folder(path.parent)
    except OSError as error:
        raise KeyUnusable(f"the key file {path} cannot be made: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
    key = read_key(path)
    assert key is not None, "the key file was just made"
    return key


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
