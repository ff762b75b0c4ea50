"""Steps and hands as bytes: what the journal keeps of a table, and what the history keeps of a hand."""

import msgspec

from splitpot.poker.events import Event, HandStarted, Mucked, Seat
from splitpot.poker.rules import Chips, Rules
from splitpot.poker.sight import mucked_for, recorded
from splitpot.table.facts import TableEvent
from splitpot.table.table import Table, at
from splitpot.table.view import BotLevel


class StepPayload(msgspec.Struct, frozen=True):
    """One step in the journal: when it was taken (milliseconds since 1970, UTC) and its facts."""

    at: int
    events: tuple[TableEvent, ...]


class RecordedSeat(msgspec.Struct, frozen=True):
    """Who sat where in a finished hand, and what it won or lost."""

    seat: Seat
    player: str
    name: str
    bot: BotLevel | None
    stack: Chips
    net: Chips


class HandRecord(msgspec.Struct, frozen=True):
    """A finished hand with all its facts, the deck left out. Only ``shown_to`` may hand it to a viewer."""

    table: str
    name: str
    number: int
    started_at: int
    ended_at: int
    seats: tuple[RecordedSeat, ...]
    events: tuple[Event, ...]


_steps = msgspec.msgpack.Decoder(StepPayload)
_tables = msgspec.msgpack.Decoder(Table)
_hands = msgspec.json.Decoder(HandRecord)


def encode_step(payload: StepPayload) -> bytes:
    """The journal's bytes of a step; it may hold live cards, so storage seals it."""
    return msgspec.msgpack.encode(payload)


def decode_step(data: bytes) -> StepPayload:
    """The step that ``encode_step`` wrote."""
    return _steps.decode(data)


def encode_table(table: Table) -> bytes:
    """A snapshot of a table; storage seals it."""
    return msgspec.msgpack.encode(table)


def decode_table(data: bytes) -> Table:
    """The table that ``encode_table`` wrote."""
    return _tables.decode(data)


def encode_hand(record: HandRecord) -> bytes:
    """A finished hand as JSON text."""
    return msgspec.json.encode(record)


def decode_hand(data: bytes) -> HandRecord:
    """The hand that ``encode_hand`` wrote."""
    return _hands.decode(data)


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
