"""Building a viewer's picture of the table, by allow-list."""

from collections.abc import Set

from msgspec.structs import replace

from splitpot.poker.events import Seat
from splitpot.poker.hand import Hand, player_at
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.sight import HandView, hand_view, seen
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
from splitpot.table.seating import Deal, may_buy, may_post, must_post, next_deal, owes, price, seat_state
from splitpot.table.showing import may_show, with_shown
from splitpot.table.table import Table, at, in_hand, is_playing, occupied, seat_of, seat_total
from splitpot.table.view import ClockView, EntryView, SeatOdds, SeatView, Stage, TableView, YouView


def table_view(
    table: Table,
    player: str | None,
    *,
    clock: ClockView | None,
    next_hand_ms: int | None,
    away: Set[str],
    watchers: int,
    stopped: bool = False,
    cleared: int | None = None,
    odds: tuple[SeatOdds, ...] = (),
) -> TableView:
    """What `player`, or a spectator (None), sees of `table`.

    `away` are players without a connection, `cleared` is the number of a finished hand shown no more, `odds`
    what the open hands may expect.
    """
    hand = None if table.hand is not None and table.hand.number == cleared else table.hand
    seat = seat_of(table, player) if player is not None else None
    deal = next_deal(table)
    playing = is_playing(table)
    return TableView(
        table=table.id,
        name=table.name,
        rules=table.rules,
        practice=table.practice,
        seq=table.seq,
        stage=_stage(hand, stopped=stopped),
        seats=tuple(_seat_view(table, number, deal, away) for number, _ in occupied(table)),
        button=table.button,
        hand=_hand(table, hand, hand_seat(table, seat)) if hand is not None else None,
        turn=table.turn if playing and table.hand is not None and table.hand.waiting else None,
        clock=clock,
        next_hand_ms=next_hand_ms,
        you=_you(table, seat, deal, shown=hand is not None),
        watchers=watchers,
        departed=table.departed,
        odds=odds,
    )


def _hand(table: Table, hand: Hand, viewer: Seat | None) -> HandView:
    view = hand_view(hand, viewer)
    return with_shown(view, hand, table.opened, viewer) if table.opened else view


def _stage(hand: Hand | None, *, stopped: bool) -> Stage:
    if stopped:
        return Stage.STOPPED
    if hand is None:
        return Stage.WAITING
    return Stage.RESULT if hand.over else Stage.PLAYING


def hand_seat(table: Table, seat: Seat | None) -> Seat | None:
    """The viewer's seat in the hand: who took a seat after the deal sees no cards of the one who left it."""
    if seat is None or table.hand is None or at(table, seat).new:
        return None
    return seat if player_at(table.hand, seat) is not None else None


def _seat_view(table: Table, number: Seat, deal: Deal | None, away: Set[str]) -> SeatView:
    seat = at(table, number)
    dealt = in_hand(table, number)
    stack = seat_total(seat)
    if dealt and table.hand is not None:
        player = player_at(table.hand, number)
        assert player is not None
        stack = player.stack
    return SeatView(
        seat=number,
        name=seat.name,
        stack=stack,
        state=seat_state(table, number, deal),
        bot=seat.bot,
        mark=seat.mark,
        leaving=seat.leaving,
        connected=seat.player not in away,
        in_hand=dealt,
        net=seat.net,
        top_up=seat.top_up if dealt else 0,
    )


def _you(table: Table, seat: Seat | None, deal: Deal | None, *, shown: bool) -> YouView:
    if seat is None:
        return YouView(None, None, None, False, False, 0)
    held = at(table, seat)
    return YouView(
        seat=seat,
        legal=_legal(table, seat),
        entry=_entry(table, seat, deal),
        sitting_out=held.out,
        leaving=held.leaving,
        owes_if_sitting_out=0 if owes(held) else table.rules.small_blind + table.rules.big_blind,
        straddle=held.straddle,
        run_twice=held.run_twice,
        auto_muck=held.auto_muck,
        auto_bank=held.auto_bank,
        may_show=shown and may_show(table, seat) is not None,
    )


def _legal(table: Table, seat: Seat) -> Legal | None:
    if table.hand is None or table.hand.over:
        return None
    legal = legal_actions(table.hand)
    return legal if legal is not None and legal.seat == seat else None


def _entry(table: Table, seat: Seat, deal: Deal | None) -> EntryView | None:
    """The choice to post or wait, while the game goes on without this seat (rules R2.8-R2.10).

    None where the house leaves no choice.
    """
    held = at(table, seat)
    if (
        deal is None
        or not owes(held)
        or held.out
        or held.leaving
        or (seat in deal.seats and not held.posting and not held.buying)
        or (must_post(table, seat) and not may_buy(table, seat, deal))
    ):
        return None
    due = price(table, seat, deal)
    return EntryView(
        may_post=may_post(table, seat, deal),
        live=due.live,
        dead=due.dead,
        mark=held.mark,
        may_buy=may_buy(table, seat, deal),
    )


def seen_by(events: tuple[TableEvent, ...], seat: Seat | None, player: str | None) -> tuple[TableEvent, ...]:
    """`events` as `player` in `seat` may know them.

    Facts between hands are public, but the ids in them are for nobody but their owner.
    """
    return tuple(
        _public(event, player) if isinstance(event, TableFact) else seen(event, seat)
        for event in events
        if not isinstance(event, Accustomed) or event.seat == seat
    )


def _public(fact: TableFact, player: str | None) -> TableFact:
    match fact:
        case SatDown(player=owner) | LeftTable(player=owner):
            return fact if owner == player else replace(fact, player="")
        case (
            LeaveAsked()
            | SatOut()
            | CameBack()
            | PostChosen()
            | Preferred()
            | Accustomed()
            | ToppedUp()
            | BlindMissed()
            | TimedOut()
            | CarriedGiven()
            | CardsShown()
            | HandVoided()
        ):
            return fact
