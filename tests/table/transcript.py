"""Plays transcripts of seats, buttons and blinds at a live table; `docs/conformance.md` describes the text.

A quiet table plays the same ones for `splitpot conformance`: what is true there has to be true where time
passes and every step is recorded.
"""

from pathlib import Path

from splitpot.cli.table_transcript import (
    Claim,
    HandEnds,
    NextDeal,
    TableStep,
    Wish,
    deal_text,
    parse_table_transcript,
    true_of,
)
from splitpot.table import Refused
from splitpot.table.seating import next_deal
from tests.table.played_table import PlayedTable


async def play(file: Path) -> None:
    """Every line of `file` is true when its turn comes; the error names the line that is not."""
    transcript = parse_table_transcript(file.name, file.read_text(encoding="utf-8"))
    played = PlayedTable(transcript.rules)
    for numbered in transcript.steps:
        said, so = await _take(played, numbered)
        assert said == so, f"{file.name}:{numbered.line}"
    await played.finish()
    played.check()
    await played.actor.stop()


async def _take(played: PlayedTable, numbered: TableStep) -> tuple[str, str]:
    match numbered.step:
        case Wish() as wish:
            return wish.refusal or "", await _ask(played, wish)
        case NextDeal(said=said):
            started = await played.deal()
            return said, deal_text(played.table, started)
        case HandEnds(last=last):
            await played.finish()
            return "no deal", "no deal" if not last or next_deal(played.table) is None else "another deal"
        case Claim() as claim:
            return claim.said, true_of(played.table, claim)


async def _ask(played: PlayedTable, wish: Wish) -> str:
    before = played.table
    try:
        await played.ask(wish.name, wish.request)
    except Refused as refused:
        assert before == played.table
        return refused.code
    return ""
