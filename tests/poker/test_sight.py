"""Hidden cards are in nobody's view, event or history: other hidden cards give the same bytes."""

import random
from collections.abc import Iterator

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from splitpot.poker.apply import apply, begin
from splitpot.poker.dealer import next_event
from splitpot.poker.events import Event, HandsOpened, HandStarted, HolesDealt, Shown
from splitpot.poker.hand import Hand
from splitpot.poker.sight import hand_view, mucked_for, recorded, seen
from tests.poker.deals import finished, line_of_play, starts

encode = msgspec.json.Encoder().encode


def seats_and_watchers(start: HandStarted) -> list[int | None]:
    """Everybody who may look: each seat, and a spectator."""
    return [None, *(stack.seat for stack in start.seats)]


def public_cards(line: list[tuple[Hand, Event]]) -> set[int]:
    """Cards that everybody has seen by the end."""
    hand = finished(line)
    return set(hand.board) | {card for player in hand.players if player.open for card in player.hole}


def swapped_deck(start: HandStarted, kept: set[int], chance: random.Random) -> HandStarted:
    """The same hand from a deck in which all cards but the `kept` ones have changed places."""
    others = [card for card in start.deck if card not in kept]
    chance.shuffle(others)
    fresh = iter(others)
    return replace(start, deck=tuple(card if card in kept else next(fresh) for card in start.deck))


def told(line: list[tuple[Hand, Event]], start: HandStarted, viewer: int | None) -> Iterator[bytes]:
    """All that `viewer` is sent in the hand: each event as he may see it, and each view."""
    yield encode(seen(start, viewer))
    for hand, event in line:
        yield encode(hand_view(hand, viewer))
        yield encode(seen(event, viewer))
    hand = finished(line)
    yield encode(hand_view(hand, viewer))
    thrown = frozenset(player.seat for player in hand.players if player.mucked)
    mucked = mucked_for(start.rules, None, thrown) if viewer is None else frozenset()
    for _, event in line:
        yield encode(recorded(event, viewer, mucked=mucked))


def replayed(start: HandStarted, line: list[tuple[Hand, Event]]) -> list[tuple[Hand, Event]] | None:
    """The same choices with the cards of `start`; None if they lead to another showdown or other winners."""
    hand = begin(start)
    again = []
    for _, event in line:
        automatic = next_event(hand)
        happened = event if automatic is None else automatic
        if type(happened) is not type(event):
            return None
        if not isinstance(event, HolesDealt | HandsOpened | Shown) and happened != event:
            return None
        again.append((hand, happened))
        hand = apply(hand, happened)
    return again


@given(starts(most=5), st.randoms(use_true_random=False))
def test_other_hidden_cards_give_the_same_bytes(start: HandStarted, chance: random.Random) -> None:
    """With all cards changed that a viewer never gets to see, every byte sent to him is the same."""
    line = line_of_play(start, chance)
    for viewer in seats_and_watchers(start):
        own = {card for player in finished(line).players if player.seat == viewer for card in player.hole}
        other_start = swapped_deck(start, public_cards(line) | own, chance)
        other = replayed(other_start, line)
        if other is not None:
            assert list(told(line, start, viewer)) == list(told(other, other_start, viewer))


@given(starts(most=5), st.randoms(use_true_random=False))
def test_a_view_holds_known_cards_only(start: HandStarted, chance: random.Random) -> None:
    """At every step the cards in a view are the viewer's own, the board, and hands that lie open."""
    for hand, _ in line_of_play(start, chance):
        for viewer in seats_and_watchers(start):
            view = hand_view(hand, viewer)
            for player, shown in zip(hand.players, view.players, strict=True):
                if player.seat == viewer or player.open:
                    assert player.hole == shown.cards
                else:
                    assert not any(card is not None for card in shown.cards)
            assert hand.board == view.board


@given(starts(most=5), st.randoms(use_true_random=False))
def test_only_own_hole_cards_are_dealt_to_a_viewer(start: HandStarted, chance: random.Random) -> None:
    """The deck is for nobody, and the deal shows each viewer his own cards and backs."""
    for viewer in seats_and_watchers(start):
        begun = seen(start, viewer)
        assert isinstance(begun, HandStarted)
        assert () == begun.deck
        for _, event in line_of_play(start, chance):
            if isinstance(event, HolesDealt):
                dealt = seen(event, viewer)
                assert isinstance(dealt, HolesDealt)
                for hole, told_hole in zip(event.holes, dealt.holes, strict=True):
                    backs = (None,) * len(hole.cards)
                    assert (hole.cards if hole.seat == viewer else backs) == told_hole.cards


@given(starts(most=5), st.randoms(use_true_random=False))
def test_history_shows_mucked_hands_of_the_showdown_to_those_dealt_in(
    start: HandStarted, chance: random.Random
) -> None:
    """A seat finds mucked hands and its own, a stranger none, and nobody a folded one (rule R13.4)."""
    line = line_of_play(start, chance)
    hand = finished(line)
    mucked = frozenset(player.seat for player in hand.players if player.mucked)
    dealt = next(event for _, event in line if isinstance(event, HolesDealt))
    for viewer in seats_and_watchers(start):
        found = recorded(dealt, viewer, mucked=mucked_for(start.rules, viewer, mucked))
        assert isinstance(found, HolesDealt)
        visible = {hole.seat for hole in found.holes if hole.cards[0] is not None}
        assert (set() if viewer is None else {viewer} | mucked) == visible
