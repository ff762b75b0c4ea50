"""What waits to be sent to one browser, bounded: a slow reader gets the newest truth, not the whole past."""

import asyncio
from collections import deque

from splitpot.limits import OUTBOX_UPDATES_MAX
from splitpot.protocol.faults import Farewell
from splitpot.protocol.updates import Goodbye, LobbyUpdate, TableUpdate, Update, Wallet

# Of these only the newest is of interest, so an older one still waiting gives way to it.
_LATEST_ONLY = (LobbyUpdate, Wallet)


class Outbox:
    """A queue from the tables to one connection's writer; `put` never waits.

    It is `ending` once a goodbye is due.
    """

    def __init__(self) -> None:
        self._waiting: deque[Update] = deque()
        self._filled = asyncio.Event()
        self.ending = False

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, update: Update) -> None:
        """Queue `update`. Who is far behind loses the steps between, and in the end his connection."""
        if self.ending:
            return
        if isinstance(update, _LATEST_ONLY):
            self._drop(type(update))
        self._waiting.append(update)
        if len(self._waiting) > OUTBOX_UPDATES_MAX:
            self._resync()
        if len(self._waiting) > OUTBOX_UPDATES_MAX:
            self._waiting.clear()
            self.end(Farewell.TOO_SLOW)
        self._filled.set()

    def end(self, code: Farewell) -> None:
        """Let what waits be the last, and say goodbye after it."""
        if not self.ending:
            self.ending = True
            self._waiting.append(Goodbye(code))
            self._filled.set()

    async def take(self) -> Update:
        """The next update to send; a Goodbye is the last one."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        return self._waiting.popleft()

    def _drop(self, kind: type[Update]) -> None:
        self._waiting = deque(update for update in self._waiting if not isinstance(update, kind))

    def _resync(self) -> None:
        """Keep of each table only its newest view; the steps that led there are left out."""
        newest = {update.table: update for update in self._waiting if isinstance(update, TableUpdate)}
        kept = (update for update in self._waiting if not isinstance(update, TableUpdate))
        views = (TableUpdate(news.table, news.seq, (), news.view) for news in newest.values())
        self._waiting = deque((*kept, *views))
