"""Pots and shares against slow ways of computing them that share no thought with the rules."""

import random
from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from splitpot.poker.events import BetsCollected, Half, HandStarted, Pot
from splitpot.poker.hand import Hand, Player
from splitpot.poker.pots import build_pots
from splitpot.poker.rules import IdenticalHands, OddChip, fixed_limit
from splitpot.poker.shares import divide
from splitpot.poker.strength import strengths
from tests.poker.deals import finished, line_of_play, starts


def pots_chip_by_chip(hand: Hand) -> list[tuple[int, frozenset[int]]]:
    """Take one chip of each player at a time: the live ones who could pay it contest that layer.

    Dead chips belong to the first layer; a layer that no live player reaches falls to the one before it.
    """
    layers: list[tuple[int, frozenset[int]]] = []
    dead = hand.dead + hand.carried_in
    if dead:
        layers.append((dead, frozenset(p.seat for p in hand.players if not p.folded)))
    for level in range(1, max(p.paid for p in hand.players) + 1):
        amount = sum(p.paid >= level for p in hand.players)
        able = frozenset(p.seat for p in hand.players if not p.folded and p.paid >= level)
        layers.append((amount, able or layers[-1][1]))
    merged: list[tuple[int, frozenset[int]]] = []
    for amount, able in layers:
        if merged and merged[-1][1] == able:
            merged[-1] = (merged[-1][0] + amount, able)
        else:
            merged.append((amount, able))
    return merged


@given(starts(), st.randoms(use_true_random=False))
def test_pots_are_what_chip_by_chip_makes_of_them(start: HandStarted, chance: random.Random) -> None:
    """Amounts and contenders of all pots equal those of laying out the chips one by one."""
    for hand, event in line_of_play(start, chance):
        if isinstance(event, BetsCollected):
            expected = pots_chip_by_chip(hand)
            assert expected == [(pot.amount, frozenset(pot.contenders)) for pot in event.pots]


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


def winnings_chip_by_chip(hand: Hand) -> tuple[Counter[int], int]:
    """Deal out each pot unit by unit in seat order, and count what is carried on."""
    won: Counter[int] = Counter()
    carried = 0
    for number, pot in enumerate(hand.pots):
        amount = pot.amount - (hand.rake[number] if hand.rake else 0)
        for part, winners in parts(hand, pot, amount):
            chips = [hand.rules.unit] * (part // hand.rules.unit)
            while chips:
                if hand.rules.odd_chip is OddChip.CARRY_OVER and len(chips) < max(1, len(winners)):
                    break
                if not winners:
                    break
                for seat in winners[: len(chips)]:
                    won[seat] += chips.pop()
            carried += sum(chips)
    return won, carried


def parts(hand: Hand, pot: Pot, amount: int) -> list[tuple[int, list[int]]]:
    """The halves of one pot and who wins each, in seat order from the left of the button."""
    players = [player for player in hand.players if player.seat in pot.contenders]
    if len(players) == 1:
        return [(amount, [players[0].seat])]
    value = {p.seat: strengths(hand.rules.variant, p.hole, hand.board) for p in players}
    highs = [p.seat for p in players if all(value[p.seat][0] >= value[q.seat][0] for q in players)]
    lows = [
        p.seat
        for p in players
        if value[p.seat][1] and all(value[p.seat][1] >= value[q.seat][1] for q in players)
    ]
    if not lows:
        return [(amount, highs)]
    if hand.rules.identical_hands is IdenticalHands.EVEN_SPLIT and highs == lows and len(highs) > 1:
        return [(amount, highs)]
    units = amount // hand.rules.unit
    low = units // 2 * hand.rules.unit
    if hand.rules.odd_chip is OddChip.CARRY_OVER:
        # The chip that cannot be halved is nobody's: it is carried like the rest of a tie.
        return [(low, highs), (low, lows), (amount - 2 * low, [])]
    return [(amount - low, highs), (low, lows)]


@given(starts(), st.randoms(use_true_random=False))
def test_shares_are_what_dealing_out_units_gives(start: HandStarted, chance: random.Random) -> None:
    """Winners, halves, ties, odd and carried chips equal those of a slow dealing-out of every unit."""
    hand = finished(line_of_play(start, chance))

    expected, carried = winnings_chip_by_chip(hand)
    won: Counter[int] = Counter()
    for award in hand.awards:
        for share in award.shares:
            won[share.seat] += share.amount
    assert +expected == +won
    assert carried == hand.carried_out


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
