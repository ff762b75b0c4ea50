"""Hands within transcripts of tables: stacked decks, actions, and checks of the hand that runs or ended."""

import msgspec

from splitpot.cli.table_transcript import Cards
from splitpot.history import amount_text
from splitpot.history.stacked_deck import stacked_deck
from splitpot.history.transcript import Act, AllCheck, Step
from splitpot.history.transcript_checks import claim_and_truth
from splitpot.history.transcript_player import wish_text
from splitpot.poker.cards import Card, full_deck
from splitpot.poker.events import BetMade, Called, Event, Raised, Seat
from splitpot.poker.hand import Hand
from splitpot.table import Refused, Table
from splitpot.table.seating import next_deal
from splitpot.table.table import at


class HandSoFar(msgspec.Struct, frozen=True):
    """A hand at a table, and what has happened in it."""

    hand: Hand
    events: tuple[Event, ...]


def deck_for(table: Table, cards: Cards | None) -> tuple[Card, ...]:
    """The deck of the next hand, in which everybody named gets the `cards` said."""
    deal = next_deal(table)
    if cards is None or deal is None:
        return full_deck()
    holes = [cards.cards.get(at(table, seat).name) for seat in deal.seats]
    return stacked_deck(table.rules, holes, cards.cards.get("board", ()), cards.cards.get("second", ()))


def checked(table: Table, step: Step, names: dict[Seat, str]) -> tuple[str, str]:
    """What a check says of the hand at `table`, and what is so. Raises ValueError if there is no hand."""
    if table.hand is None:
        raise ValueError("no hand was dealt yet")
    assert not isinstance(step, Act | AllCheck), "an action is no check"
    return claim_and_truth(HandSoFar(table.hand, table.facts), names, step)


def acted(act: Act, done: Event | Refused) -> tuple[str, str]:
    """What a line says of an action, and what became of it."""
    if isinstance(done, Refused):
        words = [f"{word} {amount_text(value)}" for word, value in done.values.items()]
        truth = " ".join([done.code, *(words if act.values else ())])
    else:
        truth = _done_text(done, amount=act.call is not None)
    if act.refusal is None:
        return wish_text(act), truth
    return " ".join([act.refusal, *(f"{word} {amount_text(value)}" for word, value in act.values)]), truth


def _done_text(done: Event, *, amount: bool) -> str:
    match done:
        case BetMade(to=to, all_in=all_in):
            words = f"bet to {amount_text(to)}"
        case Raised(to=to, all_in=all_in):
            words = f"raise to {amount_text(to)}"
        case Called(amount=added, all_in=all_in):
            words = f"call {amount_text(added)}" if amount else "call"
        case _:
            return {"Folded": "fold", "Checked": "check"}[type(done).__name__]
    return words + (" all-in" if all_in else "")
