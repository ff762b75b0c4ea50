"""The three buttons: always at their places, never pressed by mistake; what they say is what is sent."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.players import Player, calling, player, raising
from tests.browser.screen import Screen
from tests.browser.serving import ServedRoom

TABLE = "maple"
SEATS = {"Robin": 1, "Ann": 2, "Bo": 3}
CHIPS = 500

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("room", ["normal"], indirect=True)]

# Notes when the first question comes and when the first action is sent, and presses all the time.
_IMPATIENT = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === "act") window.sentAt ??= performance.now();
    return send.call(this, text);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (JSON.parse(data).view?.you.legal) window.askedAt ??= performance.now();
      });
    }
  };
  setInterval(() => document.querySelector("[role=group] button:enabled:not([aria-pressed])")?.click(), 5);
"""


@pytest.fixture
async def ann(room: ServedRoom) -> AsyncIterator[Player]:
    """Ann, who is at the room without a browser."""
    async with player(room.origin, "Ann") as guest:
        yield guest


@pytest.fixture
async def bo(room: ServedRoom) -> AsyncIterator[Player]:
    """Bo, likewise."""
    async with player(room.origin, "Bo") as guest:
        yield guest


async def seated(new_screen: NewScreen, size: str, *others: Player, script: str = "") -> Screen:
    """Robin in a browser at the table, and others with him; `script` runs in his page."""
    screen = await new_screen("en", size)
    await screen.enter("Robin")
    await screen.page.add_init_script(script)
    await screen.open_table(TABLE)
    await screen.sit(SEATS["Robin"], CHIPS)
    for other in others:
        await other.sit(TABLE, SEATS[other.name], CHIPS * 100)
    return screen


async def places(screen: Screen) -> list[dict[str, float] | None]:
    """Where the buttons stand."""
    return [await button.bounding_box() for button in await screen.actions.all()]


def amount(screen: Screen, verb: str, chips: str) -> Any:
    """The button that says this."""
    return screen.button("act-with-amount", word=screen.words(verb), amount=chips)


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_buttons_keep_their_places_and_send_what_they_say(
    new_screen: NewScreen, ann: Player, bo: Player, size: str
) -> None:
    """From a free check over a bet to the cap: each press sends the very words of its button."""
    screen = await seated(new_screen, size, ann, bo)
    await expect(screen.actions).to_have_count(3)
    before = await places(screen)

    # Three founders: Robin has the button, Ann and Bo the blinds, and Robin is first to act.
    assert await screen.act(amount(screen, "act-call", "5")) == {"type": "call"}
    await ann.act(TABLE, calling)
    await bo.act(TABLE, calling)
    assert await places(screen) == before

    await ann.act(TABLE, calling)
    await bo.act(TABLE, calling)
    fold = screen.actions.first
    await expect(screen.button("act-check")).to_be_enabled()
    await expect(fold).to_be_disabled()
    await expect(fold).to_contain_text(screen.words("check-is-free"))
    assert await places(screen) == before
    assert await screen.act(amount(screen, "act-bet", "5")) == {"type": "bet", "to": 500}

    await ann.act(TABLE, raising)
    await bo.act(TABLE, raising)
    raise_to = amount(screen, "act-raise", "20")
    await expect(raise_to).to_contain_text(screen.words("raises-left", count=1))
    assert await places(screen) == before
    assert await screen.act(raise_to) == {"type": "raise", "to": 2_000}

    await ann.act(TABLE, calling)
    await bo.act(TABLE, calling)
    for other in (ann, bo):
        await other.act(TABLE, raising)
    assert await screen.act(amount(screen, "act-raise", "30")) == {"type": "raise", "to": 3_000}
    await ann.act(TABLE, raising)
    await bo.act(TABLE, calling)
    capped = screen.actions.last
    await expect(capped).to_be_disabled()
    await expect(capped).to_contain_text(screen.words("act-capped"))
    assert await places(screen) == before
    assert await screen.act(amount(screen, "act-call", "10")) == {"type": "call"}

    await ann.act(TABLE, raising)
    await bo.act(TABLE, calling)
    assert await screen.act(screen.button("act-fold")) == {"type": "fold"}
    assert await places(screen) == before


async def test_a_press_before_the_eye_can_have_read_it_is_not_heard(
    new_screen: NewScreen, ann: Player
) -> None:
    """Whoever presses without a pause sends nothing in the first 300 ms of his turn, and then once only."""
    screen = await seated(new_screen, "desktop", ann, script=_IMPATIENT)
    await screen.page.wait_for_function("() => typeof window.sentAt === 'number'")
    waited = await screen.page.evaluate("() => window.sentAt - window.askedAt")
    await ann.view_when(TABLE, lambda view: bool(view["hand"]["over"]))
    asked = [(frame["hand"], frame["turn"]) for frame in screen.sent if frame["type"] == "act"]

    assert waited >= 300
    assert len(asked) == len(set(asked))


async def test_an_action_names_the_question_it_answers(new_screen: NewScreen, ann: Player) -> None:
    """The frame carries the table, the hand and the turn that the server asked with."""
    screen = await seated(new_screen, "desktop", ann)
    await screen.act(amount(screen, "act-call", "2.50"))
    sent = next(frame for frame in screen.sent if frame["type"] == "act")
    told = [json.loads(frame) for frame in screen.received]
    views = [update["view"] for update in told if update["type"] == "table"]
    asked = next(view for view in views if view["you"]["legal"] is not None)

    assert (sent["table"], sent["hand"], sent["turn"]) == (TABLE, asked["hand"]["number"], asked["turn"])
