"""Chat: everybody at the table reads it, nobody can flood it, and it is never taken for anything but text."""

from pathlib import Path

import pytest

from splitpot.limits import CHAT_BURST, CHAT_LETTERS_MAX, CHAT_LINES_MAX
from splitpot.protocol.chat import React, Reaction, Say
from splitpot.protocol.faults import RequestFault
from splitpot.table import Person
from splitpot.web.chat import Chat, ChatRefused, readable
from splitpot.web.outbox import Outbox
from tests.web.live import LiveRoom, Update, live_room

ANN = Person("id-ann", "Ann")


class _Oak:
    """As much of a table as the chat asks for."""

    def __init__(self) -> None:
        self.seats = {"id-ann": 3}

    def info(self) -> "_Oak":
        """Who sits where."""
        return self


class _Hour:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> _Hour:
    """The time of the chat."""
    return _Hour()


@pytest.fixture
def chat(clock: _Hour) -> Chat:
    """The chat of a house with one table."""
    return Chat({"oak": _Oak()}, now=clock, wall_ms=lambda: 1_000)  # type: ignore[dict-item]


def said(update: Update) -> list[tuple[str, str | None]]:
    """Text and reaction of each line."""
    return [(line["text"], line["reaction"]) for line in update["lines"]]


async def test_everybody_at_the_table_reads_what_is_said(room: LiveRoom) -> None:
    """Also who only watches; who comes later reads it too, and another table nothing of it."""
    async with room.player("Ann") as ann, room.browser() as eve, room.player("Bob") as bob:
        for browser in (ann, eve):
            await browser.send(type="watch", table="oak")
        await ann.sit("oak", 3)
        first = await ann.ask(type="say", table="oak", text="<b>Good</b> evening &amp; welcome")
        await ann.ask(type="react", table="oak", reaction="nice_hand")
        heard = [await eve.next("chat") for _ in range(3)]
        await bob.send(type="watch", table="elm")
        await bob.send(type="watch", table="oak")
        elm, oak = await bob.next("chat"), await bob.next("chat")

    assert "accepted" == first["type"]
    assert [[], [("<b>Good</b> evening &amp; welcome", None)], [("", "nice_hand")]] == [
        said(one) for one in heard
    ]
    assert (True, False) == (heard[0]["whole"], heard[1]["whole"])
    assert ("Ann", 3) == (heard[1]["lines"][0]["name"], heard[1]["lines"][0]["seat"])
    assert ([], 2) == (said(elm), len(said(oak)))


async def test_who_has_no_name_may_only_read(room: LiveRoom) -> None:
    """A guest without a session is told to take a name."""
    async with room.browser() as eve:
        await eve.view("oak")
        answer = await eve.ask(type="say", table="oak", text="Hello")

    assert "sign_in_first" == answer["code"]


async def test_a_table_that_does_not_exist_hears_nothing(room: LiveRoom) -> None:
    """It is refused like any request to it."""
    async with room.player("Ann") as ann:
        answer = await ann.ask(type="say", table="nowhere", text="Hello")

    assert "unknown_table" == answer["code"]


async def test_who_leaves_the_table_hears_no_more(room: LiveRoom) -> None:
    """Silence begins with the Unwatch."""
    async with room.player("Ann") as ann, room.browser() as eve:
        await eve.send(type="watch", table="oak")
        await eve.next("chat")
        await eve.send(type="unwatch", table="oak")
        await eve.send(type="ping", sent=1)
        await eve.next("pong")
        await ann.ask(type="say", table="oak", text="Hello")
        await eve.send(type="ping", sent=2)
        silence = await eve.receive()

    assert {"type": "pong", "sent": 2} == silence


async def test_a_house_may_want_no_chat(tmp_path: Path) -> None:
    """Its tables say so, and nobody writes."""
    async with live_room(tmp_path / "data", chat=False) as room, room.player("Ann") as ann:
        await ann.send(type="watch", table="oak")
        told = await ann.next("chat")
        answer = await ann.ask(type="say", table="oak", text="Hello")

    assert not told["open"]
    assert "chat_closed" == answer["code"]


def test_who_writes_too_much_waits(chat: Chat, clock: _Hour) -> None:
    """After a burst there is one line in two seconds."""
    for number in range(CHAT_BURST):
        chat.take(ANN, Say("oak", "Hello", f"k{number}"))
    with pytest.raises(ChatRefused) as refused:
        chat.take(ANN, React("oak", Reaction.LAUGH, "more"))
    clock.seconds = 2.0
    chat.take(ANN, React("oak", Reaction.LAUGH, "more"))

    assert RequestFault.TOO_FAST == refused.value.code


def test_a_line_that_is_sent_again_is_said_once(chat: Chat) -> None:
    """After a broken connection the client sends it again, as it has heard no answer."""
    reader = Outbox()
    chat.join("oak", reader)
    for _ in range(2):
        chat.take(ANN, Say("oak", "Hello", "k1"))

    assert 2 == len(reader)


def test_only_the_last_lines_are_kept(chat: Chat, clock: _Hour) -> None:
    """A table's memory is bounded; numbers go on."""
    for number in range(CHAT_LINES_MAX + 3):
        clock.seconds += 2.0
        chat.take(ANN, Say("oak", f"line {number}", f"k{number}"))
    reader = Outbox()
    chat.join("oak", reader)
    lines = reader._waiting[0].lines  # type: ignore[union-attr]

    assert (CHAT_LINES_MAX, 4, CHAT_LINES_MAX + 3) == (len(lines), lines[0].number, lines[-1].number)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (RequestFault.MESSAGE_EMPTY, ""),
        (RequestFault.MESSAGE_EMPTY, " \n\u200b\u202e"),
        (RequestFault.MESSAGE_EMPTY, "\u200d"),
        *(
            (RequestFault.MESSAGE_EMPTY, f"{unseen} {unseen}\u200d")
            for unseen in "\u115f\u1160\u3164\u2800\uffa0\u034f\u17b4\u180b\ufe0f\U000e0100\u0301\u20dd"
        ),
        (RequestFault.MESSAGE_TOO_LONG, "x" * (CHAT_LETTERS_MAX + 1)),
    ],
)
def test_a_line_has_something_to_read_and_not_too_much(chat: Chat, reason: RequestFault, text: str) -> None:
    """The refusal says which."""
    with pytest.raises(ChatRefused) as refused:
        chat.take(ANN, Say("oak", text, "k"))

    assert reason == refused.value.code


@pytest.mark.parametrize(
    ("clean", "text"),
    [
        ("Good evening", "  Good \n\t evening "),
        ("abc", "a\u202eb\u0000c".replace("\u0000", "")),
        ("a b", "a\x00b"),
        ("e\u0335\u0335\u0335", "e" + "\u0335" * 30),
        ("Zażółć", "Zażółć"),
        ("\U0001f468\u200d\U0001f373", "\U0001f468\u200d\U0001f373"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
    ],
)
def test_nothing_unseen_and_no_tower_of_accents_is_passed_on(clean: str, text: str) -> None:
    """Words of any language and pictures stay as they are."""
    assert clean == readable(text)
