"""Everybody who is connected: who may come in, who hears of the lobby and of his wallet, and the farewell."""

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Protocol

import structlog

from splitpot.limits import SOCKETS_PER_ADDRESS_MAX, SOCKETS_PER_PLAYER_MAX, SOCKETS_WITHOUT_NAME_MAX
from splitpot.protocol.faults import Farewell
from splitpot.protocol.updates import DeviceJoined, LobbyUpdate, Wallet
from splitpot.table import TableActor
from splitpot.web.lobby import LobbyPicture
from splitpot.web.outbox import Outbox
from splitpot.web.windows import Windows

log = structlog.get_logger()

LOBBY_PAUSE_SECONDS = 0.4


class Visitor(Protocol):
    """One open connection; `player` and the hash of his `session` are None for who has no name."""

    player: str | None
    session: bytes | None
    address: str
    in_lobby: bool
    outbox: Outbox

    @property
    def idle(self) -> bool:
        """Whether it has no name and looks at nothing."""


class Visitors:
    """All open connections of this process, and the `windows` in which tables are open."""

    def __init__(self, actors: Mapping[str, TableActor], chips: Callable[[str], Awaitable[int]]) -> None:
        self.windows = Windows()
        self._actors = actors
        self._chips = chips
        self._here: dict[Visitor, None] = {}
        self._of_player: defaultdict[str, list[Visitor]] = defaultdict(list)
        self._of_address: Counter[str] = Counter()  # of those with a name
        self._nameless: defaultdict[str, list[Visitor]] = defaultdict(list)
        self._lobby_changed = asyncio.Event()
        self._wallets_changed: set[str] = set()
        self._wallet_changed = asyncio.Event()
        self._seated: set[tuple[str, str]] = set()
        self._leaving = False
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._here)

    def start(self) -> None:
        """Begin to tell the lobby and the wallets."""
        self._tasks = [
            asyncio.create_task(self._tell_lobby(), name="lobby"),
            asyncio.create_task(self._tell_wallets(), name="wallets"),
        ]

    async def stop(self) -> None:
        """Tell no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def crowded(self, address: str, player: str | None) -> bool:
        """Are there as many connections from `address` as it may have.

        People without a name are counted apart, so that they never keep players out, and one of them who
        looks at nothing is no hindrance to the next.
        """
        if player is not None:
            return self._of_address[address] >= SOCKETS_PER_ADDRESS_MAX
        nameless = self._nameless.get(address, [])
        return len(nameless) >= SOCKETS_WITHOUT_NAME_MAX and not any(other.idle for other in nameless)

    def enter(self, visitor: Visitor) -> None:
        """Count a new connection in; a player's oldest one ends when he has too many."""
        self._here[visitor] = None
        if self._leaving:
            visitor.outbox.end(Farewell.RESTARTING)
        if visitor.player is None:
            self._enter_nameless(visitor)
            return
        self._of_address[visitor.address] += 1
        mine = self._of_player[visitor.player]
        mine.append(visitor)
        if len(mine) > SOCKETS_PER_PLAYER_MAX:
            mine.pop(0).outbox.end(Farewell.TOO_MANY_CONNECTIONS)
        if len(mine) == 1:
            self._set_connected(visitor.player, connected=True)

    def leave(self, visitor: Visitor) -> None:
        """Count a connection out."""
        del self._here[visitor]
        if visitor.player is None:
            nameless = self._nameless[visitor.address]
            with contextlib.suppress(ValueError):  # ended before, as an idle one
                nameless.remove(visitor)
            if not nameless:
                del self._nameless[visitor.address]
            return
        self._of_address[visitor.address] -= 1
        if not self._of_address[visitor.address]:
            del self._of_address[visitor.address]
        mine = self._of_player[visitor.player]
        with contextlib.suppress(ValueError):  # ended before, as one too many
            mine.remove(visitor)
        if not mine:
            del self._of_player[visitor.player]
            self._set_connected(visitor.player, connected=False)

    def _enter_nameless(self, visitor: Visitor) -> None:
        nameless = self._nameless[visitor.address]
        if len(nameless) >= SOCKETS_WITHOUT_NAME_MAX:
            idle = next((other for other in nameless if other.idle), None)
            if idle is not None:
                nameless.remove(idle)
                idle.outbox.end(Farewell.IDLE)
        nameless.append(visitor)

    @property
    def sessions(self) -> frozenset[bytes]:
        """The sessions of all who are connected, by the hashes of their tokens."""
        return frozenset(visitor.session for visitor in self._here if visitor.session is not None)

    def sign_out(self, sessions: Collection[bytes]) -> None:
        """End every connection of these sessions."""
        for visitor in self._here:
            if visitor.session in sessions:
                visitor.outbox.end(Farewell.SIGNED_OUT)

    async def say_goodbye(self, seconds: float) -> None:
        """Tell everybody that the server goes down, and wait until they have gone, but not longer."""
        self._leaving = True
        for visitor in self._here:
            visitor.outbox.end(Farewell.RESTARTING)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._here:
                    await asyncio.sleep(0.02)

    def lobby(self, player: str | None) -> LobbyUpdate:
        """The table list as `player` sees it now."""
        return LobbyPicture(self._actors).update(player)

    def lobby_changed(self) -> None:
        """Something the lobby shows has changed; it is told soon, many changes at once."""
        self._lobby_changed.set()

    def wallet_changed(self, players: Iterable[str]) -> None:
        """Chips of these players moved; who is connected is told."""
        self._wallets_changed.update(player for player in players if player in self._of_player)
        if self._wallets_changed:
            self._wallet_changed.set()

    def device_joined(self, player: str) -> None:
        """A player came in on one more device; those that he has here are told, as it may not be he."""
        for visitor in self._of_player.get(player, ()):
            visitor.outbox.put(DeviceJoined())

    def sat_down(self, player: str, table: str) -> None:
        """A player took a seat; noted at once, as he may have left it again before the lobby looks."""
        self._seated.add((player, table))

    def _set_connected(self, player: str, *, connected: bool) -> None:
        for actor in self._actors.values():
            actor.set_connected(player, connected)

    async def _tell_lobby(self) -> None:
        while True:
            await self._lobby_changed.wait()
            self._lobby_changed.clear()
            picture = LobbyPicture(self._actors)
            # Whoever has left a table, whenever his hand ended, has his stack back.
            self.wallet_changed(player for player, _ in self._seated - picture.seated)
            self._seated = set(picture.seated)
            for visitor in self._here:
                if visitor.in_lobby:
                    visitor.outbox.put(picture.update(visitor.player))
            await asyncio.sleep(LOBBY_PAUSE_SECONDS)

    async def _tell_wallets(self) -> None:
        while True:
            await self._wallet_changed.wait()
            self._wallet_changed.clear()
            players, self._wallets_changed = self._wallets_changed, set()
            for player in players:
                try:
                    wallet = Wallet(await self._chips(player))
                except Exception as error:
                    # The next connection or change tells it anyway; the others must still hear of theirs.
                    log.warning("wallet_untold", error=type(error).__name__)
                    continue
                for visitor in self._of_player.get(player, ()):
                    visitor.outbox.put(wallet)
