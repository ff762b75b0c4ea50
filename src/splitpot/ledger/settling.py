"""Settling up after a night: who won what, and the fewest simple payments that even it out."""

from collections.abc import Mapping

import msgspec


class Payment(msgspec.Struct, frozen=True):
    """`payer` gives `payee` so many chips, in the smallest unit."""

    payer: str
    payee: str
    chips: int


def payments(results: Mapping[str, int]) -> tuple[Payment, ...]:
    """Who pays whom so that everybody's result, in the smallest unit, is evened out.

    The largest loss goes to the largest win until one of the two is done: fewer payments than people.
    Results that do not sum to zero (somebody else won the rest, or lost it) leave that rest open.
    """
    losses = {name: -result for name, result in results.items() if result < 0}
    wins = {name: result for name, result in results.items() if result > 0}
    made: list[Payment] = []
    while losses and wins:
        payer, payee = _largest(losses), _largest(wins)
        chips = min(losses[payer], wins[payee])
        made.append(Payment(payer, payee, chips))
        for names, name in ((losses, payer), (wins, payee)):
            names[name] -= chips
            if not names[name]:
                del names[name]
    return tuple(made)


def _largest(amounts: Mapping[str, int]) -> str:
    """The name with the most; of several the first in the alphabet, so that the answer is always the same."""
    return min(amounts, key=lambda name: (-amounts[name], name))
