"""The table that is true after a fact: a fold, trusted and total."""

from typing import assert_never

from msgspec.structs import replace

from splitpot.poker.apply import apply, begin
from splitpot.poker.events import (
    BetMade,
    Called,
    Checked,
    Folded,
    HandEnded,
    HandStarted,
    PostKind,
    Raised,
    Seat,
)
from splitpot.poker.hand import player_at
from splitpot.poker.options import ButtonRule
from splitpot.table.cancelling import before_deal, cancelled
from splitpot.table.facts import (
    Accustomed,
    BlindMissed,
    CameBack,
    CardsShown,
    CarriedGiven,
    HandVoided,
    LeaveAsked,
    LeftTable,
    PostChosen,
    Preferred,
    SatDown,
    SatOut,
    TableEvent,
    TableFact,
    TimedOut,
    ToppedUp,
)
from splitpot.table.killing import killer_of
from splitpot.table.table import Leaver, Table, TableSeat, at, in_hand
from splitpot.table.view import Departed

CHOICES = (Folded, Checked, Called, BetMade, Raised)


def evolve(table: Table, events: tuple[TableEvent, ...]) -> Table:
    """The table after one recorded step of `events`."""
    table = replace(table, seq=table.seq + 1)
    for event in events:
        table = _after(table, event)
    return table


def _after(table: Table, event: TableEvent) -> Table:
    if isinstance(event, HandStarted):
        return _started(table, event)
    if isinstance(event, HandEnded):
        return _ended(table, event)
    if isinstance(event, TableFact):
        return _seats_after(table, event)
    assert table.hand is not None, "a fact of a hand needs a hand"
    hand = apply(table.hand, event)
    table = replace(table, hand=hand, facts=(*table.facts, event), turn=table.seq)
    if isinstance(event, CHOICES):
        if table.timed_out is None:
            table = _with(table, event.seat, timeouts=0)
        return replace(table, timed_out=None)
    return table


def _seats_after(table: Table, fact: TableFact) -> Table:
    match fact:
        case SatDown(seat=seat, player=player, name=name, stack=stack, bot=bot):
            gone = tuple(leaver for leaver in table.gone if leaver.player != player)
            sat = TableSeat(player=player, name=name, stack=stack, bot=bot)
            return replace(_put(table, seat, sat), gone=gone)
        case LeftTable(seat=seat):
            return _left(table, fact)
        case LeaveAsked(seat=seat):
            return _with(table, seat, leaving=True)
        case SatOut(seat=seat):
            return _with(table, seat, out=True, posting=False, buying=False)
        case CameBack(seat=seat):
            return _with(table, seat, out=False, timeouts=0)
        case PostChosen(seat=seat, now=now, buy=buy):
            return _with(table, seat, posting=now and not buy, buying=now and buy)
        case ToppedUp(seat=seat, amount=amount):
            held = at(table, seat)
            if in_hand(table, seat):
                return _with(table, seat, top_up=held.top_up + amount)
            return _with(table, seat, stack=held.stack + amount)
        case Preferred(seat=seat, straddle=straddle, run_twice=run_twice):
            return _with(table, seat, straddle=straddle, run_twice=run_twice)
        case Accustomed(seat=seat, auto_muck=auto_muck, auto_bank=auto_bank):
            return _with(table, seat, auto_muck=auto_muck, auto_bank=auto_bank)
        case CardsShown():
            return replace(table, opened=(*table.opened, fact))
        case BlindMissed(seat=seat, mark=mark):
            # Blinds pass the absent with the deal, so this is the first of its facts.
            return _with(_remembering(table), seat, mark=mark)
        case TimedOut(seat=seat):
            return replace(_with(table, seat, timeouts=at(table, seat).timeouts + 1), timed_out=seat)
        case CarriedGiven(seat=seat, amount=amount):
            return replace(_with(table, seat, stack=at(table, seat).stack + amount), carried=0)
        case HandVoided():
            return cancelled(table)
        case _:
            assert_never(fact)


def _remembering(table: Table) -> Table:
    return table if table.before is not None else replace(table, before=before_deal(table))


def _started(table: Table, event: HandStarted) -> Table:
    """Whoever is dealt in owes nothing any more; the blinds remember where they stood."""
    table = _remembering(table)
    dealt = {stack.seat for stack in event.seats}
    seats = tuple(
        replace(seat, new=False, mark=None, posting=False, buying=False, net=None)
        if seat is not None and index + 1 in dealt
        else seat and replace(seat, net=None)
        for index, seat in enumerate(table.seats)
    )
    posted = {post.kind: post.seat for post in event.posts}
    # With a dead button the small blind's place is where the big blind was, posted or not.
    passed = table.big_blind if event.rules.button_rule is ButtonRule.DEAD else None
    return replace(
        table,
        seats=seats,
        hand=begin(event),
        hand_number=event.number,
        button=event.button,
        small_blind=posted.get(PostKind.SMALL_BLIND, passed),
        big_blind=posted.get(PostKind.BIG_BLIND, table.big_blind),
        killer=None,
        facts=(event,),
        turn=table.seq,
        carried=0,
        timed_out=None,
        departed=(),
        opened=(),
    )


def _ended(table: Table, event: HandEnded) -> Table:
    assert table.hand is not None, "only a running hand can end"
    stacks = {stack.seat: stack.chips for stack in event.stacks}
    seats = tuple(
        replace(seat, net=stacks[index + 1] - seat.stack, stack=stacks[index + 1] + seat.top_up, top_up=0)
        if seat is not None and index + 1 in stacks
        else seat
        for index, seat in enumerate(table.seats)
    )
    return replace(
        table,
        hand=apply(table.hand, event),
        facts=(*table.facts, event),
        seats=seats,
        carried=event.carried,
        timed_out=None,
        killer=killer_of(table.hand),
        before=None,
    )


def _left(table: Table, fact: LeftTable) -> Table:
    """The seat is free; what a person took along is remembered for as long as the house asks (rule R2.7)."""
    held = at(table, fact.seat)
    person = held.bot is None
    within_ms = table.rules.return_within * 60_000
    gone = tuple(leaver for leaver in table.gone if fact.at - leaver.at < within_ms)
    if within_ms and person and fact.stack:
        gone = (*gone, Leaver(fact.player, fact.stack, fact.at))
    killer = None if table.killer == fact.seat else table.killer
    departed = table.departed
    if not held.new and table.hand is not None and player_at(table.hand, fact.seat) is not None:
        departed = (*departed, Departed(fact.seat, held.name, fact.stack, held.bot, held.net))
    return replace(_put(table, fact.seat, None), gone=gone, killer=killer, departed=departed)


def _put(table: Table, seat: Seat, value: TableSeat | None) -> Table:
    return replace(table, seats=(*table.seats[: seat - 1], value, *table.seats[seat:]))


def _with(table: Table, seat: Seat, **changes: object) -> Table:
    return _put(table, seat, replace(at(table, seat), **changes))
