"""Equities spelt out in Python: the oracle of the C++ core, and its stand-in where that is not built.

It deals every board and shares every pot by fractions, so that a card player can check it by reading.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from splitpot.evaluator.twin import Buffer, check_cards, check_count, omaha, strength

UNITS = 5_040
HOLDEM, _, OMAHA8 = range(3)
UNKNOWN = 255

Counts = tuple[int, ...]
Answer = tuple[int, int, tuple[Counts, ...], tuple[Counts, ...]]


def equities(
    way: int,
    hole: int,
    hands: Sequence[Sequence[int]],
    board: Sequence[int],
    dead: Sequence[int],
    pots: Sequence[int],
    /,
) -> Answer:
    """Count every board: (boards, boards with a low, counts by hand, units by hand for each pot)."""
    deck = _deck(hole, hands, board, dead)
    everyone = (1 << len(hands)) - 1
    boards = low_boards = 0
    totals = [[0] * 12 for _ in hands]
    units = [[0] * len(hands) for _ in pots]
    for runout in combinations(deck, 5 - len(board)):
        whole = [*board, *runout]
        values = [_value(way, hand, whole) for hand in hands]
        boards += 1
        low_boards += any(low for _, low in values)
        for hand, counts in _shares(values, everyone):
            totals[hand] = [total + count for total, count in zip(totals[hand], counts, strict=True)]
        for pot, mask in enumerate(pots):
            for hand, counts in _shares(values, mask):
                units[pot][hand] += counts[0]
    return boards, low_boards, tuple(map(tuple, totals)), tuple(map(tuple, units))


def sample(
    way: int,
    hole: int,
    hands: Sequence[Sequence[int]],
    board: Sequence[int],
    dead: Sequence[int],
    seed: int,
    stream: int,
    trials: int,
    /,
) -> Answer:
    """Deal what is unknown by chance, the very trials of the core; the last part holds the squares."""
    deck = _deck(hole, hands, board, dead, partly=True)
    chance = _Chance(seed, stream)
    everyone = (1 << len(hands)) - 1
    low_boards = 0
    totals = [[0] * 12 for _ in hands]
    squares = [0] * len(hands)
    for _ in range(trials):
        cards = iter(chance.draw(deck, sum(hole - len(hand) for hand in hands) + 5 - len(board)))
        whole = [*board, *(next(cards) for _ in range(5 - len(board)))]
        held = [[*hand, *(next(cards) for _ in range(hole - len(hand)))] for hand in hands]
        values = [_value(way, hand, whole) for hand in held]
        low_boards += any(low for _, low in values)
        for hand, counts in _shares(values, everyone):
            totals[hand] = [total + count for total, count in zip(totals[hand], counts, strict=True)]
            squares[hand] += counts[0] ** 2
    return trials, low_boards, tuple(map(tuple, totals)), (tuple(squares),)


def deals(
    way: int,
    hole: int,
    hands: int,
    deals: Buffer,
    board: Sequence[int],
    dead: Sequence[int],
    numbers: Sequence[int],
    trials: int,
    /,
) -> tuple[int, int, tuple[Counts, ...], tuple[float, ...]]:
    """Add up deals that lie end to end: each counted as often as its number says, or its seed."""
    check_count(range(hands), 2, 10, "hands")
    cards, width = bytes(deals), hole * hands
    if len(cards) % width:
        raise ValueError(f"{len(cards)} bytes are no whole deals of {width} cards")
    if len(cards) != len(numbers) * width:
        raise ValueError(f"{len(cards) // width} deals need as many numbers, not {len(numbers)}")
    boards = low_boards = 0
    totals = [[0] * 12 for _ in range(hands)]
    squares = [0.0] * hands
    for deal, number in enumerate(numbers):
        dealt = cards[deal * width : deal * width + width]
        if trials:
            held = [[card for card in dealt[i : i + hole] if card != UNKNOWN] for i in range(0, width, hole)]
            weight, found = 1, sample(way, hole, held, board, dead, number, 0, trials)
        else:
            held = [list(dealt[i : i + hole]) for i in range(0, width, hole)]
            weight, found = number, equities(way, hole, held, board, dead, ())
        boards += weight * found[0]
        low_boards += weight * found[1]
        for hand, counts in enumerate(found[2]):
            totals[hand] = [total + weight * count for total, count in zip(totals[hand], counts, strict=True)]
            squares[hand] += weight * (counts[0] / (UNITS * found[0])) ** 2
    return boards, low_boards, tuple(map(tuple, totals)), tuple(squares)


class _Chance:
    """The core's chance: a count in steps of an odd number, each mixed; see core/chance.hpp."""

    STEP = 0x9E3779B97F4A7C15

    def __init__(self, seed: int, stream: int) -> None:
        self.count = self.mix(seed + self.mix(stream + self.STEP))

    @staticmethod
    def mix(number: int) -> int:
        """Spread the bits of a number over all 64."""
        number %= 1 << 64
        number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % (1 << 64)
        number = (number ^ number >> 27) * 0x94D049BB133111EB % (1 << 64)
        return number ^ number >> 31

    def draw(self, deck: Sequence[int], wanted: int) -> list[int]:
        """Shuffle the first `wanted` cards of a deck; each number is good for two."""
        cards = list(deck)
        bits = 0
        for place in range(wanted):
            if place % 2:
                bits >>= 32
            else:
                self.count += self.STEP
                bits = self.mix(self.count)
            other = place + ((bits & 0xFFFFFFFF) * (len(cards) - place) >> 32)
            cards[place], cards[other] = cards[other], cards[place]
        return cards[:wanted]


