"""The doorman: whoever is connected by a session that was ended elsewhere is shown out.

The host's command and other servers of the same database end sessions without a word to this process. Every
HTTP request asks storage who it comes from; a connection is asked about here, again and again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog

from splitpot.web.visitors import Visitors

log = structlog.get_logger()

ROUND_SECONDS = 1.0

Living = Callable[[Collection[bytes]], Awaitable[frozenset[bytes]]]
"""Which of these sessions, by the hashes of their tokens, have not ended."""


class Doorman:
    """Makes a round every second as long as somebody with a name is connected."""

    def __init__(self, visitors: Visitors, living: Living) -> None:
        self._visitors = visitors
        self._living = living
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to make rounds."""
        self._rounds = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """Make no more."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def look(self) -> None:
        """One round. Raises whatever storage raises, and then nobody was shown out."""
        sessions = self._visitors.sessions
        if sessions:
            self._visitors.sign_out(sessions - await self._living(sessions))

    async def _walk(self) -> None:
        troubled = False
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.look()
            except Exception as error:
                # Nobody is sent away for our own trouble, and whatever it is, the rounds go on.
                if not troubled:
                    log.warning("sessions_unknown", error=type(error).__name__)
                troubled = True
            else:
                troubled = False
