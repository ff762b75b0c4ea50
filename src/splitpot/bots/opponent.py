"""One practice opponent: watches its seat as a person would, thinks a moment, and asks."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

from splitpot.bots.strategy import choose
from splitpot.table import News, Person, Refused, TableActor
from splitpot.table.requests import Act, PostNow
from splitpot.table.view import TableView


class Opponent:
    """Plays `person`'s seat. It knows its own view, nothing else."""

    def __init__(self, actor: TableActor, person: Person, chance: random.Random, think_ms: int) -> None:
        self.person = person
        self.player: str | None = person.id
        self._actor = actor
        self._chance = chance
        self._think_ms = think_ms
        self._answered: tuple[int, int] | None = None
        self._posted_at = -1
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to watch, and answer what is asked already."""
        self.tell(self._actor.watch(self))

    def stop(self) -> None:
        """Stop watching and thinking."""
        self._actor.unwatch(self)
        for task in self._tasks:
            task.cancel()

    def tell(self, news: News) -> None:
        """Look at the table; act if it is this seat's turn and it has not been answered yet."""
        view = news.view
        entry = view.you.entry
        if (
            entry is not None
            and entry.may_post
            and view.hand is not None
            and self._once(-view.hand.number, 0)
        ):
            self._later(self._post(view), 0.0)
        if view.you.legal is None or view.hand is None or view.turn is None:
            return
        if self._once(view.hand.number, view.turn):
            self._later(self._act(view), self._think_ms * (1 + self._chance.random()) / 1000)

    def _once(self, hand: int, turn: int) -> bool:
        if self._answered == (hand, turn):
            return False
        self._answered = (hand, turn)
        return True

    def _later(self, work: Coroutine[Any, Any, None], delay_s: float) -> None:
        task = asyncio.create_task(_after(delay_s, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, view: TableView) -> None:
        action = choose(view, self._chance)
        assert view.hand is not None, "looked at before"
        assert view.turn is not None, "looked at before"
        if action is not None:
            await self._ask(Act(view.table, view.hand.number, view.turn, self._key(), action))

    async def _post(self, view: TableView) -> None:
        await self._ask(PostNow(view.table, True, self._key()))

    async def _ask(self, request: Act | PostNow) -> None:
        try:
            await self._actor.ask(self.person, request)
        except Refused:
            # The table moved on, as when the clock was faster; the next view asks anew if it still wants to.
            self._answered = None

    def _key(self) -> str:
        return f"{self._chance.getrandbits(96):024x}"


async def _after(delay_s: float, work: Coroutine[Any, Any, None]) -> None:
    """Do `work` a little later; it is closed unused if the opponent stops before."""
    try:
        await asyncio.sleep(delay_s)
    except asyncio.CancelledError:
        work.close()
        raise
    await work
