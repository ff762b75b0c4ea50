"""A room in this process whose cards are laid and whose clocks are long, so that a scene can be looked at."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from msgspec.structs import replace

from splitpot.cli.installed import client_folder
from splitpot.cli.practice import Practice
from splitpot.cluster import DEFAULT_TABLES, House, TableConfig
from splitpot.poker.cards import Card, full_deck, parse_cards
from splitpot.poker.rules import fixed_limit
from splitpot.storage import Store
from splitpot.table import Pace, Person, Refused, TableActor
from splitpot.table.requests import SitOut
from splitpot.table.seating import next_deal
from splitpot.web import RoomServer, WebApplication, bound_socket

TABLE = TableConfig("rowan", "Rowan", fixed_limit("omaha8", 400, 800, seats=6, unit=100))
PACE = Pace(turn=600_000, result=600_000, fold_result=500, run_out=200, first_deal=200, think=0)


DEAL_SECONDS = 20


class Stage:
    """The room's address, and the decks of the hands to come at a table."""

    def __init__(self, house: House, store: Store, origin: str) -> None:
        self.origin = origin
        self._house = house
        self._store = store

    async def give(self, player: str, chips: int) -> None:
        """Put as many chips more into a player's wallet, once."""
        await self._store.accounts.grant(player, chips, f"stage {player}")

    def lay(self, table: str, holes: Mapping[int, str], board: str) -> None:
        """Let every hand at `table` bring these cards: of some seats by number, and the board."""
        actor = self._house.actors[table]
        actor._deck = lambda: laid(actor, holes, board)

    def shuffle(self, chance: random.Random) -> None:
        """Let every table deal decks that `chance` has shuffled: the same seed brings the same cards."""
        for actor in self._house.actors.values():
            actor._deck = lambda: tuple(chance.sample(full_deck(), k=52))

    async def next_hand(self, table: str) -> int:
        """Deal the next hand at `table` now, however long the result of the last one might still be read.

        Returns its number.
        """
        actor = self._house.actors[table]
        changed = asyncio.Event()
        actor.on_change(changed.set)
        before = actor.table.hand_number
        async with asyncio.timeout(DEAL_SECONDS):
            while actor.table.hand_number == before:
                changed.clear()
                # Who lost everything may have left, and somebody else is on his way to the seat.
                if actor._due is not None:
                    await self.deal_next(table)
                await changed.wait()
        return before + 1

    async def deal_next(self, table: str) -> None:
        """Let what is due by itself at `table` happen now: the next board cards, the next hand."""
        actor = self._house.actors[table]
        assert actor._due is not None, "nothing is due here"
        actor._due = replace(actor._due, at=0.0)
        # Any request wakes the table; this one is refused and changes nothing.
        with contextlib.suppress(Refused):
            await actor.ask(Person("nobody", "Nobody"), SitOut(table, True, "wake"))


def laid(actor: TableActor, holes: Mapping[int, str], board: str) -> tuple[Card, ...]:
    """The deck that deals `holes` and `board` to whoever is dealt in next; all other cards in their order."""
    deal = next_deal(actor.table)
    assert deal is not None
    wanted = {seat: list(parse_cards(cards)) for seat, cards in holes.items()}
    middle = list(parse_cards(board))
    taken = {*middle, *(card for cards in wanted.values() for card in cards)}
    # From the middle outwards, so that hands nobody cares for look like hands.
    rest = [card for card in sorted(full_deck(), key=lambda card: card * 7 % 52) if card not in taken]
    count = actor.table.rules.variant.hole
    hands = [wanted.get(seat) or [rest.pop() for _ in range(count)] for seat in deal.seats]
    deck = [hand[place] for place in range(count) for hand in hands]
    for size in (3, 1, 1):
        deck += [rest.pop(), *middle[:size]] if actor.table.rules.burn else middle[:size]
        del middle[:size]
    return (*deck, *rest)


@contextlib.asynccontextmanager
async def stage(
    folder: Path,
    pace: Pace = PACE,
    tables: tuple[TableConfig, ...] = (TABLE,),
    opponents: random.Random | None = None,
    usual: tuple[TableConfig, ...] = tuple(DEFAULT_TABLES),
) -> AsyncIterator[Stage]:
    """The room, open on a free port with its data in `folder`; by default nobody is hurried.

    `tables` stand before those that a new house has as `usual`. At practice tables `opponents` sit down,
    whose whims come from it.
    """
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(str(folder))
        stack.push_async_callback(store.close)
        house = await House.open(store, pace, defaults=(*tables, *usual))
        stack.push_async_callback(house.close)
        if opponents is not None:
            practice = Practice(house, store, opponents)
            practice.start()
            stack.push_async_callback(practice.stop)
        bound = stack.enter_context(contextlib.closing(bound_socket("127.0.0.1", 0)))
        server = RoomServer(WebApplication(store, house, client_folder()))
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        await server.listening.wait()
        try:
            yield Stage(house, store, f"http://127.0.0.1:{bound.getsockname()[1]}")
        finally:
            server.should_exit = True
            await serving
