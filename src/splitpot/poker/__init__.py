"""The rulebook: four pure functions over one immutable hand.

``legal_actions(hand)`` says what the seat on turn may do, ``choose(hand, seat, action)`` turns a wish into a
fact or refuses, ``next_event(hand)`` says what happens by itself, ``apply(hand, event)`` gives the hand that
is then true. No clock, no chance, no disk: the deck arrives with ``HandStarted``.
"""

from splitpot.poker.actions import Action, Bet, Call, Check, Fold, IllegalAction, Raise, Refusal
from splitpot.poker.apply import apply, begin
from splitpot.poker.cards import Card, card_text, cards_text, full_deck, parse_cards
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import Event, HandStarted, Post, PostKind, Stack
from splitpot.poker.hand import Hand, Player, Seat, Street
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.rules import Limit, Rules, RulesError, fixed_limit
from splitpot.poker.variants import VARIANTS, Variant

__all__ = [
    "VARIANTS",
    "Action",
    "Bet",
    "Call",
    "Card",
    "Check",
    "Event",
    "Fold",
    "Hand",
    "HandStarted",
    "IllegalAction",
    "Legal",
    "Limit",
    "Player",
    "Post",
    "PostKind",
    "Raise",
    "Refusal",
    "Rules",
    "RulesError",
    "Seat",
    "Stack",
    "Street",
    "Variant",
    "apply",
    "begin",
    "card_text",
    "cards_text",
    "choose",
    "fixed_limit",
    "full_deck",
    "legal_actions",
    "next_event",
    "parse_cards",
]
