"""What part of the pot a hand will win: rivals get hands some dozen times, and every board is counted each
time.
"""

import random
from functools import lru_cache

from splitpot.bots.starting_hands import points
from splitpot.equity.runouts import parts
from splitpot.poker.cards import Card
from splitpot.poker.strength import strengths
from splitpot.poker.variants import Variant

BOARD_FULL = 5
RANGE = 1500  # starting hands that stand for all that a rival may hold
DEALT = 2500  # of so many random ones, the rest being too weak to be played
TRIES = 40
BETTOR_DRAWS = 3  # hands of which a bettor holds the best

Hole = tuple[Card, ...]


def estimate(
    variant: Variant, hole: Hole, board: Hole, rivals: int, bettors: int, deals: int, chance: random.Random
) -> float:
    """The share of the pot that `hole` wins of so many rivals, `bettors` of whom put chips in on this street.

    Both halves count, so a hand that may win all of the pot is worth more than one that plays for the low.
    A rival holds a hand worth playing. A bettor holds the best of three, as some full board tells: bets mean
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
        # The board that tells a bettor's better hand is forgotten again: his cards are what counts.
        holes = []
        for rival in range(rivals):
            mask, held = _rival(variant, tuple(full), used, rival < bettors, chance)
            used |= mask
            holes.append(held)
        share += parts(variant, (hole, *holes), board)[0]
    return share / deals


def _rival(variant: Variant, board: Hole, used: int, bettor: bool, chance: random.Random) -> tuple[int, Hole]:
    """One rival's cards."""
    best = _draw(variant, used, chance)
    if bettor:
        by_low = variant.low and chance.random() < 0.5
        for _ in range(BETTOR_DRAWS - 1):
            other = _draw(variant, used, chance)
            score, other_score = (strengths(variant, cards, board) for _, cards in (best, other))
            if (other_score[::-1] if by_low else other_score) > (score[::-1] if by_low else score):
                best = other
    return best


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
