"""Facts of real hands in the project's own short form, which `docs/conformance.md` describes.

`python -m tests.history.facts FILE...` writes the hands of hand histories in it.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from splitpot.history.amounts import amount_text, parse_amount
from splitpot.history.histories import read_history
from splitpot.history.real_hand import PrintedPot, RealAction, RealHand, RealStreet, Verb, checked
from splitpot.history.seating import clockwise, in_order
from splitpot.poker.cards import Card, cards_text, parse_cards
from splitpot.poker.events import Post, PostKind, Seat, Stack, Street
from splitpot.poker.rules import Chips, Limit, Rules

AMOUNTLESS = (Verb.FOLDS, Verb.CHECKS)


def read_facts(text: str) -> Iterator[RealHand]:
    """Every hand of `text`: paragraphs of lines that begin with a keyword; `#` begins a comment."""
    line = 1
    for paragraph in text.split("\n\n"):
        lines = [row.partition("#")[0].rstrip() for row in paragraph.splitlines()]
        words = {key.rstrip(":"): rest for key, _, rest in (row.partition(" ") for row in lines if row)}
        if words:
            yield _hand(words, line)
        line += paragraph.count("\n") + 2


def write_facts(hand: RealHand, number: int) -> str:
    """`hand` as a paragraph, under a number of its own."""
    return "\n".join(_rows(hand, number)) + "\n"


def _hand(words: dict[str, str], line: int) -> RealHand:
    button, *seats = words["seats"].split(" | ")
    at_button = int(button.removeprefix("button "))
    stacks = [Stack(int(seat), parse_amount(chips)) for seat, chips in map(str.split, seats)]
    total, _, rake = words["total"].partition(" rake ")
    pots = words["won"].removesuffix(" merged")
    returned = words.get("returned")
    return checked(
        RealHand(
            number=words["hand"],
            line=line,
            rules=_rules(words["rules"].split(), twice="second" in words),
            button=at_button,
            names={stack.seat: f"seat {stack.seat}" for stack in stacks},
            seats=clockwise(stacks, at_button),
            posts=in_order(_post(entry.split()) for entry in words["posts"].split(" | ")),
            holes=dict(_hole(entry.split()) for entry in words.get("cards", "").split(" | ") if entry),
            streets=tuple(_street(s, words[s.name.lower()]) for s in Street if s.name.lower() in words),
            second=parse_cards(words.get("second", "")),
            total=parse_amount(total),
            rake=parse_amount(rake or "0"),
            pots=tuple(_pot(entry) for entry in pots.split(" | ")),
            merged=words["won"].endswith(" merged"),
            returned=None if returned == "unknown" else _shares(returned or ""),
        )
    )


def _rules(words: Sequence[str], *, twice: bool) -> Rules:
    game, limit, stakes, *rest = words
    low, high = (parse_amount(text) for text in stakes.split("/"))
    named = dict(zip(rest[::2], map(parse_amount, rest[1::2]), strict=True))
    fixed = limit == "fixed"
    big = low if fixed else high
    return Rules(
        game=game,
        limit=Limit(limit),
        small_blind=named.get("small", low),
        big_blind=big,
        small_bet=big,
        big_bet=high,
        unit=named.get("unit", 1),
        burn=False,
        run_it_twice=twice,
    )


def _post(words: Sequence[str]) -> Post:
    return Post(int(words[0]), PostKind(words[1]), parse_amount(words[2]))


def _hole(words: Sequence[str]) -> tuple[Seat, tuple[Card, ...]]:
    return int(words[0]), parse_cards(words[1])


def _street(street: Street, text: str) -> RealStreet:
    cards, _, actions = text.rpartition(":")
    return RealStreet(
        street,
        parse_cards(cards),
        tuple(_action(entry.split()) for entry in actions.split(",") if entry),
    )


def _action(words: Sequence[str]) -> RealAction:
    amounts = [parse_amount(word) for word in words[2:] if word[0].isdigit()]
    return RealAction(int(words[0]), Verb(words[1]), sum(amounts), "all-in" in words)


def _pot(text: str) -> PrintedPot:
    amount, _, shares = text.partition(": ")
    return PrintedPot(parse_amount(amount), _shares(shares))


def _shares(text: str) -> tuple[tuple[Seat, Chips], ...]:
    entries = [entry.split() for entry in text.split(", ") if entry]
    return tuple((int(seat), parse_amount(amount)) for seat, amount in entries)


def _rows(hand: RealHand, number: int) -> Iterator[str]:
    rules = hand.rules
    fixed = rules.limit is Limit.FIXED
    low, high = (rules.small_bet, rules.big_bet) if fixed else (rules.small_blind, rules.big_blind)
    small = f" small {amount_text(rules.small_blind)}" if fixed else ""
    unit = f" unit {amount_text(rules.unit)}" if rules.unit > 1 else ""
    yield f"hand {number}"
    yield f"rules {rules.game} {rules.limit} {amount_text(low)}/{amount_text(high)}{small}{unit}"
    stacks = sorted(hand.seats, key=lambda stack: stack.seat)
    yield f"seats button {hand.button} | {' | '.join(f'{s.seat} {amount_text(s.chips)}' for s in stacks)}"
    yield f"posts {' | '.join(f'{p.seat} {p.kind} {amount_text(p.amount)}' for p in hand.posts)}"
    if hand.holes:
        yield f"cards {' | '.join(f'{seat} {cards_text(hole)}' for seat, hole in sorted(hand.holes.items()))}"
    for part in hand.streets:
        actions = ", ".join(map(_action_text, part.actions))
        yield f"{part.street.name.lower()} {cards_text(part.cards)}: {actions}".rstrip().replace(" :", ":")
    if hand.second:
        yield f"second {cards_text(hand.second)}"
    if hand.returned is None:
        yield "returned unknown"
    elif hand.returned:
        yield f"returned {_shares_text(hand.returned)}"
    rake = f" rake {amount_text(hand.rake)}" if hand.rake else ""
    yield f"total {amount_text(hand.total)}{rake}"
    pots = " | ".join(f"{amount_text(pot.amount)}: {_shares_text(pot.shares)}" for pot in hand.pots)
    yield f"won {pots}{' merged' if hand.merged else ''}"


def _action_text(action: RealAction) -> str:
    words = f"{action.seat} {action.verb}"
    if action.verb is Verb.RAISES:
        words += " to"
    if action.verb not in AMOUNTLESS:
        words += f" {amount_text(action.amount)}"
    return words + (" all-in" if action.all_in else "")


def _shares_text(shares: Sequence[tuple[Seat, Chips]]) -> str:
    return ", ".join(f"{seat} {amount_text(amount)}" for seat, amount in shares)


def main(files: Sequence[str]) -> None:
    """Write the hands of `files` to standard output."""
    histories = (read_history(Path(file).read_text(encoding="utf-8-sig")) for file in files)
    hands = (hand for history in histories for hand in history if isinstance(hand, RealHand))
    sys.stdout.write("\n".join(write_facts(hand, number) for number, hand in enumerate(hands, start=1)))


if __name__ == "__main__":
    main(sys.argv[1:])
