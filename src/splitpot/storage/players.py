"""The players this room knows, and the sessions by which their browsers are known again."""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any

import sqlalchemy as sa

from splitpot.ledger import grant
from splitpot.players import (
    LANGUAGES,
    NameRefusal,
    NameRefused,
    checked_name,
    name_key,
    new_player_id,
    new_token,
    token_hash,
)
from splitpot.storage import schema
from splitpot.storage.batch import Newcomer, Work
from splitpot.storage.database import Database
from splitpot.storage.errors import PlayerUnknown
from splitpot.storage.journal import Clock, Journal
from splitpot.storage.records import Player

PLAYER = tuple(schema.players.c["id", "name", "language", "created_at"])
"""The columns of a `Player`, in their order."""

_HASH = schema.sessions.c.token_hash
_HASHES_A_QUERY = 500  # databases take so many values at once, and some of them few more


class Players:
    """Lets guests in, knows them again, and changes what they say about themselves."""

    def __init__(self, database: Database, journal: Journal, clock: Clock) -> None:
        self._database = database
        self._journal = journal
        self._clock = clock

    async def create_guest(self, name: str, language: str, welcome: int = 0) -> tuple[Player, str]:
        """A new player with `welcome` chips, and the token of the first session; all of it or nothing.

        Raises `NameRefused`, for names that look like a taken one too.
        """
        assert language in LANGUAGES, f"not a language of this room: {language!r}"
        now = self._clock()
        player = Player(new_player_id(), checked_name(name), language, now)
        token = new_token()
        newcomer = Newcomer(player, name_key(player.name), token_hash(token))
        entry = grant(player.id, welcome, "welcome") if welcome else None
        await self._journal.write(Work(now, entry=entry, newcomer=newcomer))
        return player, token

    async def get(self, player_id: str) -> Player:
        """The player with this id; raises `PlayerUnknown`."""
        player = await self._one(sa.select(*PLAYER).where(schema.players.c.id == player_id))
        if player is None:
            raise PlayerUnknown(player_id)
        return player

    async def by_name(self, name: str) -> Player | None:
        """The player with this name, or one that looks like it."""
        return await self._one(sa.select(*PLAYER).where(schema.players.c.name_key == name_key(name)))

    async def names(self) -> tuple[str, ...]:
        """All names, the newest player's first."""
        asked = sa.select(schema.players.c.name).order_by(schema.players.c.created_at.desc())
        async with self._database.reading() as connection:
            return tuple((await connection.execute(asked)).scalars())

    async def by_token(self, token: str) -> Player | None:
        """The player whose session this is; None for a token nobody holds."""
        return await self._one(
            sa.select(*PLAYER)
            .join(schema.sessions, schema.sessions.c.player_id == schema.players.c.id)
            .where(schema.sessions.c.token_hash == token_hash(token))
        )

    async def end_session(self, token: str) -> None:
        """Forget the session; the token opens nothing from now on."""
        ended = sa.delete(schema.sessions).where(schema.sessions.c.token_hash == token_hash(token))
        async with self._database.writing() as connection:
            await connection.execute(ended)

    async def living(self, sessions: Collection[bytes]) -> frozenset[bytes]:
        """Those of these sessions, by the hashes of their tokens, that nobody has ended."""
        living: set[bytes] = set()
        async with self._database.reading() as connection:
            for some in _portions(sessions):
                asked = sa.select(_HASH).where(_HASH.in_(some))
                living.update((await connection.execute(asked)).scalars())
        return frozenset(living)

    async def rename(self, player_id: str, name: str) -> Player:
        """The player under another name; raises `NameRefused` or `PlayerUnknown`."""
        name = checked_name(name)
        try:
            return await self._change(player_id, name=name, name_key=name_key(name))
        except sa.exc.IntegrityError:
            raise NameRefused(NameRefusal.TAKEN) from None

    async def set_language(self, player_id: str, language: str) -> Player:
        """The player with another language; raises `PlayerUnknown`."""
        assert language in LANGUAGES, f"not a language of this room: {language!r}"
        return await self._change(player_id, language=language)

    async def _change(self, player_id: str, **values: str) -> Player:
        changed = sa.update(schema.players).where(schema.players.c.id == player_id).values(values)
        async with self._database.writing() as connection:
            row = (await connection.execute(changed.returning(*PLAYER))).one_or_none()
        if row is None:
            raise PlayerUnknown(player_id)
        return Player(*row)

    async def _one(self, query: sa.Select[*tuple[Any, ...]]) -> Player | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Player(*row) if row else None


def _portions(hashes: Collection[bytes]) -> Iterator[list[bytes]]:
    rest = iter(hashes)
    while portion := list(islice(rest, _HASHES_A_QUERY)):
        yield portion
