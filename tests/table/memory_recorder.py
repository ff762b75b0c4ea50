"""A journal and a ledger in memory, as strict as the real ones; they fail, refuse or are slow on demand."""

import asyncio
from collections import deque

from splitpot.ledger import MINT, Entry, faults, grant, overdrawn, posted, total
from splitpot.table import Refused, Step, TableRefusal


class MemoryRecorder:
    """Keeps the steps of one table and the chips of everybody.

    `troubles` befall the next calls, one each: an exception is raised instead of writing, a number is how
    many seconds the writing takes.
    """

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.entries: dict[str, Entry] = {}
        self.balances: dict[str, int] = {}
        self.troubles: deque[Exception | float] = deque()
        self.writing = False

    def grant(self, player: str, chips: int) -> None:
        """Put chips into a player's wallet."""
        self._post(grant(player, chips, f"{len(self.entries)}"))

    async def record(self, step: Step) -> None:
        """Write `step`, or meet the next trouble."""
        trouble = self.troubles.popleft() if self.troubles else 0.0
        if isinstance(trouble, Exception):
            raise trouble
        # Written at once, answered later: whoever stops waiting for a disk finds the step there all the same.
        self._write(step)
        self.writing = True
        try:
            await asyncio.sleep(trouble)
        finally:
            self.writing = False

    async def ready(self) -> bool:
        """Whether no trouble is next; one that is next is over then."""
        if self.troubles and isinstance(self.troubles[0], Exception):
            self.troubles.popleft()
            return False
        return True

    def _write(self, step: Step) -> None:
        assert step.seq == len(self.steps) + 1, "a step was left out or written twice"
        if step.entry is not None:
            if step.entry.id in self.entries:
                raise Refused(TableRefusal.KEY_REUSED)
            self._post(step.entry)
        self.steps.append(step)

    def _post(self, entry: Entry) -> None:
        assert not faults(entry), faults(entry)
        after = posted(self.balances, [entry])
        for account in overdrawn(after):
            assert entry.kind == "buy_in", f"{account} is overdrawn by {entry}"
            wanted = self.balances.get(account, 0) - after[account]
            raise Refused(TableRefusal.NOT_ENOUGH_CHIPS, have=self.balances.get(account, 0), need=wanted)
        self.balances = after
        self.entries[entry.id] = entry
        assert total(self.balances) == 0, "chips appeared or vanished"

    @property
    def in_play(self) -> int:
        """All chips that were ever granted."""
        return -self.balances.get(MINT, 0)
