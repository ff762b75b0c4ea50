"""One live table with players called by name, for tests that run in simulated time."""

import asyncio
import itertools
import random
from collections.abc import Callable

from splitpot.ledger import seat as seat_account
from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise
from splitpot.poker.cards import Card, full_deck
from splitpot.poker.events import HandStarted
from splitpot.poker.hand import turn_seat
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.rules import Rules, fixed_limit
from splitpot.table import News, Pace, Person, Table, TableActor, TableSeat, new_table
from splitpot.table.evolve import evolve
from splitpot.table.ports import AllInOdds
from splitpot.table.record import decode_step, decode_table, encode_table, granted_in
from splitpot.table.requests import Act, Leave, PostNow, Sit, SitOut, TableRequest, TopUp
from splitpot.table.table import at, is_playing, occupied, seat_of, seat_total
from splitpot.table.view import TableView
from tests.table.memory_recorder import MemoryRecorder

RULES = fixed_limit("omaha8", 200, 400, seats=6, unit=50)
PACE = Pace(turn=20_000, result=6_000, fold_result=3_000, run_out=1_500, first_deal=2_000, think=0)
WALLET = 1_000_000
STACK = 10_000
STARTED_MS = 1_700_000_000_000


def shuffled(seed: int) -> Callable[[], tuple[Card, ...]]:
    """A new deck at each call, the same ones for the same seed."""
    chance = random.Random(seed)
    return lambda: tuple(chance.sample(full_deck(), 52))


def now() -> float:
    """Seconds of simulated time."""
    return asyncio.get_running_loop().time()


async def three() -> "PlayedTable":
    """Ann on the button, bob small and cat big blind, in seats 1 to 3; ann is on turn."""
    played = PlayedTable()
    for seat, name in enumerate(("ann", "bob", "cat"), 1):
        await played.sit(name, seat)
    await played.deal()
    assert played.turn() == "ann"
    return played


class Onlooker:
    """A watcher that keeps all its news; `player` None is a spectator."""

    def __init__(self, player: str | None, recorder: MemoryRecorder) -> None:
        self.player = player
        self.news: list[News] = []
        self._recorder = recorder

    def tell(self, news: News) -> None:
        """Take news, which must be on the disk by now."""
        assert news.seq <= len(self._recorder.steps), "told before it was recorded"
        self.news.append(news)


