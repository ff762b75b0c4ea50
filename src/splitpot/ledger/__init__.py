"""The ledger: accounts and balanced entries; how chips move between the mint, wallets, seats and the house.

Pure values only: what is written where, and when, is the business of storage and of the table.
"""

from splitpot.ledger.balances import RULES, Balances, Fault, balanced, faults, overdrawn, posted, total
from splitpot.ledger.entries import (
    HOUSE,
    MINT,
    Entry,
    Leg,
    breaking,
    buy_in,
    carried,
    cash_out,
    grant,
    reversal,
    seat,
    settle,
    wallet,
)
from splitpot.ledger.settling import Payment, payments

__all__ = [
    "HOUSE",
    "MINT",
    "RULES",
    "Balances",
    "Entry",
    "Fault",
    "Leg",
    "Payment",
    "balanced",
    "breaking",
    "buy_in",
    "carried",
    "cash_out",
    "faults",
    "grant",
    "overdrawn",
    "payments",
    "posted",
    "reversal",
    "seat",
    "settle",
    "total",
    "wallet",
]
