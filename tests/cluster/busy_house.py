"""A house full of restless players, to be killed at any moment: ``busy_house.py URL KEY_FILE SEED``.

It writes one JSON line for every request that a table has acknowledged.
"""

import asyncio
import hashlib
import itertools
import json
import random
import sys
from pathlib import Path

from splitpot.cluster import House, TableConfig
from splitpot.poker.actions import Bet, Call, Check, Fold, Raise
from splitpot.poker.hand import turn_seat
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import fixed_limit
from splitpot.storage import Store
from splitpot.table import Pace, Person, Refused, Table, TableActor
from splitpot.table.requests import Act, Leave, Sit, SitOut, TableRequest, TopUp
from splitpot.table.table import at, is_playing, occupied, seat_of

TABLES = (
    TableConfig("oak", "Oak", fixed_limit("omaha8", 200, 400, seats=5, unit=50)),
    TableConfig("elm", "Elm", fixed_limit("holdem", 200, 400, seats=2, unit=50)),
)
PACE = Pace(turn=60_000, result=1, fold_result=1, run_out=1, first_deal=1, think=0)
NAMES = ("ann", "bob", "cat", "dan", "eve", "fay")
CHIPS = 10_000_000


def state(table: Table) -> dict[str, object]:
    """What must be the same after a crash: the step, the hand, its deck and whose turn it is."""
    hand = table.hand if is_playing(table) else None
    return {
        "table": table.id,
        "seq": table.seq,
        "hand": table.hand_number,
        "deck": hashlib.sha256(bytes(hand.deck)).hexdigest() if hand is not None else None,
        "turn": turn_seat(hand) if hand is not None else None,
    }


class Crowd:
    """All players of one table."""

    def __init__(self, actor: TableActor, chance: random.Random, keys: str) -> None:
        self._actor = actor
        self._chance = chance
        self._keys = (f"{keys}-{number}" for number in itertools.count())

    async def play(self) -> None:
        """Sit, act and go, for ever."""
        while not self._actor.stopped:
            try:
                await self._one_thing()
            except Refused:
                await asyncio.sleep(0)

    async def _one_thing(self) -> None:
        table, chance = self._actor.table, self._chance
        turn = turn_seat(table.hand) if table.hand is not None and is_playing(table) else None
        if turn is not None and chance.random() < 0.9:
            await self._ask(at(table, turn).name, self._action(table))
            return
        if turn is None and len(occupied(table)) > 1 and chance.random() < 0.5:
            await asyncio.sleep(0.001)
            return
        name = chance.choice(NAMES)
        await self._ask(name, self._wish(table, name))

    def _action(self, table: Table) -> Act:
        assert table.hand is not None
        legal = legal_actions(table.hand)
        assert legal is not None
        choices: list[object] = [Check() if legal.check else Call(), Check() if legal.check else Fold()]
        if legal.max_to is not None:
            choices.append(Bet(legal.max_to) if legal.opens else Raise(legal.max_to))
        action = self._chance.choice(choices)
        return Act(table.id, table.hand_number, table.turn, next(self._keys), action)

    def _wish(self, table: Table, name: str) -> TableRequest:
        seat = seat_of(table, name)
        if seat is None:
            return Sit(table.id, self._chance.randint(1, len(table.seats)), 2_000, next(self._keys))
        if at(table, seat).out and at(table, seat).stack:
            return SitOut(table.id, False, next(self._keys))
        wishes = [
            Leave(table.id, next(self._keys)),
            SitOut(table.id, True, next(self._keys)),
            TopUp(table.id, 2_000, next(self._keys)),
        ]
        return self._chance.choice(wishes)

    async def _ask(self, name: str, request: TableRequest) -> None:
        await self._actor.ask(Person(name, name), request)
        sys.stdout.write(json.dumps(state(self._actor.table)) + "\n")
        sys.stdout.flush()


async def main(url: str, key_file: str, seed: str) -> None:
    """Open the house and play until somebody pulls the plug."""
    store = await Store.open(url, Path(key_file))
    house = await House.open(store, PACE, defaults=TABLES)
    for name in NAMES:
        await store.accounts.grant(name, CHIPS, "welcome")
    crowds = [Crowd(actor, random.Random(f"{seed} {id_}"), seed) for id_, actor in house.actors.items()]
    await asyncio.gather(*(crowd.play() for crowd in crowds))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
