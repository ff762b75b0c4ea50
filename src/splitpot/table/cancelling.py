"""A hand that is cancelled: stacks, debts, button and blinds are as they were before its deal."""

from msgspec.structs import replace

from splitpot.table.table import BeforeDeal, Standing, Table, TableSeat, occupied


def before_deal(table: Table) -> BeforeDeal:
    """What the next hand, should it be cancelled, goes back to."""
    return BeforeDeal(
        button=table.button,
        small_blind=table.small_blind,
        big_blind=table.big_blind,
        killer=table.killer,
        seats=tuple(
            Standing(number, seat.player, seat.new, seat.mark, seat.posting, seat.buying)
            for number, seat in occupied(table)
        ),
    )


def cancelled(table: Table) -> Table:
    """The table without the hand that runs.

    Whoever paid in it what he owed owes it again (rules R2.8-R2.10), and whom a blind passed with its deal
    has missed none. Chips that came during the hand stay, and so does who sat down or left.
    """
    hand, before = table.hand, table.before
    seats = tuple(seat and replace(seat, stack=seat.stack + seat.top_up, top_up=0) for seat in table.seats)
    table = replace(
        table,
        hand=None,
        facts=(),
        timed_out=None,
        seats=seats,
        carried=hand.carried_in if hand is not None else table.carried,
        before=None,
        departed=(),
        opened=(),
    )
    if before is None:
        return table
    standings = {(standing.seat, standing.player): standing for standing in before.seats}
    return replace(
        table,
        seats=tuple(
            seat and _as_before(seat, standings.get((index + 1, seat.player)))
            for index, seat in enumerate(table.seats)
        ),
        button=before.button,
        small_blind=before.small_blind,
        big_blind=before.big_blind,
        killer=before.killer,
    )


def _as_before(seat: TableSeat, standing: Standing | None) -> TableSeat:
    """Who sits out by now posts nothing; who sat down during the hand has nothing to go back to."""
    if standing is None:
        return seat
    return replace(
        seat,
        new=standing.new,
        mark=standing.mark,
        posting=standing.posting and not seat.out,
        buying=standing.buying and not seat.out,
    )
