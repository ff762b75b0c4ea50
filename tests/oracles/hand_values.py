"""What a hand is worth, by trying every five cards: an obvious ranking that shares nothing with the room's.

Cards are ints 0..51 = rank * 4 + suit, rank 0 the deuce and 12 the ace.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations

ACE, FIVE = 12, 3
OWN_CARDS = {"holdem": None, "omaha": 2, "omaha8": 2, "omaha8_5": 2}  # how many must play; None: any
WITH_LOW = ("omaha8", "omaha8_5")

Value = tuple[int, ...]


@cache
def five_cards(ranks: tuple[int, ...], flush: bool) -> tuple[Value, Value]:
    """High and low of five sorted ranks: larger is better, an empty low is none (rules R3.1, R4.1, R4.2)."""
    by_count = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = tuple(count for count, _ in by_count)
    order = tuple(rank for _, rank in by_count)
    top = -1
    if len(order) == 5:
        if ranks[4] - ranks[0] == 4:
            top = ranks[4]
        elif ranks == (0, 1, 2, 3, ACE):
            top = FIVE
    if top >= 0:
        high = (8 if flush else 4, top)
    elif shape == (4, 1):
        high = (7, *order)
    elif shape == (3, 2):
        high = (6, *order)
    elif flush:
        high = (5, *order)
    else:
        high = ({(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 0), *order)
    # The ace counts one, the deuce two; the lowest hand is best, so the ranks are taken negative.
    small = sorted((1 if rank == ACE else rank + 2 for rank in order), reverse=True)
    low = tuple(-rank for rank in small) if len(small) == 5 and small[0] <= 8 else ()
    return high, low


@lru_cache(maxsize=256)
def _threes(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(combinations(board, 3))


def best(game: str, hole: tuple[int, ...], board: tuple[int, ...]) -> tuple[Value, Value]:
    """Best high and best low of `hole` with a board of five (rules R3.2, R3.4, R4)."""
    if OWN_CARDS[game] is None:
        fives = list(combinations(hole + board, 5))
    else:
        fives = [two + three for two in combinations(hole, 2) for three in _threes(board)]
    best_high: Value = ()
    best_low: Value = ()
    for a, b, c, d, e in fives:
        flush = a & 3 == b & 3 == c & 3 == d & 3 == e & 3
        high, low = five_cards(tuple(sorted((a >> 2, b >> 2, c >> 2, d >> 2, e >> 2))), flush)
        if high > best_high:
            best_high = high
        if low and (not best_low or low > best_low):
            best_low = low
    return best_high, best_low if game in WITH_LOW else ()
