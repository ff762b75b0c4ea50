"""A finished hand in plain English, and as JSON, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from splitpot.cli.hand_names import high_name, low_name
from splitpot.history import amount_text
from splitpot.poker.cards import card_text
from splitpot.poker.events import (
    BetMade,
    BetReturned,
    BetsCollected,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    Half,
    HandEnded,
    HandsOpened,
    HandStarted,
    HolesDealt,
    Mucked,
    Posted,
    PotAwarded,
    Raised,
    RakeTaken,
    Seat,
    Shown,
)
from splitpot.poker.rules import Chips, Limit, Rules
from splitpot.poker.strength import strengths
from splitpot.table.facts import CardsShown
from splitpot.table.record import HandRecord, RecordedSeat

_GAMES = {
    "omaha8": "Omaha Hi/Lo",
    "omaha8_5": "five-card Omaha Hi/Lo",
    "omaha": "Omaha",
    "holdem": "Hold'em",
}
_LIMITS = {Limit.FIXED: "fixed limit", Limit.POT: "pot limit", Limit.NO: "no limit"}
_STREETS = ("preflop", "flop", "turn", "river")
_HALVES = {
    Half.HIGH: "the high half",
    Half.LOW: "the low half",
    Half.NO_LOW: "all, as there is no low",
    Half.WHOLE: "all",
    Half.UNCONTESTED: "all, uncontested",
}


def list_lines(records: Sequence[HandRecord]) -> Iterator[str]:
    """A table of hands, one a line."""
    if not records:
        yield "no hand has been finished yet"
        return
    rows = [("table", "hand", "ended (UTC)", "pot", "players")]
    rows += [
        (
            record.table,
            str(record.number),
            _time(record.ended_at),
            amount_text(_pot(record)),
            ", ".join(seat.name for seat in record.seats),
        )
        for record in records
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for table, number, ended, pot, players in rows:
        left, right = f"{table:<{widths[0]}}  {number:>{widths[1]}}", f"{pot:>{widths[3]}}  {players}"
        yield f"{left}  {ended:<{widths[2]}}  {right}"


def hand_lines(record: HandRecord) -> Iterator[str]:
    """One hand with everything that happened in it, all cards included."""
    started = record.events[0]
    assert isinstance(started, HandStarted), "a record begins with its hand"
    ended = f"ended {_time(record.ended_at)} UTC"
    yield f"{record.name}, hand {record.number}: {game_text(started.rules)}, {ended}"
    yield ""
    width = max(len(_name(seat)) for seat in record.seats)
    for seat in record.seats:
        button = "  button" if seat.seat == started.button else ""
        net = f"{'+' if seat.net > 0 else ''}{amount_text(seat.net)}"
        yield f"seat {seat.seat:>2}  {_name(seat):<{width}}  {amount_text(seat.stack):>8}  {net:>8}{button}"
    yield ""
    teller = _Teller(record, started.rules)
    for event in record.events:
        yield from teller.lines(event)
    for fact in record.opened:
        yield teller.opened(fact)


def hand_json(record: HandRecord) -> dict[str, Any]:
    """One hand for programs: chips in the smallest unit, times in milliseconds since 1970, cards as text.

    Within `events` cards are numbers, as in the protocol. `opened` is what was shown after the hand by who
    need not.
    """
    holes = _holes(record)
    return {
        "table": record.table,
        "name": record.name,
        "number": record.number,
        "started_at": record.started_at,
        "ended_at": record.ended_at,
        "pot": _pot(record),
        "board": [card_text(card) for card in _board(record)],
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot,
                "stack": seat.stack,
                "net": seat.net,
                "hole": [card_text(card) for card in holes[seat.seat]],
            }
            for seat in record.seats
        ],
        "events": msgspec.to_builtins(record.events),
        "opened": [
            {"seat": fact.seat, "cards": [card_text(card) for card in fact.cards]} for fact in record.opened
        ],
    }


class _Teller:
    """Words each fact of one hand."""

    def __init__(self, record: HandRecord, rules: Rules) -> None:
        self._names = {seat.seat: seat.name for seat in record.seats}
        self._rules = rules
        self._board: tuple[int, ...] = ()
        self._pots = 1

    def lines(self, event: Event) -> Iterator[str]:
        """The lines of one fact; bookkeeping has none."""
        match event:
            case HandStarted() | HandEnded():
                pass
            case Posted(seat=seat, kind=kind, amount=amount, all_in=all_in):
                why = kind.replace("_", " ")
                yield f"{self._names[seat]} posts {amount_text(amount)} ({why}){_all_in(all_in)}"
            case HolesDealt(holes=holes):
                yield from ("", "preflop")
                for hole in holes:
                    yield f"{self._names[hole.seat]} has {_cards(hole.cards)}"
            case BoardDealt(street=street, cards=cards):
                self._board += cards
                yield from ("", f"{_STREETS[street]}  {_cards(self._board)}")
            case BetsCollected(pots=pots):
                self._pots = len(pots)
            case HandsOpened():
                yield "all hands are opened"
            case RakeTaken(amounts=amounts):
                if sum(amounts):
                    yield f"the house takes {amount_text(sum(amounts))}"
            case PotAwarded():
                yield self._award(event)
            case _:
                yield self._deed(event)

    def _deed(
        self, event: Folded | Checked | Called | BetMade | Raised | BetReturned | Shown | Mucked
    ) -> str:
        name = self._names[event.seat]
        match event:
            case Folded():
                return f"{name} folds"
            case Checked():
                return f"{name} checks"
            case Called(amount=amount, all_in=all_in):
                return f"{name} calls {amount_text(amount)}{_all_in(all_in)}"
            case BetMade(to=to, all_in=all_in):
                return f"{name} bets {amount_text(to)}{_all_in(all_in)}"
            case Raised(to=to, all_in=all_in):
                return f"{name} raises to {amount_text(to)}{_all_in(all_in)}"
            case BetReturned(amount=amount):
                return f"{amount_text(amount)} go back to {name}"
            case Mucked():
                return f"{name} mucks"
            case Shown(cards=cards):
                high, low = strengths(self._rules.variant, cards, self._board)
                worth = f"{high_name(high)}; {low_name(low)}" if low else high_name(high)
                return f"{name} shows {_cards(cards)}: {worth}"

    def opened(self, fact: CardsShown) -> str:
        """What somebody showed after the hand of his own accord."""
        return f"{self._names[fact.seat]} shows {_cards(fact.cards)} without being asked"

    def _award(self, award: PotAwarded) -> str:
        pot = "the pot" if self._pots == 1 else "the main pot" if not award.pot else f"side pot {award.pot}"
        winners = ", ".join(
            f"{self._names[share.seat]} {amount_text(share.amount)}" for share in award.shares
        )
        rest = f", {amount_text(award.carried)} stay for the next hand" if award.carried else ""
        return f"{pot}, {_HALVES[award.half]}: {winners}{rest}"


def _holes(record: HandRecord) -> dict[Seat, tuple[int, ...]]:
    dealt = next(event for event in record.events if isinstance(event, HolesDealt))
    return {hole.seat: tuple(card for card in hole.cards if card is not None) for hole in dealt.holes}


def _board(record: HandRecord) -> list[int]:
    return [card for event in record.events if isinstance(event, BoardDealt) for card in event.cards]


def _pot(record: HandRecord) -> Chips:
    pots = next(event.pots for event in reversed(record.events) if isinstance(event, BetsCollected))
    return sum(pot.amount for pot in pots)


def _name(seat: RecordedSeat) -> str:
    return f"{seat.name} ({seat.bot} bot)" if seat.bot else seat.name


def game_text(rules: Rules) -> str:
    """The game, its limit and its stakes: "Omaha Hi/Lo, fixed limit 2/4"."""
    low, high = (
        (rules.small_bet, rules.big_bet)
        if rules.limit is Limit.FIXED
        else (rules.small_blind, rules.big_blind)
    )
    return f"{_GAMES[rules.game]}, {_LIMITS[rules.limit]} {amount_text(low)}/{amount_text(high)}"


def _cards(cards: Sequence[int | None]) -> str:
    return " ".join(card_text(card) for card in cards if card is not None)


def _all_in(all_in: bool) -> str:
    return " and is all-in" if all_in else ""


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
