"""Plays a transcript of several hands at a quiet table; each line has to be true when its turn comes."""

from splitpot.cli.quiet_table import QuietTable
from splitpot.cli.table_transcript import (
    Claim,
    HandEnds,
    NextDeal,
    TableStep,
    TableTranscript,
    Wish,
    deal_text,
    true_of,
)
from splitpot.history import TranscriptFault
from splitpot.table import Person, Refused
from splitpot.table.seating import next_deal


def play_table_transcript(transcript: TableTranscript) -> None:
    """Play all steps of `transcript`. Raises TranscriptFault for the first that is not true."""
    quiet = QuietTable(transcript.rules)
    for numbered in transcript.steps:
        try:
            expected, got = _take(quiet, numbered)
        except ValueError as error:
            raise TranscriptFault(
                transcript.file, numbered.line, "somebody at the table", str(error)
            ) from error
        if expected != got:
            raise TranscriptFault(transcript.file, numbered.line, expected, got)


def _take(quiet: QuietTable, numbered: TableStep) -> tuple[str, str]:
    """Do or check one step: what it says, and what is so."""
    match numbered.step:
        case Wish() as wish:
            return f"the refusal {wish.refusal}" if wish.refusal else "no refusal", _ask(quiet, wish)
        case NextDeal(said=said):
            started = quiet.deal()
            return said, "no deal" if started is None else deal_text(quiet.table, started)
        case HandEnds(last=last):
            quiet.finish()
            return "no deal", "no deal" if not last or next_deal(quiet.table) is None else "another deal"
        case Claim() as claim:
            return claim.said, true_of(quiet.table, claim)


def _ask(quiet: QuietTable, wish: Wish) -> str:
    before = quiet.table
    try:
        quiet.ask(Person(f"id-{wish.name}", wish.name), wish.request)
    except Refused as refused:
        assert quiet.table is before, "a refusal changed the table"
        return f"the refusal {refused.code}"
    return "no refusal"
