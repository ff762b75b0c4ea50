"""Who asks, as HTTP tells it: turns a request's cookie into a player, and its body into a wish."""

import time
from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from splitpot.limits import GUESTS_BURST, GUESTS_PER_MINUTE
from splitpot.players import token_hash
from splitpot.protocol.codec import decode_page_wish
from splitpot.protocol.faults import RequestFault
from splitpot.storage import Player
from splitpot.web.asgi import address_of
from splitpot.web.desk import Desk
from splitpot.web.rates import Rates
from splitpot.web.refusals import PageRefused
from splitpot.web.sessions import headers_of, is_secure, session_token
from splitpot.web.visitors import Visitors

Asked = Request[None, None, State]
Wish = TypeVar("Wish", bound=msgspec.Struct)


class Reception:
    """What the routes share."""

    def __init__(self, desk: Desk, visitors: Visitors) -> None:
        self.desk = desk
        self.visitors = visitors
        self._newcomers = Rates(GUESTS_BURST, GUESTS_PER_MINUTE / 60)

    async def player(self, request: Asked) -> Player | None:
        """The player whose session the request carries."""
        return await self.desk.known(token_of(request))

    async def signed_in(self, request: Asked) -> Player:
        """The same. Raises PageRefused if there is none."""
        player = await self.player(request)
        if player is None:
            raise PageRefused(RequestFault.SIGN_IN_FIRST)
        return player

    async def end_session(self, token: str) -> None:
        """End a session and the connections of its browser; the player's other devices stay."""
        await self.desk.sign_out(token)
        self.visitors.sign_out({token_hash(token)})

    def count_newcomer(self, request: Asked) -> None:
        """Note that a guest is let in. Raises PageRefused if too many come from his address."""
        if not self._newcomers.take(address_of(request.scope), time.monotonic()):
            raise PageRefused(RequestFault.TOO_FAST)


def token_of(request: Asked) -> str | None:
    """The session token of a request."""
    return session_token(headers_of(request.scope), secure=is_secure(request.scope))


async def wish_of(request: Asked, kind: type[Wish]) -> Wish:
    """What the body asks for. Raises PageRefused."""
    try:
        return decode_page_wish(await request.body(), kind)
    except ValueError:
        raise PageRefused(RequestFault.MALFORMED) from None
