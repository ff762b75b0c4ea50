"""What every seat of an all-in may expect of its pots: exact, over all boards that can still come.

For a table whose hands lie open while the board is not complete: `all_in` is a pure function of what
everybody sees. Hidden cards (folded hands) count as cards that may still come, as they do for whoever looks
on.
"""

from collections.abc import Mapping, Sequence

import msgspec

from splitpot.evaluator.equity import UNITS, equities
from splitpot.evaluator.numbers import whole_number
from splitpot.poker.cards import Card
from splitpot.poker.events import Seat
from splitpot.poker.rules import Chips
from splitpot.poker.variants import Variant


class Stake(msgspec.Struct, frozen=True):
    """A pot: its chips in the smallest unit, and the seats that may win it."""

    amount: Chips
    contenders: tuple[Seat, ...]


class Chance(msgspec.Struct, frozen=True):
    """What one seat may expect.

    `equity`, `high` and `low` are parts of the first pot it contends for (equity is the sum of the two),
    `scoop` is the part of boards on which it wins all of that pot. `chips` are the smallest units it wins on
    average of all its pots, rounded down.
    """

    seat: Seat
    equity: float
    high: float
    low: float
    scoop: float
    chips: Chips


def all_in(
    variant: Variant,
    holes: Mapping[Seat, Sequence[Card]],
    board: Sequence[Card],
    pots: Sequence[Stake],
    dead: Sequence[Card] = (),
) -> tuple[Chance, ...]:
    """The chances of the seats whose hands lie open, in the order of `holes`.

    `pots` stand main pot first; each contender must lie open. `dead` are other cards that everybody has seen.
    ValueError tells what is wrong: a pot without a contender or with one that is hidden or named twice, a
    wrong count, a card twice.
    """
    boards = 1
    units = dict.fromkeys(holes, 0)
    alone = dict.fromkeys(holes, 0)
    first: dict[Seat, tuple[float, float, float, float]] = {}
    for number, pot in enumerate(pots):
        _check(number, pot, holes)
        if len(pot.contenders) == 1:
            # Chips that nobody else can win are his whatever comes.
            alone[pot.contenders[0]] += pot.amount
            first.setdefault(pot.contenders[0], (1.0, 1.0, 0.0, 1.0))
            continue
        # Who is not in this pot cannot win it, but his cards cannot come either.
        others = [card for seat, hole in holes.items() if seat not in pot.contenders for card in hole]
        hands = [holes[seat] for seat in pot.contenders]
        counted = equities(variant.code, hands, board, (*dead, *others))
        boards = counted.boards
        for seat, share in zip(pot.contenders, counted.hands, strict=True):
            whole = UNITS * boards
            parts = (share.equity / whole, share.high / whole, share.low / whole, share.scoop / boards)
            first.setdefault(seat, parts)
            units[seat] += pot.amount * share.equity
    return tuple(
        Chance(seat, *first.get(seat, (0.0, 0.0, 0.0, 0.0)), alone[seat] + units[seat] // (UNITS * boards))
        for seat in holes
    )


def _check(number: int, pot: Stake, holes: Mapping[Seat, Sequence[Card]]) -> None:
    """Refuse a pot that nobody can win, or of which it is not known who does."""
    whole_number(f"the chips of pot {number}", pot.amount, 0)
    if not pot.contenders:
        raise ValueError(f"pot {number} belongs to nobody: name at least one seat")
    for seat in pot.contenders:
        if seat not in holes:
            raise ValueError(f"seat {seat} contends for a pot, but its hand does not lie open")
        if pot.contenders.count(seat) > 1:
            raise ValueError(f"pot {number} names seat {seat} twice")
