"""What a table needs from outside, as small interfaces: who asks, who watches, where steps are kept, time
and chance.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from splitpot.ledger import Entry
from splitpot.poker.cards import Card
from splitpot.poker.events import Seat
from splitpot.poker.hand import Hand
from splitpot.table.facts import TableEvent
from splitpot.table.view import BotLevel, TableView


class Person(msgspec.Struct, frozen=True):
    """Who asks: a player's id and name; `bot` is the level of a practice opponent, None for a person."""

    id: str
    name: str
    bot: BotLevel | None = None


class News(msgspec.Struct, frozen=True):
    """What one watcher is told of a recorded step: what he may know of its events, and the whole view."""

    table: str
    seq: int
    events: tuple[TableEvent, ...]
    view: TableView


class Watcher(Protocol):
    """Somebody who looks at a table. `tell` must return at once: it only puts the news into an outbox."""

    player: str | None

    def tell(self, news: News) -> None:
        """Take the news of one step."""


class FinishedHand(msgspec.Struct, frozen=True):
    """A hand that ended, for the history: `record` is its JSON text, `players` are those who were dealt
    in.
    """

    table: str
    number: int
    ended_at: int
    record: bytes
    players: tuple[str, ...]


class HandOpening(msgspec.Struct, frozen=True):
    """What a seat showed of its own accord after hand `number`, for the history (rule R13.6); `fact` is JSON
    text.
    """

    table: str
    number: int
    seat: Seat
    fact: bytes


class Step(msgspec.Struct, frozen=True):
    """One recorded step: table events as bytes, the ledger entry if chips moved, and now and then a
    snapshot.
    """

    table: str
    seq: int
    payload: bytes
    hand_number: int
    entry: Entry | None = None
    snapshot: bytes | None = None
    finished: FinishedHand | None = None
    opening: HandOpening | None = None


class Unsure(Exception):
    """Storage went away while a step was written, and it may be there: only the same step again can tell."""


class Recorder(Protocol):
    """Keeps steps. `record` returns once the step is on the disk."""

    async def record(self, step: Step) -> None:
        """Write `step`.

        Raises Refused(not_enough_chips) or Refused(storage_unavailable), and nothing is written then; or
        Unsure.
        """

    async def ready(self) -> bool:
        """Whether something can be written, tried out."""


Deck = Callable[[], tuple[Card, ...]]


class AllInOdds(Protocol):
    """What each of the open hands may expect, once nobody can bet any more."""

    async def __call__(self, hand: Hand) -> Mapping[Seat, int]:
        """The share of all pots that each seat of `hand` may expect, in thousandths; it may take its time,
        and must not keep anybody else from his.
        """
