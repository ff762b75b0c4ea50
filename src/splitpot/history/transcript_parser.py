"""From the text of a transcript to its steps. `docs/conformance.md` describes the text."""

import re
from collections.abc import Callable

from splitpot.history.amounts import parse_amount
from splitpot.history.transcript import (
    Act,
    AllCheck,
    Award,
    CarriedOut,
    Holds,
    May,
    NumberedStep,
    OnStreet,
    Opened,
    Over,
    Pots,
    RaisesLeft,
    Rake,
    Reads,
    Returned,
    Sees,
    Showdown,
    Stacks,
    Step,
    Transcript,
    TranscriptFault,
)
from splitpot.history.transcript_setup import Setup
from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise, Refusal
from splitpot.poker.cards import parse_cards
from splitpot.poker.events import Half, Seat, Street
from splitpot.poker.rules import Chips

_HEADER = re.compile(r"# (R\d+\.\d+)  (\S.*)")
_ACTION = re.compile(
    r"(?P<name>\w+) (?P<verb>folds|checks|calls|bets|raises to)(?: (?P<amount>[\d.]+))?(?P<all_in> all-in)?"
    r"(?: ! (?P<refusal>\w+)(?P<values>(?: \w+ [\d.]+)*))?"
)
_AWARD = re.compile(r"(second )?(main|side)( \w+)*: ")
_STREETS = {street.name.lower(): street for street in Street}
_NO_CARDS = ("hidden", "nothing")


def parse_transcript(file: str, text: str) -> Transcript:
    """The transcript in `text`; `file` is its name, for faults. Raises TranscriptFault."""
    lines = text.splitlines()
    rule, sentence = title(file, lines)
    setup = Setup()
    start = None
    steps: list[NumberedStep] = []
    for number, line in enumerate(lines, start=1):
        words = " ".join(line.partition("#")[0].split())
        if not words:
            continue
        try:
            if start is None and setup.read(words):
                continue
            start = start or setup.start()
            steps.extend(NumberedStep(number, step) for step in StepReader(setup.seat).steps(words))
        except ValueError as error:
            raise TranscriptFault(file, number, "a line of a transcript", str(error)) from error
    if start is None or not steps:
        raise TranscriptFault(file, len(lines), "an action or a check", "the end of the file")
    return Transcript(file, rule, sentence, setup.names, start, tuple(steps))


def title(file: str, lines: list[str]) -> tuple[str, str]:
    """The rule that a transcript of these `lines` proves, and its sentence. Raises TranscriptFault."""
    match = _HEADER.fullmatch(lines[0]) if lines else None
    if match is None:
        got = f"'{lines[0]}'" if lines else "an empty file"
        raise TranscriptFault(
            file, 1, "rule and sentence, as in '# R1.1  The button stays where it is.'", got
        )
    sentence = [match[2]]
    for line in lines[1:]:
        if not line.startswith("# "):
            break
        sentence.append(line[2:].strip())
    return match[1], " ".join(sentence)


