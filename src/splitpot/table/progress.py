"""What follows a fact by itself, up to the next decision, the next pause or the end of the hand."""

from splitpot.poker.apply import apply
from splitpot.poker.dealer import next_event
from splitpot.poker.events import BoardDealt, Event, HandsOpened
from splitpot.poker.hand import Hand


def progress(hand: Hand) -> tuple[Event, ...]:
    """The facts that follow in `hand` without a choice.

    Where nobody can bet any more the board comes street by street, each a step of its own, so that people can
    follow: the facts then end before the next board card.
    """
    events: list[Event] = []
    while not hand.over:
        event = next_event(hand)
        if event is None or (_pauses(hand, event) and events):
            break
        events.append(event)
        hand = apply(hand, event)
    return tuple(events)


def _pauses(hand: Hand, event: Event) -> bool:
    """Does a pause come before `event`: a board card, or the showdown, of a hand that only runs out."""
    if not hand.opened or hand.awards:
        return False
    return isinstance(event, BoardDealt | HandsOpened) or not any(player.shown for player in hand.players)
