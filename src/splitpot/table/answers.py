"""The answers a table gave lately, so that a request sent twice has one effect and one answer.

What was accepted is written with the step that carried it out, and known again when the table is opened.
"""

import asyncio
import hashlib
from collections import OrderedDict, deque
from collections.abc import Iterable

import msgspec

from splitpot.limits import ANSWERS_MAX
from splitpot.table.ports import Person
from splitpot.table.refusals import Refused, TableRefusal
from splitpot.table.requests import Granted, TableRequest

PASSING = {TableRefusal.BUSY, TableRefusal.STORAGE_UNAVAILABLE}
_PRINT_BYTES = 16


class Ask(msgspec.Struct):
    """A request on its way through a table, and who waits for its answer."""

    person: Person
    request: TableRequest
    answer: asyncio.Future[None]

    def give(self, refused: Refused | None) -> None:
        """Answer, unless whoever asked waits no more."""
        if self.answer.done():
            return
        if refused is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(refused)


class Answers:
    """What each person was answered under each client key; the oldest are forgotten beyond the limit.

    Practice opponents never ask twice under one key, so their answers crowd out nobody's. `granted` were
    accepted before this process began, oldest first.
    """

    def __init__(self, granted: Iterable[Granted] = ()) -> None:
        self._given: OrderedDict[tuple[str, str], tuple[bytes, Refused | None]] = OrderedDict()
        self._asking: Granted | None = None
        # A request that was accepted and changed nothing waits here for the next step: until one is written
        # it would change nothing again.
        self._unwritten: deque[Granted] = deque(maxlen=ANSWERS_MAX)
        for each in granted:
            self._keep((each.player, each.key), each.print, None)

    def recall(self, player: str, request: TableRequest) -> bool:
        """Was this very request carried out already; raises the refusal it got, or key_reused for another
        request.
        """
        given = self._given.get((player, request.key))
        if given is None:
            return False
        before, refused = given
        if before != _print(request):
            raise Refused(TableRefusal.KEY_REUSED)
        if refused is not None:
            raise refused
        return True

    def begin(self, person: Person, request: TableRequest) -> None:
        """From now on the next step is the one that carries `request` out."""
        if person.bot is None:
            self._asking = Granted(person.id, request.key, _print(request))

    def is_under_way(self, ask: Ask) -> bool:
        """Is the step of the request with this key being written just now."""
        asking = self._asking
        return asking is not None and (ask.person.id, ask.request.key) == (asking.player, asking.key)

    def to_write(self) -> tuple[Granted, ...]:
        """What the next step must keep for the process after this one."""
        return (*self._unwritten, self._asking) if self._asking else tuple(self._unwritten)

    def written(self) -> None:
        """The step with all that was `to_write` is on the disk."""
        self._unwritten.clear()
        self._asking = None

    def remember(self, person: Person, request: TableRequest, refused: Refused | None) -> None:
        """Keep an answer, unless it was a passing trouble that the same request may outlive."""
        if person.bot is not None:
            return
        asking, self._asking = self._asking, None
        if refused is None and asking is not None:
            self._unwritten.append(asking)
        if refused is None or refused.code not in PASSING:
            self._keep((person.id, request.key), _print(request), refused)

    def _keep(self, key: tuple[str, str], said: bytes, refused: Refused | None) -> None:
        self._given[key] = said, refused
        if len(self._given) > ANSWERS_MAX:
            self._given.popitem(last=False)


def _print(request: TableRequest) -> bytes:
    """What tells this request from every other one of its player."""
    return hashlib.blake2b(msgspec.msgpack.encode(request), digest_size=_PRINT_BYTES).digest()
