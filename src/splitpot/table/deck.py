"""A fresh shuffled deck from the operating system's entropy: every order equally likely, nothing reused.

Fisher-Yates with rejection of bytes that would favour some card; one new draw for every hand.
"""

import os
from collections.abc import Callable, Iterator, Sequence

from splitpot.poker.cards import Card, full_deck

Entropy = Callable[[int], bytes]
Pick = Callable[[int], int]
"""Gives a number from 0 to below its argument."""

BLOCK_BYTES = 96  # enough for 51 draws with their rejections nearly always


def draw_deck(entropy: Entropy = os.urandom) -> tuple[Card, ...]:
    """52 cards in a uniformly random order. Whatever `entropy` raises passes through: no entropy, no deal."""
    stream = _bytes(entropy)
    return shuffled(full_deck(), lambda count: below(count, stream))


def shuffled(cards: Sequence[Card], pick: Pick) -> tuple[Card, ...]:
    """`cards` in the order that the picks decide: each order comes from exactly one run of picks."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        place = pick(last + 1)
        deck[last], deck[place] = deck[place], deck[last]
    return tuple(deck)


def below(count: int, stream: Iterator[int]) -> int:
    """A uniform number from 0 to `count` - 1 (at most 256), by rejecting the bytes of the uneven rest."""
    fair = 256 - 256 % count
    return next(byte for byte in stream if byte < fair) % count


def _bytes(entropy: Entropy) -> Iterator[int]:
    while True:
        block = entropy(BLOCK_BYTES)
        if len(block) != BLOCK_BYTES:
            raise OSError(f"the entropy source gave {len(block)} bytes instead of {BLOCK_BYTES}")
        yield from block
