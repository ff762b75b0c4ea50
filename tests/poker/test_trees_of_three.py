"""All lines of fixed-limit betting between three players, counted on paper and by the room."""

from collections import Counter
from functools import cache

import pytest

from splitpot.poker.actions import Fold
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import HandStarted, Post, PostKind, Stack, Street
from splitpot.poker.hand import Hand
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import Rules
from tests.poker.deals import wishes

DEEP = 10_000  # chips that no line of play can use up

# A street is known by three numbers: `live` players, how many of them still `wait` to answer, and the
# `raises` that are left. F(live, wait, raises) are its lines by how many are in at their end:
#   nobody waits, or one is left: one line.
#   Facing a bet, the next one folds: F(live - 1, wait - 1, raises); calls: F(live, wait - 1, raises); or, if
#   a raise is left, raises, and all others have to answer: F(live, live - 1, raises - 1).
# Without a bet nobody folds: he checks, which is the same as a call, or bets.
# By hand, with all raises used up: F(3, 2, 0) = 4 lines, fold or call by each of two. With one left:
#   the first folds: F(2, 1, 1) = 2 + F(2, 1, 0) = 4; calls: F(3, 1, 1) = 2 + F(3, 2, 0) = 6;
#   raises: F(3, 2, 0) = 4; together 14.
# After the flop F(3, 3) without a bet and with k raises is 1 + 3 F(3, 2, k): the bet comes after none, one or
# two checks. With one raise 1 + 3 * 14 = 43.
# Before the flop the bet is there; the button, then the small blind, fold, call or raise, and the big blind
# answers raises or, if only calls reached him, checks or raises (rule R1.4). If both fold he has won.


Lines = Counter[int]  # lines by how many players are in at their end


@cache
def facing(live: int, wait: int, raises: int) -> Lines:
    """Lines after a bet: `wait` of the `live` players still have to answer it."""
    if live == 1 or wait == 0:
        return Counter({live: 1})
    lines = facing(live - 1, wait - 1, raises) + facing(live, wait - 1, raises)
    return lines + facing(live, live - 1, raises - 1) if raises else lines


def unbet(live: int, wait: int, raises: int) -> Lines:
    """Lines while nobody has bet, with the bet and `raises` raises to come."""
    if wait == 0:
        return Counter({live: 1})
    return unbet(live, wait - 1, raises) + facing(live, live - 1, raises)


def before_the_flop(live: int, wait: int, raises: int) -> Lines:
    """Lines before the flop: `wait` counts those before the big blind who have not acted."""
    if live == 1:
        return Counter({1: 1})
    again = facing(live, live - 1, raises - 1) if raises else Counter()
    if wait == 0:
        return Counter({live: 1}) + again
    fold, call = before_the_flop(live - 1, wait - 1, raises), before_the_flop(live, wait - 1, raises)
    return fold + call + again


def three(rules: Rules) -> Hand:
    """Three deep stacks, the button at seat 1."""
    return begin(
        HandStarted(
            number=1,
            rules=rules,
            button=1,
            seats=(Stack(2, DEEP), Stack(3, DEEP), Stack(1, DEEP)),
            posts=(
                Post(2, PostKind.SMALL_BLIND, rules.small_blind),
                Post(3, PostKind.BIG_BLIND, rules.big_blind),
            ),
            deck=tuple(range(52)),
        )
    )


def counted(hand: Hand, street: Street) -> Lines:
    """Every line of `street` that the room allows, by how many are in at its end."""
    while True:
        live = sum(not player.folded for player in hand.players)
        if hand.over or hand.street is not street or live == 1:
            return Counter({live: 1})
        event = next_event(hand)
        if event is None:
            break
        hand = apply(hand, event)
    legal = legal_actions(hand)
    assert legal is not None
    lines: Lines = Counter()
    for action in wishes(legal, 1):
        lines += counted(apply(hand, choose(hand, legal.seat, action)), street)
    return lines


def on_the_flop(hand: Hand, folds: int) -> Hand:
    """The hand on the flop after so many folds, and calls and checks by all others."""
    while hand.street is Street.PREFLOP:
        event = next_event(hand)
        if event is None:
            legal = legal_actions(hand)
            assert legal is not None
            wanted = wishes(legal, 1)
            action = wanted[0] if folds or legal.check else wanted[1]
            folds -= isinstance(action, Fold)
            event = choose(hand, legal.seat, action)
        hand = apply(hand, event)
    return hand


def limits(raises: int) -> Rules:
    """A 2-4 table with this cap."""
    return Rules(small_blind=1, big_blind=2, small_bet=2, big_bet=4, max_raises=raises)


def test_the_counts_on_paper() -> None:
    """The smallest ones are those of the derivation above."""
    assert [4, 14] == [facing(3, 2, raises).total() for raises in (0, 1)]
    assert 43 == unbet(3, 3, 1).total()


@pytest.mark.parametrize("raises", [1, 2, 3, 4])
def test_lines_before_the_flop(raises: int) -> None:
    """As many lines as on paper end with one, two and three players in."""
    assert before_the_flop(3, 2, raises) == counted(three(limits(raises)), Street.PREFLOP)


@pytest.mark.parametrize("raises", [1, 2, 3, 4])
@pytest.mark.parametrize("folds", [0, 1])
def test_lines_of_the_flop(raises: int, folds: int) -> None:
    """With three players, and with the two whom a fold before the flop left."""
    live = 3 - folds
    assert unbet(live, live, raises) == counted(on_the_flop(three(limits(raises)), folds), Street.FLOP)


def test_lines_of_two_streets() -> None:
    """Before the flop and on it together: each line that goes on is followed by a flop of its players."""
    rules = limits(1)
    ends = before_the_flop(3, 2, 1)
    expected = ends[1] + sum(ends[live] * unbet(live, live, 1).total() for live in (2, 3))

    assert expected == counted_to_the_turn(three(rules))


def counted_to_the_turn(hand: Hand) -> int:
    """Every line of the first two streets."""
    while True:
        if hand.over or hand.street > Street.FLOP or sum(not player.folded for player in hand.players) == 1:
            return 1
        event = next_event(hand)
        if event is None:
            break
        hand = apply(hand, event)
    legal = legal_actions(hand)
    assert legal is not None
    return sum(
        counted_to_the_turn(apply(hand, choose(hand, legal.seat, action))) for action in wishes(legal, 1)
    )
