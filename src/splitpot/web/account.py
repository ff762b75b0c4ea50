"""The routes by which a visitor becomes a guest, and what he may change about himself."""

from typing import Any

from litestar import Response, get, patch, post
from litestar.handlers import HTTPRouteHandler

from splitpot.protocol.faults import PageFault
from splitpot.protocol.pages import GuestWish, LanguageWish, Me
from splitpot.web.reception import Asked, Reception, token_of, wish_of
from splitpot.web.refusals import PageRefused
from splitpot.web.sessions import is_secure, session_cookie

Answer = Response[Any]


def account_routes(reception: Reception) -> list[HTTPRouteHandler]:
    """The handlers of /api/guest, /api/me, /api/refill and /api/sign-out."""
    desk = reception.desk

    @get("/api/me")
    async def me(request: Asked) -> Me:
        return await desk.me(await reception.player(request))

    @post("/api/guest", status_code=200)
    async def guest(request: Asked) -> Answer:
        wish = await wish_of(request, GuestWish)
        if await reception.player(request) is not None:
            raise PageRefused(PageFault.SIGNED_IN_ALREADY)
        reception.count_newcomer(request)
        player, token = await desk.let_in(wish)
        cookie = session_cookie(token, secure=is_secure(request.scope))
        return Response(await desk.me(player), headers={"set-cookie": cookie})

    @patch("/api/me")
    async def change(request: Asked) -> Me:
        wish = await wish_of(request, LanguageWish)
        return await desk.me(await desk.speak(await reception.signed_in(request), wish.language))

    @post("/api/refill", status_code=200)
    async def refill(request: Asked) -> Me:
        player = await reception.signed_in(request)
        await desk.refill(player)
        reception.visitors.wallet_changed((player.id,))
        return await desk.me(player)

    @post("/api/sign-out", status_code=200)
    async def sign_out(request: Asked) -> Answer:
        token = token_of(request)
        if token is not None:
            await reception.end_session(token)
        cookie = session_cookie("", secure=is_secure(request.scope))
        return Response(await desk.me(None), headers={"set-cookie": cookie})

    return [me, guest, change, refill, sign_out]
