"""Entries: every way chips move is balanced, named for what it is for, and undone by a new entry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splitpot.ledger import (
    HOUSE,
    MINT,
    Entry,
    Leg,
    balanced,
    buy_in,
    cash_out,
    faults,
    grant,
    posted,
    reversal,
    seat,
    settle,
    wallet,
)
from splitpot.limits import CHIPS_MAX

names = st.text(st.characters(codec="utf-8", exclude_characters=":"), min_size=1, max_size=20)
chips = st.integers(1, CHIPS_MAX)
nets = st.dictionaries(names, st.integers(-(10**9), 10**9), min_size=1, max_size=10)


def test_a_grant_comes_from_the_mint() -> None:
    """New chips are owed by the mint, so the sum over all accounts stays zero."""
    entry = grant("ann", 500, "welcome")

    assert Entry("grant:ann:welcome", "grant", (Leg(MINT, -500), Leg("wallet:ann", 500))) == entry


def test_a_buy_in_goes_from_the_wallet_to_the_seat() -> None:
    """The client's key is part of the id, so a double click makes one entry."""
    entry = buy_in("oak", "ann", 200, "k1")

    assert Entry("buy_in:oak:ann:k1", "buy_in", (Leg("wallet:ann", -200), Leg("seat:oak:ann", 200))) == entry


def test_a_hand_moves_nets_between_seats_and_rake_to_the_house() -> None:
    """Ann wins 90 of the 100 Bob lost, 10 are rake, and Cat who broke even has no leg."""
    entry = settle("oak", 7, {"ann": 90, "bob": -100, "cat": 0}, 10)

    assert entry is not None
    assert "hand:oak:7" == entry.id
    assert (Leg("seat:oak:ann", 90), Leg("seat:oak:bob", -100), Leg(HOUSE, 10)) == entry.legs


def test_a_hand_nobody_won_or_lost_moves_nothing() -> None:
    """An even split without rake makes no entry."""
    assert settle("oak", 7, {"ann": 0, "bob": 0}, 0) is None


@pytest.mark.parametrize("amount", [0, -1, -(2**31)])
def test_an_entry_never_moves_chips_backwards(amount: int) -> None:
    """A negative buy-in would be a way to take chips from a table: it is our own mistake if one gets here."""
    with pytest.raises(AssertionError):
        buy_in("oak", "ann", amount, "k1")


def test_a_hand_that_loses_a_chip_is_our_own_mistake() -> None:
    """Nets that don't sum to minus the rake never become an entry."""
    with pytest.raises(AssertionError):
        settle("oak", 7, {"ann": 90, "bob": -100}, 9)


def test_a_name_with_a_colon_carries_no_account() -> None:
    """Otherwise the seat of player `b:c` at table `a` were the seat of `c` at table `a:b`."""
    with pytest.raises(AssertionError):
        seat("oak:elm", "ann")


@given(table=names, player=names, amount=chips, key=names)
def test_every_movement_is_sound(table: str, player: str, amount: int, key: str) -> None:
    """Grant, buy-in and cash-out break no rule, whatever the names and amounts."""
    for entry in (
        grant(player, amount, key),
        buy_in(table, player, amount, key),
        cash_out(table, player, amount, key),
    ):
        assert () == faults(entry)


@given(table=names, player=names, amount=chips, key=names)
def test_cashing_out_what_was_bought_in_restores_every_balance(
    table: str, player: str, amount: int, key: str
) -> None:
    """Sitting down and leaving without a hand is free."""
    before = {wallet(player): amount, seat(table, player): 0}

    after = posted(before, [buy_in(table, player, amount, key), cash_out(table, player, amount, key)])

    assert before == after


@given(nets=nets, table=names, number=st.integers(1, 10**6))
def test_every_settlement_is_balanced(nets: dict[str, int], table: str, number: int) -> None:
    """Whatever the nets, what the players lost together is the rake."""
    loser = next(iter(nets))
    surplus = sum(nets.values())
    nets[loser] -= max(surplus, 0)
    entry = settle(table, number, nets, -sum(nets.values()))

    assert entry is None or balanced(entry)


@given(player=names, amount=chips, key=names)
def test_a_reversal_undoes_its_entry(player: str, amount: int, key: str) -> None:
    """An entry and its reversal leave nothing behind."""
    entry = grant(player, amount, key)

    assert {0} == set(posted({}, [entry, reversal(entry)]).values())
