"""Exact equities: what each of two to ten known hands wins over every board that can still come.

Nothing is rounded. The pot of one board is 5,040 units, so that every part that ten hands can get of it is a
whole number of them; units of all hands add up to 5,040 times the boards. All other numbers count boards.
"""

from collections.abc import Sequence

import msgspec

from splitpot.evaluator import _counter

UNITS = 5_040  # of the pot of one board

# The code of a game, and how the core knows it: the way hands are made (0 any five cards, 1 two of the hole,
# 2 two of the hole with a low) and the hole cards of a hand.
GAMES = {
    "holdem": (0, 2),
    "omaha": (1, 4),
    "omaha8": (2, 4),
    "omaha_5": (1, 5),
    "omaha8_5": (2, 5),
    "omaha_6": (1, 6),
    "omaha8_6": (2, 6),
}


def way_of(game: str) -> tuple[int, int]:
    """Look a game up in GAMES; ValueError names the games there are."""
    if game not in GAMES:
        raise ValueError(f"{game!r} is not a game: choose one of {', '.join(GAMES)}")
    return GAMES[game]


class Share(msgspec.Struct, frozen=True):
    """What one hand wins over all boards.

    `equity`, `high` and `low` are units, and equity is the sum of the two; where nobody has a low the whole
    pot is the high's. The others count boards. `scoop`: it takes the whole pot alone; `tie`: it takes a part,
    of any size; on the boards that remain it gets nothing. `three_quarter`, `half` and `quarter` are those
    ties whose part is just that. `high_win` and `low_win`: it has the best high or low alone; `high_tie`,
    `low_tie`: with others.
    """

    equity: int
    high: int
    low: int
    scoop: int
    tie: int
    three_quarter: int
    half: int
    quarter: int
    high_win: int
    high_tie: int
    low_win: int
    low_tie: int


class Equities(msgspec.Struct, frozen=True):
    """The shares of the hands in their order, over all `boards`; on `low_boards` of them somebody has a low.

    `pots` holds for each side pot that was asked about the units of every hand, 0 for those not among it;
    each pot has 5,040 units a board of its own, whatever its size in chips.
    """

    boards: int
    low_boards: int
    hands: tuple[Share, ...]
    pots: tuple[tuple[int, ...], ...]


def equities(
    game: str,
    hands: Sequence[Sequence[int]],
    board: Sequence[int] = (),
    dead: Sequence[int] = (),
    *,
    pots: Sequence[Sequence[int]] = (),
) -> Equities:
    """Count every board for two to ten whole hands of a game of `GAMES`, 0 to 5 board cards known.

    `dead` cards are out of the deck. `pots` names for each side pot the hands (by index) that may win it; the
    others' cards are known but do not play for it. The C++ core lets other threads run meanwhile. ValueError
    tells in one sentence what is wrong: a game, a count, a card that is none or stands there twice.
    """
    way, hole = way_of(game)
    masks = [_mask(number, pot, len(hands)) for number, pot in enumerate(pots)]
    boards, low_boards, counts, units = _counter.equities(way, hole, hands, board, dead, masks)
    return Equities(boards, low_boards, tuple(Share(*count) for count in counts), units)


def _mask(number: int, pot: Sequence[int], hands: int) -> int:
    """The hands of a pot as bits."""
    mask = 0
    for hand in pot:
        if not 0 <= hand < hands:
            raise ValueError(f"pot {number} names hand {hand}, but the hands are 0 to {hands - 1}")
        mask |= 1 << hand
    if not mask:
        raise ValueError(f"pot {number} belongs to nobody: name at least one hand")
    return mask
