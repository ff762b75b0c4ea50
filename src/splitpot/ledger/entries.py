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


def carried(table: str) -> str:
    """The account of chips that could not be divided and wait on a table for its next pot."""
    return f"carried:{_name(table)}"


def grant(player: str, chips: int, key: str) -> Entry:
    """New play chips for a player's wallet; `key` tells one grant to a player from the next."""
    return _move(f"grant:{_name(player)}:{key}", "grant", MINT, wallet(player), chips)


def buy_in(table: str, player: str, chips: int, key: str) -> Entry:
    """Chips from the wallet to the seat, for a buy-in or a top-up; `key` comes from the player's client."""
    source, target = wallet(player), seat(table, player)
    return _move(f"buy_in:{table}:{player}:{key}", "buy_in", source, target, chips)


def cash_out(table: str, player: str, chips: int, key: str, *, rest: int = 0) -> Entry:
    """Chips from the seat back to the wallet, when a player leaves or takes chips off the table.

    `rest` of them lay carried over for a next pot that will not come, and were given to him (rule R6.2).
    """
    assert chips > 0, "an entry moves at least one chip, forwards"
    assert 0 <= rest <= chips, "the rest is part of what he takes"
    legs = (
        Leg(seat(table, player), rest - chips),
        Leg(carried(table), -rest),
        Leg(wallet(player), chips),
    )
    return _entry(f"cash_out:{table}:{player}:{key}", "cash_out", legs)


def settle(
    table: str,
    hand_number: int,
    nets: Mapping[str, int],
    rake: int,
    *,
    carried_in: int = 0,
    carried_out: int = 0,
) -> Entry | None:
    """What a finished hand moves: each player's net result, the rake to the house, and what is carried over.

    `nets` maps a player to chips won less chips paid. The pot began with `carried_in`, and `carried_out` stay
    for the next one (rule R6.2): nets, rake and the difference of these two sum to zero.
    None when no chip moved, as in an evenly split pot of equal stakes.
    """
    assert hand_number > 0, "hands are numbered from 1"
    assert rake >= 0, "rake is never given back"
    assert carried_in >= 0, "no pot begins below zero"
    assert carried_out >= 0, "nothing can be carried that is not there"
    left = carried_out - carried_in
    assert sum(nets.values()) == -rake - left, "a hand neither makes nor loses chips"
    legs = [Leg(seat(table, player), net) for player, net in nets.items() if net]
    if rake:
        legs.append(Leg(HOUSE, rake))
    if left:
        legs.append(Leg(carried(table), left))
    return Entry(f"hand:{_name(table)}:{hand_number}", "hand", tuple(legs)) if legs else None


def breaking(table: str, seq: int, stacks: Mapping[str, int], rest: tuple[str, int] | None) -> Entry | None:
    """What a table that breaks up gives back: each stack to its player's wallet.

    `rest` names who gets the chips that lay carried over, and how many they are (rule R6.2); `stacks` holds
    them not. None where there are no chips. `seq` is the step of the table that does it.
    """
    legs = [Leg(seat(table, player), -chips) for player, chips in stacks.items()]
    wallets = dict(stacks)
    if rest is not None:
        player, chips = rest
        legs.append(Leg(carried(table), -chips))
        wallets[player] = wallets.get(player, 0) + chips
    legs.extend(Leg(wallet(player), chips) for player, chips in wallets.items())
    return _entry(f"break:{table}:{seq}", "break", tuple(legs)) if any(wallets.values()) else None


def reversal(entry: Entry) -> Entry:
    """The entry that undoes another one: a mistake is corrected by a new fact, and only once."""
    return Entry(
        f"reversal:{entry.id}", "reversal", tuple(Leg(leg.account, -leg.delta) for leg in entry.legs)
    )


def _move(entry_id: str, kind: str, source: str, target: str, chips: int) -> Entry:
    assert chips > 0, "an entry moves at least one chip, forwards"
    return _entry(entry_id, kind, (Leg(source, -chips), Leg(target, chips)))


def _entry(entry_id: str, kind: str, legs: tuple[Leg, ...]) -> Entry:
    return Entry(entry_id, kind, tuple(leg for leg in legs if leg.delta))


def _name(text: str) -> str:
    # A colon inside a name could make one player's account read as another's.
    assert text, "an account belongs to somebody"
    assert ":" not in text, f"not a name an account can carry: {text!r}"
    return text
