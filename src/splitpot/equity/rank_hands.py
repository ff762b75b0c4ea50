"""Ranking starting hands anew: ``python -m splitpot.equity.rank_hands [GAME...]`` writes rankings.json.

Each class of hands is dealt against one random hand; its equity is kept as a part of 65,535. Games that are
not named stay as they are.
"""

import base64
import json
import struct
import sys
from pathlib import Path

from splitpot.equity.combos import cards_in
from splitpot.equity.games import GAMES
from splitpot.equity.ranking import FILE, SCALE, classes, hands_of_class
from splitpot.evaluator.sampling import sample
from splitpot.poker.variants import Variant

TRIALS = {2: 4_194_304, 4: 131_072, 5: 8_192}
"""Boards dealt for each class by its cards: one standard error is 0.024 percentage points in Hold'em, 0.14 in
Omaha and 0.5 in five-card Omaha."""


def packed_equities(variant: Variant) -> str:
    """The equities of all classes of a game against a random hand, as base64 of big-endian uint16."""
    found = []
    for number, ranks_by_suit in enumerate(classes(variant.hole)):
        against = (cards_in(hands_of_class(ranks_by_suit)[0]), ())
        dealt = sample(variant.code, against, trials=TRIALS[variant.hole], seed=number)
        found.append(round(dealt.equity(0) * SCALE))
    return base64.b64encode(struct.pack(f">{len(found)}H", *found)).decode()


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(GAMES)
    strange = [code for code in wanted if code not in GAMES]
    if strange:
        sys.exit(f"no hands of '{strange[0]}' are ranked; the games are {', '.join(GAMES)}")
    file = Path(__file__).with_name(FILE)
    rankings = json.loads(file.read_text()) if file.exists() else {}
    rankings |= {code: packed_equities(GAMES[code]) for code in wanted}
    file.write_text(json.dumps(rankings, indent=1) + "\n")
    sys.stdout.write(f"{FILE} is written\n")