def _deck(
    hole: int,
    hands: Sequence[Sequence[int]],
    board: Sequence[int],
    dead: Sequence[int],
    *,
    partly: bool = False,
) -> list[int]:
    """Check the question and list the cards that can still come; hands may be short if `partly`."""
    check_count(hands, 2, 10, "hands")
    known: list[int] = []
    for hand in hands:
        check_count(hand, 0 if partly else hole, hole, "hole cards")
        known += hand
        check_cards(known)
    unknown = len(hands) * hole - len(known)
    check_count(board, 0, 5, "board cards")
    check_cards([*known, *board])
    check_count(dead, 0, 52, "dead cards")
    known += [*board, *dead]
    check_cards(known)
    deck = [card for card in range(52) if card not in known]
    wanted = 5 - len(board) + unknown
    if len(deck) < wanted:
        who = "hands and board need" if unknown else "the board needs"
        raise ValueError(f"{len(deck)} cards are left, but {who} {wanted} more")
    return deck


def _value(way: int, hand: Sequence[int], board: Sequence[int]) -> tuple[int, int]:
    """The (high, low) of a hand on a whole board; a game without a low has none."""
    if way == HOLDEM:
        return strength([*hand, *board]), 0
    high, best_low = omaha(hand, board)
    return high, best_low if way == OMAHA8 else 0


def _shares(values: Sequence[tuple[int, int]], among: int) -> Iterator[tuple[int, list[int]]]:
    """What each hand that wins something of one board's pot gets, in the order of the counts."""
    those = [hand for hand in range(len(values)) if among >> hand & 1]
    best = max(values[hand][0] for hand in those)
    best_low = max(values[hand][1] for hand in those)
    highs = [hand for hand in those if values[hand][0] == best]
    lows = [hand for hand in those if best_low and values[hand][1] == best_low]
    for hand in sorted({*highs, *lows}):
        high = Fraction(hand in highs, len(highs)) / (2 if lows else 1)
        low = Fraction(hand in lows, len(lows)) / 2 if lows else Fraction(0)
        part = high + low
        yield (
            hand,
            [
                int(part * UNITS),
                int(high * UNITS),
                int(low * UNITS),
                int(part == 1),
                int(part < 1),
                int(part == Fraction(3, 4)),
                int(part == Fraction(1, 2)),
                int(part == Fraction(1, 4)),
                int(highs == [hand]),
                int(hand in highs and len(highs) > 1),
                int(lows == [hand]),
                int(hand in lows and len(lows) > 1),
            ],
        )
