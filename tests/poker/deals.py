"""Strategies for hands: any game, limit, table size, stacks, options and posts, and lines of play."""

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import Event, HandStarted, Post, PostKind, Stack
from splitpot.poker.hand import Hand
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.rules import (
    AllInShowdown,
    CapHeadsUp,
    IdenticalHands,
    Limit,
    OddChip,
    Rake,
    Rules,
    Showdown,
    check_rules,
)

UNITS = (1, 5)
# Small amounts on purpose: odd chips, short stacks and equal bets then meet often.
BIG_BLINDS = (2, 4, 6)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Rules of any table this room can open, with every option."""
    unit = draw(st.sampled_from(UNITS))
    limit = draw(st.sampled_from(Limit))
    big_blind = draw(st.sampled_from(BIG_BLINDS)) * unit
    fixed = limit is Limit.FIXED
    made = Rules(
        game=draw(st.sampled_from(["omaha8", "holdem", "omaha"])),
        limit=limit,
        small_blind=draw(st.integers(1, big_blind // unit)) * unit,
        big_blind=big_blind,
        small_bet=big_blind,
        big_bet=2 * big_blind if fixed else big_blind,
        unit=unit,
        max_raises=draw(st.sampled_from([1, 3, 4])),
        cap_heads_up=draw(st.sampled_from(CapHeadsUp)),
        odd_chip=draw(st.sampled_from(OddChip)),
        identical_hands=draw(st.sampled_from(IdenticalHands)),
        showdown=draw(st.sampled_from(Showdown)),
        all_in_showdown=draw(st.sampled_from(AllInShowdown)),
        rake=draw(st.sampled_from([None, Rake(500, 3 * unit, unit), Rake(1000, 50, unit, False)])),
        burn=draw(st.booleans()),
    )
    check_rules(made)
    return made


@st.composite
def starts(draw: st.DrawFn, most: int = 10) -> HandStarted:
    """A hand about to begin: 2 to `most` seats, stacks of one unit to many bets, perhaps posts."""
    table = draw(rules())
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=2, max_size=most)))
    button = draw(st.sampled_from(seats))
    order = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    unit = table.unit
    stacks = tuple(Stack(seat, draw(st.integers(1, 60)) * unit) for seat in order)
    small, big = (order[1], order[0]) if len(order) == 2 else (order[0], order[1])
    posts = [
        Post(small, PostKind.SMALL_BLIND, table.small_blind),
        Post(big, PostKind.BIG_BLIND, table.big_blind),
    ]
    for seat in draw(st.sets(st.sampled_from(order[2:]))) if order[2:] else ():
        if draw(st.booleans()):
            posts.append(Post(seat, PostKind.LIVE, table.big_blind))
        posts.append(Post(seat, PostKind.DEAD, table.small_blind))
    deck = list(range(52))
    draw(st.randoms(use_true_random=False)).shuffle(deck)
    return HandStarted(
        number=1,
        rules=table,
        button=button,
        seats=stacks,
        posts=tuple(posts),
        deck=tuple(deck),
        carried=draw(st.sampled_from([0, 0, unit])) if table.odd_chip is OddChip.CARRY_OVER else 0,
    )


def wishes(legal: Legal, unit: int) -> list[Action]:
    """One legal action of each kind, bets at both bounds and between."""
    actions: list[Action] = [Fold()] if legal.fold else []
    actions += [Check()] if legal.check else []
    actions += [Call()] if legal.call is not None else []
    if legal.min_to is not None and legal.max_to is not None:
        kind = Bet if legal.opens else Raise
        middle = (legal.min_to + legal.max_to) // 2 // unit * unit
        amounts = {legal.min_to, legal.max_to} | ({middle} if legal.min_to < middle else set())
        actions += [kind(to) for to in sorted(amounts)]
    return actions


def line_of_play(start: HandStarted, chance: random.Random) -> list[tuple[Hand, Event]]:
    """The hand before each event, and the event, until the hand is over."""
    hand = begin(start)
    line: list[tuple[Hand, Event]] = []
    while not hand.over:
        event = next_event(hand)
        if event is None:
            event = choose(hand, *_wish(hand, chance))
        line.append((hand, event))
        hand = apply(hand, event)
    return line


def _wish(hand: Hand, chance: random.Random) -> tuple[int, Action]:
    legal = legal_actions(hand)
    assert legal is not None, "a hand that is not over waits for somebody"
    actions = wishes(legal, hand.rules.unit)
    # Folds are rare, so that most hands see many players and many pots.
    if len(actions) > 1 and isinstance(actions[0], Fold) and chance.random() < 0.7:
        actions = actions[1:]
    return legal.seat, chance.choice(actions)


def finished(line: Sequence[tuple[Hand, Event]]) -> Hand:
    """The hand after the last event of `line`."""
    return apply(*line[-1])
