"""The games as values: how many hole cards, how many must play, and whether the low half exists.

A new game is one more value here; nothing else in the room asks for a game by name.
"""

import msgspec


class Variant(msgspec.Struct, frozen=True):
    """One game (rules R3, R4).

    `hole` cards are dealt to each player, of which exactly `must_play` make the hand with board cards; None
    means that any five of all cards play. `low` says that half of each pot goes to the best low of eight or
    better.
    """

    code: str
    hole: int
    must_play: int | None
    low: bool


HOLDEM = Variant("holdem", hole=2, must_play=None, low=False)
OMAHA = Variant("omaha", hole=4, must_play=2, low=False)
OMAHA8 = Variant("omaha8", hole=4, must_play=2, low=True)

FIVE_CARD_OMAHA8 = Variant("omaha8_5", hole=5, must_play=2, low=True)

VARIANTS = {variant.code: variant for variant in (OMAHA8, HOLDEM, OMAHA, FIVE_CARD_OMAHA8)}
