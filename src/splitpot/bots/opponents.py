"""Practice opponents at a table: they sit down while a person is there, and act through the same requests.

Each watches its seat as any player does and is told only what that seat may know. They leave a seat free for
people, make room when people play among themselves, and go when nobody is left who plays or looks on, or some
hands after the last one that a person played.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable

import structlog

from splitpot.bots.guests import Guests
from splitpot.bots.opponent import Opponent
from splitpot.bots.staffing import LEVELS, free_names, free_seats, wanted_bots
from splitpot.poker.rules import Chips, Rules
from splitpot.table import Person, Refused, TableActor
from splitpot.table.requests import Leave, Sit
from splitpot.table.table import in_hand, occupied

Fund = Callable[[str, Chips, str], Awaitable[None]]
"""Sees to it that an opponent has play chips: player id, chips, a key that makes a repeat harmless."""

log = structlog.get_logger()

BUY_IN_LOWER_LIMITS = 20


class Opponents:
    """The practice opponents of one table."""

    def __init__(self, actor: TableActor, fund: Fund, chance: random.Random, think_ms: int) -> None:
        self._actor = actor
        self._fund = fund
        self._chance = chance
        self._think_ms = think_ms
        self._news = asyncio.Event()
        self._opponents: dict[str, Opponent] = {}
        self._guests = Guests()
        self._last_played = actor.table.hand_number
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up the seats that opponents hold already, and begin to look after the table."""
        self._actor.on_change(self._news.set)
        self._news.set()
        self._task = asyncio.create_task(self._run(), name=f"opponents {self._actor.table.id}")

    async def stop(self) -> None:
        """Stop acting; the seats stay as they are."""
        for opponent in self._opponents.values():
            opponent.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(self._guests.changes_at(_now())):
                    await self._news.wait()
            self._news.clear()
            try:
                await self._staff()
            except Refused as refused:
                # Somebody was faster to a seat, or the table is busy: the next news will tell.
                log.info("opponent_refused", table=self._actor.table.id, code=refused.code)

    async def _staff(self) -> None:
        """Bring the number of opponents to what the table wants now."""
        table = self._actor.table
        seated = {seat.player: seat for seat in table.seats if seat is not None and seat.bot is not None}
        for player in [player for player in self._opponents if player not in seated]:
            self._opponents.pop(player).stop()
        for player, seat in seated.items():
            if player not in self._opponents:
                self._admit(Person(player, seat.name, seat.bot))
        staying = [player for player, seat in seated.items() if not seat.leaving]
        wanted = self._wanted()
        for player in staying[wanted:]:
            await self._ask_to_leave(player)
        broke = [player for player in staying[:wanted] if seated[player].out]
        for player in broke:
            await self._ask_to_leave(player)
        for _ in range(wanted - len(staying)):
            await self._seat_one()

    def _wanted(self) -> int:
        table, now = self._actor.table, _now()
        self._guests.note(self._actor.looking() - self._opponents.keys(), now)
        seated = {seat.player for seat in table.seats if seat is not None}
        coming = self._guests.are_coming(seated, now)
        if any(seat.bot is None and (not seat.out or in_hand(table, n)) for n, seat in occupied(table)):
            self._last_played = table.hand_number
        idle = table.hand_number - self._last_played
        return wanted_bots(table, watched=self._guests.are_there(now), coming=coming, idle_hands=idle)

    async def _ask_to_leave(self, player: str) -> None:
        await self._actor.ask(self._opponents[player].person, Leave(self._actor.table.id, self._key()))

    async def _seat_one(self) -> None:
        table = self._actor.table
        free = free_seats(table)
        names = free_names(table)
        if not free or not names:
            return
        number = len([seat for seat in table.seats if seat is not None and seat.bot is not None])
        name = self._chance.choice(names)
        person = Person(f"bot-{table.id}-{name.lower()}", name, LEVELS[number % len(LEVELS)])
        chips = buy_in(table.rules)
        key = self._key()
        await self._fund(person.id, chips, key)
        await self._actor.ask(person, Sit(table.id, self._chance.choice(free), chips, key))
        self._admit(person)

    def _admit(self, person: Person) -> None:
        opponent = Opponent(self._actor, person, self._chance, self._think_ms)
        self._opponents[person.id] = opponent
        opponent.start()

    def _key(self) -> str:
        return f"{self._chance.getrandbits(96):024x}"


def _now() -> float:
    return asyncio.get_running_loop().time()


def buy_in(rules: Rules) -> Chips:
    """What an opponent brings to the table: twice the least, within the table's limits."""
    chips = max(BUY_IN_LOWER_LIMITS * rules.small_bet, rules.min_buy_in)
    return min(chips, rules.max_buy_in) if rules.max_buy_in is not None else chips
