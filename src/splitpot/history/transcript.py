"""A transcript: one hand written so that a card player can check it, proving one rule.

`docs/conformance.md` describes the text. Here are its parts as values: how the hand begins, and the steps,
each with its line, that are then done or checked in order.
"""

import msgspec

from splitpot.poker.actions import Action, Refusal
from splitpot.poker.cards import Card
from splitpot.poker.events import Half, HandStarted, Seat, Street
from splitpot.poker.rules import Chips


class TranscriptFault(Exception):
    """A transcript that cannot be read or is not true: where, what it says, what is so."""

    def __init__(self, file: str, line: int, expected: str, got: str) -> None:
        super().__init__(f"{file}:{line}: expected {expected}; got {got}")
        self.file = file
        self.line = line
        self.expected = expected
        self.got = got


class Act(msgspec.Struct, frozen=True):
    """A seat acts, and is then all-in or not; or is refused with `refusal` and the `values` allowed.

    `call` is what a call adds, None if the text does not say.
    """

    seat: Seat
    action: Action
    all_in: bool = False
    call: Chips | None = None
    refusal: Refusal | None = None
    values: tuple[tuple[str, Chips], ...] = ()


class OnStreet(msgspec.Struct, frozen=True):
    """The betting has come to `street`."""

    street: Street


class AllCheck(msgspec.Struct, frozen=True):
    """Everybody left to act on this street checks."""


class May(msgspec.Struct, frozen=True):
    """The seat on turn has exactly these choices, as text in the order fold, check, call, bet, raise."""

    seat: Seat
    choices: tuple[str, ...]


class RaisesLeft(msgspec.Struct, frozen=True):
    """The cap still allows so many raises; None means that there is no cap."""

    count: int | None


class Pots(msgspec.Struct, frozen=True):
    """The pots gathered so far, main pot first: amount, and contenders where the text names them."""

    pots: tuple[tuple[Chips, tuple[Seat, ...] | None], ...]


class Returned(msgspec.Struct, frozen=True):
    """All chips that went back uncalled in this hand so far, in order."""

    returns: tuple[tuple[Seat, Chips], ...]


class Showdown(msgspec.Struct, frozen=True):
    """Who showed (True) or mucked (False), in order."""

    order: tuple[tuple[Seat, bool], ...]


class Opened(msgspec.Struct, frozen=True):
    """All live hands were laid open on `street`, before its next card; None: they never were."""

    street: Street | None


class Award(msgspec.Struct, frozen=True):
    """One award: pot number, which part (None if the text leaves it open) and what each winner got.

    `board` is 2 for what is won on the second board of a hand run twice.
    """

    pot: int
    half: Half | None
    shares: tuple[tuple[Seat, Chips], ...]
    board: int = 1


class Rake(msgspec.Struct, frozen=True):
    """What the house took from each pot, main pot first."""

    amounts: tuple[Chips, ...]


class CarriedOut(msgspec.Struct, frozen=True):
    """Chips left for the next pot."""

    amount: Chips


class Stacks(msgspec.Struct, frozen=True):
    """The chips behind of some or all seats."""

    chips: tuple[tuple[Seat, Chips], ...]


class Holds(msgspec.Struct, frozen=True):
    """The hole cards of `seat`, in any order; a seat of None means the board, or the second, in order."""

    seat: Seat | None
    cards: tuple[Card, ...]
    board: int = 1


class Reads(msgspec.Struct, frozen=True):
    """What a hand is worth: its category, and its low: ``8-5-3-2-A``, ``no low``, or None if left open."""

    seat: Seat
    category: str
    low: str | None


class Sees(msgspec.Struct, frozen=True):
    """What a viewer (None: a spectator) sees of cards now or, `later`, finds in the history of the hand.

    Cards as text: their names, ``hidden`` or ``nothing``.
    """

    viewer: Seat | None
    later: bool
    cards: tuple[tuple[Seat, str], ...]


class Over(msgspec.Struct, frozen=True):
    """The hand is over."""


Step = (
    Act
    | OnStreet
    | AllCheck
    | May
    | RaisesLeft
    | Pots
    | Returned
    | Showdown
    | Opened
    | Award
    | Rake
    | CarriedOut
    | Stacks
    | Holds
    | Reads
    | Sees
    | Over
)


class NumberedStep(msgspec.Struct, frozen=True):
    """A step and the line it stands on."""

    line: int
    step: Step


class Transcript(msgspec.Struct, frozen=True):
    """A whole transcript: the rule it proves, in one sentence, how the hand begins, and its steps."""

    file: str
    rule: str
    sentence: str
    names: dict[str, Seat]
    start: HandStarted
    steps: tuple[NumberedStep, ...]
