"""Spare keys: a code that lets somebody in as a player who is here already, once and soon.

Whoever wants to play on another device makes one for himself; who lost his browser is given one by the host.
A code is short enough to be read out, so it is only good for a while, and doors count how often it is tried.
"""

import enum
import secrets

import msgspec

CODE_LENGTH = 10
"""50 random bits: in a quarter of an hour nobody guesses one, however many doors he knocks at."""

# Crockford's Base32: no letter that looks like a digit, and no U, so that few words come out.
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1"})
_BETWEEN = str.maketrans("", "", " -\t\r\n\u00a0\u2010\u2011\u2012\u2013\u2014\u2212")
_TEXT_MAX = 64


class SpareKeyRefusal(enum.StrEnum):
    """Why a code lets nobody in; the client words it."""

    UNKNOWN = "spare_key_unknown"
    USED = "spare_key_used"
    EXPIRED = "spare_key_expired"


class SpareKeyRefused(ValueError):
    """A code that opens nothing; `reason` says why."""

    def __init__(self, reason: SpareKeyRefusal) -> None:
        super().__init__(f"the code is refused: {reason.value}")
        self.reason = reason


class SpareKey(msgspec.Struct, frozen=True):
    """A fresh code as it is shown, in two halves, and until when it is good (milliseconds since 1970)."""

    code: str
    expires_at: int


def new_code() -> str:
    """A fresh code as it is shown, such as `K7PM4-XQD2R`."""
    signs = "".join(secrets.choice(_SIGNS) for _ in range(CODE_LENGTH))
    return f"{signs[: CODE_LENGTH // 2]}-{signs[CODE_LENGTH // 2 :]}"


def plain_code(text: str) -> str | None:
    """The ten signs somebody means who typed `text`; None if it cannot be a code.

    Case, blanks and dashes count for nothing, and O, I and L are the digits that they look like.
    """
    if len(text) > _TEXT_MAX:
        return None
    signs = text.translate(_BETWEEN).upper().translate(_READ_AS)
    return signs if len(signs) == CODE_LENGTH and set(signs) <= set(_SIGNS) else None
