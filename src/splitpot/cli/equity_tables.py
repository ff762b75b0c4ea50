"""Equities as the people's table that `splitpot equity` prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from splitpot.evaluator.equity import UNITS
from splitpot.poker.cards import card_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from splitpot.equity.calculation import Equity
    from splitpot.equity.outs import Prospect
    from splitpot.equity.shares import HandEquity
    from splitpot.poker.cards import Card

TEXT_WIDTH = 40  # longer ranges are cut


def as_text(found: Equity, took: float, *, next_card: bool) -> Iterator[str]:
    """The lines of the answer; `took` are seconds."""
    question = found.question
    for name, cards in (("board", question.board), ("dead", question.dead)):
        if cards:
            yield f"{name:5}  {_cards(cards)}"
    how = "all counted" if found.exact else f"dealt by seed {found.seed}; ± is one standard error"
    yield f"{found.boards:,} boards, {how} ({took:.3g} s)"
    yield ""
    heads = ["hand", "equity", *([] if found.exact else ["±"])]
    heads += ["high", "low", "scoop", "3/4", "1/2", "1/4"] if question.variant.low else ["win", "tie"]
    yield from _aligned([heads, *(_row(found, hand) for hand in found.hands)])
    if next_card and found.prospect is not None:
        yield ""
        yield from _next_lines(found.prospect, found.hands)


def _row(found: Equity, hand: HandEquity) -> list[str]:
    share = hand.share
    text = hand.text if len(hand.text) <= TEXT_WIDTH else f"{hand.text[: TEXT_WIDTH - 1]}…"
    row = [text, _percent(hand.equity)]
    if hand.standard_error is not None:
        row.append(_percent(hand.standard_error))
    if not found.question.variant.low:
        return [*row, *(_percent(hand.part(boards)) for boards in (share.scoop, share.tie))]
    counts = (share.scoop, share.three_quarter, share.half, share.quarter)
    return [*row, _percent(hand.high), _percent(hand.low), *(_percent(hand.part(count)) for count in counts)]


def _next_lines(prospect: Prospect, hands: Sequence[HandEquity]) -> Iterator[str]:
    """Who is in front after each card; hands go by their number."""
    low = any(coming.lows for coming in prospect.cards)
    heads = ["next", *(f"hand {number}" for number in range(1, len(hands) + 1)), "high"]
    rows = [heads + ["low"] * low]
    for coming in prospect.cards:
        row = [card_text(coming.card), *(_percent(units / (UNITS * coming.boards)) for units in coming.units)]
        rows.append([*row, _numbers(coming.highs), *([_numbers(coming.lows)] if low else [])])
    yield from _aligned(rows)
    yield ""
    for number, outs in enumerate(prospect.outs, 1):
        for side, cards in (("high", outs.high), ("low", outs.low)):
            if cards:
                count = "1 out" if len(cards) == 1 else f"{len(cards)} outs"
                yield f"hand {number}  {count} for the {side}: {_cards(cards)}"


def _numbers(hands: Sequence[int]) -> str:
    return ",".join(str(hand + 1) for hand in hands) or "-"


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(card_text(card) for card in cards)


def _percent(part: float) -> str:
    return f"{part * 100:.2f}"


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows as columns: texts to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()
