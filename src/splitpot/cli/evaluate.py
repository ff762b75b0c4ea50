"""`splitpot evaluate`: what each hand makes on a board, and who wins which half."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from splitpot.cli.showings import Cards, Showing
    from splitpot.poker.variants import Variant

BOARD_COUNTS = (3, 4, 5)


def evaluate(
    game: Annotated[str, typer.Argument(help="omaha8, omaha8_5, omaha or holdem.", metavar="GAME")],
    hands: Annotated[
        list[str], typer.Argument(help="The hole cards of each hand, as in AsAh2c3d.", metavar="HAND...")
    ],
    board: Annotated[str, typer.Option(help="Three to five board cards, as in Kd9s7h4cJd.", metavar="CARDS")],
    as_json: Json = False,
) -> None:
    """Show what each hand makes on a board, and who wins which half.

    Example: splitpot evaluate omaha8 AsAh2c3d KsKh5d6d --board Kd9s7h4cJd
    """
    from splitpot.cli.showings import showdown

    variant = _known_game(game)
    holes, board_cards = _checked_cards(variant, hands, board)
    showings = showdown(variant, holes, board_cards)
    if as_json:
        print(json.dumps(_as_json(variant, board_cards, showings)))
    else:
        print("\n".join(_as_text(variant, board_cards, showings)))


def _known_game(game: str) -> Variant:
    from splitpot.poker.variants import VARIANTS

    variant = VARIANTS.get(game)
    if variant is None:
        raise Fault(f"no game is called '{game}'; the games are {', '.join(VARIANTS)}.", code="unknown_game")
    return variant


def _checked_cards(variant: Variant, hands: Sequence[str], board: str) -> tuple[list[Cards], Cards]:
    from splitpot.poker.cards import CardError, card_text, parse_cards

    places = [(f"hand {number} ({text})", text) for number, text in enumerate(hands, 1)]
    places.append((f"the board ({board})", board))
    parsed: list[Cards] = []
    seen: dict[int, str] = {}
    for place, text in places:
        try:
            cards = parse_cards(text)
        except CardError as error:
            raise Fault(f"in {place} {error}.", code=error.code) from error
        for card in cards:
            if card in seen:
                raise Fault(
                    f"{card_text(card)} is both in {seen[card]} and in {place}.", code="duplicate_card"
                )
            seen[card] = place
        parsed.append(cards)
    *holes, board_cards = parsed
    for (place, _), hole in zip(places, holes, strict=False):
        if len(hole) != variant.hole:
            raise Fault(
                f"{place} has {_count(hole)}, and {variant.code} needs {variant.hole}.",
                code="wrong_card_count",
            )
    if len(board_cards) not in BOARD_COUNTS:
        raise Fault(
            f"{places[-1][0]} has {_count(board_cards)}, and 3 to 5 are needed.", code="wrong_card_count"
        )
    return holes, board_cards


def _count(cards: Cards) -> str:
    return "1 card" if len(cards) == 1 else f"{len(cards)} cards"


def _as_json(variant: Variant, board: Cards, showings: Sequence[Showing]) -> dict[str, object]:
    from splitpot import evaluator
    from splitpot.cli.hand_names import high_name, low_name
    from splitpot.poker.cards import card_text

    def texts(cards: Cards) -> list[str]:
        return [card_text(card) for card in cards]

    def one(showing: Showing) -> dict[str, object]:
        high = {
            "strength": showing.high,
            "category": evaluator.category(showing.high).name.lower(),
            "ranks": evaluator.ranks(showing.high),
            "name": high_name(showing.high),
            "cards": texts(showing.high_cards),
            "share": str(showing.high_part),
        }
        low = {
            "strength": showing.low,
            "ranks": evaluator.low_ranks(showing.low),
            "name": low_name(showing.low),
            "cards": texts(showing.low_cards),
            "share": str(showing.low_part),
        }
        return {
            "cards": texts(showing.hole),
            "high": high,
            "low": low if showing.low else None,
            "share": str(showing.share),
        }

    return {"game": variant.code, "board": texts(board), "hands": [one(showing) for showing in showings]}


def _as_text(variant: Variant, board: Cards, showings: Sequence[Showing]) -> Iterator[str]:
    from splitpot.cli.hand_names import high_name, low_name

    yield f"board  {_spaced(board)}"
    any_low = any(showing.low for showing in showings)
    for showing in showings:
        yield ""
        yield _spaced(showing.hole)
        yield f"  high  {high_name(showing.high)}  ({_spaced(showing.high_cards)})"
        if variant.low:
            low = f"{low_name(showing.low)}  ({_spaced(showing.low_cards)})" if showing.low else "none"
            yield f"  low   {low}"
        yield f"  wins  {_winnings(showing, halves=any_low)}"


def _winnings(showing: Showing, *, halves: bool) -> str:
    if not showing.share:
        return "nothing"
    if not halves:
        return "the pot" if showing.share == 1 else f"{showing.share} of the pot"
    won = [
        f"the {half}" if part == 1 else f"{part} of the {half}"
        for half, part in (("high half", showing.high_part), ("low half", showing.low_part))
        if part
    ]
    return f"{' and '.join(won)}: {'the whole pot' if showing.share == 1 else f'{showing.share} of the pot'}"


def _spaced(cards: Cards) -> str:
    from splitpot.poker.cards import card_text

    return " ".join(map(card_text, cards))
