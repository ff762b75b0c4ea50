"""Hole cards as one int each: bit c stands for card c, so two hands share a card where their bits meet.

Suit patterns are counted over the hand alone: a double-suited hand of four has two cards in each of two
suits.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, product
from math import comb

from splitpot.poker.cards import CARD_TEXTS, Card, Rank

Combo = int
"""A set of cards, 52 bits."""

# How many cards lie in each suit, the longest first. Of five cards one suit at least has two.
SUITINGS: dict[str, tuple[tuple[int, ...], ...]] = {
    "rainbow": ((1, 1, 1, 1), (1, 1, 1), (1, 1)),
    "ss": ((2, 1, 1), (2, 1, 1, 1), (2,)),
    "ds": ((2, 2), (2, 2, 1)),
    "ts": ((3, 1), (3, 1, 1)),
    "mono": ((4,), (5,), (2,)),
}


def combo(cards: Iterable[Card]) -> Combo:
    """The cards as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_in(bits: Combo) -> tuple[Card, ...]:
    """The cards of a combo, highest first."""
    found = []
    while bits:
        card = bits.bit_length() - 1
        found.append(card)
        bits ^= 1 << card
    return tuple(found)


def combo_text(bits: Combo) -> str:
    """The combo as text, highest card first: ``AsKd``."""
    return "".join(CARD_TEXTS[card] for card in cards_in(bits))


def suiting(bits: Combo) -> tuple[int, ...]:
    """How many cards lie in each suit that is there, the most first: (2, 1, 1) is single-suited."""
    lanes = (bits & _SUIT << suit for suit in range(4))
    return tuple(sorted((lane.bit_count() for lane in lanes if lane), reverse=True))


def random_count(hole: int, dead: int = 0) -> int:
    """How many hands of `hole` cards there are once `dead` cards are out."""
    return comb(52 - dead, hole)


def all_combos(hole: int, dead: Combo = 0) -> Iterator[Combo]:
    """Every hand of `hole` cards without the dead ones."""
    live = [1 << card for card in range(52) if not dead >> card & 1]
    return (sum(bits) for bits in combinations(live, hole))


def rank_multisets(hole: int) -> Iterator[tuple[Rank, ...]]:
    """The ranks that `hole` cards can have, highest first, none more than four times."""
    for ranks in combinations_with_replacement(range(12, -1, -1), hole):
        if hole < 5 or ranks[0] != ranks[-1]:
            yield ranks


def combos_of_ranks(ranks: tuple[Rank, ...]) -> tuple[Combo, ...]:
    """Every choice of suits for these ranks, each set of cards once."""
    choices = [
        [combo(rank * 4 + suit for suit in suits) for suits in combinations(range(4), ranks.count(rank))]
        for rank in dict.fromkeys(ranks)
    ]
    return tuple(sum(parts) for parts in product(*choices))


_SUIT = sum(1 << 4 * rank for rank in range(13))


def suit_class(bits: Combo) -> tuple[int, ...]:
    """The same for hands that differ only in the names of their suits."""
    return tuple(
        sorted([bits & _SUIT, bits >> 1 & _SUIT, bits >> 2 & _SUIT, bits >> 3 & _SUIT], reverse=True)
    )


def with_suits(bits: Combo, suits: tuple[int, ...]) -> Combo:
    """The hand with suit s called `suits[s]`."""
    renamed = 0
    for suit, name in enumerate(suits):
        renamed |= (bits >> suit & _SUIT) << name
    return renamed
