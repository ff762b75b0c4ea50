"""What makes an entry sound, and what accounts hold after entries.

Each rule is one function from an entry to what is wrong with it; `RULES` is the list of them.
"""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from splitpot.ledger.entries import HOUSE, MINT, Entry
from splitpot.limits import CHIPS_MAX, ENTRY_ID_MAX

Balances = Mapping[str, int]
"""Chips by account; an account that is not named holds nothing."""


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with one entry: the rule's name and what was found."""

    rule: str
    entry: str
    found: str


def sums_to_zero(entry: Entry) -> list[Fault]:
    """What leaves one account arrives in another."""
    rest = sum(leg.delta for leg in entry.legs)
    return [Fault("sums_to_zero", entry.id, f"the legs sum to {rest}")] if rest else []


def moves_chips(entry: Entry) -> list[Fault]:
    """An entry has at least two legs, and each of them moves something."""
    if len(entry.legs) < 2:
        return [Fault("moves_chips", entry.id, f"{len(entry.legs)} legs")]
    return [Fault("moves_chips", entry.id, f"{leg.account} by 0") for leg in entry.legs if not leg.delta]


def names_each_account_once(entry: Entry) -> list[Fault]:
    """One account has one leg, so an entry reads as who gave and who got."""
    accounts = [leg.account for leg in entry.legs]
    twice = sorted({account for account in accounts if accounts.count(account) > 1})
    return [Fault("names_each_account_once", entry.id, account) for account in twice]


def knows_its_accounts(entry: Entry) -> list[Fault]:
    """Accounts are the mint, the house, a wallet, a seat, or what a table carries over."""
    return [
        Fault("knows_its_accounts", entry.id, leg.account)
        for leg in entry.legs
        if not _is_account(leg.account)
    ]


def stays_within_limits(entry: Entry) -> list[Fault]:
    """No leg is so large, and no id so long, that a database or a browser would garble it."""
    faults = [
        Fault("stays_within_limits", entry.id, f"{leg.account} by {leg.delta}")
        for leg in entry.legs
        if abs(leg.delta) > CHIPS_MAX
    ]
    if not 0 < len(entry.id) <= ENTRY_ID_MAX:
        faults.append(Fault("stays_within_limits", entry.id, f"an id of {len(entry.id)} characters"))
    return faults


RULES: tuple[Callable[[Entry], list[Fault]], ...] = (
    sums_to_zero,
    moves_chips,
    names_each_account_once,
    knows_its_accounts,
    stays_within_limits,
)


def faults(entry: Entry) -> tuple[Fault, ...]:
    """Everything that is wrong with an entry by the `RULES`; empty for a sound one."""
    return tuple(fault for rule in RULES for fault in rule(entry))


def balanced(entry: Entry) -> bool:
    """Whether the legs sum to zero."""
    return not sums_to_zero(entry)


def posted(balances: Balances, entries: Iterable[Entry]) -> dict[str, int]:
    """The balances after the entries; nothing is refused here, see `overdrawn`."""
    after = dict(balances)
    for entry in entries:
        for leg in entry.legs:
            after[leg.account] = after.get(leg.account, 0) + leg.delta
    return after


def overdrawn(balances: Balances) -> tuple[str, ...]:
    """Accounts that hold less than nothing; the mint alone may."""
    return tuple(sorted(account for account, chips in balances.items() if chips < 0 and account != MINT))


def total(balances: Balances) -> int:
    """The sum over all accounts, mint included: zero as long as no chip appeared or vanished."""
    return sum(balances.values())


def _is_account(account: str) -> bool:
    match account.split(":"):
        case ["mint" | "house"]:
            return account in (MINT, HOUSE)
        case ["carried", table]:
            return bool(table)
        case ["wallet", player]:
            return bool(player)
        case ["seat", table, player]:
            return bool(table) and bool(player)
        case _:
            return False
