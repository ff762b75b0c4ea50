"""The end of a table: its hand is cancelled, everybody stands up, and every chip goes back to a wallet."""

from splitpot.ledger import Entry, breaking
from splitpot.table.button import behind
from splitpot.table.evolve import evolve
from splitpot.table.facts import CarriedGiven, HandVoided, LeftTable, TableEvent
from splitpot.table.ports import Step
from splitpot.table.record import StepPayload, encode_step, encode_table
from splitpot.table.table import Table, at, is_playing, occupied, seat_total


def break_up(table: Table, now_ms: int) -> Step | None:
    """The one step that empties `table` at `now_ms` (milliseconds since 1970), or None if nobody is there.

    A hand that runs is cancelled: everybody has the stack he began it with. Chips carried over go to the
    first seat left of the button (rule R6.2).
    """
    if not occupied(table):
        return None
    events: tuple[TableEvent, ...] = (HandVoided(table.hand_number),) if is_playing(table) else ()
    quiet = evolve(table, events)
    stacks = {seat.player: seat_total(seat) for _, seat in occupied(quiet)}
    rest: tuple[str, int] | None = None
    if quiet.carried:
        assert quiet.button is not None, "chips are carried from a hand, and a hand has a button"
        heir = behind(quiet, quiet.button, [number for number, _ in occupied(quiet)])
        rest = at(quiet, heir).player, quiet.carried
        events = (*events, CarriedGiven(heir, quiet.carried))
    events = (*events, *_standing_up(evolve(table, events), now_ms))
    after = evolve(table, events)
    return _step(after, events, breaking(table.id, after.seq, stacks, rest), now_ms)


def _standing_up(table: Table, now_ms: int) -> tuple[LeftTable, ...]:
    return tuple(
        LeftTable(number, seat.player, seat.name, seat_total(seat), now_ms)
        for number, seat in occupied(table)
    )


def _step(after: Table, events: tuple[TableEvent, ...], entry: Entry | None, now_ms: int) -> Step:
    return Step(
        table=after.id,
        seq=after.seq,
        hand_number=after.hand_number,
        payload=encode_step(StepPayload(now_ms, events)),
        entry=entry,
        snapshot=encode_table(after),
    )
