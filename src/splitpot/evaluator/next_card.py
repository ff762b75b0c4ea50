"""What the next card does: the equities after each card that can come, and the outs of each hand."""

from collections.abc import Sequence

import msgspec

from splitpot.evaluator import holdem, omaha
from splitpot.evaluator.equity import GAMES, Equities, equities


class Outs(msgspec.Struct, frozen=True):
    """The cards that help one hand, in deck order.

    `high`: with that card it has the best high, alone or shared, and without it has not. `low`: the same for
    the best low.
    """

    high: tuple[int, ...]
    low: tuple[int, ...]


def next_cards(
    game: str, hands: Sequence[Sequence[int]], board: Sequence[int], dead: Sequence[int] = ()
) -> dict[int, Equities]:
    """Give the exact equities after each next card, for whole hands on a board of 0 to 4 cards."""
    return {card: equities(game, hands, [*board, card], dead) for card in _to_come(hands, board, dead, 0)}


def outs(
    game: str, hands: Sequence[Sequence[int]], board: Sequence[int], dead: Sequence[int] = ()
) -> tuple[Outs, ...]:
    """Find the outs of each hand on a board of 3 or 4 cards, by what is best with the cards there."""
    if game not in GAMES:
        raise ValueError(f"{game!r} is not a game: choose one of {', '.join(GAMES)}")
    to_come = _to_come(hands, board, dead, 3)
    now = _ahead(game, hands, board)
    highs: list[list[int]] = [[] for _ in hands]
    lows: list[list[int]] = [[] for _ in hands]
    for card in to_come:
        for found, before, after in zip((highs, lows), now, _ahead(game, hands, [*board, card]), strict=True):
            for hand in after - before:
                found[hand].append(card)
    return tuple(Outs(tuple(high), tuple(low)) for high, low in zip(highs, lows, strict=True))


def _to_come(
    hands: Sequence[Sequence[int]], board: Sequence[int], dead: Sequence[int], least: int
) -> list[int]:
    """List the cards that can come next."""
    if not least <= len(board) <= 4:
        raise ValueError(f"{least} to 4 board cards are needed, not {len(board)}")
    gone = {*board, *dead}.union(*hands)
    return [card for card in range(52) if card not in gone]


def _ahead(game: str, hands: Sequence[Sequence[int]], board: Sequence[int]) -> tuple[set[int], set[int]]:
    """Who has the best high, and who the best low, on the cards that are there."""
    way, _ = GAMES[game]
    values = [omaha(hand, board) if way else (holdem(hand, board), 0) for hand in hands]
    best = max(high for high, _ in values)
    best_low = max(low for _, low in values) if way == 2 else 0
    return (
        {hand for hand, (high, _) in enumerate(values) if high == best},
        {hand for hand, (_, low) in enumerate(values) if best_low and low == best_low},
    )
