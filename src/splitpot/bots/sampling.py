"""What part of the pot a hand will win, estimated by dealing the unknown cards at random some dozen times."""

import random
from functools import lru_cache

from splitpot.bots.starting_hands import points
from splitpot.poker.cards import Card
from splitpot.poker.strength import strengths
from splitpot.poker.variants import Variant

BOARD_FULL = 5
RANGE = 1500  # starting hands that stand for all that a rival may hold
DEALT = 2500  # of so many random ones, the rest being too weak to be played
TRIES = 40

Hole = tuple[Card, ...]


def estimate(
    variant: Variant, hole: Hole, board: Hole, rivals: int, bettors: int, deals: int, chance: random.Random
) -> float:
    """The share of the pot that `hole` wins of so many rivals, `bettors` of whom put chips in on this street.

    Both halves count, so a hand that may win all of the pot is worth more than one that plays for the low.
    A rival holds a hand worth playing. A bettor holds the better of two, as the full board tells: bets mean
    something.
    """
    own = _mask((*hole, *board))
    share = 0.0
    for _ in range(deals):
        used = own
        full = list(board)
        while len(full) < BOARD_FULL:
            card = chance.randrange(52)
            if not used >> card & 1:
                used |= 1 << card
                full.append(card)
        table = tuple(full)
        scored = []
        for rival in range(rivals):
            used, score = _rival(variant, table, used, rival < bettors, chance)
            scored.append(score)
        share += _share(strengths(variant, hole, table), scored)
    return share / deals


def _rival(
    variant: Variant, board: Hole, used: int, bettor: bool, chance: random.Random
) -> tuple[int, tuple[int, int]]:
    """One rival's strengths, and the cards that are then out."""
    mask, hole = _draw(variant, used, chance)
    score = strengths(variant, hole, board)
    if bettor:
        other_mask, other = _draw(variant, used, chance)
        other_score = strengths(variant, other, board)
        by_low = variant.low and chance.random() < 0.5
        if (other_score[::-1] if by_low else other_score) > (score[::-1] if by_low else score):
            mask, score = other_mask, other_score
    return used | mask, score


def _draw(variant: Variant, used: int, chance: random.Random) -> tuple[int, Hole]:
    hands = _playable(variant)
    for _ in range(TRIES):
        mask, hole = hands[chance.randrange(RANGE)]
        if not mask & used:
            return mask, hole
    # A full table leaves few cards, and perhaps none of the sampled hands: then any cards will do.
    hole = tuple(chance.sample([card for card in range(52) if not used >> card & 1], variant.hole))
    return _mask(hole), hole


@lru_cache(maxsize=8)
def _playable(variant: Variant) -> list[tuple[int, Hole]]:
    """Starting hands worth playing, from a sample that is always the same, each with its cards as bits."""
    chance = random.Random(52)  # noqa: S311  judgement must not change from day to day
    dealt = [tuple(chance.sample(range(52), variant.hole)) for _ in range(DEALT)]
    dealt.sort(key=lambda hole: points(variant, hole), reverse=True)
    return [(_mask(hole), hole) for hole in dealt[:RANGE]]


def _mask(cards: Hole) -> int:
    return sum(1 << card for card in cards)


def _share(own: tuple[int, int], rivals: list[tuple[int, int]]) -> float:
    own_high, own_low = own
    highs = [high for high, _ in rivals]
    lows = [low for _, low in rivals]
    high = 1 / (1 + highs.count(own_high)) if own_high >= max(highs) else 0.0
    if not own_low and not any(lows):
        return high
    low = 1 / (1 + lows.count(own_low)) if own_low >= max(lows) else 0.0
    return (high + low) / 2
