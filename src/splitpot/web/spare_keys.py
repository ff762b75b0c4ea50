"""The routes by which a player comes in on another device: a code is made, looked at, and used.

None of them is a GET: programs that show previews of links fetch every address they see, and the code of a
link stands in its fragment, which no browser sends.
"""

import time
from typing import Any

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler

from splitpot.limits import (
    SPARE_KEY_TRIES_BURST,
    SPARE_KEY_TRIES_PER_MINUTE,
    SPARE_KEYS_BURST,
    SPARE_KEYS_PER_MINUTE,
)
from splitpot.protocol.faults import PageFault, RequestFault
from splitpot.protocol.pages import SpareKey, SpareKeyHolder, SpareKeyUse, SpareKeyWish
from splitpot.web.asgi import address_of
from splitpot.web.rates import Rates
from splitpot.web.reception import Asked, Reception, token_of, wish_of
from splitpot.web.refusals import PageRefused
from splitpot.web.sessions import is_secure, session_cookie

Answer = Response[Any]


def spare_key_routes(reception: Reception) -> list[HTTPRouteHandler]:
    """The handlers of /api/spare-key."""
    desk = reception.desk
    made = Rates(SPARE_KEYS_BURST, SPARE_KEYS_PER_MINUTE / 60)
    tried = Rates(SPARE_KEY_TRIES_BURST, SPARE_KEY_TRIES_PER_MINUTE / 60)

    def count_try(request: Asked) -> None:
        if not tried.take(address_of(request.scope), time.monotonic()):
            raise PageRefused(RequestFault.TOO_FAST)

    @post("/api/spare-key", status_code=200)
    async def make(request: Asked) -> SpareKey:
        player = await reception.signed_in(request)
        if not made.take(player.id, time.monotonic()):
            raise PageRefused(RequestFault.TOO_FAST)
        return await desk.spare_key(player)

    @post("/api/spare-key/holder", status_code=200)
    async def holder(request: Asked) -> SpareKeyHolder:
        wish = await wish_of(request, SpareKeyWish)
        count_try(request)
        return SpareKeyHolder((await desk.holder(wish.code)).name)

    @post("/api/spare-key/use", status_code=200)
    async def use(request: Asked) -> Answer:
        wish = await wish_of(request, SpareKeyUse)
        count_try(request)
        before = await reception.player(request)
        if before is not None:
            # The code must not be spent on who is in already, nor a name given up unasked.
            theirs = await desk.holder(wish.code)
            if theirs.id == before.id or not wish.instead:
                raise PageRefused(PageFault.SIGNED_IN_ALREADY)
        player, token = await desk.let_in_again(wish.code)
        left = token_of(request)
        if before is not None and left is not None:
            await reception.end_session(left)
        reception.visitors.device_joined(player.id)
        cookie = session_cookie(token, secure=is_secure(request.scope))
        return Response(await desk.me(player), headers={"set-cookie": cookie})

    return [make, holder, use]
