"""Finished hands, newest first. A hand appears here with the step that pays its pot, never before.

Each is held against its stamp whenever it is read: what was changed on disk is told as `damaged`.
"""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from splitpot.storage import schema
from splitpot.storage.database import Database, page_rows
from splitpot.storage.records import FinishedHand, HandOpening, HandPlace
from splitpot.storage.seal import Seal
from splitpot.storage.stamps import stamps_of

Query = sa.Select[*tuple[Any, ...]]
_BY_PLAYER = schema.hand_players.c
_HANDS = schema.hands.c
_OPENINGS = schema.hand_openings.c


class Hands:
    """Looks up finished hands in pages of at most 200; `after` is the `place` of the hand before a page."""

    def __init__(self, database: Database, seal: Seal) -> None:
        self._database = database
        self._seal = seal

    async def get(self, table_id: str, number: int) -> FinishedHand | None:
        """One hand of a table."""
        found = await self._load(
            sa.select(*_HANDS).where(_HANDS.table_id == table_id, _HANDS.number == number)
        )
        return found[0] if found else None

    async def of_player(
        self, player_id: str, limit: int = 50, after: HandPlace | None = None, *, table_id: str | None = None
    ) -> tuple[FinishedHand, ...]:
        """Hands this player was dealt into, at any table or at one."""
        place = (_BY_PLAYER.ended_at, _BY_PLAYER.table_id, _BY_PLAYER.number)
        query = sa.select(*_HANDS).join_from(
            schema.hand_players,
            schema.hands,
            sa.and_(_BY_PLAYER.table_id == _HANDS.table_id, _BY_PLAYER.number == _HANDS.number),
        )
        query = query.where(_BY_PLAYER.player_id == player_id)
        if table_id is not None:
            query = query.where(_BY_PLAYER.table_id == table_id)
        return await self._load(_page(query, place, limit, after))

    async def of_table(
        self, table_id: str, limit: int = 50, after: HandPlace | None = None
    ) -> tuple[FinishedHand, ...]:
        """Hands of one table. Its hands are numbered in order, so their numbers are the order."""
        query = sa.select(*_HANDS).where(_HANDS.table_id == table_id)
        if after:
            query = query.where(_HANDS.number < after.number)
        return await self._load(query.order_by(_HANDS.number.desc()).limit(page_rows(limit)))

    async def newest(self, limit: int = 50, after: HandPlace | None = None) -> tuple[FinishedHand, ...]:
        """Hands of all tables."""
        place = (_HANDS.ended_at, _HANDS.table_id, _HANDS.number)
        return await self._load(_page(sa.select(*_HANDS), place, limit, after))

    async def last_number(self, table_id: str) -> int:
        """The number of the table's last finished hand; 0 before the first."""
        query = sa.select(sa.func.max(_HANDS.number)).where(_HANDS.table_id == table_id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one() or 0

    async def _load(self, query: Query) -> tuple[FinishedHand, ...]:
        async with self._database.reading() as connection:
            page = await read_hands(connection, query)
            sound = await sound_hands(connection, self._seal, page)
        return tuple(
            hand if fits else msgspec.structs.replace(hand, record=b"", openings=(), damaged=True)
            for hand, fits in zip(page.hands, sound, strict=True)
        )


class Page(NamedTuple):
    """Finished hands as they lie in the database, and what was shown after them."""

    hands: list[FinishedHand]
    openings: list[HandOpening]


async def read_hands(connection: AsyncConnection, query: Query) -> Page:
    """The hands that `query` selects."""
    rows = (await connection.execute(query)).all()
    found = [(row.table_id, row.number) for row in rows]
    played: dict[tuple[str, int], list[str]] = {}
    for player in await connection.execute(
        sa.select(_BY_PLAYER.table_id, _BY_PLAYER.number, _BY_PLAYER.player_id)
        .where(sa.tuple_(_BY_PLAYER.table_id, _BY_PLAYER.number).in_(found))
        .order_by(_BY_PLAYER.player_id)
    ):
        played.setdefault((player.table_id, player.number), []).append(player.player_id)
    opened: dict[tuple[str, int], list[bytes]] = {}
    openings = await _openings(connection, found)
    for opening in openings:
        opened.setdefault((opening.table_id, opening.number), []).append(opening.fact)
    hands = [
        FinishedHand(
            row.table_id,
            row.number,
            row.ended_at,
            row.record,
            tuple(played.get((row.table_id, row.number), ())),
            tuple(opened.get((row.table_id, row.number), ())),
        )
        for row in rows
    ]
    return Page(hands, openings)


async def sound_hands(connection: AsyncConnection, seal: Seal, page: Page) -> list[bool]:
    """Whether each of the hands, and what was shown after it, says what it said when it was written."""
    stamps = schema.hand_stamps.c
    places = [(hand.table_id, hand.number) for hand in page.hands]
    query = sa.select(*stamps).where(sa.tuple_(stamps.table_id, stamps.number).in_(places))
    kept = {(row.table_id, row.number, row.seat): row.stamp for row in await connection.execute(query)}
    due = stamps_of(seal, *page)
    unsound = {place[:2] for place in kept.keys() | due if kept.get(place) != due.get(place)}
    return [place not in unsound for place in places]


async def _openings(connection: AsyncConnection, places: list[tuple[str, int]]) -> list[HandOpening]:
    query = (
        sa.select(*_OPENINGS)
        .where(sa.tuple_(_OPENINGS.table_id, _OPENINGS.number).in_(places))
        .order_by(_OPENINGS.seat)
    )
    return [HandOpening(*row) for row in await connection.execute(query)]


def _page(
    query: Query,
    place: tuple[sa.ColumnElement[int], sa.ColumnElement[str], sa.ColumnElement[int]],
    limit: int,
    after: HandPlace | None,
) -> Query:
    if after:
        query = query.where(sa.tuple_(*place) < sa.tuple_(after.ended_at, after.table_id, after.number))
    return query.order_by(*(column.desc() for column in place)).limit(page_rows(limit))
