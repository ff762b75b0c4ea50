"""Who gets which chips: layer by layer and unit by unit, from the rulebook alone and only for tests."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from tests.oracles.hand_values import Value

Layer = tuple[int, tuple[int, ...]]  # chips, and the seats that can win them in order left of the button


def layers(paid: Mapping[int, int], folded: set[int], loose: int) -> list[Layer]:
    """Pots, main pot first, from what each seat `paid` and `loose` chips of nobody (rules R2.9, R7.2).

    From one amount that somebody paid to the next the same seats pay each chip: the live ones among them
    contest that layer. A layer that no live player reaches falls to the one before it; layers of the same
    contenders are one pot.
    """
    live = tuple(seat for seat in paid if seat not in folded)
    pots: list[Layer] = [(loose, live)] if loose else []
    for floor, level in pairwise([0, *sorted({*paid.values()} - {0})]):
        chips = (level - floor) * sum(amount >= level for amount in paid.values())
        able = tuple(seat for seat in live if paid[seat] >= level) or pots[-1][1]
        if pots and pots[-1][1] == able:
            pots[-1] = (pots[-1][0] + chips, able)
        else:
            pots.append((chips, able))
    return pots


def rakes(pots: Sequence[Layer], percent: int, cap: int, step: int) -> list[int]:
    """What the house takes of each pot, in whole steps, so that the cap holds for all (rules R9.1-R9.3)."""
    taken: list[int] = []
    for count in range(1, len(pots) + 1):
        together = sum(chips for chips, _ in pots[:count])
        due = 0
        while due + step <= min(cap, together * percent / 10_000):
            due += step
        taken.append(due - sum(taken))
    return taken


def deal_out(chips: int, unit: int, winners: Sequence[int], carry: bool) -> tuple[Counter[int], int]:
    """`chips` handed round in whole units, first winner first, and what is carried (rules R6.1-R6.3)."""
    won: Counter[int] = Counter()
    while chips >= unit:
        if carry and chips < unit * len(winners):
            return won, chips
        for seat in winners:
            if chips >= unit:
                won[seat] += unit
                chips -= unit
    return won, chips


class House:
    """The options that decide how a pot is shared."""

    def __init__(self, unit: int, carry: bool, even: bool) -> None:
        self.unit, self.carry, self.even = unit, carry, even

    def share(
        self, pot: Layer, boards: Sequence[Callable[[int], tuple[Value, Value]]]
    ) -> tuple[Counter[int], int]:
        """What each seat wins of a pot after rake on these boards, and what is carried (R5, R6, R15)."""
        chips, seats = pot
        if len(seats) == 1:
            return Counter({seats[0]: chips}), 0
        won: Counter[int] = Counter()
        carried = 0
        for part, value in zip(self._parts(chips, len(boards)), boards, strict=True):
            more, rest = self._board(part, seats, value)
            won += more
            carried += rest
        return won, carried

    def _parts(self, chips: int, boards: int) -> list[int]:
        """Units dealt to the boards in turn, so the odd one goes to the first (rule R15.2)."""
        parts = [0] * boards
        for turn in range(chips // self.unit):
            parts[turn % boards] += self.unit
        parts[0] += chips % self.unit
        return parts

    def _board(
        self, chips: int, seats: Sequence[int], value: Callable[[int], tuple[Value, Value]]
    ) -> tuple[Counter[int], int]:
        values = {seat: value(seat) for seat in seats}
        high = max(values[seat][0] for seat in seats)
        highs = [seat for seat in seats if values[seat][0] == high]
        with_low = [values[seat][1] for seat in seats if values[seat][1]]
        if not with_low:
            return deal_out(chips, self.unit, highs, self.carry)
        lows = [seat for seat in seats if values[seat][1] == max(with_low)]
        if self.even and highs == lows:
            return deal_out(chips, self.unit, highs, self.carry)
        half_high, half_low = self._parts(chips, 2)
        carried = 0
        if self.carry:
            carried, half_high = half_high - half_low, half_low
        won, rest = deal_out(half_high, self.unit, highs, self.carry)
        more, other = deal_out(half_low, self.unit, lows, self.carry)
        return won + more, carried + rest + other
