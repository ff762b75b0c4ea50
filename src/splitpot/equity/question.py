"""What is asked about equities: a game, hands or ranges, board and dead cards; refused if it cannot be."""

from collections.abc import Sequence
from enum import StrEnum
from math import comb

import msgspec

from splitpot.equity.combos import cards_in, combo
from splitpot.equity.games import GAMES
from splitpot.equity.notation import parse_range
from splitpot.equity.patience import GoOn, for_ever
from splitpot.equity.ranges import Range, RangeError
from splitpot.poker.cards import Card, CardError, card_text, parse_cards
from splitpot.poker.variants import Variant

HANDS_MIN, HANDS_MAX = 2, 10
BOARD_COUNTS = (0, 3, 4, 5)


class Fault(StrEnum):
    """Why a question has no answer."""

    UNKNOWN_GAME = "unknown_game"
    WRONG_HAND_COUNT = "wrong_hand_count"
    BAD_HAND = "bad_hand"
    RANGE_TOO_WIDE = "range_too_wide"
    BAD_CARDS = "bad_cards"
    WRONG_BOARD_COUNT = "wrong_board_count"
    DUPLICATE_CARD = "duplicate_card"
    CANNOT_BE_DEALT = "cannot_be_dealt"


class QuestionError(ValueError):
    """A question that cannot be. `hand` counts from 1, 0 where it is about no hand; `position` likewise
    counts the characters of the text that is wrong; `card` is the card it is about.
    """

    def __init__(
        self, fault: Fault, sentence: str, *, hand: int = 0, position: int = 0, card: Card | None = None
    ) -> None:
        super().__init__(sentence)
        self.fault = fault
        self.hand = hand
        self.position = position
        self.card = card


class Question(msgspec.Struct, frozen=True):
    """Two to ten hands or ranges of one game, with 0, 3, 4 or 5 board cards and any dead cards."""

    variant: Variant
    hands: tuple[Range, ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]

    @property
    def known(self) -> tuple[tuple[Card, ...], ...] | None:
        """All hands, if each is one hand and no range."""
        hands = [hand.known for hand in self.hands]
        return tuple(cards_in(hand) for hand in hands if hand is not None) if None not in hands else None

    @property
    def boards(self) -> int:
        """How many boards each deal of the hands has."""
        live = 52 - len(self.board) - len(self.dead) - sum(hand.hole for hand in self.hands)
        return comb(live, 5 - len(self.board))


def ask(
    game: str, hands: Sequence[str], board: str = "", dead: str = "", *, go_on: GoOn = for_ever
) -> Question:
    """The question that these texts make. Raises QuestionError.

    Wide ranges of five cards take seconds to read; meanwhile `go_on` is asked, and Stopped raised if it says
    no.
    """
    variant = GAMES.get(game)
    if variant is None:
        raise QuestionError(
            Fault.UNKNOWN_GAME, f"no game is called '{game}'; the games are {', '.join(GAMES)}"
        )
    if isinstance(hands, str):
        sentence = f"hands are a list of texts, as in ['AA', 'KK'], and not one text: '{hands}'"
        raise QuestionError(Fault.WRONG_HAND_COUNT, sentence)
    if not HANDS_MIN <= len(hands) <= HANDS_MAX:
        sentence = f"{HANDS_MIN} to {HANDS_MAX} hands are weighed, not {len(hands)}"
        raise QuestionError(Fault.WRONG_HAND_COUNT, sentence)
    board_cards, dead_cards = _cards("the board", board), _cards("the dead cards", dead)
    if len(board_cards) not in BOARD_COUNTS:
        sentence = f"the board has {_count(len(board_cards))}, and 0, 3, 4 or 5 are needed"
        raise QuestionError(Fault.WRONG_BOARD_COUNT, sentence)
    ranges = tuple(_range(variant, number, text, go_on) for number, text in enumerate(hands, 1))
    question = Question(variant, ranges, board_cards, dead_cards)
    _check_cards(question)
    return question


def _range(variant: Variant, number: int, text: str, go_on: GoOn) -> Range:
    try:
        held = parse_range(variant, text, go_on)
    except RangeError as error:
        fault = Fault.RANGE_TOO_WIDE if error.code == Fault.RANGE_TOO_WIDE else Fault.BAD_HAND
        raise QuestionError(fault, f"hand {number}: {error}", hand=number, position=error.position) from error
    return held


def _cards(place: str, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as error:
        fault = Fault.DUPLICATE_CARD if error.code == Fault.DUPLICATE_CARD else Fault.BAD_CARDS
        raise QuestionError(fault, f"in {place} {error}") from error


def _check_cards(question: Question) -> None:
    """Refuse a card in two places, and cards that are not enough."""
    seen: dict[Card, str] = {}
    places = [("the board", combo(question.board), 0), ("the dead cards", combo(question.dead), 0)]
    places += [(f"hand {n}", held.known or 0, n) for n, held in enumerate(question.hands, 1)]
    for place, cards, number in places:
        for card in reversed(cards_in(cards)):
            if card in seen:
                sentence = f"{card_text(card)} is both in {seen[card]} and in {place}"
                raise QuestionError(Fault.DUPLICATE_CARD, sentence, hand=number, card=card)
            seen[card] = place
    needed = 5 + len(question.dead) + sum(held.hole for held in question.hands)
    if needed > 52:
        sentence = f"hands, board and dead cards would be {needed} cards, and there are 52"
        raise QuestionError(Fault.CANNOT_BE_DEALT, sentence)


def _count(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"
