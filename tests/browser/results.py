"""How a hand ended, in the same form whether it is read from a screen or from the server's record."""

import json
import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Any

import msgspec
from playwright.async_api import Locator

from tests.browser.screen import Screen
from tests.browser.words import NUMBER, Words

Record = dict[str, Any]

RANKS = tuple("two three four five six seven eight nine ten jack queen king ace".split())  # noqa: SIM905
SUITS = ("clubs", "diamonds", "hearts", "spades")
HIGH, LOW, SCOOP, WHOLE = "high-word", "low-word", "scoop-word", "whole"


class Part(msgspec.Struct, frozen=True):
    """One half of a pot, or all of it, and who got how much of it."""

    pot: int
    word: str
    shares: tuple[tuple[str, int], ...]


class Result(msgspec.Struct, frozen=True):
    """The board, what everybody had behind after the hand, who won what, and what the reader won or lost."""

    number: int
    board: tuple[int, ...]
    stacks: dict[str, int]
    nets: dict[str, int]
    parts: tuple[Part, ...]


def check_same(seen: Result, told: Result) -> None:
    """Assert that the screen shows what the record tells.

    Who has lost everything may have left by now, and somebody new may have sat down.
    """
    gone = told.stacks.keys() - seen.stacks.keys()
    assert {told.stacks[name] for name in gone} <= {0}
    assert _of(seen, told.stacks.keys() - gone) == _of(told, told.stacks.keys() - gone)


def _of(result: Result, names: AbstractSet[str]) -> Result:
    """The result with the stacks and nets of these people only."""
    return msgspec.structs.replace(
        result,
        stacks={name: stack for name, stack in result.stacks.items() if name in names},
        nets={name: net for name, net in result.nets.items() if name in names},
    )


def recorded(record: Record) -> Result:
    """The result that the server's record of a hand tells."""
    view = record["view"]
    names = {seat["seat"]: seat["name"] for seat in record["seats"]}
    return Result(
        number=record["number"],
        board=tuple(view["board"]),
        stacks={names[player["seat"]]: player["stack"] for player in view["players"]},
        nets={seat["name"]: seat["net"] for seat in record["seats"]},
        parts=tuple(_recorded_parts(view["awards"], names)),
    )


def _recorded_parts(awards: list[Record], names: dict[int, str]) -> Iterable[Part]:
    for pot in sorted({award["pot"] for award in awards}):
        halves = {award["half"]: award["shares"] for award in awards if award["pot"] == pot}
        winners = [[share["seat"] for share in shares] for shares in halves.values()]
        if len(halves) == 2 and winners[0] == winners[1] and len(winners[0]) == 1:
            whole = sum(share["amount"] for shares in halves.values() for share in shares)
            yield Part(pot, SCOOP, ((names[winners[0][0]], whole),))
            continue
        for half in ("high", "no_low", "low", "whole", "uncontested"):
            if half in halves:
                word = {"high": HIGH, "no_low": HIGH, "low": LOW}.get(half, WHOLE)
                shares = [(names[share["seat"]], share["amount"]) for share in halves[half]]
                yield Part(pot, word, tuple(shares))


async def shown(screen: Screen) -> Result:
    """The result that stands on the screen while a hand is over."""
    words = screen.words
    seats = [seat for text in await screen.said("listitem") if (seat := _seat(words, text)) is not None]
    if screen.size == "phone":
        seats.append(await _own_seat(screen))
    rows = await _rows(screen.award, "row" if screen.size == "desktop" else "listitem")
    names = [name for name, _, _ in seats]
    return Result(
        number=await screen.hand_number(),
        board=tuple(await cards_in(screen, "board")),
        stacks={name: stack for name, stack, _ in seats},
        nets={name: net for name, _, net in seats if net is not None},
        parts=tuple(part for pot, row in enumerate(rows) for part in _shown_parts(words, pot, row, names)),
    )


