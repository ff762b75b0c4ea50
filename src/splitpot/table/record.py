"""Steps and hands as bytes: what the journal keeps of a table, and what the history keeps of a hand."""

import contextlib
from collections.abc import Iterable, Iterator

import msgspec

from splitpot.ledger import Entry
from splitpot.poker.events import Event, HandStarted, Mucked, Seat
from splitpot.poker.rules import Chips, Rules
from splitpot.poker.sight import mucked_for, recorded
from splitpot.table.facts import CardsShown, TableEvent
from splitpot.table.ports import FinishedHand, HandOpening, Step
from splitpot.table.requests import Granted
from splitpot.table.table import Table, at, is_playing
from splitpot.table.view import BotLevel


class StepPayload(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step in the journal: when it was taken (milliseconds since 1970, UTC), its facts, and which
    requests were accepted by it or, changing nothing, since the step before it.
    """

    at: int
    events: tuple[TableEvent, ...]
    granted: tuple[Granted, ...] = ()


class _GrantedOnly(msgspec.Struct, frozen=True):
    granted: tuple[Granted, ...] = ()


class RecordedSeat(msgspec.Struct, frozen=True):
    """Who sat where in a finished hand, and what it won or lost."""

    seat: Seat
    player: str
    name: str
    bot: BotLevel | None
    stack: Chips
    net: Chips


class HandRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished hand with all its facts, the deck left out. Only ``shown_to`` may hand it to a viewer.

    `opened` is what was shown afterwards, of its owner's own accord (rule R13.6). It is kept beside the
    record, whose bytes never change.
    """

    table: str
    name: str
    number: int
    started_at: int
    ended_at: int
    seats: tuple[RecordedSeat, ...]
    events: tuple[Event, ...]
    opened: tuple[CardsShown, ...] = ()


_steps = msgspec.msgpack.Decoder(StepPayload)
_grants = msgspec.msgpack.Decoder(_GrantedOnly)
_tables = msgspec.msgpack.Decoder(Table)
_hands = msgspec.json.Decoder(HandRecord)
_openings = msgspec.json.Decoder(CardsShown)


def encode_step(payload: StepPayload) -> bytes:
    """The journal's bytes of a step; it may hold live cards, so storage seals it."""
    return msgspec.msgpack.encode(payload)


def decode_step(data: bytes) -> StepPayload:
    """The step that ``encode_step`` wrote."""
    return _steps.decode(data)


def granted_in(steps: Iterable[bytes]) -> Iterator[Granted]:
    """The requests that were accepted by steps that ``encode_step`` wrote, in their order.

    A step that cannot be read has none: a table may be whole without it, by a later snapshot.
    """
    for data in steps:
        with contextlib.suppress(msgspec.DecodeError):
            yield from _grants.decode(data).granted


def encode_table(table: Table) -> bytes:
    """A snapshot of a table; storage seals it."""
    return msgspec.msgpack.encode(table)


def decode_table(data: bytes) -> Table:
    """The table that ``encode_table`` wrote."""
    return _tables.decode(data)


def encode_hand(record: HandRecord) -> bytes:
    """A finished hand as JSON text."""
    return msgspec.json.encode(record)


def decode_hand(data: bytes, openings: Iterable[bytes] = ()) -> HandRecord:
    """The hand that ``encode_hand`` wrote, with what was shown after it."""
    record = _hands.decode(data)
    opened = tuple(_openings.decode(opening) for opening in openings)
    return msgspec.structs.replace(record, opened=opened) if opened else record


def hand_opening(after: Table, events: Iterable[TableEvent]) -> HandOpening | None:
    """What `events` add to the hand that is over at `after`: cards that somebody shows who need not."""
    for event in events:
        # Who declined has shown nothing, and the history needs no word of it.
        if isinstance(event, CardsShown) and event.cards:
            return HandOpening(after.id, after.hand_number, event.seat, msgspec.json.encode(event))
    return None


def hand_record(table: Table, started_at: int, ended_at: int) -> HandRecord:
    """The record of the hand that has just ended at `table`; call it before anybody leaves."""
    hand = table.hand
    assert hand is not None, "only a hand is recorded"
    assert hand.over, "only a finished hand is recorded"
    seats = []
    for player in hand.players:
        seat = at(table, player.seat)
        net = seat.net or 0
        seats.append(RecordedSeat(player.seat, seat.player, seat.name, seat.bot, player.stack - net, net))
    return HandRecord(
        table=table.id,
        name=table.name,
        number=hand.number,
        started_at=started_at,
        ended_at=ended_at,
        seats=tuple(sorted(seats, key=lambda seat: seat.seat)),
        events=tuple(
            msgspec.structs.replace(event, deck=()) if isinstance(event, HandStarted) else event
            for event in table.facts
        ),
    )


def rules_of(record: HandRecord) -> Rules:
    """The rules the hand was played by."""
    started = record.events[0]
    assert isinstance(started, HandStarted), "a record begins with its hand"
    return started.rules


def shown_to(record: HandRecord, player: str | None) -> HandRecord:
    """The record as `player` may read it (rule R13.4); None is somebody who only watched.

    The house says who may see the mucked hands that reached the showdown: whoever was dealt in, the whole
    table, or nobody.
    """
    seat = next((held.seat for held in record.seats if held.player == player), None)
    thrown = frozenset(event.seat for event in record.events if isinstance(event, Mucked))
    mucked = mucked_for(rules_of(record), seat, thrown)
    events = tuple(recorded(event, seat, mucked=mucked) for event in record.events)
    return msgspec.structs.replace(record, events=events)


def recorded_step(
    after: Table,
    events: tuple[TableEvent, ...],
    entry: Entry | None,
    now_ms: int,
    *,
    hand_started_ms: int | None,
    granted: tuple[Granted, ...] = (),
) -> Step:
    """The step that leads to `after`, as the disk keeps it; `hand_started_ms` if a hand ends with it."""
    finished = None
    if hand_started_ms is not None:
        record = hand_record(after, hand_started_ms, now_ms)
        players = tuple(seat.player for seat in record.seats)
        finished = FinishedHand(after.id, after.hand_number, now_ms, encode_hand(record), players)
    return Step(
        table=after.id,
        seq=after.seq,
        hand_number=after.hand_number,
        payload=encode_step(StepPayload(now_ms, events, granted)),
        entry=entry,
        snapshot=encode_table(after) if finished or not is_playing(after) else None,
        finished=finished,
        opening=hand_opening(after, events),
    )
