"""A hand run twice: two boards, the halves of a pot, the odd chip and the rake (rules R9.4, R15.1, R15.2)."""

import msgspec

from splitpot.poker.actions import Action, Call, Raise
from splitpot.poker.apply import apply, begin
from splitpot.poker.cards import parse_cards
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import BoardDealt, Event, HandStarted, Post, PostKind, PotAwarded, RakeTaken, Stack
from splitpot.poker.hand import Hand
from splitpot.poker.rules import Limit, Rake, Rules

RULES = Rules(
    game="holdem",
    limit=Limit.NO,
    small_blind=50,
    big_blind=100,
    small_bet=100,
    big_bet=100,
    run_it_twice=True,
)
ACES, KINGS = 2, 1
# Aces and kings, the first board with its burned cards, then a second one with a king.
DECK = parse_cards("AsKsAhKh 2c3d4d9h 2dJc 2h7c 3cKd5c8s 3hTd 3s6c".replace(" ", ""))


def played(rules: Rules = RULES, *, agreed: tuple[int, ...] = (ACES, KINGS), carried: int = 0) -> list[Event]:
    """The facts of a hand in which both are all-in before the flop."""
    started = HandStarted(
        number=1,
        rules=rules,
        button=KINGS,
        seats=(Stack(ACES, 10_000), Stack(KINGS, 10_000)),
        posts=(Post(KINGS, PostKind.SMALL_BLIND, 50), Post(ACES, PostKind.BIG_BLIND, 100)),
        deck=DECK,
        carried=carried,
        run_twice=agreed,
    )
    hand = begin(started)
    facts: list[Event] = []
    actions: list[Action] = [Raise(10_000), Call()]
    while not hand.over:
        event = next_event(hand) or _chosen(hand, actions.pop(0))
        facts.append(event)
        hand = apply(hand, event)
    return facts


def _chosen(hand: Hand, action: Action) -> Event:
    return choose(hand, hand.players[hand.waiting[0]].seat, action)


def awards(facts: list[Event]) -> list[tuple[int, int, int]]:
    """Board, winner and amount of each award."""
    won = [fact for fact in facts if isinstance(fact, PotAwarded)]
    return [(award.board, award.shares[0].seat, award.amount) for award in won]


def test_the_cards_to_come_are_dealt_twice_and_each_board_wins_half() -> None:
    """The first board goes to the aces, the second to the kings (rule R15.1)."""
    facts = played()
    boards = [(fact.board, len(fact.cards)) for fact in facts if isinstance(fact, BoardDealt)]

    assert boards == [(1, 3), (1, 1), (1, 1), (2, 3), (2, 1), (2, 1)]
    assert awards(facts) == [(1, ACES, 10_000), (2, KINGS, 10_000)]


def test_one_who_does_not_wish_it_has_it_dealt_once() -> None:
    """All who are still in must agree (rule R15.1)."""
    assert awards(played(agreed=(ACES,))) == [(1, ACES, 20_000)]


def test_the_odd_chip_goes_to_the_first_board() -> None:
    """201 is 101 and 100 (rule R15.2)."""
    assert awards(played(carried=1)) == [(1, ACES, 10_001), (2, KINGS, 10_000)]


def test_the_rake_is_taken_once_from_the_whole_pot() -> None:
    """5 % of 200 is 10, and each board is played for 95 (rule R9.4)."""
    facts = played(msgspec.structs.replace(RULES, rake=Rake(500, 5_000)))

    assert [fact.amounts for fact in facts if isinstance(fact, RakeTaken)] == [(1_000,)]
    assert awards(facts) == [(1, ACES, 9_500), (2, KINGS, 9_500)]
