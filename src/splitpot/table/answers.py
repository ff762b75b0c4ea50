"""The answers a table gave lately, so that a request sent twice has one effect and one answer."""

from collections import OrderedDict

from splitpot.limits import ANSWERS_MAX
from splitpot.table.refusals import Refused, TableRefusal
from splitpot.table.requests import TableRequest

PASSING = {TableRefusal.BUSY, TableRefusal.STORAGE_UNAVAILABLE}


class Answers:
    """What each (player, client key) was answered; the oldest are forgotten beyond the limit."""

    def __init__(self) -> None:
        self._given: OrderedDict[tuple[str, str], tuple[TableRequest, Refused | None]] = OrderedDict()

    def recall(self, player: str, request: TableRequest) -> bool:
        """Was this very request carried out already; raises the refusal it got, or key_reused for another
        request.
        """
        given = self._given.get((player, request.key))
        if given is None:
            return False
        before, refused = given
        if before != request:
            raise Refused(TableRefusal.KEY_REUSED)
        if refused is not None:
            raise refused
        return True

    def remember(self, player: str, request: TableRequest, refused: Refused | None) -> None:
        """Keep an answer, unless it was a passing trouble that the same request may outlive."""
        if refused is not None and refused.code in PASSING:
            return
        self._given[player, request.key] = request, refused
        if len(self._given) > ANSWERS_MAX:
            self._given.popitem(last=False)
