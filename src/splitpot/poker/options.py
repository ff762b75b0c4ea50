"""The options of the house: one enum for each contradiction between the sources of the game.

What each value means stands in docs/rulebook.md under the rule it names.
"""

import enum


class Limit(enum.StrEnum):
    """How much may be bet (rules R10, R11, R12)."""

    FIXED = "fixed"
    POT = "pot"
    NO = "no"


class ButtonRule(enum.StrEnum):
    """Where the button goes for the next hand (rule R2.2)."""

    FORWARD = "forward"
    LAST_SB = "last_sb"
    DEAD = "dead"
    MOVING = "moving"


class OddChip(enum.StrEnum):
    """What happens to a chip that cannot be divided (rules R6.1, R6.2)."""

    HIGH_FIRST = "high_first"
    CARRY_OVER = "carry_over"


class IdenticalHands(enum.StrEnum):
    """How the same winners of both halves share (rule R6.4)."""

    SPLIT_EACH_HALF = "split_each_half"
    EVEN_SPLIT = "even_split"


class Showdown(enum.StrEnum):
    """May a beaten hand be thrown away unseen (rule R13.3)."""

    MUCK_ALLOWED = "muck_allowed"
    ALL_SHOW = "all_show"


class AllInShowdown(enum.StrEnum):
    """Are hands opened as soon as nobody can bet any more (rule R13.5)."""

    OPEN_AT_ONCE = "open_at_once"
    NORMAL = "normal"


class CapHeadsUp(enum.StrEnum):
    """Does the cap on raises hold between two players (rule R10.4)."""

    CAPPED = "capped"
    UNLIMITED_IF_ROUND_STARTS_HEADS_UP = "unlimited_if_round_starts_heads_up"
    UNLIMITED_ONCE_HEADS_UP_BEFORE_CAP = "unlimited_once_heads_up_before_cap"


class HeadsUpBlinds(enum.StrEnum):
    """Who posts the small blind between two players (rule R2.3)."""

    BUTTON_SB = "button_sb"
    LITERAL = "literal"


class MissedSb(enum.StrEnum):
    """Who posts when the player due for the small blind is away (rule R2.10)."""

    SHIFT = "shift"
    DEAD = "dead"


class ReopenTest(enum.StrEnum):
    """For whom several short all-ins open the betting again (rule R11.5)."""

    PER_PLAYER = "per_player"
    CUMULATIVE_FOR_ALL = "cumulative_for_all"


class PotLimitCounts(enum.StrEnum):
    """Which chips before the flop count for the pot limit (rule R12.4)."""

    ALL_CHIPS = "all_chips"
    REGULAR_BLINDS = "regular_blinds"


class StraddleMinRaise(enum.StrEnum):
    """The least raise over a straddle (rule R14.2)."""

    BB_INCREMENT = "bb_increment"
    DOUBLE_STRADDLE = "double_straddle"


class MuckedVisible(enum.StrEnum):
    """Who finds mucked hands in the history (rule R13.4)."""

    ANYONE_IN_HAND = "anyone_in_hand"
    TABLE = "table"
    NOBODY = "nobody"


class Kill(enum.StrEnum):
    """By how much a scoop raises the stakes of the next hand (rule R14.1)."""

    OFF = "off"
    HALF = "half"
    FULL = "full"
