"""Pots and shares against slow ways of computing them that share no thought with the rules."""

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from splitpot.poker.events import BetsCollected, Half, HandStarted
from splitpot.poker.hand import Hand, Player
from splitpot.poker.pots import build_pots
from splitpot.poker.rules import fixed_limit
from splitpot.poker.shares import divide
from tests.oracles.settlement import layers
from tests.poker.deals import finished, line_of_play, starts


@given(starts(), st.randoms(use_true_random=False))
def test_pots_are_what_layering_makes_of_them(start: HandStarted, chance: random.Random) -> None:
    """Amounts and contenders of all pots equal those of laying out the chips layer by layer."""
    for hand, event in line_of_play(start, chance):
        if isinstance(event, BetsCollected):
            paid = {player.seat: player.paid for player in hand.players}
            folded = {player.seat for player in hand.players if player.folded}
            expected = layers(paid, folded, hand.dead + hand.carried_in)
            assert expected == [(pot.amount, pot.contenders) for pot in event.pots]


@given(st.lists(st.tuples(st.integers(0, 40), st.booleans()), min_size=2, max_size=10), st.integers(0, 3))
def test_pots_of_any_payments(paid: list[tuple[int, bool]], dead: int) -> None:
    """Whatever each paid, folded or not, the pots hold all of it, and contenders only become fewer."""
    players = tuple(
        Player(seat, stack=0, paid=amount, folded=folded and seat > 0)
        for seat, (amount, folded) in enumerate(paid)
    )
    hand = Hand(1, fixed_limit("holdem", 2, 4), 0, players, (), (), dead=dead)
    if not sum(amount for amount, _ in paid) + dead:
        return

    pots = build_pots(hand)
    assert sum(amount for amount, _ in paid) + dead == sum(pot.amount for pot in pots)
    for wider, narrower in pairwise(pots):
        assert set(narrower.contenders) < set(wider.contenders)


@given(starts(), st.randoms(use_true_random=False))
def test_awards_say_what_they_are(start: HandStarted, chance: random.Random) -> None:
    """Last side pot first, high before low; each award is the sum of its shares and what it carries."""
    hand = finished(line_of_play(start, chance))

    order = [(-award.pot, award.half is Half.LOW) for award in hand.awards]
    assert sorted(order) == order
    for award in hand.awards:
        assert award.shares
        assert award.amount == sum(share.amount for share in award.shares) + award.carried


@given(
    st.integers(0, 500),
    st.lists(st.integers(1, 10), min_size=1, max_size=10, unique=True),
    st.sampled_from([1, 5]),
)
def test_nobody_gets_more_than_one_odd_chip(amount: int, seats: list[int], unit: int) -> None:
    """Shares differ by one unit at most, larger ones come first, and together they are all (rule R6.3)."""
    shares = divide(amount * unit, seats, unit)

    amounts = [share.amount for share in shares]
    assert amount * unit == sum(amounts)
    assert seats == [share.seat for share in shares]
    assert max(amounts) - min(amounts) <= unit
    assert sorted(amounts, reverse=True) == amounts
    assert [share.odd for share in shares] == [
        value - min(amounts) if max(amounts) > min(amounts) else 0 for value in amounts
    ]
