"""Nobody learns anything of cards he may not see: what others are sent does not depend on them."""

import re
from pathlib import Path

import pytest

from splitpot.poker.cards import full_deck
from tests.web.live import Browser, Update, live_room

# What differs from run to run without any card: the time that is left, and the reader's own id.
PASSING = re.compile(r'"(left_ms|next_hand_ms|player)":("\w*"|\d+)')
DECK = full_deck()
STUB = (40, 41, 42, 43)  # places in the deck that no hand for two reaches


def swapped(places: tuple[int, ...]) -> tuple[int, ...]:
    """The deck with the cards at `places` changed for cards of the stub."""
    deck = list(DECK)
    for place, other in zip(places, STUB, strict=False):
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


async def test_what_others_are_sent_does_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    """A hand is played twice with only Ann's cards changed; all bytes of Bob, of a spectator and of the lobby
    are equal, and Ann's are not.
    """
    dealt = await _played(tmp_path / "first", DECK)
    places = tuple(DECK.index(card) for card in dealt.own_cards)
    other = await _played(tmp_path / "second", swapped(places))

    assert dealt.own_cards != other.own_cards
    assert dealt.frames["ann"] != other.frames["ann"]
    assert dealt.frames["bob"] == other.frames["bob"]
    assert dealt.frames["eve"] == other.frames["eve"]
    assert len(dealt.frames["eve"]) > 10


async def test_the_stub_changes_nothing_for_anybody(tmp_path: Path) -> None:
    """Cards that are never dealt leave no trace, not even for the players."""
    dealt = await _played(tmp_path / "first", DECK)
    other = await _played(tmp_path / "second", (*DECK[:44], *reversed(DECK[44:])))

    assert dealt.frames == other.frames


@pytest.mark.parametrize("who", ["bob", "eve"])
async def test_no_frame_of_others_holds_a_hidden_card(tmp_path: Path, who: str) -> None:
    """Not as a number, not as text: cards that others see are the board and their own."""
    hand = await _played(tmp_path / "data", DECK)
    cards = [card for frame in hand.frames[who] for card in _cards_in(frame)]

    assert cards
    assert not set(hand.own_cards) & set(cards)


class Played:
    """What everybody was sent during one hand, without clocks, and Ann's cards."""

    def __init__(self, own_cards: tuple[int, ...], **browsers: Browser) -> None:
        self.own_cards = own_cards
        self.frames = {
            name: [PASSING.sub(r'"\1":0', frame) for frame in browser.frames if _of_table(frame)]
            for name, browser in browsers.items()
        }


def _of_table(frame: str) -> bool:
    return frame.startswith(('{"type":"table"', '{"type":"lobby"')) and '"elm"' in frame


def _cards_in(frame: str) -> list[int]:
    lists = re.findall(r'"(?:cards|board|deck)":\[([\d,null]*)\]', frame)
    return [int(card) for text in lists for card in text.split(",") if card.isdigit()]


async def _played(folder: Path, deck: tuple[int, ...]) -> Played:
    """Both call and check to the river; there Bob bets and Ann gives up, so her cards are never shown."""
    async with (
        live_room(folder) as room,
        room.player("Ann") as ann,
        room.player("Bob") as bob,
        room.browser() as eve,
    ):
        room.house.actors["elm"]._deck = lambda: deck
        for browser in (ann, bob, eve):
            await browser.view("elm")
        await ann.sit("elm", 1)
        await bob.sit("elm", 2)
        own: tuple[int, ...] = ()
        over = False
        while not over:
            asked = await eve.view_when("view['turn'] is not None or view['stage'] == 'result'")
            over = asked["stage"] == "result"
            if not over:
                actor = ann if asked["hand"]["turn"] == 1 else bob
                view = await actor.view_when(f"view['you']['legal'] and view['turn'] == {asked['turn']}")
                if actor is ann:
                    own = next(tuple(p["cards"]) for p in view["hand"]["players"] if p["seat"] == 1)
                await actor.ask(
                    type="act", table="elm", hand=1, turn=view["turn"], action=_line(view, actor is bob)
                )
        for browser in (ann, bob):
            await browser.view_when("view['stage'] == 'result'")
        return Played(own, ann=ann, bob=bob, eve=eve)


def _line(view: Update, is_bob: bool) -> Update:
    legal = view["you"]["legal"]
    river = len(view["hand"]["board"]) == 5
    if river and is_bob and legal["opens"]:
        return {"type": "bet", "to": legal["min_to"]}
    if legal["check"]:
        return {"type": "check"}
    return {"type": "fold"} if river else {"type": "call"}
