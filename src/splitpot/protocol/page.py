"""The page about the protocol, written from the schema: ``python -m splitpot.protocol.page``.

``docs/protocol.md`` is its output, and a test fails when it is out of date.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from splitpot import limits
from splitpot.protocol.codec import PROTOCOL
from splitpot.protocol.examples import EXAMPLES
from splitpot.protocol.meanings import FAREWELLS, REFUSALS
from splitpot.protocol.schema import FAMILIES, Schema, definitions, in_json_words, members, sent_by_browser
from splitpot.protocol.typescript import type_text

_HEAD = f"""\
# Protocol

Made by `python -m splitpot.protocol.page`; do not edit. The client's types, in `client/src/protocol`, come
from the same source. This is version {PROTOCOL}.

The browser sends *requests* and receives *updates*, each one JSON object in one text frame. The server
sends codes and numbers, never prose; the browser has the words, in its reader's language.

- Amounts are chips in the smallest unit: 100 of them are one chip. They are whole numbers.
- A card is a number, rank × 4 + suit: ranks 0-12 are deuce to ace, suits 0-3 are clubs, diamonds, hearts,
  spades. `null` is a card that the reader may not see.
- Seats are numbered from 1, clockwise. Times are in milliseconds.
- A request is believed only as a whole: an unknown, missing, repeated or mistyped field refuses it, and a
  refused request has changed nothing.
- Every request to a table carries a `key` of the client's own. The same request with the same key has one
  effect and one answer, however often it is sent; after a broken connection it can simply be sent again.
  That an accepted one was accepted is known after a restart of the server too; a refused one is then judged
  anew. A table remembers its newest answers only, so many of them as the limits below say.
- An action names the `hand` and the `turn` it answers. An action for any other turn is refused as stale.
- The `view` of a table is always complete. Whoever misses an update misses an animation, never the truth.
"""

_SOCKET = f"""\
## The connection

`GET /ws` opens a WebSocket. The session cookie says who you are; without one you may watch, and are refused
anything else. The `Origin` must be the host's own. The first update is always `welcome`; a client of
another version should reload. The server pings every 15 seconds and ends a connection that does not answer
for 20. Messages are not compressed. A frame that is longer than a request may be is refused as `too_large`.
Only one of more than {limits.FRAME_BYTES_READ_MAX:,} bytes is not read: it ends the connection with
close code 1009, as what RFC 6455 forbids does with 1002 or 1007; whoever sends before his handshake was
answered is dropped. In all other cases the server says `goodbye`, if it can, before it ends a connection,
with one of these codes:
"""

_ROUTES = (
    ("GET", "/api/me", "", "Me", "Who you are."),
    (
        "POST",
        "/api/guest",
        "GuestWish",
        "Me",
        "Come in under a name; sets the session cookie and gives play chips.",
    ),
    ("PATCH", "/api/me", "LanguageWish", "Me", "Change your language."),
    ("POST", "/api/refill", "", "Me", "Have play chips again when nearly all are gone."),
    ("POST", "/api/sign-out", "", "Me", "End the session and its connections; other devices stay."),
    ("POST", "/api/spare-key", "", "SpareKey", "Make a code by which you come in on another device."),
    (
        "POST",
        "/api/spare-key/holder",
        "SpareKeyWish",
        "SpareKeyHolder",
        "Whose code it is; it stays good.",
    ),
    (
        "POST",
        "/api/spare-key/use",
        "SpareKeyUse",
        "Me",
        "Come in by a code; sets the session cookie, and the code is used up.",
    ),
    ("GET", "/api/tables", "", "LobbyUpdate", "The table list."),
    (
        "GET",
        "/api/hands?table=&before=&limit=",
        "",
        "HandList",
        f"Your finished hands, newest first; `before` is the cursor of the page before, `limit` 1 to"
        f" {limits.HANDS_PER_PAGE_MAX}.",
    ),
    ("GET", "/api/hands/{table}/{number}", "", "HandRecord", "One hand you were dealt into."),
    ("POST", "/api/equity", "EquityWish", "EquityAnswer", "What hands and ranges win of the pot."),
    ("GET", "/api/hands/{table}/{number}/steps", "", "HandSteps", "The same hand, step by step."),
    ("GET", "/api/health", "", "Health", "Whether the room is open."),
)

_HTTP = """\
## HTTP

Bodies are JSON. Whatever changes something must come from a page of this host: its `Origin` is checked, and
without one the content type must be `application/json`. A refused request is answered with a `Fault` and a
status: 400 for a malformed one, 401 without a session, 403 from another origin, 404 for what does not
exist, 409 for what cannot be now, 410 for what is used up or over, 413 for too large, 422 for a wish that
is wrong, 429 for too fast, 503 when nothing can be recorded. Every other path is the client's.

