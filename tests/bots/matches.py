"""Matches of practice opponents: each deck is played twice with the levels swapped, so luck cancels."""

import random
from collections.abc import Sequence

from splitpot.bots.strategy import choose as decide
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import HandStarted, Post, PostKind, Stack
from splitpot.poker.hand import Hand
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import Rules
from splitpot.poker.sight import hand_view
from splitpot.table.view import BotLevel, SeatState, SeatView, Stage, TableView, YouView

STACK = 100  # big blinds


def match(rules: Rules, one: BotLevel, other: BotLevel, *, decks: int, seed: int) -> list[float]:
    """What `one` won from `other` with each deck, in big blinds; they sit alternately at the table."""
    chance = random.Random(seed)
    sides = [one, other] * (rules.seats // 2)
    swapped = [other, one] * (rules.seats // 2)
    won = []
    for number in range(decks):
        deck = tuple(chance.sample(range(52), 52))
        button = number % rules.seats
        total = 0
        for levels in (sides, swapped):
            whims = random.Random(number)
            gains = play_hand(rules, levels, button, deck, whims)
            total += sum(gain for gain, level in zip(gains, levels, strict=True) if level is one)
        won.append(total / rules.big_blind)
    return won


def play_hand(
    rules: Rules, levels: Sequence[BotLevel], button: int, deck: tuple[int, ...], whims: random.Random
) -> list[int]:
    """What each seat won or lost in one hand of fresh stacks."""
    hand = begin(deal(rules, len(levels), button, deck))
    while not hand.over:
        event = next_event(hand)
        if event is None:
            view = table_view(hand, levels)
            action = decide(view, whims)
            assert action is not None
            assert view.you.legal is not None
            event = choose(hand, view.you.legal.seat, action)
        hand = apply(hand, event)
    stacks = {player.seat: player.stack for player in hand.players}
    return [stacks[seat] - STACK * rules.big_blind for seat in range(len(levels))]


def deal(rules: Rules, count: int, button: int, deck: tuple[int, ...]) -> HandStarted:
    """A hand of `count` fresh stacks."""
    order = [(button + place) % count for place in range(1, count + 1)]
    small, big = (order[1], order[0]) if count == 2 else (order[0], order[1])
    return HandStarted(
        number=1,
        rules=rules,
        button=button,
        seats=tuple(Stack(seat, STACK * rules.big_blind) for seat in order),
        posts=(
            Post(small, PostKind.SMALL_BLIND, rules.small_blind),
            Post(big, PostKind.BIG_BLIND, rules.big_blind),
        ),
        deck=deck,
    )


def table_view(hand: Hand, levels: Sequence[BotLevel]) -> TableView:
    """The table as the seat on turn sees it."""
    legal = legal_actions(hand)
    assert legal is not None
    return TableView(
        table="oak",
        name="Oak",
        rules=hand.rules,
        practice=True,
        seq=1,
        stage=Stage.PLAYING,
        seats=tuple(
            SeatView(
                seat=seat,
                name=f"bot {seat}",
                stack=0,
                state=SeatState.PLAYING,
                bot=level,
                mark=None,
                leaving=False,
                connected=True,
                in_hand=True,
                net=None,
            )
            for seat, level in enumerate(levels)
        ),
        button=hand.button,
        hand=hand_view(hand, legal.seat),
        turn=1,
        clock=None,
        next_hand_ms=None,
        you=YouView(
            seat=legal.seat,
            legal=legal,
            entry=None,
            sitting_out=False,
            leaving=False,
            owes_if_sitting_out=0,
        ),
        watchers=0,
    )
