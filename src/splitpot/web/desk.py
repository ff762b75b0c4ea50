"""The front desk: lets guests in, knows them again, and hands out play chips. HTTP is not known here."""

import asyncio
import secrets
from collections.abc import Awaitable, Collection, Iterable
from typing import TypeVar

from splitpot.ledger import seat, wallet
from splitpot.limits import PLAY_CHIPS_REFILL_BELOW, PLAY_CHIPS_START, SPARE_KEY_MINUTES
from splitpot.players import LANGUAGES, NameRefused, SpareKeyRefused
from splitpot.protocol.faults import PageFault
from splitpot.protocol.pages import GuestWish, Me, SpareKey
from splitpot.protocol.updates import PlayerInfo
from splitpot.storage import Player, Store
from splitpot.web.refusals import PageRefused

Found = TypeVar("Found")


class Desk:
    """What a visitor can ask for himself, before and beside any table.

    All methods may raise StorageUnavailable.
    """

    def __init__(self, store: Store, tables: Iterable[str]) -> None:
        self._store = store
        self._tables = tuple(tables)
        self._refilling = asyncio.Lock()

    async def known(self, token: str | None) -> Player | None:
        """The player whose session this is, if it is one."""
        return await self._store.players.by_token(token) if token else None

    async def info(self, player: Player) -> PlayerInfo:
        """The player as he is told himself."""
        return PlayerInfo(player.id, player.name, player.language, await self.chips(player.id))

    async def chips(self, player_id: str) -> int:
        """What is in the player's wallet."""
        return await self._store.accounts.balance(wallet(player_id))

    async def me(self, player: Player | None) -> Me:
        """Everything a visitor is told about himself."""
        if player is None:
            return Me(None, 0, PLAY_CHIPS_REFILL_BELOW, PLAY_CHIPS_START)
        in_wallet, at_tables = await self._chips(player.id)
        info = PlayerInfo(player.id, player.name, player.language, in_wallet)
        return Me(info, at_tables, PLAY_CHIPS_REFILL_BELOW, PLAY_CHIPS_START)

    async def let_in(self, wish: GuestWish) -> tuple[Player, str]:
        """A new guest with play chips, and the token of his session. Raises PageRefused."""
        _check_language(wish.language)
        try:
            return await self._store.players.create_guest(wish.name, wish.language, PLAY_CHIPS_START)
        except NameRefused as refused:
            raise PageRefused(refused.reason) from None

    async def speak(self, player: Player, language: str) -> Player:
        """The player with another language. Raises PageRefused."""
        _check_language(language)
        return await self._store.players.set_language(player.id, language)

    async def refill(self, player: Player) -> None:
        """Fill the play chips of a player who is nearly broke up again. Raises PageRefused."""
        # Asked twice at once, the second must see what the first one granted.
        async with self._refilling:
            chips = sum(await self._chips(player.id))
            if chips >= PLAY_CHIPS_REFILL_BELOW:
                raise PageRefused(PageFault.REFILL_NOT_DUE, chips=chips, below=PLAY_CHIPS_REFILL_BELOW)
            key = f"refill-{secrets.token_hex(8)}"
            await self._store.accounts.grant(player.id, PLAY_CHIPS_START - chips, key)

    async def spare_key(self, player: Player) -> SpareKey:
        """A fresh code by which the player comes in on another device."""
        key, _ = await self._store.spare_keys.make(player.id)
        return SpareKey(key.code, SPARE_KEY_MINUTES * 60)

    async def holder(self, code: str) -> Player:
        """Whom this code would let in as. Raises PageRefused."""
        return await _unless_refused(self._store.spare_keys.holder(code))

    async def let_in_again(self, code: str) -> tuple[Player, str]:
        """The player whose code this is, and the token of one more session of his. Raises PageRefused."""
        return await _unless_refused(self._store.spare_keys.use(code))

    async def living(self, sessions: Collection[bytes]) -> frozenset[bytes]:
        """Those of these sessions, by the hashes of their tokens, that have not ended."""
        return await self._store.players.living(sessions)

    async def sign_out(self, token: str) -> None:
        """End the session."""
        await self._store.players.end_session(token)

    async def _chips(self, player_id: str) -> tuple[int, int]:
        """Chips in the wallet and on all tables, a running hand not counted."""
        seats = [seat(table, player_id) for table in self._tables]
        balances = await self._store.accounts.balances([wallet(player_id), *seats])
        in_wallet = balances.pop(wallet(player_id))
        return in_wallet, sum(balances.values())


async def _unless_refused(asked: Awaitable[Found]) -> Found:
    try:
        return await asked
    except SpareKeyRefused as refused:
        raise PageRefused(refused.reason) from None


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise PageRefused(PageFault.UNKNOWN_LANGUAGE)
