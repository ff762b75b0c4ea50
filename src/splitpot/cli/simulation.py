"""Hands played by chance: seeded decks and random legal actions, to measure the rules and to shake them."""

import random
import zlib
from collections.abc import Iterator

import msgspec

from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise
from splitpot.poker.apply import apply, begin
from splitpot.poker.cards import full_deck
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import HandStarted, Post, PostKind, Seat, Stack
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.rules import Chips, Rules

STACK_IN_BIG_BLINDS = 100
FULL_DECK = full_deck()
FOLD: tuple[Action, bytes] = (Fold(), b"f")
CHECK: tuple[Action, bytes] = (Check(), b"k")
CALL: tuple[Action, bytes] = (Call(), b"c")


class Tally(msgspec.Struct):
    """What a simulation has done so far; `checksum` is of every action and of the stacks after every hand."""

    hands: int = 0
    actions: int = 0
    checksum: int = 0


class Simulation:
    """One table of random players. The same rules and seed give the same hands."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.tally = Tally()
        self._rules = rules
        self._chance = random.Random(seed)  # noqa: S311  a simulation has to be repeatable, not secret
        self._button: Seat = 0
        self._start = STACK_IN_BIG_BLINDS * rules.big_blind
        self._stacks: list[Chips] = [self._start] * rules.seats
        self.chips_before = self._start * rules.seats

    @property
    def chips_after(self) -> Chips:
        """All chips on the table now."""
        return sum(self._stacks)

    def play(self, hands: int) -> Iterator[Tally]:
        """Play so many hands and tell after each how far it is.

        As soon as a seat cannot pay the big blind, everybody goes on with the stack of the beginning:
        the chips on the table stay as many as they were.
        """
        for _ in range(hands):
            if min(self._stacks) < self._rules.big_blind:
                assert self.chips_after == self.chips_before, "chips appeared or vanished"
                self._stacks = [self._start] * self._rules.seats
            self._play_hand()
            self.tally.hands += 1
            yield self.tally

    def _play_hand(self) -> None:
        hand = begin(self._deal())
        tally = self.tally
        while not hand.over:
            event = next_event(hand)
            if event is None:
                legal = legal_actions(hand)
                assert legal is not None, "a hand that is not over waits for somebody"
                action, mark = random_action(legal, self._chance)
                event = choose(hand, legal.seat, action, legal)
                tally.actions += 1
                tally.checksum = zlib.crc32(mark, tally.checksum)
            hand = apply(hand, event)
        for player in hand.players:
            self._stacks[player.seat] = player.stack
        tally.checksum = zlib.crc32(repr(self._stacks).encode(), tally.checksum)

    def _deal(self) -> HandStarted:
        count, rules = len(self._stacks), self._rules
        self._button = (self._button + 1) % count
        order = [(self._button + place) % count for place in range(1, count + 1)]
        small, big = (order[1], order[0]) if count == 2 else (order[0], order[1])
        draw = self._chance.random
        # Sorted by a drawn number each: as fair as a shuffle, and twice as fast.
        deck = sorted(FULL_DECK, key=lambda _: draw())
        return HandStarted(
            number=self.tally.hands + 1,
            rules=rules,
            button=self._button,
            seats=tuple(Stack(seat, self._stacks[seat]) for seat in order),
            posts=(
                Post(small, PostKind.SMALL_BLIND, rules.small_blind),
                Post(big, PostKind.BIG_BLIND, rules.big_blind),
            ),
            deck=tuple(deck),
        )


def random_action(legal: Legal, chance: random.Random) -> tuple[Action, bytes]:
    """One of the legal kinds of action, each as likely, and bytes that name it.

    A bet or raise is the least, the most, or any amount between, each a third of the time.
    """
    kinds = [CHECK] if legal.check else [CALL, FOLD]
    count = len(kinds) + (legal.min_to is not None)
    place = int(chance.random() * count)
    if place < len(kinds):
        return kinds[place]
    to = _amount(legal, chance)
    return (Bet(to) if legal.opens else Raise(to)), b"r%d" % to


def _amount(legal: Legal, chance: random.Random) -> Chips:
    assert legal.min_to is not None
    assert legal.max_to is not None
    if legal.min_to == legal.max_to:
        return legal.min_to
    return (legal.min_to, legal.max_to, chance.randint(legal.min_to, legal.max_to))[chance.randrange(3)]
