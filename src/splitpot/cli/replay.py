"""`splitpot replay`: hands that were played elsewhere, played again by the rules of the room."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Json

if TYPE_CHECKING:
    from collections.abc import Iterator

ENDINGS = (".ohh", ".txt")
LACKS = {
    "game_not_played": "this room does not play the game",
    "cards_not_shown": "the cards of a called hand are not shown, and it matters what they were",
    "second_board_missing": "the board was run twice, and only one of the two is there",
    "rake_not_divided": "one rake is printed for several pots",
    "unfinished": "the hand has no end",
}


class Line(NamedTuple):
    """One hand that differs, and where it stands."""

    file: str
    line: int
    hand: str
    expected: str
    got: str


class Unread(NamedTuple):
    """A file that could not be read, or not to its end, and why."""

    file: str
    code: str
    message: str


class Tally:
    """What became of the hands so far; `unshown` of those that agree had a called hand that nobody saw."""

    def __init__(self) -> None:
        self.hands = self.agree = self.unshown = 0
        self.skipped: Counter[str] = Counter()
        self.differences: list[Line] = []
        self.unread: list[Unread] = []


def replay(
    files: Annotated[
        list[Path],
        typer.Argument(help="Open Hand History or PokerStars text, or folders.", metavar="FILE..."),
    ],
    as_json: Json = False,
) -> None:
    """Play real hands again by the rules of this room and compare who won what.

    Example: splitpot replay session.ohh HH20260501.txt
    """
    from splitpot.cli.files import found_files, progress

    found = found_files(files, ENDINGS)
    tally = Tally()
    with progress("files", len(found)) as advance:
        for file in found:
            try:
                _replay_file(file, tally)
            except Fault as fault:
                if len(found) == 1:
                    raise
                tally.unread.append(Unread(str(file), fault.code, fault.sentence))
            advance()
    for unread in tally.unread:
        print(f"splitpot: {unread.message}", file=sys.stderr)
    print(json.dumps(_as_json(tally)) if as_json else "\n".join(_as_text(tally)))
    if tally.unread or tally.differences:
        raise typer.Exit(2 if tally.unread else 1)


def _replay_file(file: Path, tally: Tally) -> None:
    from splitpot.cli.files import text_of
    from splitpot.history.histories import read_history
    from splitpot.history.real_hand import HistoryFault
    from splitpot.history.replayed import Outcome
    from splitpot.history.replayed import replay as replayed

    try:
        for hand in read_history(text_of(file)):
            result = replayed(hand)
            tally.hands += 1
            if result.outcome is Outcome.AGREES:
                tally.agree += 1
                tally.unshown += result.unshown > 0
            elif result.lack is not None:
                tally.skipped[result.lack.value] += 1
            else:
                line = Line(str(file), hand.line, hand.number, result.expected, result.got)
                tally.differences.append(line)
    except HistoryFault as fault:
        raise Fault(f"{file}:{fault.line}: {fault}.", code="unreadable_history") from fault


def _as_json(tally: Tally) -> dict[str, object]:
    return {
        "hands": tally.hands,
        "agree": tally.agree,
        "differ": len(tally.differences),
        "skipped": dict(tally.skipped),
        "unshown": tally.unshown,
        "differences": [difference._asdict() for difference in tally.differences],
        "unread": [unread._asdict() for unread in tally.unread],
    }


def _as_text(tally: Tally) -> Iterator[str]:
    for line in tally.differences:
        yield f"{line.file}:{line.line}: hand {line.hand}: expected {line.expected}; got {line.got}"
    skipped = tally.skipped.total()
    hands = "1 hand" if tally.hands == 1 else f"{tally.hands} hands"
    yield f"{hands}: {tally.agree} agree, {len(tally.differences)} differ, {skipped} skipped"
    for lack, count in sorted(tally.skipped.items()):
        yield f"{count} skipped: {LACKS[lack]} ({lack})"
    if tally.unshown:
        yield f"in {tally.unshown} of those that agree a called hand was never shown; it is taken to lose"
    if tally.unread:
        files = "1 file" if len(tally.unread) == 1 else f"{len(tally.unread)} files"
        yield f"{files} could not be read; standard error says why"
