"""The routes of finished hands: to whoever was dealt into them, and as he may know them.

Where the house opens its hands to the whole table, anybody with a name may read one.
"""

import re

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from splitpot.limits import CHIPS_MAX, HANDS_PER_PAGE_MAX
from splitpot.poker.rules import MuckedVisible
from splitpot.protocol.faults import PageFault, RequestFault
from splitpot.protocol.pages import HandList, HandRecord, HandSteps
from splitpot.storage import HandPlace, Store
from splitpot.table.record import HandRecord as StoredHand
from splitpot.table.record import decode_hand, rules_of
from splitpot.web.finished import hand_record, hand_steps, hand_summary
from splitpot.web.reception import Asked, Reception
from splitpot.web.refusals import PageRefused

_HANDS_PER_PAGE = 25
# When the hand ended, its number, and its table: where the next page goes on.
_CURSOR = re.compile(r"([0-9]{1,15})-([0-9]{1,15})-(.{1,40})")


def hand_routes(reception: Reception, store: Store) -> list[HTTPRouteHandler]:
    """The handlers of /api/hands."""

    @get("/api/hands")
    async def hands(
        request: Asked,
        table: FromQuery[str | None] = None,
        before: FromQuery[str | None] = None,
        limit: FromQuery[int] = _HANDS_PER_PAGE,
    ) -> HandList:
        player = await reception.signed_in(request)
        if not 1 <= limit <= HANDS_PER_PAGE_MAX:
            raise PageRefused(RequestFault.MALFORMED)
        after = _place(before) if before is not None else None
        # One more than asked for tells whether there is another page.
        found = await store.hands.of_player(player.id, limit + 1, after, table_id=table)
        page = found[:limit]
        sound = (hand for hand in page if not hand.damaged)
        summaries = tuple(hand_summary(decode_hand(hand.record, hand.openings), player.id) for hand in sound)
        more = len(found) > limit
        last = page[-1] if page else None
        cursor = f"{last.ended_at}-{last.number}-{last.table_id}" if more and last is not None else None
        return HandList(summaries, cursor)

    @get("/api/hands/{table:str}/{number:int}")
    async def hand(request: Asked, table: FromPath[str], number: FromPath[int]) -> HandRecord:
        record, player = await readable(request, table, number)
        return hand_record(record, player)

    @get("/api/hands/{table:str}/{number:int}/steps")
    async def steps(request: Asked, table: FromPath[str], number: FromPath[int]) -> HandSteps:
        record, player = await readable(request, table, number)
        return hand_steps(record, player)

    async def readable(request: Asked, table: str, number: int) -> tuple[StoredHand, str]:
        """A hand that who asks may read, and his id. Raises PageRefused."""
        player = await reception.signed_in(request)
        found = await store.hands.get(table, number) if 0 < number <= CHIPS_MAX else None
        if found is None:
            raise PageRefused(PageFault.UNKNOWN_HAND)
        if found.damaged:
            # Its record cannot tell any more for whom the hand lies open.
            dealt_in = player.id in found.players
            raise PageRefused(PageFault.HAND_DAMAGED if dealt_in else PageFault.UNKNOWN_HAND)
        record = decode_hand(found.record, found.openings)
        # Whether the hand exists is not told to who was not in it, unless hands are for the whole table here.
        whole_table = rules_of(record).mucked_visible is MuckedVisible.TABLE
        if player.id not in found.players and not whole_table:
            raise PageRefused(PageFault.UNKNOWN_HAND)
        return record, player.id

    return [hands, hand, steps]


def _place(cursor: str) -> HandPlace:
    match = _CURSOR.fullmatch(cursor)
    if match is None:
        raise PageRefused(RequestFault.MALFORMED)
    ended_at, number, table = match.groups()
    return HandPlace(int(ended_at), table, int(number))
