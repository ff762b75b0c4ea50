"""The evaluator spelt out in Python: the oracle of the C++ core, and its stand-in where that is not built.

It tries every five cards and judges each by counting, so that a card player can check it by reading.
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from splitpot.evaluator.strength import ACE, Category

FIVE = 3  # the rank of a five: the top of a wheel

Buffer = bytes | bytearray | memoryview


def strength(cards: Sequence[int], /) -> int:
    """Find the strength of the best five of 5 to 7 cards."""
    check_count(cards, 5, 7, "cards")
    check_cards(cards)
    return max(map(_strength_of_five, combinations(cards, 5)))


def low(cards: Sequence[int], /) -> int:
    """Find the best low, eight or better, that any five of 5 to 7 cards make; 0 if none does."""
    check_count(cards, 5, 7, "cards")
    check_cards(cards)
    return max(map(_low_of_five, combinations(cards, 5)))


def holdem(hole: Sequence[int], board: Sequence[int], /) -> int:
    """Find the strength of 2 hole cards with 3 to 5 board cards, any five of them."""
    check_count(hole, 2, 2, "hole cards")
    check_cards(hole)
    check_count(board, 3, 5, "board cards")
    return strength([*hole, *board])


def omaha(hole: Sequence[int], board: Sequence[int], /) -> tuple[int, int]:
    """Find the best (high, low) of exactly two of 4 to 6 hole cards with three of 3 to 5 board cards."""
    check_count(hole, 4, 6, "hole cards")
    check_cards(hole)
    check_count(board, 3, 5, "board cards")
    check_cards([*hole, *board])
    hands = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    return max(map(_strength_of_five, hands)), max(map(_low_of_five, hands))


def strength_batch(cards: Buffer, width: int, /) -> bytes:
    """Find the strengths of hands of `width` cards laid end to end, as native uint32."""
    if not 5 <= width <= 7:
        raise ValueError(f"5 to 7 cards are needed, not {width}")
    return array("I", [strength(row) for row in _checked_rows(_rows(cards, width, "cards"))]).tobytes()


def omaha_batch(holes: Buffer, boards: Buffer, width: int, /) -> tuple[bytes, bytes]:
    """Find (highs, lows) of hands of `width` hole cards and boards of five, as native uint32 and uint8."""
    if not 4 <= width <= 6:
        raise ValueError(f"4 to 6 hole cards are needed, not {width}")
    hole_rows, board_rows = _rows(holes, width, "holes"), _rows(boards, 5, "boards")
    if len(hole_rows) != len(board_rows):
        raise ValueError(f"{len(hole_rows)} holes need as many boards, not {len(board_rows)}")
    whole = [hole + board for hole, board in zip(hole_rows, board_rows, strict=True)]
    answers = [omaha(row[:width], row[width:]) for row in _checked_rows(whole)]
    highs = array("I", [high for high, _ in answers])
    return highs.tobytes(), bytes(low for _, low in answers)


def omaha_one_board(holes: Buffer, board: Sequence[int], width: int, /) -> tuple[bytes, bytes]:
    """Find (highs, lows) of hands of `width` hole cards on one board, as native uint32 and uint8."""
    if not 4 <= width <= 6:
        raise ValueError(f"4 to 6 hole cards are needed, not {width}")
    rows = _rows(holes, width, "holes")
    check_count(board, 3, 5, "board cards")
    check_cards(board)
    whole = [hole + bytes(board) for hole in rows]
    answers = [omaha(row[:width], row[width:]) for row in _checked_rows(whole)]
    highs = array("I", [high for high, _ in answers])
    return highs.tobytes(), bytes(low for _, low in answers)


def _strength_of_five(cards: Iterable[int]) -> int:
    by_rank = sorted(cards, reverse=True)
    suited = len({card % 4 for card in by_rank}) == 1
    return _judge(tuple(card // 4 for card in by_rank), suited)


# There are 7,462 different hands: judged once each.
@cache
def _judge(ranks: tuple[int, ...], suited: bool) -> int:
    """Judge five ranks, given from the highest to the lowest."""
    counts = Counter(ranks)
    # The ranks of which there are most come first, the higher ones before the lower.
    deciding = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    wheel = ranks == (ACE, 3, 2, 1, 0)
    straight = wheel or (len(counts) == 5 and ranks[0] - ranks[4] == 4)
    if straight:
        deciding = [FIVE if wheel else ranks[0]]
    if straight and suited:
        category = Category.STRAIGHT_FLUSH
    elif shape == [4, 1]:
        category = Category.QUADS
    elif shape == [3, 2]:
        category = Category.FULL_HOUSE
    elif suited:
        category = Category.FLUSH
    elif straight:
        category = Category.STRAIGHT
    elif shape == [3, 1, 1]:
        category = Category.TRIPS
    elif shape == [2, 2, 1]:
        category = Category.TWO_PAIR
    elif shape == [2, 1, 1, 1]:
        category = Category.PAIR
    else:
        category = Category.HIGH_CARD
    return category << 20 | sum(rank << 16 - 4 * place for place, rank in enumerate(deciding))


def _low_of_five(cards: Iterable[int]) -> int:
    # For a low the ace counts one: place 0, the deuce 1, up to the eight at 7.
    places = {(card // 4 + 1) % 13 for card in cards}
    if len(places) < 5 or max(places) > 7:
        return 0
    return 256 - sum(1 << place for place in places)


def check_count(cards: Sequence[object], least: int, most: int, what: str) -> None:
    """Refuse a sequence that is too short or too long; `what` names its items."""
    if not least <= len(cards) <= most:
        needed = f"{least}" if least == most else f"{least} to {most}"
        raise ValueError(f"{needed} {what} are needed, not {len(cards)}")


def check_cards(cards: Iterable[object]) -> None:
    """Refuse what is no card, and a card that stands there twice."""
    seen: set[object] = set()
    for card in cards:
        if not isinstance(card, int) or not 0 <= card <= 51:
            raise ValueError(f"{card!r} is not a card: a card is an int from 0 to 51")
        if card in seen:
            raise ValueError(f"card {card} stands there twice")
        seen.add(card)


def _rows(buffer: Buffer, width: int, what: str) -> list[bytes]:
    view = memoryview(buffer)
    if view.itemsize != 1:
        raise ValueError(f"{what} must be bytes, not items of {view.itemsize} bytes")
    if view.nbytes % width:
        raise ValueError(f"{what} must be whole rows of {width} bytes, and {view.nbytes} bytes are not")
    whole = view.tobytes()
    return [whole[start : start + width] for start in range(0, len(whole), width)]


def _checked_rows(rows: Iterable[bytes]) -> Iterator[bytes]:
    for number, row in enumerate(rows):
        if max(row) > 51 or len(set(row)) < len(row):
            raise ValueError(f"row {number} holds a byte that is no card, or a card twice")
        yield row
