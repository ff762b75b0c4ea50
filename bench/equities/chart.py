"""The picture of exact equities: each question's time here and in the best other library, as SVG."""

from collections.abc import Sequence
from math import ceil, log10

from peers.odds import QUESTIONS

from equities.table import Line

LEFT, RIGHT, TOP, STEP, BAR = 210, 690, 34, 58, 17
FIRST = -6  # the left edge is a microsecond
OURS, OTHERS = "#1b7f4b", "#b9b9b9"


def chart(found: Sequence[Line]) -> str:
    """Bars on a logarithmic scale, a pair for each exact equity that another library knows too."""
    times = [line for line in found if line.other is not None and line.row.name in QUESTIONS]
    last = max((ceil(log10(max(line.ours, line.other or 0))) for line in times), default=0)
    scale = (RIGHT - LEFT) / max(last - FIRST, 1)
    height = TOP + STEP * len(times) + 36
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        "<title>Time of one exact equity, logarithmic scale</title>",
        f'<rect width="760" height="{height}" fill="#fff"/>',
    ]
    for power in range(FIRST, last + 1):
        x = LEFT + (power - FIRST) * scale
        drawn.append(f'<path d="M{x:.0f} {TOP}V{height - 24}" stroke="#ddd"/>')
        drawn.append(f'<text x="{x:.0f}" y="26" text-anchor="middle" fill="#555">{_time(10.0**power)}</text>')
    for place, line in enumerate(times):
        y = TOP + 10 + place * STEP
        name = line.row.name[0].upper() + line.row.name[1:]
        drawn.append(f'<text x="{LEFT - 10}" y="{y + 26}" text-anchor="end" fill="#222">{name}</text>')
        bars = ((line.ours, "Splitpot", OURS), (line.other or 0.0, line.rival, OTHERS))
        for row, (seconds, who, colour) in enumerate(bars):
            drawn += _bar(
                y + row * (BAR + 4),
                max((log10(seconds) - FIRST) * scale, 2),
                f"{who} {_time(seconds)}",
                colour,
            )
    foot = "logarithmic: each line is ten times the one before"
    drawn.append(f'<text x="{LEFT}" y="{height - 8}" fill="#555">{foot}</text>')
    return "\n".join([*drawn, "</svg>", ""])


def _bar(y: float, width: float, text: str, colour: str) -> list[str]:
    """A bar and its words: behind it where there is room, else within."""
    inside = LEFT + width + 6 + 7 * len(text) > 755
    x, end = (LEFT + width - 6, ' text-anchor="end"') if inside else (LEFT + width + 6, "")
    return [
        f'<rect x="{LEFT}" y="{y}" width="{width:.0f}" height="{BAR}" fill="{colour}"/>',
        f'<text x="{x:.0f}" y="{y + 13}"{end} fill="#222">{text}</text>',
    ]


def _time(seconds: float) -> str:
    """Two digits and a unit that leaves few zeros."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= 0.0999 * size:
            return f"{seconds / size:.2g} {unit}"
    return f"{seconds * 1e9:.2g} ns"
