"""`splitpot simulate`: random hands, how fast they went, and whether every chip is still there."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Json
from splitpot.limits import PLAYERS_MAX, PLAYERS_MIN, SIMULATED_HANDS_MAX

if TYPE_CHECKING:
    from splitpot.cli.simulation import Simulation
    from splitpot.poker.rules import Chips, Limit, Rules


def simulate(
    game: Annotated[str, typer.Option(help="omaha8, holdem, omaha or omaha8_5.", metavar="GAME")] = "omaha8",
    limit: Annotated[str, typer.Option(help="fixed, pot or no.", metavar="LIMIT")] = "fixed",
    stakes: Annotated[
        str, typer.Option(help="Lower and upper limit; with pot and no limit the blinds.", metavar="LOW/HIGH")
    ] = "2/4",
    seats: Annotated[int, typer.Option(help="Players at the table, 2 to 10.", metavar="N")] = 6,
    hands: Annotated[int, typer.Option(help="How many hands to play.", metavar="N")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hands.", metavar="S")] = 1,
    as_json: Json = False,
) -> None:
    """Play random hands by the rules and count the chips.

    Example: splitpot simulate --game omaha8 --limit fixed --stakes 2/4 --seats 6 --hands 10000 --seed 1
    """
    from splitpot.cli.simulation import Simulation

    rules = _checked_rules(game, limit, stakes, seats)
    if not 1 <= hands <= SIMULATED_HANDS_MAX:
        raise Fault(f"--hands is {hands}; it must be 1 to {SIMULATED_HANDS_MAX}.", code="bad_hands")
    simulation = Simulation(rules, seed)
    seconds = _run(simulation, hands)
    answer = {
        "game": game,
        "limit": limit,
        "stakes": stakes,
        "seats": seats,
        "seed": seed,
        "hands": simulation.tally.hands,
        "actions": simulation.tally.actions,
        "seconds": round(seconds, 3),
        "hands_per_second": round(hands / seconds),
        "chips_before": simulation.chips_before,
        "chips_after": simulation.chips_after,
        "checksum": f"{simulation.tally.checksum:08x}",
    }
    print(json.dumps(answer) if as_json else _as_text(answer))
    if simulation.chips_before != simulation.chips_after:
        raise Fault("chips appeared or vanished.", code="chips_lost", exit_code=1)


def _run(simulation: Simulation, hands: int) -> float:
    """Play the hands with a bar on standard error where a person looks on; the seconds it took."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    started = time.perf_counter()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("hands", total=hands)
        step = max(1, hands // 200)
        for tally in simulation.play(hands):
            if tally.hands % step == 0:
                bar.update(task, completed=tally.hands)
    return time.perf_counter() - started


def _checked_rules(game: str, limit: str, stakes: str, seats: int) -> Rules:
    from splitpot.poker.rules import Limit, RulesError, check_rules
    from splitpot.poker.variants import VARIANTS

    if game not in VARIANTS:
        raise Fault(f"no game is called '{game}'; the games are {', '.join(VARIANTS)}.", code="unknown_game")
    if limit not in set(Limit):
        raise Fault(f"no limit is called '{limit}'; the limits are {', '.join(Limit)}.", code="unknown_limit")
    if not PLAYERS_MIN <= seats <= PLAYERS_MAX:
        raise Fault(
            f"--seats is {seats}; a table has {PLAYERS_MIN} to {PLAYERS_MAX} seats.", code="bad_seats"
        )
    low, high = _checked_stakes(stakes, Limit(limit))
    rules = _rules(game, Limit(limit), low, high, seats)
    try:
        check_rules(rules)
    except RulesError as error:
        if error.code == "deck":
            raise Fault(
                f"--seats is {seats}; with {game} the deck serves {error.values['most']} seats.",
                code="bad_seats",
            ) from error
        raise Fault(f"the stakes '{stakes}' cannot be played: {error}.", code="bad_stakes") from error
    return rules


def _checked_stakes(stakes: str, limit: Limit) -> tuple[Chips, Chips]:
    from splitpot.history.amounts import parse_amount

    low_text, slash, high_text = stakes.partition("/")
    if not slash:
        raise Fault(f"'{stakes}' are not stakes; stakes are two amounts, as in 2/4.", code="bad_stakes")
    try:
        low, high = parse_amount(low_text), parse_amount(high_text)
    except ValueError as error:
        raise Fault(f"in the stakes '{stakes}' {error}.", code="bad_stakes") from error
    if not 0 < low <= high:
        raise Fault(
            f"in the stakes '{stakes}' the first must be more than 0 and at most the second, as in 2/4.",
            code="bad_stakes",
        )
    if limit == "fixed" and low % 2:
        raise Fault(
            f"in the stakes '{stakes}' half of {low_text}, the small blind, is no whole number of hundredths;"
            " the lower limit must be an even number of hundredths, as in 2/4.",
            code="bad_stakes",
        )
    return low, high


def _rules(game: str, limit: Limit, low: Chips, high: Chips, seats: int) -> Rules:
    from splitpot.poker.rules import Rules

    fixed = limit == "fixed"
    big_blind = low if fixed else high
    return Rules(
        game=game,
        limit=limit,
        small_blind=low // 2 if fixed else low,
        big_blind=big_blind,
        small_bet=big_blind,
        big_bet=high,
        seats=seats,
    )


def _as_text(answer: dict[str, object]) -> str:
    from splitpot.history.amounts import amount_text

    chips = [answer["chips_before"], answer["chips_after"]]
    before, after = (amount_text(amount) for amount in chips if isinstance(amount, int))
    return "\n".join(
        [
            f"{answer['hands']} hands, {answer['actions']} actions in {answer['seconds']} s:"
            f" {answer['hands_per_second']} hands a second",
            f"chips before {before}, after {after}",
            f"checksum {answer['checksum']}",
        ]
    )
