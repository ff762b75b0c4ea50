"""Transcripts of seats, buttons and blinds over several hands, as a card player would write them down.

A file in ``seating/`` proves one rule of R2. Each line is something that somebody does, or something that
must be true when its turn comes; ``#`` begins a comment, and the first line is the rule and what it says.

    # R2.3  From three players to two, nobody is big blind twice running.
    table  omaha8 2-4, 6 seats                 game, limits and seats; this one if left out. Options of the
                                               house behind it, as in ``button_rule=dead ante=1``
    seats  1 ann 100 | 2 bob | 3 cat           who sits down before the first hand, with 100 chips
    deal   bob cat ann | button ann, small bob, big cat
    ann leaves

``deal`` waits for the next hand: first who is dealt in, from the left of the button; behind the bar where
the button is (``seat 3`` if nobody sits there), who is blind, and any further posts (``dan posts 2 live 1
dead``). The hand then stands at its first decision, and what follows happens during it. The next ``deal``,
or ``hand ends``, has everybody check or fold.

    dan sits in 4 with 100      dan leaves        dan sits out      dan comes back
    dan posts                   dan waits         dan tops up 50
    dan straddles               dan runs it twice       what dan wishes from now on, where the house allows it

A line may end in ``! code``: the table refuses it so. What can be said of the table:

    owes dan ML, eve MS         the marks of all seats; ``owes nobody``
    dan is deciding             his state: playing, sitting out, posting, waiting for blind ...
    dan may post 2 live 1 dead  what he is offered now; ``dan may not post``
    stacks ann 99 | bob 101     chips between hands
    no deal                     no hand can begin
"""

import re
from pathlib import Path

import msgspec
import pytest

from splitpot.history import amount_text, parse_amount
from splitpot.poker.events import HandStarted, Post, PostKind
from splitpot.poker.rules import Rules, check_rules, fixed_limit
from splitpot.table import Refused
from splitpot.table.requests import Prefer
from splitpot.table.seating import next_deal, seat_state
from splitpot.table.table import at, is_playing, occupied, seat_total
from splitpot.table.view import EntryView
from tests.table.played_table import RULES, PlayedTable

STACK = "100"


async def play(file: Path) -> None:
    """Every line of `file` is true when its turn comes; the error names the line that is not."""
    lines = [line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines()]
    rules = RULES
    played: PlayedTable | None = None
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        try:
            if line.startswith("table "):
                rules = _rules(line)
                continue
            played = played or PlayedTable(rules)
            await _line(played, line)
        except Exception as error:
            raise AssertionError(f"{file.name}:{number}: {line}\n{type(error).__name__}: {error}") from error
    assert played is not None, f"{file.name} plays no hand"
    await played.finish()
    played.check()
    await played.actor.stop()


def _rules(line: str) -> Rules:
    match = re.fullmatch(r"table +(\w+) (\d+)-(\d+), (\d+) seats((?: \w+=\w+)*)", line)
    assert match, "a table is written as: table omaha8 2-4, 6 seats button_rule=dead"
    game, lower, upper, seats, options = match.groups()
    rules = fixed_limit(game, parse_amount(lower), parse_amount(upper), seats=int(seats), unit=50)
    given = dict(option.split("=") for option in options.split())
    if "ante" in given:
        given["ante"] = parse_amount(given["ante"])
    rules = msgspec.convert({**msgspec.to_builtins(rules), **given}, Rules, strict=False)
    check_rules(rules)
    return rules


