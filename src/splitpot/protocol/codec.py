"""JSON text to requests, updates to JSON text: the only place where the wire format is known."""

import json
from typing import TypeVar

import msgspec

from splitpot.limits import FRAME_BYTES_MAX
from splitpot.protocol.faults import RequestFault
from splitpot.protocol.requests import Request
from splitpot.protocol.updates import Update

PROTOCOL = 1

Wish = TypeVar("Wish", bound=msgspec.Struct)

_decoder = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


class _Envelope(msgspec.Struct):
    """The parts of a request that name it, read even if the rest is wrong."""

    type: str = ""
    key: str | None = None


_envelope = msgspec.json.Decoder(_Envelope)


class MessageError(ValueError):
    """A frame that is no request: `code` says how, `values` what would be right, `key` is the client's key if
    one could be read.
    """

    def __init__(self, code: RequestFault, key: str | None = None, **values: int) -> None:
        super().__init__(code.value)
        self.code = code
        self.key = key
        self.values = values


class _NameRepeatedError(ValueError):
    """A frame that says the same thing twice; msgspec would silently believe the last one."""


def _once_each(pairs: list[tuple[str, object]]) -> None:
    if len({name for name, _ in pairs}) != len(pairs):
        raise _NameRepeatedError


def decode_request(frame: str | bytes) -> Request:
    """The request in a text frame. Raises MessageError; nothing of a wrong frame is used."""
    data = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
    if len(data) > FRAME_BYTES_MAX:
        raise MessageError(RequestFault.TOO_LARGE, most=FRAME_BYTES_MAX)
    try:
        request = _decoder.decode(data)
        json.loads(data, object_pairs_hook=_once_each)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise _fault(data, error) from None
    return request


def _fault(data: bytes, error: Exception) -> MessageError:
    try:
        envelope = _envelope.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return MessageError(RequestFault.MALFORMED)
    unknown = "Invalid value" in str(error) and str(error).endswith("`$.type`")
    return MessageError(RequestFault.UNKNOWN_TYPE if unknown else RequestFault.MALFORMED, envelope.key)


def decode_page_wish(body: bytes, kind: type[Wish]) -> Wish:
    """The wish in an HTTP body. Raises ValueError."""
    try:
        wish = msgspec.json.decode(body, type=kind)
        json.loads(body, object_pairs_hook=_once_each)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return wish


def encode_update(update: Update) -> str:
    """The JSON text of an update."""
    return _encoder.encode(update).decode()
