"""Balances and the rules of entries: each rule names what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splitpot.ledger import Entry, Leg, faults, grant, overdrawn, posted, total
from splitpot.limits import CHIPS_MAX

A, B = "wallet:ann", "wallet:bob"


@pytest.mark.parametrize(
    ("rule", "entry"),
    [
        ("sums_to_zero", Entry("x", "k", (Leg(A, -5), Leg(B, 4)))),
        ("moves_chips", Entry("x", "k", ())),
        ("moves_chips", Entry("x", "k", (Leg(A, 0), Leg(B, 0)))),
        ("names_each_account_once", Entry("x", "k", (Leg(A, -5), Leg(A, 5)))),
        ("knows_its_accounts", Entry("x", "k", (Leg("purse:ann", -5), Leg(B, 5)))),
        ("knows_its_accounts", Entry("x", "k", (Leg("seat:oak", -5), Leg(B, 5)))),
        ("knows_its_accounts", Entry("x", "k", (Leg("wallet:", -5), Leg(B, 5)))),
        ("stays_within_limits", Entry("x", "k", (Leg(A, -CHIPS_MAX - 1), Leg(B, CHIPS_MAX + 1)))),
        ("stays_within_limits", Entry("", "k", (Leg(A, -5), Leg(B, 5)))),
        ("stays_within_limits", Entry("x" * 201, "k", (Leg(A, -5), Leg(B, 5)))),
    ],
)
def test_each_rule_names_what_breaks_it(rule: str, entry: Entry) -> None:
    """An unsound entry is faulted by exactly the rule it breaks."""
    assert {rule} == {fault.rule for fault in faults(entry)}


def test_only_the_mint_may_hold_less_than_nothing() -> None:
    """A grant leaves the mint below zero and nobody overdrawn; spending what one has not is found."""
    balances = posted({}, [grant("ann", 5, "a"), Entry("x", "k", (Leg(A, -6), Leg(B, 6)))])

    assert -5 == balances["mint"]
    assert (A,) == overdrawn(balances)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["mint", "house", A, B]), st.sampled_from([A, B, "seat:oak:ann"]), st.integers(1)
        )
    )
)
def test_no_entries_change_the_total(moves: list[tuple[str, str, int]]) -> None:
    """However chips move, the accounts sum to zero, as they did before the first grant."""
    entries = [Entry("x", "k", (Leg(source, -n), Leg(target, n))) for source, target, n in moves]

    assert 0 == total(posted({}, entries))
