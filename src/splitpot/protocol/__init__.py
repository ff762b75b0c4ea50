"""The words between browser and server: message types, their codec and schema; no input or output."""

from splitpot.protocol.codec import MessageError, decode_request, encode_update
from splitpot.protocol.requests import Request
from splitpot.protocol.updates import Update

__all__ = ["MessageError", "Request", "Update", "decode_request", "encode_update"]
