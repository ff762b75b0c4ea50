"""The JSON schema of everything on the wire; the client's types and the protocol page are written from it."""

import re
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from splitpot.poker.actions import Action
from splitpot.poker.events import Event
from splitpot.protocol.chat import ChatRequest
from splitpot.protocol.pages import PageAnswer, PageWish
from splitpot.protocol.requests import Request, TableRequest
from splitpot.protocol.updates import Update
from splitpot.table.facts import TableEvent, TableFact

Schema = dict[str, Any]

_WORDS = {"None": "null", "True": "true", "False": "false"}

FAMILIES: dict[str, Any] = {
    "Request": Request,
    "TableRequest": TableRequest,
    "ChatRequest": ChatRequest,
    "Action": Action,
    "Update": Update,
    "TableEvent": TableEvent,
    "TableFact": TableFact,
    "HandEvent": Event,
}
"""Unions that have a name of their own, the widest first."""

SUBJECTS: dict[str, tuple[str, ...]] = {
    "rules": ("Rules",),
    "hand": tuple(kind.__name__ for kind in get_args(Event)),
    "facts": tuple(kind.__name__ for kind in get_args(TableEvent)),
    "requests": tuple(kind.__name__ for kind in get_args(Request)),
    "view": ("TableView",),
    "updates": tuple(kind.__name__ for kind in get_args(Update)),
    "pages": tuple(kind.__name__ for kind in (*get_args(PageWish), *get_args(PageAnswer))),
}
"""What there is to read about, by the types it begins with."""


def in_json_words(text: str) -> str:
    """A docstring for readers who do not write Python."""
    for ours, theirs in _WORDS.items():
        text = re.sub(rf"\b{ours}\b", theirs, text)
    return text


def named(kind: type) -> str:
    """The name under which a message type stands in the schema."""
    return kind.__name__


def members(family: Any) -> tuple[str, ...]:
    """The names of all types of a union."""
    return tuple(named(kind) for kind in get_args(family))


def definitions() -> dict[str, Schema]:
    """Every message type by name, in the order of reading: requests, updates, then the HTTP bodies."""
    kinds = [*get_args(Request), *get_args(Update), *get_args(PageWish), *get_args(PageAnswer)]
    _, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    return found


def sent_by_browser(found: dict[str, Schema]) -> frozenset[str]:
    """The names of types that a browser sends; in all others every field is always present."""
    names: set[str] = set()
    waiting = [*members(Request), *members(PageWish)]
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting.extend(references(found[name]))
    return frozenset(names)


def subjects(found: dict[str, Schema]) -> dict[str, str]:
    """The subject of every type and family: the first one that speaks of it."""
    homes: dict[str, str] = {}
    for subject, begin in SUBJECTS.items():
        waiting = list(begin)
        while waiting:
            name = waiting.pop()
            if name not in homes:
                homes[name] = subject
                waiting.extend(references(found[name]))
    order = list(SUBJECTS)
    for family, kinds in FAMILIES.items():
        homes[family] = max((homes[name] for name in members(kinds)), key=order.index)
    return homes


def references(schema: Any) -> Iterable[str]:
    """The names of all types that `schema` speaks of."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for key, part in schema.items():
            if key != "discriminator":
                yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)
