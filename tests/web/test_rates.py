"""Token buckets."""

from splitpot.web.rates import Rates


def test_a_burst_is_allowed_then_a_steady_rate() -> None:
    """Three at once, then one every half second."""
    rates = Rates(3, 2)

    assert [True, True, True, False] == [rates.take("ann", 0.0) for _ in range(4)]
    assert [False, True, False] == [rates.take("ann", at) for at in (0.4, 0.5, 0.6)]


def test_nobody_pays_for_another() -> None:
    """Each key has its own bucket."""
    rates = Rates(1, 1)

    assert [True, True, False] == [rates.take(key, 0.0) for key in ("ann", "bob", "ann")]


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    """A long silence saves up nothing."""
    rates = Rates(2, 1)
    rates.take("ann", 0.0)

    assert [True, True, False] == [rates.take("ann", 1000.0) for _ in range(3)]


def test_memory_is_bounded_whoever_comes() -> None:
    """A million addresses leave no million buckets."""
    rates = Rates(1, 0.001)
    for number in range(50_000):
        rates.take(number, 0.0)

    assert len(rates) <= 10_000
