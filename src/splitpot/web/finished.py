"""A finished hand as its player may read it: a line of his list, and the whole record."""

from functools import reduce
from itertools import accumulate

from splitpot.poker.apply import apply, begin
from splitpot.poker.cards import Card
from splitpot.poker.events import BetsCollected, BoardDealt, HandStarted, HolesDealt
from splitpot.poker.rules import Chips
from splitpot.poker.sight import hand_view
from splitpot.protocol.pages import HandRecord, HandSeat, HandSteps, HandSummary
from splitpot.table.record import HandRecord as StoredHand
from splitpot.table.record import rules_of, shown_to
from splitpot.table.showing import with_shown


def hand_summary(stored: StoredHand, player: str) -> HandSummary:
    """The line of `player`, who was dealt in."""
    own = next(seat for seat in stored.seats if seat.player == player)
    return HandSummary(
        table=stored.table,
        table_name=stored.name,
        number=stored.number,
        ended_at=stored.ended_at,
        rules=rules_of(stored),
        players=len(stored.seats),
        hole=_hole(stored, own.seat),
        board=board_of(stored),
        pot=pot_of(stored),
        net=own.net,
    )


def hand_record(stored: StoredHand, player: str | None) -> HandRecord:
    """The whole hand as `player` may know it; None is somebody who was not dealt in."""
    started, *rest = stored.events
    assert isinstance(started, HandStarted), "a record begins with its hand"
    hand = reduce(apply, rest, begin(started))
    own = next((seat.seat for seat in stored.seats if seat.player == player), None)
    return HandRecord(
        table=stored.table,
        table_name=stored.name,
        number=stored.number,
        ended_at=stored.ended_at,
        rules=started.rules,
        seats=tuple(
            HandSeat(seat.seat, seat.name, seat.bot, seat.seat == own, seat.net) for seat in stored.seats
        ),
        events=shown_to(stored, player).events,
        view=with_shown(hand_view(hand, own), hand, stored.opened, own),
        opened=stored.opened,
    )


def hand_steps(stored: StoredHand, player: str) -> HandSteps:
    """The hand after each of its facts, as `player` sees it; nothing that was folded opens by it."""
    started, *rest = stored.events
    assert isinstance(started, HandStarted), "a record begins with its hand"
    own = next((seat.seat for seat in stored.seats if seat.player == player), None)
    hands = tuple(accumulate(rest, apply, initial=begin(started)))
    views = [hand_view(hand, own) for hand in hands]
    views[-1] = with_shown(views[-1], hands[-1], stored.opened, own)
    return HandSteps(tuple(views))


def board_of(stored: StoredHand) -> tuple[Card, ...]:
    """The board cards that were dealt."""
    return tuple(card for event in stored.events if isinstance(event, BoardDealt) for card in event.cards)


def pot_of(stored: StoredHand) -> Chips:
    """All chips that were played for, before any rake; bets nobody matched were never in it (rule R8.1)."""
    pots = next(event.pots for event in reversed(stored.events) if isinstance(event, BetsCollected))
    return sum(pot.amount for pot in pots)


def _hole(stored: StoredHand, seat: int) -> tuple[Card, ...]:
    dealt = next(event for event in stored.events if isinstance(event, HolesDealt))
    return tuple(card for hole in dealt.holes if hole.seat == seat for card in hole.cards if card is not None)