| method | path | body | answer | |
| --- | --- | --- | --- | --- |
"""

_LIMITS = (
    ("bytes of a request", limits.FRAME_BYTES_MAX),
    ("characters of a key", limits.CLIENT_KEY_MAX),
    ("answers that a table remembers for requests sent again", limits.ANSWERS_MAX),
    ("newest steps of a table in which it finds them after a restart", limits.STEPS_RECALLED_MAX),
    ("requests at once, over all connections of a visitor", limits.REQUESTS_BURST),
    ("requests a second, after that", limits.REQUESTS_PER_SECOND),
    ("refused frames in a row before the connection ends", limits.REQUEST_FAULTS_MAX),
    ("requests of a connection that wait for their tables", limits.REQUESTS_WAITING_MAX),
    ("tables a connection watches", limits.WATCHED_TABLES_MAX),
    ("connections of a player", limits.SOCKETS_PER_PLAYER_MAX),
    ("connections of players from an address", limits.SOCKETS_PER_ADDRESS_MAX),
    ("connections without a name from an address", limits.SOCKETS_WITHOUT_NAME_MAX),
    ("updates that wait for a slow reader before only the newest views are kept", limits.OUTBOX_UPDATES_MAX),
    ("seconds one update may take to reach its reader", limits.SEND_SECONDS_MAX),
    ("seconds a connection may last without a name and without watching", limits.IDLE_SECONDS_MAX),
    ("bytes of an HTTP body", limits.BODY_BYTES_MAX),
    ("HTTP requests at once from an address", limits.PAGES_BURST),
    ("HTTP requests a second, after that", limits.PAGES_PER_SECOND),
    ("guests at once from an address", limits.GUESTS_BURST),
    ("guests a minute, after that", limits.GUESTS_PER_MINUTE),
    ("minutes a code for another device is good", limits.SPARE_KEY_MINUTES),
    ("codes for another device at once, of a player", limits.SPARE_KEYS_BURST),
    ("codes for another device a minute, after that", limits.SPARE_KEYS_PER_MINUTE),
    ("codes looked at or used at once from an address", limits.SPARE_KEY_TRIES_BURST),
    ("codes looked at or used a minute, after that", limits.SPARE_KEY_TRIES_PER_MINUTE),
    ("questions about equity at once from an address", limits.EQUITY_BURST),
    ("questions about equity a second, after that", limits.EQUITY_PER_SECOND),
    ("questions about equity that wait to be worked on", limits.EQUITY_WAITING_MAX),
    (
        "seconds a question about equity is counted, and if that is not enough, sampled",
        limits.EQUITY_SECONDS_MAX,
    ),
    (
        "seconds the ranges of a question are read, before the answer is `busy`",
        limits.EQUITY_READING_SECONDS_MAX,
    ),
    ("hands in one answer", limits.HANDS_PER_PAGE_MAX),
    ("play chips of a new guest", limits.PLAY_CHIPS_START),
    ("play chips below which they may be refilled", limits.PLAY_CHIPS_REFILL_BELOW),
)


def page() -> str:
    """The whole page as Markdown."""
    found = definitions()
    told: set[str] = set()
    parts = [_HEAD, _SOCKET, _table(("code", "meaning"), [(f"`{c}`", text) for c, text in FAREWELLS.items()])]
    chapters = (
        ("Requests", members(FAMILIES["Request"])),
        ("Actions", members(FAMILIES["Action"])),
        ("Updates", members(FAMILIES["Update"])),
        ("Facts of a table", members(FAMILIES["TableFact"])),
        ("Facts of a hand", members(FAMILIES["HandEvent"])),
    )
    for title, names in chapters:
        parts.append(f"## {title}\n")
        parts += [_message(name, found) for name in names]
        told.update(names)
    parts.append(_HTTP + "".join(_route(*route) for route in _ROUTES))
    bodies = dict.fromkeys(name for route in _ROUTES for name in route[2:4] if name and name not in told)
    parts += [_message(name, found) for name in (*bodies, "Fault")]
    told.update((*bodies, "Fault"))
    parts.append("## Parts of messages\n")
    parts += [_message(name, found) for name in sorted(found.keys() - told)]
    parts += ["## Refusals\n", _table(("code", "meaning", "values"), _refusals())]
    parts += ["## Limits\n", _table(("what", "most"), [(what, f"{most:,}") for what, most in _LIMITS])]
    return "\n".join(parts)


def _message(name: str, found: dict[str, Schema]) -> str:
    """A section: what the type means, its fields, and an example if it is sent by itself."""
    schema = found[name]
    tag = schema.get("properties", {}).get("type", {}).get("enum", [None])[0]
    lines = [f"### {tag or name}\n", f"{_prose(schema.get('description', ''))}\n"]
    if "enum" in schema:
        lines.append("One of " + ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"]) + ".\n")
    fields = {field: part for field, part in schema.get("properties", {}).items() if field != "type"}
    if fields:
        optional = set(fields) - set(schema["required"]) if name in sent_by_browser(found) else set()
        rows = [(f"`{field}`", _field(part, optional=field in optional)) for field, part in fields.items()]
        lines.append(_table(("field", "type"), rows))
    if name in EXAMPLES:
        lines.append(f"```json\n{_shown(EXAMPLES[name])}\n```\n")
    return "\n".join(lines)


def _field(schema: Schema, *, optional: bool) -> str:
    text = f"`{type_text(schema)}`".replace("readonly ", "").replace("|", "\\|")
    if "minimum" in schema:
        text += f", {schema['minimum']:,} to {schema['maximum']:,}"
    if "maxLength" in schema:
        text += f", {schema['minLength']} to {schema['maxLength']} characters"
    if optional:
        text += f", may be left out: `{json.dumps(schema['default'])}`"
    return text


def _prose(text: str) -> str:
    return in_json_words("\n\n".join(" ".join(part.split()) for part in text.split("\n\n")))


def _shown(example: msgspec.Struct) -> str:
    """The example's JSON; a long one is broken into lines."""
    text = msgspec.json.encode(example).decode()
    return text if len(text) <= 100 else msgspec.json.format(text, indent=2)


def _route(method: str, path: str, body: str, answer: str, text: str) -> str:
    return f"| {method} | `{path}` | {body} | {answer} | {text} |\n"


def _refusals() -> Iterator[tuple[str, ...]]:
    for code, meaning in REFUSALS.items():
        yield f"`{code}`", meaning.text, meaning.values


def _table(head: tuple[str, ...], rows: Any) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    sys.stdout.write(page())
