"""What a player may wish for, and why a wish is refused.

Amounts are always `to`: the total this street. All-in is a state, not an action.
"""

import enum
from typing import Annotated

import msgspec

from splitpot.limits import CHIPS_MAX
from splitpot.poker.rules import Chips

Amount = Annotated[Chips, msgspec.Meta(ge=0, le=CHIPS_MAX)]


class Fold(msgspec.Struct, frozen=True, tag="fold", forbid_unknown_fields=True):
    """Give up the hand."""


class Check(msgspec.Struct, frozen=True, tag="check", forbid_unknown_fields=True):
    """Stay in without paying, as there is no bet to call."""


class Call(msgspec.Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    """Put in what is missing to the highest bet, or all that is left."""


class Bet(msgspec.Struct, frozen=True, tag="bet", forbid_unknown_fields=True):
    """Open the betting of a street with `to` chips."""

    to: Amount


class Raise(msgspec.Struct, frozen=True, tag="raise", forbid_unknown_fields=True):
    """Raise the highest bet, or complete a short one, to a total of `to` chips this street."""

    to: Amount


Action = Fold | Check | Call | Bet | Raise


class Refusal(enum.StrEnum):
    """Why an action is refused; the client words it in the player's language."""

    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"
    CHECK_IS_FREE = "check_is_free"
    BET_TO_CALL = "bet_to_call"
    NOTHING_TO_CALL = "nothing_to_call"
    BET_ALREADY_MADE = "bet_already_made"
    NO_BET_YET = "no_bet_yet"
    CAPPED = "capped"
    BETTING_NOT_REOPENED = "betting_not_reopened"
    NO_CHIPS_TO_RAISE = "no_chips_to_raise"
    NOBODY_TO_RAISE = "nobody_to_raise"
    WRONG_AMOUNT = "wrong_amount"


class IllegalAction(Exception):
    """A wish that the rules refuse. Raised only by ``choose``; `values` hold what would be right."""

    def __init__(self, reason: Refusal, **values: int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.values = values
