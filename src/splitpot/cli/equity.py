"""`splitpot equity`: what hands and ranges win of the pot, counted over all boards or sampled."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Json

if TYPE_CHECKING:
    from splitpot.equity.calculation import Equity, Limits
    from splitpot.equity.question import Question
    from splitpot.equity.shares import HandEquity

TRIALS_MAX = 1_000_000_000


def equity(
    game: Annotated[str, typer.Argument(help="omaha8, holdem, omaha, omaha8_5 or omaha_5.", metavar="GAME")],
    hands: Annotated[
        list[str],
        typer.Argument(help="Hole cards or ranges: AsAh2c3d, A2xxds, QQ+, 15%, random.", metavar="HAND..."),
    ],
    board: Annotated[str, typer.Option(help="3 to 5 board cards, as in Kd9s7h.", metavar="CARDS")] = "",
    dead: Annotated[str, typer.Option(help="Cards that are out of the deck.", metavar="CARDS")] = "",
    trials: Annotated[int | None, typer.Option(help="Sample so many boards.", metavar="N")] = None,
    seconds: Annotated[float | None, typer.Option(help="Sample at most so long.", metavar="S")] = None,
    error: Annotated[
        float | None,
        typer.Option(help="Sample until no standard error is larger, in percentage points.", metavar="E"),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same sample.", metavar="S")] = 1,
    next_card: Annotated[
        bool, typer.Option("--next", help="With whole hands and a flop or turn: what each next card does.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Show what hands and ranges win of the pot: equity, high, low and scoops.

    Example: splitpot equity omaha8 AsAh2c3d KsKh4d5c
    """
    from splitpot.cli.equity_tables import as_text
    from splitpot.equity.question import QuestionError, ask

    limits = _checked_limits(trials, seconds, error)
    if not 0 <= seed < 2**64:
        raise Fault(f"--seed is {seed}; it must be 0 to {2**64 - 1}.", code="bad_seed")
    started = time.perf_counter()
    try:
        question = ask(game, hands, board, dead)
        if next_card and (question.known is None or len(question.board) not in (3, 4)):
            raise Fault("--next needs whole hands and a board of 3 or 4 cards.", code="no_next_card")
        found = _weigh(question, limits, seed)
    except QuestionError as refused:
        raise Fault(f"{refused}.", code=refused.fault) from refused
    took = time.perf_counter() - started
    if as_json:
        print(json.dumps(_as_json(found, took, next_card=next_card)))
    else:
        print("\n".join(as_text(found, took, next_card=next_card)))


def _checked_limits(trials: int | None, seconds: float | None, error: float | None) -> Limits:
    from splitpot.equity.calculation import TRIALS, Limits

    if trials is not None and not 1 <= trials <= TRIALS_MAX:
        raise Fault(f"--trials is {trials}; it must be 1 to {TRIALS_MAX}.", code="bad_trials")
    if seconds is not None and not 0 < seconds <= 86_400:
        raise Fault(
            f"--seconds is {seconds:g}; it must be more than 0 and at most 86400.", code="bad_seconds"
        )
    if error is not None and not 0 < error <= 50:
        raise Fault(f"--error is {error:g}; it must be more than 0 and at most 50.", code="bad_error")
    # Another end that was asked for must not come after the ordinary one.
    ordinary = TRIALS if seconds is None and error is None else TRIALS_MAX
    return Limits(trials or ordinary, seconds=seconds, error=None if error is None else error / 100)


def _weigh(question: Question, limits: Limits, seed: int) -> Equity:
    """The answer, with a bar on standard error where a person looks on."""
    from rich.console import Console
    from rich.progress import Progress

    from splitpot.equity.calculation import Progress as Done
    from splitpot.equity.calculation import equity

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("boards", total=None)

        def watch(done: Done) -> bool:
            bar.update(task, completed=done.done, total=done.total)
            return True

        return equity(question, limits, seed=seed, watch=watch)


def _as_json(found: Equity, took: float, *, next_card: bool) -> dict[str, object]:
    from splitpot.evaluator.equity import UNITS
    from splitpot.poker.cards import card_text

    question = found.question
    answer: dict[str, object] = {
        "game": question.variant.code,
        "board": [card_text(card) for card in question.board],
        "dead": [card_text(card) for card in question.dead],
        "exact": found.exact,
        "boards": found.boards,
        "low_boards": found.low_boards,
        "seed": None if found.exact else found.seed,
        "seconds": round(took, 6),
        "units": UNITS,
        "hands": [_hand_json(hand) for hand in found.hands],
    }
    if next_card and found.prospect is not None:
        answer["next"] = [
            {
                "card": card_text(coming.card),
                "equity": [units / (UNITS * coming.boards) for units in coming.units],
                "high": coming.highs,
                "low": coming.lows,
            }
            for coming in found.prospect.cards
        ]
        answer["outs"] = [
            {side: [card_text(card) for card in getattr(outs, side)] for side in ("high", "low")}
            for outs in found.prospect.outs
        ]
    return answer


def _hand_json(hand: HandEquity) -> dict[str, object]:
    share, boards = hand.share, hand.boards
    return {
        "hand": hand.text,
        "hands": hand.count,
        "equity": hand.equity,
        "error": hand.standard_error,
        "high": hand.high,
        "low": hand.low,
        "scoop": share.scoop / boards,
        "three_quarter": share.three_quarter / boards,
        "half": share.half / boards,
        "quarter": share.quarter / boards,
        "tie": share.tie / boards,
        "counts": {
            "equity": share.equity,
            "high": share.high,
            "low": share.low,
            "scoop": share.scoop,
            "three_quarter": share.three_quarter,
            "half": share.half,
            "quarter": share.quarter,
            "other": hand.other,
            "nothing": hand.nothing,
            "high_win": share.high_win,
            "high_tie": share.high_tie,
            "low_win": share.low_win,
            "low_tie": share.low_tie,
        },
    }
