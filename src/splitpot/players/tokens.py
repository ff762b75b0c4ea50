"""Session tokens and player ids: what a browser holds to be known again.

The token is the only proof of who somebody is, so only its hash is ever stored.
A plain SHA-256 is enough: nobody can guess 256 random bits, however fast the hash.
"""

import hashlib
import secrets

TOKEN_BYTES = 32


def new_token() -> str:
    """A fresh session token: 32 random bytes as 43 URL-safe characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """The 32 bytes under which a token is stored and looked up."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_player_id() -> str:
    """A fresh player id of 16 hexadecimal digits; random, so it does not tell who came first."""
    return secrets.token_hex(8)
