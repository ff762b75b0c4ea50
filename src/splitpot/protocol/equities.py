"""Questions and answers about equity: what hands and ranges win of the pot."""

import msgspec

from splitpot.poker.cards import Card


class EquityWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/equity: weigh these hands of a game against each other.

    Each of `hands` is the text of a hand or range, as in `AsAh2c3d`, `A2xxds` or `QQ+`; `board` and `dead`
    are texts of cards. The notation is told in equity.md.
    """

    game: str
    hands: tuple[str, ...]
    board: str = ""
    dead: str = ""


class EquityHand(msgspec.Struct, frozen=True):
    """One hand of the answer; all numbers but `count` are parts of 1.

    `equity`, `high` and `low` are parts of all pots, equity being the sum of the two. The others say how
    often the hand wins all, 3/4, 1/2 or 1/4 of a pot, any part that is not all (`tie`), or `nothing`. `error`
    is one standard error of the equity, None where every board was counted. `count` is how many hands the
    range holds.
    """

    count: int
    equity: float
    error: float | None
    high: float
    low: float
    scoop: float
    three_quarter: float
    half: float
    quarter: float
    tie: float
    nothing: float


class EquityNext(msgspec.Struct, frozen=True):
    """A card that may come next: each hand's equity after it, and which hands, counted from 0, then have the
    best high and the best low.
    """

    card: Card
    equity: tuple[float, ...]
    highs: tuple[int, ...]
    lows: tuple[int, ...]


class EquityOuts(msgspec.Struct, frozen=True):
    """The next cards that give a hand the best high or low, alone or with others, where it has not got it
    now.
    """

    high: tuple[Card, ...]
    low: tuple[Card, ...]


class EquityAnswer(msgspec.Struct, frozen=True):
    """The answer to EquityWish, the hands in their order.

    `exact` says that every deal and every board were counted; else `boards` were dealt at random. `next` and
    `outs` are there for whole hands with a board of three or four cards, else empty.
    """

    exact: bool
    boards: int
    hands: tuple[EquityHand, ...]
    next: tuple[EquityNext, ...]
    outs: tuple[EquityOuts, ...]
