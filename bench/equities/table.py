"""The table of one run: as text, and as Markdown between two marks of docs/performance.md."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from equities.rows import Row, better, shown

BEGIN, END = "<!-- speed: begin -->", "<!-- speed: end -->"
HEADS = (
    "row",
    "splitpot",
    "aim",
    "best other",
    "",
    "times as fast",
    "the machine's limit",
    "times the limit",
)


class Line(NamedTuple):
    """A row with the medians of its turns: seconds, or a ratio; `rival` is the best other library's name."""

    row: Row
    ours: float
    rival: str
    other: float | None
    limit: float


def lines(
    rows: Sequence[Row],
    ours: Mapping[str, list[float]],
    others: Mapping[tuple[str, str], list[float]],
    limits: Mapping[str, float],
) -> list[Line]:
    """The medians of all turns."""
    found = []
    for row in rows:
        measured = median(ours[row.name])
        rivals = [(who, median(turns)) for (asked, who), turns in others.items() if asked == row.name]
        best = min(rivals, key=lambda one: better(row.unit, measured, one[1]), default=("", None))
        found.append(Line(row, measured, best[0], best[1], row.floor(limits)))
    return found


def as_json(line: Line) -> dict[str, object]:
    """A line as values, in its row's unit."""
    unit = line.row.unit
    return {
        "row": line.row.name,
        "unit": unit,
        "ours": shown(unit, line.ours),
        "aim": line.row.aim,
        "best_other": line.rival or None,
        "other": None if line.other is None else shown(unit, line.other),
        "times_as_fast": None if line.other is None else better(unit, line.ours, line.other),
        "limit": shown(unit, line.limit),
        "limit_is": line.row.why,
    }


def cells(line: Line) -> list[str]:
    """A line as words, below HEADS."""
    unit = line.row.unit
    rivals = ["", "", ""]
    if line.other is not None:
        ratio = better(unit, line.ours, line.other)
        rivals = [_number(unit, line.other), line.rival, f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"]
    from_limit = better(unit, line.limit, line.ours)
    mine, aim = _number(unit, line.ours), f"{line.row.aim:g} {unit}"
    times = f"{from_limit:,.0f}" if from_limit >= 10 else f"{from_limit:.1f}"
    return [line.row.name, mine, aim, *rivals, _number(unit, line.limit), times]


def as_text(found: Sequence[Line]) -> Iterator[str]:
    """The table for a terminal."""
    rows = [HEADS, *map(cells, found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *rest = (
            cell.ljust(width) if place in (0, 4) else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join([first, *rest]).rstrip()


def as_markdown(found: Sequence[Line], told: Sequence[str]) -> Iterator[str]:
    """The same for a page, and what was measured with."""
    heads = [*HEADS]
    heads[3:5] = ["best other", "of"]
    yield f"| {' | '.join(heads)} |"
    yield "| --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |"
    for line in found:
        yield f"| {' | '.join(cells(line))} |"
    yield ""
    yield "The limits, each from what was measured of the machine in the same run:"
    yield ""
    for line in found:
        yield f"- {line.row.name}: {line.row.why}."
    yield ""
    yield from told


def write(page: Path, text: str) -> None:
    """Put the text between the marks of the page, which must be there."""
    before, begin, rest = page.read_text().partition(f"{BEGIN}\n")
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page.name} has no lines {BEGIN} and {END}; put them where the table belongs")
    page.write_text(f"{before}{begin}{text}\n{end}{after}")


def _number(unit: str, measured: float) -> str:
    """Three digits that count."""
    value = shown(unit, measured)
    digits = 4 if value < 0.1 else 3 if value < 1 else 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:,.{digits}f} {unit}"