async def _line(played: PlayedTable, line: str) -> None:
    words = line.split()
    match words:
        case ["seats", *_]:
            for seat in line.removeprefix("seats").split("|"):
                number, name, *chips = seat.split()
                await played.sit(name, int(number), parse_amount((chips or [STACK])[0]))
        case ["deal", *_]:
            await _deal(played, line.removeprefix("deal"))
        case ["no", "deal"]:
            await played.finish()
            assert next_deal(played.table) is None
        case ["hand", "ends"]:
            await played.finish()
        case ["owes", *_]:
            marks = {f"{seat.name} {seat.mark}" for _, seat in occupied(played.table) if seat.mark}
            assert marks == set(re.split(", *", line.removeprefix("owes").strip())) - {"nobody"}, marks
        case ["stacks", *_]:
            stacks = dict(seat.split() for seat in line.removeprefix("stacks").split("|"))
            actual = {name: seat_total(played.seat(name)) for name in stacks}
            assert actual == {name: parse_amount(chips) for name, chips in stacks.items()}, actual
        case [name, "is", *state]:
            seen = seat_state(played.table, played.number(name), next_deal(played.table))
            assert seen.value == "_".join(state), seen
        case [name, "may", *offer]:
            _may(played, name, " ".join(offer))
        case [*wish, "!", code]:
            await _refused(played, wish, code)
        case wish:
            await _wish(played, wish)


async def _refused(played: PlayedTable, wish: list[str], code: str) -> None:
    before = played.table
    with pytest.raises(Refused) as refusal:
        await _wish(played, wish)
    assert (refusal.value.code, played.table) == (code, before)


async def _wish(played: PlayedTable, wish: list[str]) -> None:
    match wish:
        case [name, "sits", "in", seat, "with", chips]:
            await played.sit(name, int(seat), parse_amount(chips))
        case [name, "leaves"]:
            await played.leave(name)
        case [name, "sits", "out"]:
            await played.sit_out(name)
        case [name, "comes", "back"]:
            await played.sit_out(name, on=False)
        case [name, "posts"]:
            await played.post(name)
        case [name, "waits"]:
            await played.post(name, on=False)
        case [name, "straddles"]:
            await played.ask(name, Prefer("oak", straddle=True, run_twice=False, key=played.key()))
        case [name, "runs", "it", "twice"]:
            await played.ask(name, Prefer("oak", straddle=False, run_twice=True, key=played.key()))
        case [name, "tops", "up", chips]:
            await played.top_up(name, parse_amount(chips))
        case _:
            raise AssertionError("this line means nothing")


async def _deal(played: PlayedTable, text: str) -> None:
    started = await played.deal()
    assert is_playing(played.table)
    dealt, said = text.split("|")
    names = {number: seat.name for number, seat in occupied(played.table)}
    actual = f"{' '.join(names[stack.seat] for stack in started.seats)} | {_posts_text(started, names)}"
    assert f"{dealt.strip()} | {said.strip()}" == actual, f"dealt was {actual}"


def _posts_text(started: HandStarted, names: dict[int, str]) -> str:
    rules = started.rules
    # A dead button stands at a seat that nobody holds.
    parts = [f"button {names.get(started.button, f'seat {started.button}')}"]
    extra: dict[str, list[str]] = {}
    for post in started.posts:
        name = names[post.seat]
        match post:
            case Post(kind=PostKind.SMALL_BLIND, amount=rules.small_blind):
                parts.append(f"small {name}")
            case Post(kind=PostKind.BIG_BLIND, amount=rules.big_blind):
                parts.append(f"big {name}")
            case _:
                extra.setdefault(name, []).append(f"{amount_text(post.amount)} {post.kind.value}")
    return ", ".join([*parts, *(f"{name} posts {' '.join(posts)}" for name, posts in extra.items())])


def _may(played: PlayedTable, name: str, offer: str) -> None:
    entry = played.view(name).you.entry
    if offer == "not post":
        assert entry is None or not entry.may_post, entry
        return
    assert isinstance(entry, EntryView), "nothing is offered"
    assert entry.may_post, "he may only wait"
    assert entry.mark == at(played.table, played.number(name)).mark
    parts = [f"{entry.live // 100} live"] * bool(entry.live) + [f"{entry.dead // 100} dead"] * bool(
        entry.dead
    )
    assert offer == f"post {' '.join(parts)}", parts
