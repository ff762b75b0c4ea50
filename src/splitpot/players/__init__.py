"""Players: who somebody is at this room. Names, session tokens and languages; pure rules without a disk."""

from splitpot.players.languages import LANGUAGES, best_language
from splitpot.players.lookalikes import BOT_NAMES
from splitpot.players.names import NAME_LENGTH_MAX, NameRefusal, NameRefused, checked_name, name_key
from splitpot.players.tokens import TOKEN_BYTES, new_player_id, new_token, token_hash

__all__ = [
    "BOT_NAMES",
    "LANGUAGES",
    "NAME_LENGTH_MAX",
    "TOKEN_BYTES",
    "NameRefusal",
    "NameRefused",
    "best_language",
    "checked_name",
    "name_key",
    "new_player_id",
    "new_token",
    "token_hash",
]