async def decision(screen: Screen) -> dict[str, object]:
    """Everything that the reader decides by on his turn: his cards, the board, all seats, and his choices."""
    said = screen.words.reading("seat-said", "seat", "name", "stack")
    return {
        "number": await screen.hand_number(),
        "own": await cards_in(screen, "your-cards"),
        "board": await cards_in(screen, "board"),
        "seats": [text for text in await screen.said("listitem") if said.match(text)],
        "actions": await screen.actions.all_inner_texts(),
    }


def _seat(words: Words, text: str) -> tuple[str, int, int | None] | None:
    """Name, stack and net of a seat as it is read out; None for anything else."""
    found = words.reading("seat-said", "seat", "name", "stack").match(text)
    if found is None:
        return None
    net = words.reading("net-said", "net").search(text)
    return found["name"], words.chips(found["stack"]), None if net is None else words.chips(net["net"])


async def _own_seat(screen: Screen) -> tuple[str, int, int | None]:
    """The same of the reader's own seat on a phone, where it stands beside his cards."""
    words = screen.words
    hand = screen.page.get_by_role("region", name=words("your-hand"), exact=True)
    text = await hand.get_by_role("paragraph").first.inner_text()
    found = re.search(rf"{screen.name}\s+({NUMBER})", text)
    assert found is not None, text
    for message in ("won-quartered-net", "won-net", "net-said"):
        net = words.reading(message, "amount", "net").search(text)
        if net is not None:
            return screen.name, words.chips(found[1]), words.chips(net["net"])
    return screen.name, words.chips(found[1]), None


async def _rows(award: Locator, role: Any) -> list[str]:
    return [" ".join(text.split()) for text in await award.get_by_role(role).all_inner_texts()]


def _shown_parts(words: Words, pot: int, row: str, names: list[str]) -> Iterable[Part]:
    """The parts of one line of the award: each begins with its word, or on a phone with its letter."""
    marks = {words(HIGH): HIGH, words(LOW): LOW, words(SCOOP): SCOOP}
    marks |= {words("high-letter"): HIGH, words("low-letter"): LOW}
    pieces = re.split(rf"(?:^|\s)({'|'.join(map(re.escape, marks))})(?=\s)", row)
    head, marked = pieces[0], [*zip(pieces[1::2], pieces[2::2], strict=True)]
    for mark, text in marked or [("", head)]:
        places = sorted((text.index(name), name) for name in names if name in text)
        winners = [name for _, name in places]
        # Of a pot without halves that several share, the shares stand behind their names.
        last = places[-1][0] + len(places[-1][1])
        before = text[: places[0][0]] if marked or len(winners) == 1 else text[last:]
        if not marked and len(winners) == 1:
            # A side pot may have a number of its own in its name, before its amount.
            before = re.findall(NUMBER, before)[-1]
        amounts = [words.chips(amount) for amount in before.split("/") if re.search(r"\d", amount)]
        yield Part(pot, marks.get(mark, WHOLE), tuple(zip(winners, amounts, strict=True)))


async def cards_in(screen: Screen, group: str) -> list[int]:
    """The cards that lie in the group called by the message `group`, by their spoken names."""
    named = card_names(screen.words)
    place = screen.page.get_by_role("group", name=screen.words(group), exact=True)
    said = re.findall(r'- img ("(?:[^"\\]|\\.)*")', await place.aria_snapshot())
    return [named[name] for name in map(json.loads, said) if name in named]


def card_names(words: Words) -> dict[str, int]:
    """Every way in which a card is called, with the card."""
    names = {}
    for rank, rank_name in enumerate(RANKS):
        for suit, suit_name in enumerate(SUITS):
            name = words("card-name", rank=rank_name, suit=suit_name)
            for message in ("card-lit-high", "card-lit-low", "card-lit-both"):
                names[words(message, card=name)] = rank * 4 + suit
            names[name] = rank * 4 + suit
    return names
