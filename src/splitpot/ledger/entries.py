"""Accounts and the entries that move chips between them.

Every way chips can move is one function here, and each returns an entry whose legs sum to zero.
The id of an entry says what it is for, so the same wish sent twice makes the same id and moves chips once.
"""

from collections.abc import Mapping

import msgspec

MINT = "mint"
"""Where chips come from: the only account that may be negative; minus its balance is what is in play."""

HOUSE = "house"
"""Where the rake goes."""


class Leg(msgspec.Struct, frozen=True):
    """One account's part of an entry; `delta` is in the smallest unit, positive when chips come in."""

    account: str
    delta: int


class Entry(msgspec.Struct, frozen=True):
    """Chips that move between accounts in one go: all legs or none, and never changed afterwards."""

    id: str
    kind: str
    legs: tuple[Leg, ...]


def wallet(player: str) -> str:
    """The account of chips a player has away from the tables."""
    return f"wallet:{_name(player)}"


def seat(table: str, player: str) -> str:
    """The account of chips a player has on a table: the stack and any waiting top-up."""
    return f"seat:{_name(table)}:{_name(player)}"


def grant(player: str, chips: int, key: str) -> Entry:
    """New play chips for a player's wallet; `key` tells one grant to a player from the next."""
    return _move(f"grant:{_name(player)}:{key}", "grant", MINT, wallet(player), chips)


def buy_in(table: str, player: str, chips: int, key: str) -> Entry:
    """Chips from the wallet to the seat, for a buy-in or a top-up; `key` comes from the player's client."""
    source, target = wallet(player), seat(table, player)
    return _move(f"buy_in:{table}:{player}:{key}", "buy_in", source, target, chips)


def cash_out(table: str, player: str, chips: int, key: str) -> Entry:
    """Chips from the seat back to the wallet, when a player leaves or takes chips off the table."""
    source, target = seat(table, player), wallet(player)
    return _move(f"cash_out:{table}:{player}:{key}", "cash_out", source, target, chips)


def settle(table: str, hand_number: int, nets: Mapping[str, int], rake: int) -> Entry | None:
    """What a finished hand moves: each player's net result, and the rake to the house.

    `nets` maps a player to chips won less chips paid; they sum to minus the rake.
    None when nobody won or lost and no rake was taken, as in an evenly split pot of equal stakes.
    """
    assert hand_number > 0, "hands are numbered from 1"
    assert rake >= 0, "rake is never given back"
    assert sum(nets.values()) == -rake, "a hand neither makes nor loses chips"
    legs = [Leg(seat(table, player), net) for player, net in nets.items() if net]
    if rake:
        legs.append(Leg(HOUSE, rake))
    return Entry(f"hand:{_name(table)}:{hand_number}", "hand", tuple(legs)) if legs else None


def reversal(entry: Entry) -> Entry:
    """The entry that undoes another one: a mistake is corrected by a new fact, and only once."""
    return Entry(
        f"reversal:{entry.id}", "reversal", tuple(Leg(leg.account, -leg.delta) for leg in entry.legs)
    )


def _move(entry_id: str, kind: str, source: str, target: str, chips: int) -> Entry:
    assert chips > 0, "an entry moves at least one chip, forwards"
    return Entry(entry_id, kind, (Leg(source, -chips), Leg(target, chips)))


def _name(text: str) -> str:
    # A colon inside a name could make one player's account read as another's.
    assert text, "an account belongs to somebody"
    assert ":" not in text, f"not a name an account can carry: {text!r}"
    return text
