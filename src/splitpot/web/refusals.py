"""An HTTP request that changes nothing: its status, and the code the client has words for."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import msgspec

from splitpot.protocol.faults import PageFault, RequestFault
from splitpot.protocol.pages import Fault
from splitpot.table.refusals import TableRefusal
from splitpot.web.headers import with_safety

_STATUS: dict[str, HTTPStatus] = {
    RequestFault.MALFORMED: HTTPStatus.BAD_REQUEST,
    RequestFault.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    RequestFault.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
    RequestFault.SIGN_IN_FIRST: HTTPStatus.UNAUTHORIZED,
    RequestFault.INTERNAL: HTTPStatus.INTERNAL_SERVER_ERROR,
    RequestFault.UNKNOWN_TABLE: HTTPStatus.NOT_FOUND,
    TableRefusal.STORAGE_UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
    TableRefusal.BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    PageFault.UNKNOWN_PAGE: HTTPStatus.NOT_FOUND,
    PageFault.UNKNOWN_HAND: HTTPStatus.NOT_FOUND,
    PageFault.HAND_DAMAGED: HTTPStatus.INTERNAL_SERVER_ERROR,
    PageFault.WRONG_ORIGIN: HTTPStatus.FORBIDDEN,
    PageFault.SIGNED_IN_ALREADY: HTTPStatus.CONFLICT,
    PageFault.REFILL_NOT_DUE: HTTPStatus.CONFLICT,
    PageFault.NAME_OF_BOT: HTTPStatus.CONFLICT,
    PageFault.NAME_TAKEN: HTTPStatus.CONFLICT,
    PageFault.SPARE_KEY_UNKNOWN: HTTPStatus.NOT_FOUND,
    PageFault.SPARE_KEY_USED: HTTPStatus.GONE,
    PageFault.SPARE_KEY_EXPIRED: HTTPStatus.GONE,
}


class PageRefused(Exception):
    """A refused HTTP request; a code without a status of its own says that the wish itself is wrong (422)."""

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(code)
        self.code = str(code)
        self.values = values

    @property
    def status(self) -> int:
        """The HTTP status."""
        return _STATUS.get(self.code, HTTPStatus.UNPROCESSABLE_ENTITY).value

    @property
    def fault(self) -> Fault:
        """The answer's body."""
        return Fault(self.code, self.values)


def refusal_messages(refused: PageRefused, kind: str, *, secure: bool) -> Iterator[dict[str, Any]]:
    """The refusal as ASGI messages of a `kind`: http.response, or websocket.http.response."""
    headers = with_safety([(b"content-type", b"application/json")], secure=secure)
    yield {"type": f"{kind}.start", "status": refused.status, "headers": headers}
    yield {"type": f"{kind}.body", "body": msgspec.json.encode(refused.fault)}
