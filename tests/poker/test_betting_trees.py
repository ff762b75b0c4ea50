"""All lines of fixed-limit betting, counted: a fault in the queue of a street changes the number."""

from collections.abc import Iterator

import pytest

from splitpot.poker.actions import Fold
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import HandStarted, Post, PostKind, Stack, Street
from splitpot.poker.hand import Hand
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import CapHeadsUp, Rules, fixed_limit
from tests.poker.deals import wishes

DEEP = 10_000  # chips that no line of play can use up


def street_ends(hand: Hand, street: Street) -> Iterator[bool]:
    """For each line of betting on `street`: does it end with both still in."""
    while True:
        if hand.over or hand.street is not street:
            yield not hand.over
            return
        event = next_event(hand)
        if event is None:
            break
        hand = apply(hand, event)
    legal = legal_actions(hand)
    assert legal is not None
    for action in wishes(legal, hand.rules.unit):
        if isinstance(action, Fold):
            yield False
        else:
            yield from street_ends(apply(hand, choose(hand, legal.seat, action)), street)


def heads_up(rules: Rules) -> Hand:
    """Two deep stacks; the button, seat 1, has the small blind (rule R2.3)."""
    return begin(
        HandStarted(
            number=1,
            rules=rules,
            button=1,
            seats=(Stack(2, DEEP), Stack(1, DEEP)),
            posts=(
                Post(1, PostKind.SMALL_BLIND, rules.small_blind),
                Post(2, PostKind.BIG_BLIND, rules.big_blind),
            ),
            deck=tuple(range(52)),
        )
    )


def called_preflop(hand: Hand) -> Hand:
    """The hand on the flop after a call and a check."""
    while hand.street is Street.PREFLOP:
        event = next_event(hand)
        if event is None:
            legal = legal_actions(hand)
            assert legal is not None
            event = choose(hand, legal.seat, wishes(legal, 1)[0 if legal.check else 1])
        hand = apply(hand, event)
    return hand


# With r raises still allowed, who faces a bet folds (one line), calls (one line, both in), or raises:
#   facing(r) = 2 + facing(r - 1), facing(0) = 2, so facing(r) = 2 (r + 1); r + 1 of these end with both in.
# After the flop, with one bet and k raises: check, check is one line; check, bet: facing(k); bet: facing(k).
#   Together 1 + 4 (k + 1), with both in 1 + 2 (k + 1).
# Before the flop the big blind is the bet: fold; call, and the big blind checks or raises: 1 + facing(k - 1);
#   raise: facing(k - 1). Together 2 + 4 k, with both in 1 + 2 k.


@pytest.mark.parametrize(("raises", "lines", "both_in"), [(1, 9, 5), (2, 13, 7), (3, 17, 9), (4, 21, 11)])
def test_lines_of_a_street_after_the_flop(raises: int, lines: int, both_in: int) -> None:
    """1 + 4 (k + 1) lines with k raises, of which 1 + 2 (k + 1) lead to the next card."""
    rules = Rules(small_blind=1, big_blind=2, small_bet=2, big_bet=4, max_raises=raises)
    ends = list(street_ends(called_preflop(heads_up(rules)), Street.FLOP))

    assert (lines, both_in) == (len(ends), sum(ends))


@pytest.mark.parametrize(("raises", "lines", "both_in"), [(1, 6, 3), (2, 10, 5), (3, 14, 7), (4, 18, 9)])
def test_lines_before_the_flop(raises: int, lines: int, both_in: int) -> None:
    """2 + 4 k lines with k raises, of which 1 + 2 k lead to the flop."""
    rules = Rules(small_blind=1, big_blind=2, small_bet=2, big_bet=4, max_raises=raises)
    ends = list(street_ends(heads_up(rules), Street.PREFLOP))

    assert (lines, both_in) == (len(ends), sum(ends))


def test_lines_of_a_whole_hand() -> None:
    """All lines of a hand with three raises: 5,103 end by a fold and 5,103 by a showdown.

    Before the flop 7 lines end by a fold and 7 go on, on each later street 8 and 9. So folds are
    7 + 7 (8 + 9 (8 + 9 * 8)) = 7 + 7 * 728 = 5,103, and showdowns 7 * 9 * 9 * 9 = 5,103.
    """
    folds, showdowns = count_lines(heads_up(fixed_limit("holdem", 2, 4)))

    assert (7 + 7 * (8 + 9 * (8 + 9 * 8)), 7 * 9**3) == (folds, showdowns)


def count_lines(hand: Hand) -> tuple[int, int]:
    """Lines that end by a fold, and lines that reach the showdown."""
    while True:
        if hand.over or sum(not player.folded for player in hand.players) == 1:
            return (1, 0)
        if hand.street is Street.RIVER and hand.dealt and not hand.waiting:
            return (0, 1)
        event = next_event(hand)
        if event is None:
            break
        hand = apply(hand, event)
    legal = legal_actions(hand)
    assert legal is not None
    lines = [count_lines(apply(hand, choose(hand, legal.seat, action))) for action in wishes(legal, 1)]
    return sum(folds for folds, _ in lines), sum(showdowns for _, showdowns in lines)


@pytest.mark.parametrize(
    "lifted", [CapHeadsUp.UNLIMITED_IF_ROUND_STARTS_HEADS_UP, CapHeadsUp.UNLIMITED_ONCE_HEADS_UP_BEFORE_CAP]
)
def test_without_a_cap_only_the_stacks_end_the_raising(lifted: CapHeadsUp) -> None:
    """Two players with 20 chips each and bets of 2 raise until one is all-in (rule R10.4)."""
    rules = Rules(small_blind=1, big_blind=2, small_bet=2, big_bet=4, cap_heads_up=lifted)
    hand = begin(
        HandStarted(
            number=1,
            rules=rules,
            button=1,
            seats=(Stack(2, 20), Stack(1, 20)),
            posts=(Post(1, PostKind.SMALL_BLIND, 1), Post(2, PostKind.BIG_BLIND, 2)),
            deck=tuple(range(52)),
        )
    )
    prices = []
    while not hand.over:
        event = next_event(hand)
        if event is None:
            legal = legal_actions(hand)
            assert legal is not None
            event = choose(hand, legal.seat, wishes(legal, 1)[-1])
        hand = apply(hand, event)
        prices.append(hand.price)

    assert 20 == max(prices)
    assert {2, 4, 6, 8, 10, 12, 14, 16, 18, 20} <= set(prices)
