"""Stamps: by the room's key, what an entry or a finished hand said when it was written.

The entries of a book (one table's, or one wallet's) are a chain: each stamp covers the one before it and its
own place, so none can be changed, taken out, put in or moved without a stamp that does not fit; but for the
last ones of a book, if all that hangs on them is taken out too. Pure.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from splitpot.ledger import Entry
from splitpot.storage.records import FinishedHand, HandOpening
from splitpot.storage.seal import Seal


class Link(NamedTuple):
    """Where a book's chain stands: its last place, counted from 1, and the stamp there."""

    place: int
    stamp: bytes


BEGINNING = Link(0, b"")


def book_of(accounts: Iterable[str]) -> str:
    """The book an entry stands in, by the accounts of its legs: its table's, else its wallet's.

    A table has one writer at a time, so its chain never waits for another table's.
    """
    names = sorted(accounts)
    for kind in ("seat:", "carried:"):
        for name in names:
            if name.startswith(kind):
                return f"table {name.split(':')[1]}"
    return next((name for name in names if name.startswith("wallet:")), "house")


def next_link(seal: Seal, book: str, before: Link, entry: Entry, written_at: int) -> Link:
    """The link of `entry` in its `book`, after `before`."""
    legs = sorted((leg.account, leg.delta) for leg in entry.legs)
    place = before.place + 1
    said = (book, place, before.stamp, entry.id, entry.kind, written_at, legs)
    return Link(place, seal.stamp(msgspec.msgpack.encode(said), "entries"))


NO_SEAT = 0
"""Where the stamp of the hand itself stands among those of what its seats showed afterwards."""


def hand_stamp(seal: Seal, hand: FinishedHand) -> bytes:
    """The stamp of a finished hand, with its place, its time and who was dealt in."""
    said = (hand.table_id, hand.number, hand.ended_at, hand.record, sorted(hand.players))
    return seal.stamp(msgspec.msgpack.encode(said), "hands")


def opening_stamp(seal: Seal, opening: HandOpening) -> bytes:
    """The stamp of what a seat showed of its own accord after a hand."""
    said = (opening.table_id, opening.number, opening.seat, opening.fact)
    return seal.stamp(msgspec.msgpack.encode(said), "openings")


def stamps_of(
    seal: Seal, hands: Sequence[FinishedHand], openings: Sequence[HandOpening]
) -> dict[tuple[str, int, int], bytes]:
    """The stamps that hands and what was shown after them should have, by table, number and seat."""
    stamps = {(hand.table_id, hand.number, NO_SEAT): hand_stamp(seal, hand) for hand in hands}
    for opening in openings:
        stamps[opening.table_id, opening.number, opening.seat] = opening_stamp(seal, opening)
    return stamps