class PlayedTable:
    """A running actor, its recorder, and short ways to do what players do. A player's id is ``id-<name>``."""

    def __init__(
        self,
        rules: Rules = RULES,
        *,
        table: Table | None = None,
        recorder: MemoryRecorder | None = None,
        pace: Pace = PACE,
        deck: Callable[[], tuple[Card, ...]] = full_deck,
        void: bool = False,
        odds: AllInOdds | None = None,
    ) -> None:
        loop = asyncio.get_running_loop()
        self.recorder = recorder if recorder is not None else MemoryRecorder()
        self.origin = self._replayed = table if table is not None else new_table("oak", "Oak", rules)
        self._known: set[str] = {seat.player for _, seat in occupied(self.origin)}
        self._keys = itertools.count(len(self.recorder.steps))
        self._changed = asyncio.Event()
        self.actor = TableActor(
            self.origin,
            self.recorder,
            pace,
            deck=deck,
            now=loop.time,
            wall_ms=lambda: STARTED_MS + round(loop.time() * 1000),
            on_change=self._changed.set,
            odds=odds,
            granted=granted_in(step.payload for step in self.recorder.steps),
        )
        self.actor.start(void=void)

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.actor.table

    def seat(self, name: str) -> TableSeat:
        """The seat of the player called `name`."""
        return at(self.table, self.number(name))

    def number(self, name: str) -> int:
        """Where the player called `name` sits."""
        number = seat_of(self.table, f"id-{name}")
        assert number is not None, f"{name} has no seat"
        return number

    def watch(self, name: str | None = None) -> Onlooker:
        """Look on as a player, or as a spectator."""
        onlooker = Onlooker(None if name is None else f"id-{name}", self.recorder)
        self.actor.watch(onlooker)
        return onlooker

    def view(self, name: str | None = None) -> TableView:
        """What a player, or a spectator, sees now."""
        onlooker = Onlooker(None if name is None else f"id-{name}", self.recorder)
        view = self.actor.watch(onlooker).view
        self.actor.unwatch(onlooker)
        return view

    async def ask(self, name: str, request: TableRequest) -> None:
        """Make the request as `name`; raises Refused."""
        player = f"id-{name}"
        if player not in self._known:
            self._known.add(player)
            self.recorder.grant(player, WALLET)
        await self.actor.ask(Person(player, name), request)

    def key(self) -> str:
        """A client key nobody has used yet."""
        return f"k{next(self._keys)}"

    async def sit(self, name: str, seat: int, chips: int = STACK) -> None:
        """Take a seat."""
        await self.ask(name, Sit("oak", seat, chips, self.key()))

    async def leave(self, name: str) -> None:
        """Give the seat up."""
        await self.ask(name, Leave("oak", self.key()))

    async def sit_out(self, name: str, on: bool = True) -> None:
        """Sit out, or come back with `on` False."""
        await self.ask(name, SitOut("oak", on, self.key()))

    async def post(self, name: str, on: bool = True, *, buy: bool = False) -> None:
        """Choose to post, to buy the button, or to wait with `on` False."""
        await self.ask(name, PostNow("oak", on, self.key(), buy))

    async def top_up(self, name: str, chips: int) -> None:
        """Put more chips on the table."""
        await self.ask(name, TopUp("oak", chips, self.key()))

    async def act(self, name: str, action: Action) -> None:
        """Act now, in answer to the turn that stands."""
        await self.ask(name, self.action(action))

    def action(self, action: Action) -> Act:
        """The request for `action` in answer to the turn that stands."""
        return Act("oak", self.table.hand_number, self.table.turn, self.key(), action)

    def turn(self) -> str | None:
        """The name of whoever has to decide."""
        hand = self.table.hand
        number = turn_seat(hand) if hand is not None else None
        return None if number is None else at(self.table, number).name

    def legal(self) -> Legal:
        """The choices of whoever is on turn."""
        assert self.table.hand is not None
        legal = legal_actions(self.table.hand)
        assert legal is not None, "nobody is on turn"
        return legal

    async def act_wildly(self) -> None:
        """Whoever is on turn puts in as much as he may."""
        legal = self.legal()
        action: Action = Call() if legal.call is not None else Check()
        if legal.max_to is not None:
            action = Bet(legal.max_to) if legal.opens else Raise(legal.max_to)
        await self.act(at(self.table, legal.seat).name, action)

    async def act_meekly(self) -> None:
        """Whoever is on turn checks or calls."""
        legal = self.legal()
        action = Check() if legal.check else Call()
        await self.act(at(self.table, legal.seat).name, action)

    async def step(self) -> None:
        """Let time pass until the table has changed."""
        before = self.table
        await self.until(lambda: self.table is not before)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let time pass until `condition` is true."""
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    async def deal(self) -> HandStarted:
        """Finish the running hand, wait for the next one and return how it began."""
        await self.finish()
        number = self.table.hand_number
        await self.until(lambda: self.table.hand_number > number)
        started = self.table.facts[0]
        assert isinstance(started, HandStarted)
        return started

    async def finish(self) -> None:
        """Everybody checks or folds until the hand is over and leavers are gone."""
        while is_playing(self.table):
            name = self.turn()
            if name is None or self.seat(name).leaving:  # the table goes on by itself
                await self.step()
                continue
            await self.act(name, Check() if self.legal().check else Fold())
        await self.until(lambda: not any(seat.leaving for _, seat in occupied(self.table)))

    def replayed(self) -> Table:
        """The table as the recorded steps alone tell it."""
        for step in self.recorder.steps[self._replayed.seq :]:
            self._replayed = evolve(self._replayed, decode_step(step.payload).events)
            if step.snapshot is not None:
                assert decode_table(step.snapshot) == self._replayed
        return self._replayed

    async def settle(self) -> None:
        """Wait until nothing is being written: what is recorded is then also believed."""
        while self.recorder.writing:
            await asyncio.sleep(0.01)

    def check(self) -> None:
        """Whatever happened: replay gives this table, seats equal their accounts, no chip is lost."""
        assert not self.actor.stopped
        table = self.table
        assert self.replayed() == table
        assert decode_table(encode_table(table)) == table
        seated = {seat_account("oak", s.player): seat_total(s) for _, s in occupied(table) if seat_total(s)}
        accounts = {
            a: chips for a, chips in self.recorder.balances.items() if a.startswith("seat:") and chips
        }
        assert accounts == seated
        assert table.seq == len(self.recorder.steps)