class StepReader:
    """Reads the lines behind the opening ones; every reader raises ValueError for what it cannot read.

    `seat` finds the seat of a name.
    """

    def __init__(self, seat: Callable[[str], Seat]) -> None:
        self._seat = seat
        self._openers: dict[str, Callable[[str], Step]] = {
            "pots": self._pots,
            "returned": self._returned,
            "showdown": self._showdown,
            "opened": self._opened,
            "rake": lambda rest: Rake(tuple(parse_amount(part) for part in rest.split(" + "))),
            "carried out": lambda rest: CarriedOut(parse_amount(rest)),
            "stacks": lambda rest: Stacks(self._amounts(rest)),
            "board": lambda rest: Holds(None, () if rest == "empty" else parse_cards(rest)),
            "second board": lambda rest: Holds(None, parse_cards(rest), board=2),
            "raises left": lambda rest: RaisesLeft(None if rest == "unlimited" else int(rest)),
        }
        self._verbs: dict[str, Callable[[str, str], Step]] = {
            "may": lambda name, rest: May(self._seat(name), tuple(rest.split(", "))),
            "holds": lambda name, rest: Holds(self._seat(name), parse_cards(rest)),
            "has": self._reads,
            "sees": lambda name, rest: self._sees(name, rest, later=False),
            "finds": lambda name, rest: self._sees(name, rest, later=True),
        }

    def steps(self, words: str) -> list[Step]:
        """All steps of one line."""
        if words == "over":
            return [Over()]
        if _AWARD.match(words):
            return [self._award(words)]
        for opener, read in self._openers.items():
            if words.startswith(opener + " "):
                return [read(words.removeprefix(opener + " "))]
        name, _, rest = words.partition(" ")
        verb, _, rest = rest.partition(" ")
        if verb in self._verbs:
            return [self._verbs[verb](name, rest)]
        return self._actions(words)

    def _actions(self, words: str) -> list[Step]:
        steps: list[Step] = []
        first, _, rest = words.partition(" ")
        if first in _STREETS:
            steps.append(OnStreet(_STREETS[first]))
            words = rest
        if words == "all check":
            return [*steps, AllCheck()]
        return steps + [self._action(clause) for clause in words.split(", ") if words]

    def _action(self, clause: str) -> Act:
        match = _ACTION.fullmatch(clause)
        if match is None:
            raise ValueError(f"'{clause}' is neither an action nor a check this format knows")
        amount = parse_amount(match["amount"]) if match["amount"] else None
        verb = match["verb"]
        values = (match["values"] or "").split()
        return Act(
            seat=self._seat(match["name"]),
            action=_wish(verb, amount),
            all_in=match["all_in"] is not None,
            call=amount if verb == "calls" else None,
            refusal=Refusal(match["refusal"]) if match["refusal"] else None,
            values=tuple(zip(values[::2], map(parse_amount, values[1::2]), strict=True)),
        )

    def _pots(self, rest: str) -> Pots:
        pots: list[tuple[Chips, tuple[Seat, ...] | None]] = []
        for entry in rest.split(" | ") if rest != "none" else ():
            amount, *names = entry.split()
            pots.append((parse_amount(amount), tuple(self._seat(name) for name in names) or None))
        return Pots(tuple(pots))

    def _returned(self, rest: str) -> Returned:
        if rest == "nothing":
            return Returned(())
        entries = _entries(rest, "2 to ann")
        return Returned(tuple((self._seat(name), parse_amount(amount)) for amount, _to, name in entries))

    def _showdown(self, rest: str) -> Showdown:
        if rest == "none":
            return Showdown(())
        entries = _entries(rest, "ann shows")
        if any(verb not in ("shows", "mucks") for _name, verb in entries):
            raise ValueError(f"'{rest}' does not say of each player that he shows or mucks")
        return Showdown(tuple((self._seat(name), verb == "shows") for name, verb in entries))

    def _opened(self, rest: str) -> Opened:
        street = _STREETS.get(rest.removeprefix("on "))
        if street is None and rest != "never":
            raise ValueError(f"'{rest}' is no street: write opened on turn, or opened never")
        return Opened(street)

    def _award(self, words: str) -> Award:
        head, _, shares = words.partition(": ")
        board = 2 if head.startswith("second ") else 1
        which, *part = head.removeprefix("second ").split()
        pot = 0
        if which == "side":
            pot = int(part.pop(0)) if part and part[0].isdecimal() else 1
        half = Half("_".join(part)) if part else None
        return Award(pot, half, self._amounts(shares), board)

    def _amounts(self, text: str) -> tuple[tuple[Seat, Chips], ...]:
        return tuple((self._seat(name), parse_amount(amount)) for name, amount in _entries(text, "ann 2"))

    def _reads(self, name: str, rest: str) -> Reads:
        category, _, low = rest.partition(", ")
        return Reads(self._seat(name), category.replace(" ", "_"), low.removeprefix("low ") or None)

    def _sees(self, name: str, rest: str, *, later: bool) -> Sees:
        viewer = None if name == "watcher" else self._seat(name)
        cards = []
        for entry in rest.split(", "):
            owner, _, text = entry.partition(" ")
            if text not in _NO_CARDS:
                parse_cards(text)
            cards.append((self._seat(owner), text.replace(" ", "")))
        return Sees(viewer, later, tuple(cards))


def _entries(text: str, like: str) -> list[list[str]]:
    """The words of each entry of a list with commas; each has as many as `like`. Raises ValueError."""
    entries = [entry.split() for entry in text.split(", ")]
    for entry in entries:
        if len(entry) != len(like.split()):
            raise ValueError(f"'{' '.join(entry)}' is not written as in '{like}'")
    return entries


def _wish(verb: str, amount: Chips | None) -> Action:
    if verb != "calls" and (amount is None) == (verb in ("bets", "raises to")):
        raise ValueError(f"an amount stands behind bets, raises to and calls, here it is '{verb} {amount}'")
    match verb:
        case "folds":
            return Fold()
        case "checks":
            return Check()
        case "calls":
            return Call()
        case "bets":
            assert amount is not None
            return Bet(amount)
        case _:
            assert amount is not None
            return Raise(amount)
