"""Why a table refuses a request; the client words each in five languages."""

import enum

from splitpot.poker.actions import IllegalAction


class TableRefusal(enum.StrEnum):
    """Refusals of a table, beside those of the rules (``poker.actions.Refusal``)."""

    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    BUY_IN_TOO_SMALL = "buy_in_too_small"
    BUY_IN_TOO_LARGE = "buy_in_too_large"
    BUY_IN_NOT_WHOLE = "buy_in_not_whole"
    NOT_ENOUGH_CHIPS = "not_enough_chips"
    NO_HAND = "no_hand"
    WRONG_HAND = "wrong_hand"
    STALE_TURN = "stale_turn"
    NOTHING_TO_POST = "nothing_to_post"
    CANNOT_POST_HERE = "cannot_post_here"
    NOT_OFFERED_HERE = "not_offered_here"
    LEAVING = "leaving"
    KEY_REUSED = "key_reused"
    STOPPED = "stopped"
    BUSY = "busy"
    STORAGE_UNAVAILABLE = "storage_unavailable"


class Refused(Exception):
    """A request that changed nothing: `code` of TableRefusal or poker Refusal, `values` what would be
    right.
    """

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(code)
        self.code = str(code)
        self.values = values

    @classmethod
    def by_rules(cls, error: IllegalAction) -> "Refused":
        """The same refusal, for an action that the rules of the game do not allow."""
        return cls(error.reason, **error.values)
