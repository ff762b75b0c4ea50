"""Hands by chance: every game, limit, table size, option and kind of post, with stacks often short."""

import random

from splitpot.poker.events import HandStarted, Post, PostKind, Stack
from splitpot.poker.options import (
    AllInShowdown,
    CapHeadsUp,
    HeadsUpBlinds,
    IdenticalHands,
    Kill,
    Limit,
    OddChip,
    PotLimitCounts,
    ReopenTest,
    Showdown,
    StraddleMinRaise,
)
from splitpot.poker.rules import Rake, RakeCap, Rules, check_rules

# As many seats as the deck serves; one less with two boards.
SEATS = {"omaha8": 10, "omaha8_5": 8, "holdem": 10, "omaha": 10}
FULL_DECK = tuple(range(52))


def random_rules(chance: random.Random) -> Rules:
    """Rules of any table that the room can open."""
    pick = chance.choice
    unit = pick((1, 1, 5))
    game = pick(tuple(SEATS))
    big_blind = pick((2, 4, 6, 10)) * unit
    limit = pick(tuple(Limit))
    fixed = limit is Limit.FIXED
    kill = pick((Kill.OFF, Kill.HALF, Kill.FULL)) if fixed else Kill.OFF
    all_in = pick(tuple(AllInShowdown))
    twice = not fixed and all_in is AllInShowdown.OPEN_AT_ONCE and pick((True, False))
    rules = Rules(
        game=game,
        seats=SEATS[game] - twice,
        limit=limit,
        small_blind=chance.randint(1, big_blind // unit) * unit,
        big_blind=big_blind,
        small_bet=big_blind,
        big_bet=2 * big_blind if fixed else big_blind,
        unit=unit,
        max_raises=pick((1, 3, 3, 4)),
        cap_heads_up=pick(tuple(CapHeadsUp)),
        odd_chip=pick(tuple(OddChip)),
        identical_hands=pick(tuple(IdenticalHands)),
        showdown=pick(tuple(Showdown)),
        all_in_showdown=all_in,
        rake=pick(
            (
                None,
                Rake(500, 3 * unit, unit, caps=(RakeCap(2, unit), RakeCap(4, 2 * unit))),
                Rake(1000, 50 * unit, unit, no_flop_no_drop=False),
            )
        ),
        burn=pick((True, False)),
        ante=pick((0, 0, unit, big_blind // 2 // unit * unit)),
        heads_up_blinds=pick(tuple(HeadsUpBlinds)),
        reopen_test=pick(tuple(ReopenTest)),
        pot_limit_counts=pick(tuple(PotLimitCounts)),
        straddle=kill is Kill.OFF and pick((True, False)),
        straddle_min_raise=pick(tuple(StraddleMinRaise)),
        kill=kill,
        run_it_twice=twice,
    )
    check_rules(rules)
    return rules


def random_start(chance: random.Random) -> HandStarted:
    """A hand of 2 to 10 players with posts of every kind and a shuffled deck."""
    rules = random_rules(chance)
    count = min(rules.seats, chance.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10)))
    seats = sorted(chance.sample(range(1, 11), count))
    turn = chance.randrange(count)
    order = seats[turn:] + seats[:turn]
    depth = chance.choice((3, 10, 60)) * rules.big_blind // rules.unit
    stacks = {seat: chance.randint(1, depth) * rules.unit for seat in order}
    if chance.random() < 0.2:
        # Equal stacks, so that all-ins tie.
        stacks = dict.fromkeys(order, chance.randint(1, depth) * rules.unit)
    rules, posts = _posts(rules, order, stacks, chance)
    deck = list(FULL_DECK)
    chance.shuffle(deck)
    carries = rules.odd_chip is OddChip.CARRY_OVER and chance.random() < 0.3
    return HandStarted(
        number=1,
        rules=rules,
        button=order[-1],
        seats=tuple(Stack(seat, stacks[seat]) for seat in order),
        posts=tuple(posts),
        deck=tuple(deck),
        carried=rules.unit if carries else 0,
        run_twice=tuple(order) if chance.random() < 0.7 else tuple(order[::2]),
    )


def _posts(
    rules: Rules, order: list[int], stacks: dict[int, int], chance: random.Random
) -> tuple[Rules, list[Post]]:
    """Antes, blinds (the small one may be missing), debts, and a straddle or a kill."""
    posts = [Post(seat, PostKind.ANTE, rules.ante) for seat in order if rules.ante]
    small, big = order[0], order[1]
    if len(order) == 2 and rules.heads_up_blinds is HeadsUpBlinds.BUTTON_SB:
        small, big = big, small
    if len(order) == 2 or chance.random() < 0.85:
        posts.append(Post(small, PostKind.SMALL_BLIND, rules.small_blind))
    posts.append(Post(big, PostKind.BIG_BLIND, rules.big_blind))
    debtors = [seat for seat in order[2:] if chance.random() < 0.1]
    for seat in debtors:
        if chance.random() < 0.6:
            posts.append(Post(seat, PostKind.LIVE, rules.big_blind))
        if chance.random() < 0.6:
            posts.append(Post(seat, PostKind.DEAD, rules.small_blind))
    straddles = rules.straddle and len(order) > 2 and order[2] not in debtors
    if straddles and chance.random() < 0.6:
        posts.append(Post(order[2], PostKind.STRADDLE, 2 * rules.big_blind))
    killers = [seat for seat in order if seat not in debtors and stacks[seat] > rules.ante]
    if rules.kill is Kill.OFF or not killers or chance.random() < 0.5:
        return rules, posts
    return _killed(rules, posts, chance.choice(killers))


def _killed(rules: Rules, posts: list[Post], killer: int) -> tuple[Rules, list[Post]]:
    """Raised limits, and the rest of the new bet from the killer, who may have a blind (rule R14.1)."""
    more = rules.big_blind if rules.kill is Kill.FULL else rules.big_blind // 2 // rules.unit * rules.unit
    blinds = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND)
    in_front = sum(post.amount for post in posts if post.seat == killer and post.kind in blinds)
    raised = Rules(
        **{name: getattr(rules, name) for name in Rules.__struct_fields__}
        | {"small_bet": rules.small_bet + more, "big_bet": rules.big_bet + 2 * more}
    )
    return raised, [*posts, Post(killer, PostKind.KILL, raised.small_bet - in_front)]
