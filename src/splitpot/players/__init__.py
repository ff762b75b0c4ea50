"""Players: who somebody is at this room. Names, tokens, spare keys, languages; pure rules without a disk."""

from splitpot.players.languages import LANGUAGES, best_language
from splitpot.players.lookalikes import BOT_NAMES
from splitpot.players.names import NAME_LENGTH_MAX, NameRefusal, NameRefused, checked_name, name_key
from splitpot.players.spare_keys import (
    CODE_LENGTH,
    SpareKey,
    SpareKeyRefusal,
    SpareKeyRefused,
    new_code,
    plain_code,
)
from splitpot.players.tokens import TOKEN_BYTES, new_player_id, new_token, token_hash

__all__ = [
    "BOT_NAMES",
    "CODE_LENGTH",
    "LANGUAGES",
    "NAME_LENGTH_MAX",
    "TOKEN_BYTES",
    "NameRefusal",
    "NameRefused",
    "SpareKey",
    "SpareKeyRefusal",
    "SpareKeyRefused",
    "best_language",
    "checked_name",
    "name_key",
    "new_code",
    "new_player_id",
    "new_token",
    "plain_code",
    "token_hash",
]
