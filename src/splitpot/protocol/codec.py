"""JSON text to requests, updates to JSON text: the only place where the wire format is known."""

import msgspec

from splitpot.limits import FRAME_BYTES_MAX
from splitpot.protocol.faults import RequestFault
from splitpot.protocol.requests import Request
from splitpot.protocol.updates import Update

PROTOCOL = 1

_decoder = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


class _Envelope(msgspec.Struct):
    """The parts of a request that name it, read even if the rest is wrong."""

    type: str = ""
    key: str | None = None


_envelope = msgspec.json.Decoder(_Envelope)


class MessageError(ValueError):
    """A frame that is no request: `code` says how, `key` is the client's key if one could be read."""

    def __init__(self, code: RequestFault, key: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.key = key


def decode_request(frame: str | bytes) -> Request:
    """The request in a text frame. Raises MessageError; nothing of a wrong frame is used."""
    data = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
    if len(data) > FRAME_BYTES_MAX:
        raise MessageError(RequestFault.TOO_LARGE)
    try:
        return _decoder.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _fault(data, error) from None


def _fault(data: bytes, error: Exception) -> MessageError:
    try:
        envelope = _envelope.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return MessageError(RequestFault.MALFORMED)
    unknown = "Invalid value" in str(error) and str(error).endswith("`$.type`")
    return MessageError(RequestFault.UNKNOWN_TYPE if unknown else RequestFault.MALFORMED, envelope.key)


def encode_update(update: Update) -> str:
    """The JSON text of an update."""
    return _encoder.encode(update).decode()
