"""The start of a hand, and what its end moves between the seats."""

from splitpot.ledger import Entry, settle
from splitpot.poker.apply import begin
from splitpot.poker.cards import Card
from splitpot.poker.events import HandStarted, Stack
from splitpot.table.facts import BlindMissed, OutReason, SatOut, TableEvent
from splitpot.table.killing import killed
from splitpot.table.progress import progress
from splitpot.table.seating import next_deal
from splitpot.table.table import Table, at, occupied, seat_total
from splitpot.table.view import Mark


def deal(table: Table, deck: tuple[Card, ...]) -> tuple[TableEvent, ...]:
    """The facts that begin the next hand with `deck`, up to the first decision; empty with fewer than two
    players.
    """
    plan = next_deal(table)
    if plan is None:
        return ()
    rules, posts = killed(table, plan) if table.killer in plan.seats else (table.rules, plan.posts)
    started = HandStarted(
        number=table.hand_number + 1,
        rules=rules,
        button=plan.button,
        seats=tuple(Stack(seat, at(table, seat).stack) for seat in plan.seats),
        posts=posts,
        deck=deck,
        carried=table.carried,
        run_twice=tuple(seat for seat in plan.seats if at(table, seat).run_twice),
    )
    missed = tuple(
        BlindMissed(seat, mark, "R2.9" if mark is Mark.ML else "R2.10") for seat, mark in plan.missed
    )
    return (*missed, started, *progress(begin(started)))


def broke(ended: Table) -> tuple[SatOut, ...]:
    """Who sits out from now on, because the hand that has just ended left him no chips and none wait for
    him.
    """
    return tuple(
        SatOut(number, OutReason.NO_CHIPS)
        for number, seat in occupied(ended)
        if not seat_total(seat) and not seat.out and not seat.leaving
    )


def settlement(ended: Table) -> Entry | None:
    """The ledger entry of the hand that has just ended at `ended`: each seat's net result, the rake to the
    house,
    what is carried over to the account of the table.
    """
    hand = ended.hand
    assert hand is not None, "only a hand is settled"
    assert hand.over, "only a finished hand is settled"
    nets = {at(ended, player.seat).player: at(ended, player.seat).net or 0 for player in hand.players}
    return settle(
        ended.id,
        hand.number,
        nets,
        sum(hand.rake or ()),
        carried_in=hand.carried_in,
        carried_out=hand.carried_out,
    )
