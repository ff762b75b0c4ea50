"""Transcripts of seats, buttons and blinds over several hands: from the text to steps, and what is true.

`docs/conformance.md` describes the text.
"""

import re
from collections.abc import Sequence

import msgspec

from splitpot.history import TranscriptFault, amount_text, parse_amount
from splitpot.history.transcript import Step
from splitpot.history.transcript_parser import StepReader, title
from splitpot.history.transcript_rules import rules_from
from splitpot.history.transcript_setup import NAME
from splitpot.poker.cards import Card, parse_cards
from splitpot.poker.events import HandStarted, Post, PostKind, Seat
from splitpot.poker.rules import Limit, Rules, fixed_limit
from splitpot.table.requests import Leave, PostNow, Prefer, Show, Sit, SitOut, TableRequest, TopUp
from splitpot.table.seating import may_buy, may_post, next_deal, owes, price, seat_state
from splitpot.table.table import Table, at, occupied, seat_total

TABLE_ID = "quiet"
RULES = fixed_limit("omaha8", 200, 400, seats=6, unit=50)
_STACK = "100"
_TABLE = re.compile(r"table (\w+) (?:(fixed|pot|no) )?([\d.]+)-([\d.]+), (\d+) seats((?: \w+=[\w.%:,]+)*)")
_OF_A_HAND = re.compile(
    r"(preflop|flop|turn|river|pots|returned|showdown|opened|rake|carried out|board|second|raises left)\b"
    r"|(main|side|over)\b"
    r"|\w+ (folds|checks|calls|bets|raises to|holds|has|sees|finds|may (fold|check|call|bet|raise))\b"
)


class Wish(msgspec.Struct, frozen=True):
    """A player asks for something; `refusal` is the code with which the table refuses it, None if not."""

    name: str
    request: TableRequest
    refusal: str | None = None


class NextDeal(msgspec.Struct, frozen=True):
    """The running hand ends by checks and folds, and the next one begins as `said`."""

    said: str


class HandEnds(msgspec.Struct, frozen=True):
    """The running hand ends by checks and folds; `last` says that then no other can begin."""

    last: bool


class HandCancelled(msgspec.Struct, frozen=True):
    """The running hand is cancelled."""


class Cards(msgspec.Struct, frozen=True):
    """Hole cards by name, and a board (name ``board``), of the next hand."""

    cards: dict[str, tuple[Card, ...]]


class InHand(msgspec.Struct, frozen=True):
    """An action or a check of the running hand, or of the one that has just ended.

    `names` are those who sat there, as some may have left meanwhile.
    """

    step: Step
    names: dict[Seat, str]


class Claim(msgspec.Struct, frozen=True):
    """Something that is true of the table now: what is asked of whom, and what is `said` of it."""

    what: str
    name: str
    said: str


AnyStep = Wish | NextDeal | HandEnds | HandCancelled | Cards | InHand | Claim


class TableStep(msgspec.Struct, frozen=True):
    """A step and the line it stands on."""

    line: int
    step: AnyStep


class TableTranscript(msgspec.Struct, frozen=True):
    """A whole transcript: the table's rules, and what happens there."""

    file: str
    rules: Rules
    steps: tuple[TableStep, ...]


def parse_table_transcript(file: str, text: str) -> TableTranscript:
    """The transcript in `text`; `file` is its name, for faults. Raises TranscriptFault."""
    lines = text.splitlines()
    title(file, lines)
    rules = RULES
    steps: list[TableStep] = []
    names: dict[str, Seat] = {}
    for number, line in enumerate(lines, start=1):
        words = " ".join(line.partition("#")[0].split())
        try:
            if words.startswith("table "):
                rules = _rules(words)
            elif words:
                read = _steps(words, number, names)
                names |= _seats_taken(read)
                steps.extend(TableStep(number, step) for step in read)
        except ValueError as error:
            raise TranscriptFault(file, number, "a line of a transcript", str(error)) from error
    if not steps:
        raise TranscriptFault(file, len(lines), "a hand", "the end of the file")
    return TableTranscript(file, rules, tuple(steps))


def _rules(words: str) -> Rules:
    match = _TABLE.fullmatch(words)
    if match is None:
        raise ValueError(f"'{words}' is not a table, as in: table omaha8 2-4, 6 seats button_rule=dead")
    game, limit, low, high, seats, options = match.groups()
    lower, upper = parse_amount(low), parse_amount(high)
    fixed = limit in (None, Limit.FIXED)
    least = 10 * (lower if fixed else upper)
    kind = Limit.FIXED if fixed else Limit(limit)
    return rules_from(game, kind, lower, upper, options.split(), seats=int(seats), min_buy_in=least, unit=50)


def _seats_taken(steps: Sequence[AnyStep]) -> dict[str, Seat]:
    return {
        step.name: step.request.seat
        for step in steps
        if isinstance(step, Wish) and isinstance(step.request, Sit) and step.refusal is None
    }


def _hand_steps(words: str, names: dict[str, Seat]) -> list[AnyStep]:
    def seat(name: str) -> Seat:
        if name not in names:
            raise ValueError(f"'{name}' has no seat")
        return names[name]

    sitting = {number: name for name, number in names.items()}
    return [InHand(step, sitting) for step in StepReader(seat).steps(words)]


