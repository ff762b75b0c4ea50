"""Everybody who looks at a table, and what each of them is told."""

from collections.abc import Callable

import structlog

from splitpot.table.facts import LeftTable, TableEvent
from splitpot.table.ports import News, Watcher
from splitpot.table.table import Table, occupied, seat_of
from splitpot.table.view import ClockView, SeatOdds, TableView
from splitpot.table.views import hand_seat, seen_by, table_view

log = structlog.get_logger()

Times = Callable[[], tuple[ClockView | None, int | None]]


class Audience:
    """The watchers of one table, and which seated players have no connection.

    `cleared` is the number of the hand whose result is shown no more, because no other follows; `odds` are
    those of the open hands on the table.
    """

    def __init__(self, table: Table, times: Times) -> None:
        self._times = times
        self._watchers: dict[int, Watcher] = {}
        self._present: set[str] = set()
        self.stopped = False
        self.cleared: int | None = None
        self.odds: tuple[SeatOdds, ...] = ()
        self.table = table

    def add(self, watcher: Watcher) -> News:
        """Begin to tell `watcher` the news; returns the whole picture as it is now.

        Its events are those of the hand on the table so far, so that whoever comes late or comes back can
        read what led here.
        """
        self._watchers[id(watcher)] = watcher
        player = watcher.player
        seat = seat_of(self.table, player) if player is not None else None
        facts = seen_by(self.table.facts, hand_seat(self.table, seat), player)
        return News(self.table.id, self.table.seq, facts, self.view(player))

    def remove(self, watcher: Watcher) -> None:
        """Stop telling `watcher`; unknown ones are ignored."""
        self._watchers.pop(id(watcher), None)

    def set_present(self, player: str, *, present: bool) -> bool:
        """Note whether `player` has a connection; True if a seat at this table changes by it."""
        was = player in self._present
        (self._present.add if present else self._present.discard)(player)
        return was != present and seat_of(self.table, player) is not None

    def view(self, player: str | None) -> TableView:
        """What `player`, or a spectator, sees now."""
        clock, next_hand_ms = self._times()
        return table_view(
            self.table,
            player,
            clock=clock,
            next_hand_ms=next_hand_ms,
            away={seat.player for _, seat in occupied(self.table) if seat.bot is None} - self._present,
            watchers=self.spectators(),
            stopped=self.stopped,
            cleared=self.cleared,
            odds=self.odds,
        )

    def players(self) -> set[str | None]:
        """Ids of those who watch, with or without a seat; None stands for all without a name."""
        return {watcher.player for watcher in self._watchers.values()}

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(
            watcher.player is None or seat_of(self.table, watcher.player) is None
            for watcher in self._watchers.values()
        )

    def tell(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Tell every watcher what he may know of `events`, and how `table` looks to him now."""
        self.table = table
        spectators: News | None = None
        leavers = {event.player for event in events if isinstance(event, LeftTable)}
        for watcher in tuple(self._watchers.values()):
            player = watcher.player
            seat = seat_of(table, player) if player is not None else None
            if seat is not None or player in leavers:
                seen = seen_by(events, seat, player)
                self._tell_one(watcher, News(table.id, table.seq, seen, self.view(player)))
                continue
            # All spectators share one piece of news, so that it is encoded once.
            if spectators is None:
                spectators = News(table.id, table.seq, seen_by(events, None, None), self.view(None))
            self._tell_one(watcher, spectators)

    def _tell_one(self, watcher: Watcher, news: News) -> None:
        """One watcher that fails costs nobody else anything: it hears no more."""
        try:
            watcher.tell(news)
        except Exception as error:
            log.error("watcher_failed", table=news.table, error=type(error).__name__, exc_info=error)
            self.remove(watcher)
