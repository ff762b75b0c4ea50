"""Restless tables under every button rule: whom the big blind passes, and to whom it comes."""

import random
from contextlib import suppress

import pytest
from msgspec.structs import replace

from splitpot.cli.quiet_table import QuietTable
from splitpot.poker.events import HandStarted, PostKind
from splitpot.poker.rules import ButtonRule, MissedSb, Rules, fixed_limit
from splitpot.table import Person, Refused, Table
from splitpot.table.button import arc
from splitpot.table.requests import Leave, PostNow, Sit, SitOut, TableRequest
from splitpot.table.seating import owes
from splitpot.table.table import at, occupied
from splitpot.table.view import Mark

NAMES = [f"p{number}" for number in range(8)]
RULES = fixed_limit("omaha8", 200, 400, seats=6, unit=50)
DEALS = 1_000
# Where the small blind may be missing, and where the next player posts it.
KINDS = [
    *((rule, MissedSb.SHIFT) for rule in ButtonRule),
    (ButtonRule.FORWARD, MissedSb.DEAD),
    (ButtonRule.LAST_SB, MissedSb.DEAD),
]


@pytest.mark.parametrize(("button_rule", "missed_sb"), KINDS)
def test_the_big_blind_passes_nobody_for_nothing(button_rule, missed_sb):
    """Who is away where the big blind passes owes it, and of three or more nobody is it twice running."""
    chance = random.Random(f"{button_rule} {missed_sb}")
    session = _Session(replace(RULES, button_rule=button_rule, missed_sb=missed_sb), chance)
    passed = 0
    for _ in range(DEALS):
        for _ in range(chance.randrange(3)):
            session.something_happens()
        session.quiet.finish()
        before = session.quiet.table
        started = session.quiet.deal()
        if started is not None and _goes_on(before):
            passed += _check(before, started, session.quiet.table)

    assert passed


class _Session:
    """A table without clock at which people come, go, sit out, return and post by chance."""

    def __init__(self, rules: Rules, chance: random.Random) -> None:
        self.quiet = QuietTable(rules)
        self._chance = chance
        self._requests = 0

    def something_happens(self) -> None:
        """Somebody asks for something; what the table refuses does not matter here."""
        name = self._chance.choice(NAMES)
        self._requests += 1
        with suppress(Refused):
            self.quiet.ask(Person(f"id-{name}", name), self._wish(name, str(self._requests)))

    def _wish(self, name: str, key: str) -> TableRequest:
        held = next((seat for _, seat in occupied(self.quiet.table) if seat.name == name), None)
        if held is None:
            return Sit("quiet", self._chance.randint(1, 6), 10_000, key)
        if held.out:
            return SitOut("quiet", False, key)
        if owes(held) and self._chance.random() < 0.6:
            return PostNow("quiet", True, key)
        return SitOut("quiet", True, key) if self._chance.random() < 0.8 else Leave("quiet", key)


def _goes_on(table: Table) -> bool:
    """Do two or more owe nothing, so that the game does not begin anew (rule R2.4)."""
    here = [seat for _, seat in occupied(table) if not seat.out and not seat.leaving and not owes(seat)]
    return len(here) > 1 and table.big_blind is not None


def _check(before: Table, started: HandStarted, after: Table) -> int:
    """Hold one deal to both laws; how many absent seats the big blind passed."""
    last = before.big_blind
    big = next(post.seat for post in started.posts if post.kind is PostKind.BIG_BLIND)
    assert last is not None
    if last == big:
        assert len(started.seats) == 2
        return 0
    away = [
        number
        for number in arc(before, last, big)
        if (seat := after.seats[number - 1]) is not None and seat.out and not seat.new and not seat.leaving
    ]
    assert [Mark.ML] * len(away) == [at(after, number).mark for number in away]
    return len(away)
