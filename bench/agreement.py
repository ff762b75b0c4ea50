"""Pot-limit and no-limit hands settled by PokerKit too: agreement.py --hands N, or `make bench`.

It is compared where it keeps to the standard: hand reading, side pots, the odd chip between the halves and
the amounts of bets. Left out are hands in which its ways differ: several odd chips (of a tie it gives all to
the first, of several pots not each to the high half), blinds that a stack cannot pay, raises that no other
stack can meet (they come back anyway; it forbids them), and a pot for which nobody has a low beside one for
which somebody has (it halves that pot too, and shares the half among those who tie at having no low).
"""

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path

from engine import HERE, PEERS, peers_python

from splitpot.poker.actions import Bet, Call, Check, Fold, Raise
from splitpot.poker.apply import apply, begin
from splitpot.poker.cards import card_text
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import Half, HandStarted, Post, PostKind, Stack
from splitpot.poker.hand import Hand
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.options import Limit
from splitpot.poker.rules import Rules

BIG_BLIND = 4
CHUNK = 500  # hands given to one process


def started(chance: random.Random) -> HandStarted:
    """A hand of two to six players whose stacks pay the blinds."""
    rules = Rules(
        game=chance.choice(("omaha8", "omaha", "holdem")),
        limit=chance.choice((Limit.POT, Limit.NO)),
        small_blind=2,
        big_blind=BIG_BLIND,
        small_bet=BIG_BLIND,
        big_bet=BIG_BLIND,
    )
    count = chance.randint(2, 6)
    deck = list(range(52))
    chance.shuffle(deck)
    small, big = (1, 0) if count == 2 else (0, 1)
    return HandStarted(
        number=1,
        rules=rules,
        button=count - 1,
        seats=tuple(Stack(seat, chance.randint(BIG_BLIND + 1, 150)) for seat in range(count)),
        posts=(Post(small, PostKind.SMALL_BLIND, 2), Post(big, PostKind.BIG_BLIND, BIG_BLIND)),
        deck=tuple(deck),
    )


def played(start: HandStarted, chance: random.Random) -> dict[str, object] | None:
    """The hand as PokerKit is asked about it, or None if its ways of sharing differ."""
    hand = begin(start)
    actions = []
    while not hand.over:
        event = next_event(hand)
        if event is None:
            legal = legal_actions(hand)
            assert legal is not None
            low = legal.min_to if can_be_met(hand, legal.seat) else None
            kind, to = wish(legal, low, chance)
            action = {"fold": Fold(), "call": Check() if legal.check else Call()}.get(kind)
            event = choose(hand, legal.seat, action or (Bet(to) if legal.opens else Raise(to)), legal)
            actions.append(
                {"kind": kind, "to": to, "call": legal.call or 0, "low": low, "high": legal.max_to}
            )
        hand = apply(hand, event)
    if sum((award.odd > 0) + sum(share.odd > 0 for share in award.shares) for award in hand.awards) > 1:
        return None
    if {Half.LOW, Half.NO_LOW} <= {award.half for award in hand.awards}:
        return None
    return {
        "game": start.rules.game,
        "limit": start.rules.limit,
        "blinds": [start.rules.small_blind, start.rules.big_blind],
        "stacks": [stack.chips for stack in start.seats],
        "holes": ["".join(map(card_text, player.hole)) for player in hand.players],
        "board": [card_text(card) for card in hand.board],
        "actions": actions,
        "ends": [player.stack for player in hand.players],
    }


def can_be_met(hand: Hand, seat: int) -> bool:
    """Has anybody else more than the price, to meet a raise with."""
    others = (player for player in hand.players if player.seat != seat and not player.folded)
    return any(player.stack and player.bet + player.stack > hand.price for player in others)


def wish(legal: Legal, low: int | None, chance: random.Random) -> tuple[str, int]:
    """A kind of action and an amount; folds are rare, so that pots are many."""
    roll = chance.random()
    if low is not None and legal.max_to is not None and roll < 0.35:
        return "raise", chance.choice((low, legal.max_to, chance.randint(low, legal.max_to)))
    return ("fold", 0) if legal.fold and roll > 0.85 else ("call", 0)


def asked(python: Path, hands: list[dict[str, object]]) -> list[str | None]:
    """PokerKit's answer for each hand: null, or what it says otherwise."""
    text = "\n".join(json.dumps(hand) for hand in hands)
    done = subprocess.run(
        [python, "-W", "ignore", HERE / "peers" / "replay.py"],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"PokerKit cannot be asked: {done.stderr.strip().splitlines()[-1]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def main() -> None:
    """Play, ask, and say how many hands agree; the exit code is 1 if any does not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="its folder")
    chosen = parser.parse_args()
    python = peers_python(chosen.peers, PEERS)
    agreed, faults = 0, []
    for first in range(0, chosen.hands, CHUNK):
        hands = []
        for number in range(first, min(chosen.hands, first + CHUNK)):
            chance = random.Random(f"{chosen.seed}:{number}")
            hand = played(started(chance), chance)
            if hand is not None:
                hands.append(hand)
        answers = asked(python, hands)
        agreed += answers.count(None)
        faults += [(answer, hand) for answer, hand in zip(answers, hands, strict=True) if answer]
    for answer, hand in faults[:5]:
        print(f"{answer}\n  {json.dumps(hand)}")
    print(f"PokerKit: {agreed} hands agree, {len(faults)} do not, of {chosen.hands} played")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
