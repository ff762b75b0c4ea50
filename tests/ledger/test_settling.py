"""Settling up: payments even every result out, and there are few of them."""

from hypothesis import given
from hypothesis import strategies as st

from splitpot.ledger import Payment, payments

LOSERS = st.lists(st.integers(-1_000_000, 1_000_000), min_size=1, max_size=12)


def test_the_largest_loss_pays_the_largest_win_first() -> None:
    """Chips go from those who lost to those who won, and nobody pays and is paid."""
    results = {"Ann": 700, "Bo": -500, "Cy": 200, "Di": -400, "Ed": 0}

    assert (
        Payment("Bo", "Ann", 500),
        Payment("Di", "Ann", 200),
        Payment("Di", "Cy", 200),
    ) == payments(results)
    assert () == payments({"Ann": 0}) == payments({})


@given(LOSERS)
def test_everybody_is_even_afterwards_and_payments_are_fewer_than_people(amounts: list[int]) -> None:
    """Whatever the results are, as long as they sum to zero."""
    results = {f"p{n}": amount for n, amount in enumerate([*amounts, -sum(amounts)])}
    left = dict(results)
    made = payments(results)
    for payment in made:
        assert payment.chips > 0
        left[payment.payer] += payment.chips
        left[payment.payee] -= payment.chips

    assert not any(left.values())
    assert len(made) < len(results)


def test_what_others_won_stays_open() -> None:
    """Where the house or an opponent of the house won the rest, nobody is asked to pay it to a person."""
    assert (Payment("Bo", "Ann", 100),) == payments({"Ann": 100, "Bo": -300})
