"""Every refusal a browser can meet, and why a connection ends: codes only, the client has the words."""

import enum

from splitpot.poker.actions import Refusal
from splitpot.table.refusals import TableRefusal


class RequestFault(enum.StrEnum):
    """Refusals that any request can meet before its table is asked."""

    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    UNKNOWN_TYPE = "unknown_type"
    UNKNOWN_TABLE = "unknown_table"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_FAST = "too_fast"
    CHAT_CLOSED = "chat_closed"
    MESSAGE_EMPTY = "message_empty"
    MESSAGE_TOO_LONG = "message_too_long"
    SIGN_IN_FIRST = "sign_in_first"
    INTERNAL = "internal"


class PageFault(enum.StrEnum):
    """Refusals of the HTTP routes beside those of RequestFault; `name_…` is about a guest's name,
    `spare_key_…` about a code for another device, those from UNKNOWN_GAME on about a question of equity."""

    UNKNOWN_PAGE = "unknown_page"
    UNKNOWN_HAND = "unknown_hand"
    HAND_DAMAGED = "hand_damaged"
    UNKNOWN_LANGUAGE = "unknown_language"
    WRONG_ORIGIN = "wrong_origin"
    SIGNED_IN_ALREADY = "signed_in_already"
    REFILL_NOT_DUE = "refill_not_due"
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_INVISIBLE_CHARACTER = "name_invisible_character"
    NAME_SYMBOL = "name_symbol"
    NAME_NO_LETTER = "name_no_letter"
    NAME_SCRIPT = "name_script"
    NAME_MIXED_SCRIPTS = "name_mixed_scripts"
    NAME_RESERVED = "name_reserved"
    NAME_OF_BOT = "name_of_bot"
    NAME_TAKEN = "name_taken"
    SPARE_KEY_UNKNOWN = "spare_key_unknown"
    SPARE_KEY_USED = "spare_key_used"
    SPARE_KEY_EXPIRED = "spare_key_expired"
    UNKNOWN_GAME = "unknown_game"
    WRONG_HAND_COUNT = "wrong_hand_count"
    BAD_HAND = "bad_hand"
    RANGE_TOO_WIDE = "range_too_wide"
    BAD_CARDS = "bad_cards"
    WRONG_BOARD_COUNT = "wrong_board_count"
    DUPLICATE_CARD = "duplicate_card"
    CANNOT_BE_DEALT = "cannot_be_dealt"


class Farewell(enum.StrEnum):
    """Why the server ends a connection."""

    RESTARTING = "restarting"
    SIGNED_OUT = "signed_out"
    TOO_SLOW = "too_slow"
    TOO_FAST = "too_fast"
    MALFORMED = "malformed"
    TOO_MANY_CONNECTIONS = "too_many_connections"
    IDLE = "idle"


_FAMILIES = (Refusal, TableRefusal, RequestFault, PageFault)
REFUSAL_CODES: tuple[str, ...] = tuple(dict.fromkeys(code.value for family in _FAMILIES for code in family))
"""All codes that can stand in a Refused update or a Fault answer."""