def _steps(words: str, line: int, names: dict[str, Seat]) -> Sequence[AnyStep]:
    if _OF_A_HAND.match(words):
        return _hand_steps(words, names)
    match words.split():
        case ["cards", *_]:
            dealt = (entry.partition(" ") for entry in words.removeprefix("cards ").split(" | "))
            return [Cards({owner: parse_cards(cards) for owner, _, cards in dealt})]
        case ["hand", "is", "cancelled"]:
            return [HandCancelled()]
        case ["seats", *_]:
            sitting = (entry.split() for entry in words.removeprefix("seats ").split(" | "))
            return [_sits(name, seat, (chips or [_STACK])[0], line) for seat, name, *chips in sitting]
        case ["deal", *_]:
            return [NextDeal(words.removeprefix("deal "))]
        case ["no", "deal"]:
            return [HandEnds(last=True)]
        case ["hand", "ends"]:
            return [HandEnds(last=False)]
        case ["owes", *marks]:
            return [Claim("owes", "", ", ".join(sorted(" ".join(marks).split(", "))))]
        case ["stacks", *_]:
            return [Claim("stacks", "", words.removeprefix("stacks "))]
        case [name, ("is" | "may") as what, *said]:
            return [Claim(what, name, " ".join(said))]
        case [*wish, "!", code]:
            return [msgspec.structs.replace(_wish(wish, line), refusal=code)]
        case wish:
            return [_wish(wish, line)]


def _sits(name: str, seat: str, chips: str, line: int) -> Wish:
    if not NAME.fullmatch(name):
        raise ValueError(f"'{name}' cannot be a name; names are 2 to 12 letters a-z")
    return Wish(name, Sit(TABLE_ID, int(seat), parse_amount(chips), f"line-{line}-{name}"))


def _wish(wish: Sequence[str], line: int) -> Wish:
    key = f"line-{line}"
    match wish:
        case [name, "sits", "in", seat, "with", chips]:
            return _sits(name, seat, chips, line)
        case [name, "leaves"]:
            return Wish(name, Leave(TABLE_ID, key))
        case [name, "sits", "out"]:
            return Wish(name, SitOut(TABLE_ID, True, key))
        case [name, "comes", "back"]:
            return Wish(name, SitOut(TABLE_ID, False, key))
        case [name, "posts"]:
            return Wish(name, PostNow(TABLE_ID, True, key))
        case [name, "buys", "the", "button"]:
            return Wish(name, PostNow(TABLE_ID, True, key, buy=True))
        case [name, "waits"]:
            return Wish(name, PostNow(TABLE_ID, False, key))
        case [name, "straddles"]:
            return Wish(name, Prefer(TABLE_ID, True, False, key))
        case [name, "runs", "it", "twice"]:
            return Wish(name, Prefer(TABLE_ID, False, True, key))
        case [name, "lays", "open", cards, "of", "hand", number]:
            return Wish(name, Show(TABLE_ID, int(number), tuple(parse_cards(cards)), key))
        case [name, "tops", "up", chips]:
            return Wish(name, TopUp(TABLE_ID, parse_amount(chips), key))
        case _:
            raise ValueError(f"'{' '.join(wish)}' means nothing at a table")


def deal_text(table: Table, started: HandStarted) -> str:
    """Who is dealt in, from the left of the button, and who posts what."""
    rules = table.rules
    names = {number: seat.name for number, seat in occupied(table)}
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
    posts = [f"{name} posts {' '.join(what)}" for name, what in extra.items()]
    return f"{' '.join(names[stack.seat] for stack in started.seats)} | {', '.join([*parts, *posts])}"


def true_of(table: Table, claim: Claim) -> str:
    """What `claim` should have said. Raises ValueError if it speaks of somebody who has no seat."""
    match claim.what:
        case "owes":
            marks = sorted(f"{seat.name} {seat.mark}" for _, seat in occupied(table) if seat.mark)
            return ", ".join(marks) or "nobody"
        case "stacks":
            names = [entry.split()[0] for entry in claim.said.split(" | ")]
            stacks = (seat_total(at(table, _number(table, name))) for name in names)
            return " | ".join(
                f"{name} {amount_text(chips)}" for name, chips in zip(names, stacks, strict=True)
            )
        case "is":
            return seat_state(table, _number(table, claim.name), next_deal(table)).value.replace("_", " ")
        case _:
            return _offer(table, _number(table, claim.name))


def _offer(table: Table, number: Seat) -> str:
    """What a seat may post to be dealt in with the next hand."""
    seat, deal = at(table, number), next_deal(table)
    if deal is None or seat.out or seat.leaving or not owes(seat):
        return "not post"
    buys = may_buy(table, number, deal)
    if not buys and not may_post(table, number, deal):
        return "not post"
    due = price(table, number, deal)
    parts = [
        f"{amount_text(chips)} {kind}" for chips, kind in ((due.live, "live"), (due.dead, "dead")) if chips
    ]
    return f"{'buy' if buys else 'post'} {' '.join(parts)}"


def _number(table: Table, name: str) -> Seat:
    for number, seat in occupied(table):
        if seat.name == name:
            return number
    raise ValueError(f"'{name}' has no seat")
