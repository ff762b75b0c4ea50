"""The HTTP half of the room: the JSON routes and the client's files, every fault as a code."""

from typing import Any

import structlog
from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from splitpot import __version__
from splitpot.protocol.faults import PageFault, RequestFault
from splitpot.protocol.pages import Health
from splitpot.protocol.updates import LobbyUpdate
from splitpot.storage import RecordRefused, StorageUnavailable, Store
from splitpot.table import TableRefusal
from splitpot.web.account import account_routes
from splitpot.web.client_files import ClientFiles
from splitpot.web.equity import equity_routes
from splitpot.web.hands import hand_routes
from splitpot.web.reception import Asked, Reception
from splitpot.web.refusals import PageRefused
from splitpot.web.spare_keys import spare_key_routes

log = structlog.get_logger()

Answer = Response[Any]


def http_application(reception: Reception, store: Store, files: ClientFiles) -> Litestar:
    """The application behind the gate."""
    return Litestar(
        route_handlers=[
            *account_routes(reception),
            *spare_key_routes(reception),
            *hand_routes(reception, store),
            *equity_routes(),
            *_lobby_routes(reception),
            *_client_routes(files),
        ],
        exception_handlers={
            PageRefused: _refused,
            StorageUnavailable: _no_storage,
            RecordRefused: _not_to_be_found,
            HTTPException: _not_understood,
            Exception: _failed,
        },
        openapi_config=None,
        logging_config=None,
    )


def _lobby_routes(reception: Reception) -> list[HTTPRouteHandler]:
    @get("/api/tables")
    async def tables(request: Asked) -> LobbyUpdate:
        player = await reception.player(request)
        return reception.visitors.lobby(player.id if player else None)

    @get("/api/health")
    async def health() -> Health:
        return Health(__version__, len(reception.visitors.lobby(None).tables))

    return [tables, health]


def _client_routes(files: ClientFiles) -> list[HTTPRouteHandler]:
    @get(["/", "/{path:path}"])
    async def client(request: Asked, path: FromPath[str] = "/") -> Answer:
        file = None if path.startswith("/api/") else files.find(path)
        if file is None:
            raise PageRefused(PageFault.UNKNOWN_PAGE)
        headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, media_type=file.kind, headers=headers)
        return Response(file.body, media_type=file.kind, headers=headers)

    return [client]


def _answer(refused: PageRefused) -> Answer:
    return Response(refused.fault, status_code=refused.status, media_type="application/json")


def _refused(_: Asked, refused: PageRefused) -> Answer:
    return _answer(refused)


def _no_storage(_: Asked, error: StorageUnavailable) -> Answer:
    log.error("storage_unavailable", error=str(error))
    return _answer(PageRefused(TableRefusal.STORAGE_UNAVAILABLE))


def _not_to_be_found(_: Asked, __: RecordRefused) -> Answer:
    """Asked for what no database holds, such as a name with a NUL in it."""
    return _answer(PageRefused(RequestFault.MALFORMED))


def _not_understood(_: Asked, error: HTTPException) -> Answer:
    """What the framework refuses: no such route, another method, parameters of another type."""
    unknown = error.status_code in (404, 405)
    return _answer(PageRefused(PageFault.UNKNOWN_PAGE if unknown else RequestFault.MALFORMED))


def _failed(_: Asked, error: Exception) -> Answer:
    log.error("page_failed", error=type(error).__name__, exc_info=error)
    return _answer(PageRefused(RequestFault.INTERNAL))
