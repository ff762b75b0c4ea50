"""Cards as small integers, and their text.

A card is ``rank * 4 + suit``: ranks 0-12 are deuce to ace, suits 0-3 are clubs, diamonds, hearts, spades.
Its text is rank and suit, ``As`` or ``Td``.
"""

from collections.abc import Iterable

Card = int
Rank = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CARD_TEXTS = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARD_BY_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}


class CardError(ValueError):
    """Text that is not a card, or a card that appears twice. ``code`` names the fault for programs."""

    def __init__(self, code: str, text: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.text = text


def card_text(card: Card) -> str:
    """The text of one card, such as ``As``."""
    return CARD_TEXTS[card]


def cards_text(cards: Iterable[Card]) -> str:
    """The text of several cards without blanks, such as ``AsKd``."""
    return "".join(CARD_TEXTS[card] for card in cards)


def parse_card(text: str) -> Card:
    """The card that `text` names; ranks in either case, ``10`` counts as ten. Raises CardError."""
    normal = text.strip().replace("10", "T")
    card = _CARD_BY_TEXT.get(normal[:1].upper() + normal[1:].lower())
    if card is None:
        raise CardError(
            "not_a_card",
            text,
            f"'{text}' is not a card; a card is a rank 23456789TJQKA and a suit c, d, h or s, as in As or Td",
        )
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """All cards in `text`, with or without blanks or commas between them.

    Raises CardError, also for a card named twice.
    """
    packed = text.replace(",", " ").replace("10", "T")
    packed = "".join(packed.split())
    if len(packed) % 2:
        last = packed[-3:] if len(packed) > 2 else packed
        raise CardError(
            "not_a_card",
            text,
            f"'{text}' ends in the middle of a card ('{last}'); each card is two letters, as in AsTd",
        )
    cards = tuple(parse_card(packed[i : i + 2]) for i in range(0, len(packed), 2))
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise CardError("duplicate_card", text, f"the card {card_text(card)} appears twice in '{text}'")
        seen.add(card)
    return cards


def full_deck() -> tuple[Card, ...]:
    """The 52 cards in order, deuce of clubs first."""
    return tuple(range(52))
