"""The games whose equities are counted: those of the room, and five-card Omaha without a low."""

from splitpot.poker.variants import VARIANTS, Variant

FIVE_CARD_OMAHA = Variant("omaha_5", hole=5, must_play=2, low=False)

GAMES: dict[str, Variant] = {FIVE_CARD_OMAHA.code: FIVE_CARD_OMAHA} | VARIANTS
