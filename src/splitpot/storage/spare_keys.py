"""Spare keys: codes by which a player who is here already comes in on another device.

On disk lies only a stamp of each code. The code is too short for a plain hash: whoever read the database
could try them all, so the stamp is made with the room's key, which lies elsewhere.
"""

from typing import NoReturn

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from splitpot.limits import SPARE_KEY_MINUTES
from splitpot.players import (
    SpareKey,
    SpareKeyRefusal,
    SpareKeyRefused,
    new_code,
    new_token,
    plain_code,
    token_hash,
)
from splitpot.storage import schema
from splitpot.storage.database import Database
from splitpot.storage.errors import PlayerUnknown
from splitpot.storage.journal import Clock
from splitpot.storage.players import PLAYER
from splitpot.storage.records import Player
from splitpot.storage.seal import Seal

_REMEMBERED_MS = 86_400_000
"""How long a key that is used up or over is kept, to say so to who tries it."""

_players, _keys, _sessions = schema.players.c, schema.spare_keys.c, schema.sessions.c


class SpareKeys:
    """Makes spare keys, tells whose they are, and lets in by them."""

    def __init__(self, database: Database, seal: Seal, clock: Clock) -> None:
        self._database = database
        self._seal = seal
        self._clock = clock

    async def make(self, player_id: str, *, end_sessions: bool = False) -> tuple[SpareKey, int]:
        """A fresh key for this player, and how many sessions were ended; raises `PlayerUnknown`.

        Whatever key he had not used yet opens nothing any more. With `end_sessions` nothing but the fresh key
        leads to his name from now on.
        """
        now = self._clock()
        key = SpareKey(new_code(), now + SPARE_KEY_MINUTES * 60_000)
        async with self._database.writing() as connection:
            # Locked, so that of two keys made at once the later one replaces the other; but not against the
            # session of who is just coming in, which refers to the player.
            asked = sa.select(_players.id).where(_players.id == player_id).with_for_update(key_share=True)
            if (await connection.execute(asked)).one_or_none() is None:
                raise PlayerUnknown(player_id)
            fresh = (_keys.player_id == player_id) & (_keys.uses_left > 0)
            old = _keys.expires_at < now - _REMEMBERED_MS
            await connection.execute(sa.delete(schema.spare_keys).where(fresh | old))
            # After the keys: whoever is just coming in by one of them has his session by now.
            ended = await _end_sessions(connection, player_id) if end_sessions else 0
            row = (self._stamp(key.code), player_id, key.expires_at, 1)
            await connection.execute(sa.insert(schema.spare_keys).values(row))
        return key, ended

    async def holder(self, code: str) -> Player:
        """The player whom this code would let in as; it stays as good as it is. Raises `SpareKeyRefused`."""
        stamp = self._stamp(code)
        async with self._database.reading() as connection:
            if not await self._opens(connection, stamp):
                await _refuse(connection, stamp)
            return await _holder(connection, stamp)

    async def use(self, code: str) -> tuple[Player, str]:
        """The player, and the token of a new session; the code is used up. Raises `SpareKeyRefused`."""
        stamp, token, now = self._stamp(code), new_token(), self._clock()
        used = sa.update(schema.spare_keys).where(self._is_good(stamp)).values(uses_left=_keys.uses_left - 1)
        async with self._database.writing() as connection:
            # One statement judges and takes it: of many who try it at once, one comes in.
            if (await connection.execute(used.returning(_keys.player_id))).one_or_none() is None:
                await _refuse(connection, stamp)
            player = await _holder(connection, stamp)
            session = {"token_hash": token_hash(token), "player_id": player.id, "created_at": now}
            await connection.execute(sa.insert(schema.sessions).values(session))
        return player, token

    async def _opens(self, connection: AsyncConnection, stamp: bytes) -> bool:
        asked = sa.select(_keys.code_stamp).where(self._is_good(stamp))
        return (await connection.execute(asked)).one_or_none() is not None

    def _is_good(self, stamp: bytes) -> sa.ColumnElement[bool]:
        return (_keys.code_stamp == stamp) & (_keys.uses_left > 0) & (_keys.expires_at > self._clock())

    def _stamp(self, code: str) -> bytes:
        plain = plain_code(code)
        if plain is None:
            raise SpareKeyRefused(SpareKeyRefusal.UNKNOWN)
        return self._seal.stamp(plain.encode(), "spare keys")


async def _holder(connection: AsyncConnection, stamp: bytes) -> Player:
    asked = sa.select(*PLAYER).join(schema.spare_keys, _keys.player_id == _players.id)
    return Player(*(await connection.execute(asked.where(_keys.code_stamp == stamp))).one())


async def _refuse(connection: AsyncConnection, stamp: bytes) -> NoReturn:
    """Say why a code that is no good opens nothing."""
    asked = sa.select(_keys.uses_left).where(_keys.code_stamp == stamp)
    left = (await connection.execute(asked)).scalar_one_or_none()
    if left is None:
        raise SpareKeyRefused(SpareKeyRefusal.UNKNOWN)
    raise SpareKeyRefused(SpareKeyRefusal.EXPIRED if left else SpareKeyRefusal.USED)


async def _end_sessions(connection: AsyncConnection, player_id: str) -> int:
    ended = sa.delete(schema.sessions).where(_sessions.player_id == player_id)
    return len((await connection.execute(ended.returning(_sessions.token_hash))).all())
