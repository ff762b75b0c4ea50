"""Chat at the tables: who says what to whom, how often, and what of it is kept.

Every watcher of a table reads its chat; whoever has a name may write. The text is plain: pages show it as it
is. Nothing of it reaches the disk.
"""

import time
import unicodedata
from collections import defaultdict, deque
from collections.abc import Callable, Mapping

from splitpot.limits import CHAT_BURST, CHAT_LETTERS_MAX, CHAT_LINES_MAX, CHAT_PER_SECOND
from splitpot.players.lookalikes import HIDDEN
from splitpot.protocol.chat import ChatLine, ChatRequest, ChatUpdate, Reaction, Say
from splitpot.protocol.faults import RequestFault
from splitpot.table import Person, TableActor
from splitpot.web.outbox import Outbox
from splitpot.web.rates import Rates

_KEYS_REMEMBERED = 200
_MARKS_MAX = 3  # accents on one letter; a tower of them covers the lines above
_BESIDE = frozenset({"Mn", "Me"})
_JOINER = "\u200d"  # holds the parts of one picture together
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})


class ChatRefused(Exception):
    """A line that is not said; `code` and `values` as in a Refused update."""

    def __init__(self, code: RequestFault, **values: int) -> None:
        super().__init__(code.value)
        self.code = code
        self.values = values


class TableChat:
    """The lines of one table, and everybody who reads them."""

    def __init__(self) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=CHAT_LINES_MAX)
        self.readers: dict[Outbox, None] = {}
        self.keys: deque[tuple[str, str]] = deque(maxlen=_KEYS_REMEMBERED)
        self.number = 0


class Chat:
    """The chat of all tables of this process; `open` False is a house that wants none."""

    def __init__(
        self,
        actors: Mapping[str, TableActor],
        *,
        open: bool = True,  # noqa: A002  as on the wire
        now: Callable[[], float] = time.monotonic,
        wall_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self._actors = actors
        self._open = open
        self._now = now
        self._wall_ms = wall_ms
        self._tables: defaultdict[str, TableChat] = defaultdict(TableChat)
        self._rates = Rates(CHAT_BURST, CHAT_PER_SECOND)

    def join(self, table: str, outbox: Outbox) -> None:
        """Let `outbox` read a table's chat from now on; it is told what was said so far."""
        chat = self._tables[table]
        chat.readers[outbox] = None
        outbox.put(ChatUpdate(table, self._open, True, tuple(chat.lines)))

    def part(self, table: str, outbox: Outbox) -> None:
        """The counterpart of `join`."""
        self._tables[table].readers.pop(outbox, None)

    def take(self, person: Person, request: ChatRequest) -> None:
        """Say it to everybody at the table. Raises ChatRefused; the same request again says nothing twice."""
        if not self._open:
            raise ChatRefused(RequestFault.CHAT_CLOSED)
        chat = self._tables[request.table]
        if (person.id, request.key) in chat.keys:
            return
        text = readable(request.text) if isinstance(request, Say) else ""
        if isinstance(request, Say):
            _check(text)
        if not self._rates.take(person.id, self._now()):
            raise ChatRefused(RequestFault.TOO_FAST)
        chat.keys.append((person.id, request.key))
        self._tell(person, request.table, text, None if isinstance(request, Say) else request.reaction)

    def _tell(self, person: Person, table: str, text: str, reaction: Reaction | None) -> None:
        chat = self._tables[table]
        chat.number += 1
        seat = self._actors[table].info().seats.get(person.id)
        line = ChatLine(chat.number, person.name, seat, self._wall_ms(), text, reaction)
        chat.lines.append(line)
        # One update for all, so that it is encoded once.
        update = ChatUpdate(table, True, False, (line,))
        for outbox in chat.readers:
            outbox.put(update)


def readable(text: str) -> str:
    """`text` without what cannot be seen or would disturb the lines around it, its blanks single ones."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category in _BESIDE else 0
        if character == _JOINER or (category not in _UNSEEN and marks <= _MARKS_MAX):
            kept.append(character)
        elif category in ("Cc", "Zl", "Zp", "Zs"):
            kept.append(" ")
    return " ".join("".join(kept).split())


def _check(text: str) -> None:
    # Accents, joiners, fillers and variation selectors show something only beside what they belong to.
    if all(ord(character) in HIDDEN or _is_beside(character) for character in text):
        raise ChatRefused(RequestFault.MESSAGE_EMPTY)
    if len(text) > CHAT_LETTERS_MAX:
        raise ChatRefused(RequestFault.MESSAGE_TOO_LONG, most=CHAT_LETTERS_MAX)


def _is_beside(character: str) -> bool:
    return character in (" ", _JOINER) or unicodedata.category(character) in _BESIDE
