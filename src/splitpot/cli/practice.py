"""Practice opponents for the tables of this process, paid from the mint with play chips."""

import random

from splitpot.bots import Opponents
from splitpot.cluster import House
from splitpot.ledger import wallet
from splitpot.storage import Store


class Practice:
    """Looks after the opponents of every practice table of a house."""

    def __init__(self, house: House, store: Store, chance: random.Random | None = None) -> None:
        self._store = store
        # Only the opponents' whims come from here; decks never do.
        chance = chance or random.SystemRandom()
        self._tables = [
            Opponents(actor, self._fund, chance, house.pace.think)
            for actor in house.actors.values()
            if actor.table.practice and not actor.stopped
        ]

    def start(self) -> None:
        """Let opponents sit down from now on."""
        for table in self._tables:
            table.start()

    async def stop(self) -> None:
        """Stop all opponents; their seats and chips stay for the next start."""
        for table in self._tables:
            await table.stop()

    async def _fund(self, player: str, chips: int, key: str) -> None:
        held = await self._store.accounts.balance(wallet(player))
        if held < chips:
            await self._store.accounts.grant(player, chips - held, key)
