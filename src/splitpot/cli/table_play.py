"""Plays a transcript of several hands at a quiet table; each line has to be true when its turn comes."""

from splitpot.cli.quiet_table import QuietTable
from splitpot.cli.table_hand import acted, checked, deck_for
from splitpot.cli.table_transcript import (
    Cards,
    Claim,
    HandCancelled,
    HandEnds,
    InHand,
    NextDeal,
    TableStep,
    TableTranscript,
    Wish,
    deal_text,
    true_of,
)
from splitpot.history import TranscriptFault
from splitpot.history.transcript import Act, AllCheck
from splitpot.poker.actions import Check
from splitpot.poker.hand import turn_seat
from splitpot.table import Person, Refused
from splitpot.table.seating import next_deal


def play_table_transcript(transcript: TableTranscript) -> None:
    """Play all steps of `transcript`. Raises TranscriptFault for the first that is not true."""
    player = _Player(transcript)
    for numbered in transcript.steps:
        try:
            expected, got = player.take(numbered)
        except ValueError as error:
            raise TranscriptFault(
                transcript.file, numbered.line, "somebody at the table", str(error)
            ) from error
        if expected != got:
            raise TranscriptFault(transcript.file, numbered.line, expected, got)


class _Player:
    def __init__(self, transcript: TableTranscript) -> None:
        self._quiet = QuietTable(transcript.rules)
        self._cards: Cards | None = None

    def take(self, numbered: TableStep) -> tuple[str, str]:
        """Do or check one step: what it says, and what is so."""
        quiet = self._quiet
        match numbered.step:
            case Wish() as wish:
                return f"the refusal {wish.refusal}" if wish.refusal else "no refusal", _ask(quiet, wish)
            case NextDeal(said=said):
                return said, self._deal()
            case HandEnds(last=last):
                quiet.finish()
                return "no deal", "no deal" if not last or next_deal(quiet.table) is None else "another deal"
            case HandCancelled():
                quiet.cancel()
                return "", ""
            case Cards() as cards:
                self._cards = cards
                return "", ""
            case InHand() as done:
                return _in_hand(quiet, done)
            case Claim() as claim:
                return claim.said, true_of(quiet.table, claim)

    def _deal(self) -> str:
        quiet = self._quiet
        quiet.finish()
        started = quiet.deal(deck_for(quiet.table, self._cards))
        self._cards = None
        return "no deal" if started is None else deal_text(quiet.table, started)


def _in_hand(quiet: QuietTable, done: InHand) -> tuple[str, str]:
    match done.step:
        case Act() as act:
            try:
                return acted(act, quiet.act(act.seat, act.action))
            except Refused as refused:
                return acted(act, refused)
        case AllCheck():
            hand = quiet.table.hand
            street = hand.street if hand is not None else None
            while hand is not None and hand.street is street and (turn := turn_seat(hand)) is not None:
                quiet.act(turn, Check())
                hand = quiet.table.hand
            return "", ""
        case check:
            return checked(quiet.table, check, done.names)


def _ask(quiet: QuietTable, wish: Wish) -> str:
    before = quiet.table
    try:
        quiet.ask(Person(f"id-{wish.name}", wish.name), wish.request)
    except Refused as refused:
        assert quiet.table is before, "a refusal changed the table"
        return f"the refusal {refused.code}"
    return "no refusal"
