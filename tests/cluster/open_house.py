"""Short ways to open a house and to play at one of its tables, on a real database in real time."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from splitpot.cluster import House, TableConfig
from splitpot.poker.actions import Call, Check
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import fixed_limit
from splitpot.storage import Store
from splitpot.table import Pace, Person, TableActor
from splitpot.table.requests import Act, Sit, TableRequest
from splitpot.table.table import at, is_playing

TABLES = (
    TableConfig("oak", "Oak", fixed_limit("omaha8", 200, 400, seats=5, unit=50)),
    TableConfig("elm", "Elm", fixed_limit("holdem", 200, 400, seats=2, unit=50), practice=True),
)
# The first deal comes at once; then nothing happens by itself.
PACE = Pace(turn=3_600_000, result=3_600_000, fold_result=3_600_000, run_out=1, first_deal=1, think=0)

keys = (f"key{number}" for number in itertools.count())


@asynccontextmanager
async def opened(
    store: Store, *, node: str = "room", defaults: Sequence[TableConfig] = TABLES
) -> AsyncIterator[House]:
    """A house that is closed when the block is left."""
    house = await House.open(store, PACE, node=node, defaults=defaults)
    try:
        yield house
    finally:
        await house.close()


async def ask(actor: TableActor, name: str, request: TableRequest) -> None:
    """Make a request; a player's id is his name."""
    await actor.ask(Person(name, name), request)


async def seated(store: Store, actor: TableActor, first: str, second: str) -> None:
    """Give two players chips and the seats 1 and 2, and wait for the first deal."""
    for seat, name in enumerate((first, second), 1):
        await store.accounts.grant(name, 100_000, f"for {actor.table.id}")
        await ask(actor, name, Sit(actor.table.id, seat, 10_000, next(keys)))
    await until(actor, lambda: is_playing(actor.table))


async def act(actor: TableActor) -> None:
    """Whoever is on turn checks or calls."""
    table = actor.table
    assert table.hand is not None
    legal = legal_actions(table.hand)
    assert legal is not None
    action = Check() if legal.check else Call()
    request = Act(table.id, table.hand_number, table.turn, next(keys), action)
    await ask(actor, at(table, legal.seat).name, request)


async def until(actor: TableActor, condition: Callable[[], bool]) -> None:
    """Wait for news until `condition` is true."""
    heard = asyncio.Event()

    class _Listener:
        player = None

        def tell(self, news: object) -> None:
            """Something happened."""
            heard.set()

    listener = _Listener()
    actor.watch(listener)
    while not condition():
        await heard.wait()
        heard.clear()
    actor.unwatch(listener)
