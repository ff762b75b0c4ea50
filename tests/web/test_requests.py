"""Frames that are wrong, late, repeated or too many: each is refused by name and changes nothing."""

import asyncio
import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from splitpot.protocol.codec import MessageError, decode_request
from splitpot.protocol.faults import RequestFault
from tests.web.live import Browser, LiveRoom, Update

SIT = {"type": "sit", "table": "oak", "seat": 1, "buy_in": 10_000, "key": "k"}
ACT = {"type": "act", "table": "oak", "hand": 1, "turn": 1, "key": "k", "action": {"type": "fold"}}

WRONG_FRAMES = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "{'type': 'ping', 'sent': 1}",
    '{"type":"ping","sent":1,}',
    '\ufeff{"type":"ping","sent":1}',
    '{"type":"ping"}',
    '{"type":"ping","sent":1,"stack":100}',
    '{"type":"ping","sent":1,"sent":2}',
    '{"type":"ping","type":"ping","sent":1}',
    '{"sent":1}',
    "[" * 1500,
    '{"a":' * 700,
    *(
        json.dumps(SIT | {"buy_in": amount})
        for amount in (-1, 0.5, 1e1, "10", True, None, [10], 10**13, 2**64)
    ),
    *('{"type":"ping","sent":' + text + "}" for text in ("NaN", "Infinity", "1e400", "9" * 400)),
    *(json.dumps(SIT | {"seat": seat}) for seat in (0, 11, "1", None)),
    *(json.dumps(SIT | {"key": key}) for key in ("", "k" * 65, "k\n", "k\nk", "\n", "k k", "é", 1, None)),
    *(
        json.dumps(ACT | {"action": action})
        for action in ({"type": "raise"}, {"type": "all_in"}, "fold", None)
    ),
    json.dumps(ACT | {"action": {"type": "bet", "to": 2**70}}),
    json.dumps(SIT | {"role": "admin"}),
]


def fault_of(frame: str | bytes) -> RequestFault | None:
    """What is wrong with a frame; None if it is a request."""
    try:
        decode_request(frame)
    except MessageError as refused:
        return refused.code
    return None


@pytest.mark.parametrize("frame", WRONG_FRAMES, ids=range(len(WRONG_FRAMES)))
def test_a_wrong_frame_is_malformed(frame: str) -> None:
    """Nothing is guessed, converted or half believed."""
    with pytest.raises(MessageError) as refused:
        decode_request(frame)

    assert refused.value.code in {RequestFault.MALFORMED, RequestFault.UNKNOWN_TYPE}


@pytest.mark.parametrize("kind", ["deal", "table", "welcome", "hand_started", "Sit", ""])
def test_an_unknown_type_is_named_as_such(kind: str) -> None:
    """The refusal carries the key, so that the client knows which request it was."""
    with pytest.raises(MessageError) as refused:
        decode_request(json.dumps({"type": kind, "key": "mine"}))

    assert (RequestFault.UNKNOWN_TYPE, "mine") == (refused.value.code, refused.value.key)


@settings(max_examples=300, deadline=None)
@given(
    st.binary(max_size=5000) | st.text(max_size=2000).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_noise_is_refused_or_is_a_request(frame: bytes) -> None:
    """Whatever bytes come, there is a typed refusal or a request, never another error."""
    assert fault_of(frame) in {None, *RequestFault}


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
_fields = st.sampled_from(
    ["type", "table", "seat", "buy_in", "key", "hand", "turn", "action", "on", "amount", "pot"]
)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([SIT, ACT]),
    st.dictionaries(_fields, _json, min_size=1, max_size=3),
    st.sets(_fields, max_size=2),
)
def test_a_request_with_fields_changed_or_left_out_is_refused_or_means_what_it_says(
    request: dict[str, object], changed: dict[str, object], missing: set[str]
) -> None:
    """A frame is believed only if every field of it is what the request has."""
    frame = {name: value for name, value in (request | changed).items() if name not in missing}
    believed = fault_of(json.dumps(frame)) is None
    assert not believed or frame["type"] in {"sit", "act", "leave", "sit_out", "top_up", "post_now", "watch"}


async def test_wrong_frames_are_refused_and_change_nothing(room: LiveRoom) -> None:
    """Refusals come back by name, the table stays as it was, and the connection lives on."""
    async with room.player("Ann") as ann:
        before = await ann.view("oak")
        codes = []
        for frame in ('{"type":', json.dumps({"type": "deal", "key": "a"}), json.dumps(SIT | {"buy_in": -5})):
            await ann.socket.send(frame)
            codes.append((await ann.next("refused"))["code"])
        refused = await ann.ask(type="sit", table="nowhere", seat=1, buy_in=10_000)
        after = await ann.view("oak")

    assert codes == ["malformed", "unknown_type", "malformed"]
    assert refused["code"] == "unknown_table"
    assert before == after


async def test_ten_wrong_frames_in_a_row_end_the_connection(room: LiveRoom) -> None:
    """A broken client is told ten times, then goodbye; the code of the close is a violated policy."""
    async with room.browser() as browser:
        for _ in range(10):
            await browser.socket.send("}")
        refusals = [await browser.next("refused") for _ in range(10)]
        farewell = await browser.next("goodbye")
        with pytest.raises(ConnectionClosed) as closed:
            await browser.receive()

    assert {"malformed"} == {refused["code"] for refused in refusals}
    assert "malformed" == farewell["code"]
    assert closed.value.rcvd is not None
    assert 1008 == closed.value.rcvd.code


async def test_a_frame_that_is_too_large_is_refused_and_then_closes_the_connection(room: LiveRoom) -> None:
    """One byte more than 4 KiB is refused with the most there may be; beyond 16 KiB nothing is read."""
    async with room.browser() as browser:
        await browser.socket.send("x" * 4096)
        assert "malformed" == (await browser.next("refused"))["code"]
        for length in (4097, 16_384):
            await browser.socket.send("x" * length)
            refused = await browser.next("refused")
            assert ("too_large", {"most": 4096}, None) == tuple(refused[f] for f in ("code", "values", "key"))
        await browser.socket.send("x" * 16_385)
        with pytest.raises(ConnectionClosed) as closed:
            await browser.receive()

    assert closed.value.rcvd is not None
    assert 1009 == closed.value.rcvd.code


async def test_a_binary_frame_ends_the_connection(room: LiveRoom) -> None:
    """Only text is spoken here."""
    async with room.browser() as browser:
        await browser.socket.send(b'{"type":"ping","sent":1}')
        assert "malformed" == (await browser.next("goodbye"))["code"]


async def test_too_many_requests_are_refused_and_then_end_the_connection(room: LiveRoom) -> None:
    """Twenty at once are fine; what follows is refused as too fast, and ten refusals are the end."""
    async with room.browser() as browser:
        for number in range(35):
            await browser.send(type="ping", sent=number)
        answers = [await browser.next("pong", "refused") for _ in range(30)]
        farewell = await browser.next("goodbye")

    pongs = [answer["sent"] for answer in answers if answer["type"] == "pong"]
    assert list(range(20)) == pongs[:20]
    assert {"too_fast"} == {answer["code"] for answer in answers if answer["type"] == "refused"}
    assert "too_fast" == farewell["code"]


async def test_the_same_speed_limit_holds_over_all_connections_of_a_player(room: LiveRoom) -> None:
    """A second tab is no way around it."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as one, room.browser(cookie) as two:
        for number in range(14):
            await one.send(type="ping", sent=number)
            await two.send(type="ping", sent=number)
        answers = [await browser.next("pong", "refused") for browser in (one, two) for _ in range(14)]

    assert "too_fast" in {answer.get("code") for answer in answers}


async def _asked(browsers: tuple[Browser, Browser]) -> tuple[Browser, Browser, Update]:
    """Seat both at elm; returns who is on turn, the other one, and the view of the one on turn."""
    for browser in browsers:
        await browser.view("elm")
    for seat, browser in enumerate(browsers, 1):
        await browser.sit("elm", seat)
    view = await browsers[0].view_when("view['turn'] is not None")
    if view["you"]["legal"]:
        return browsers[0], browsers[1], view
    return browsers[1], browsers[0], await browsers[1].view_when("view['turn'] is not None")


async def test_an_action_counts_once_and_only_for_its_turn(room: LiveRoom) -> None:
    """Repeated keys, stale turns, other hands, wrong amounts and other people's turns change nothing."""
    async with room.player("Ann") as ann, room.player("Bob") as bob:
        actor, other, view = await _asked((ann, bob))
        act = {"type": "act", "table": "elm", "hand": 1, "turn": view["turn"]}
        call = {"type": "call"}

        out_of_turn = await other.ask(**act, action=call)
        wrong_amount = await actor.ask(**act, action={"type": "raise", "to": 401})
        wrong_hand = await actor.ask(**(act | {"hand": 2}), action=call)
        unchanged = await actor.view("elm")
        first = await actor.ask(**act, action=call, key="once")
        again = await actor.ask(**act, action=call, key="once")
        other_use = await actor.ask(**act, action={"type": "fold"}, key="once")
        stale = await actor.ask(**act, action=call)
        seated_twice = await actor.ask(type="sit", table="elm", seat=2, buy_in=10_000)
        after = await actor.view("elm")

    assert "not_your_turn" == out_of_turn["code"]
    assert "wrong_amount" == wrong_amount["code"]
    assert 400 in wrong_amount["values"].values()
    assert "wrong_hand" == wrong_hand["code"]
    assert unchanged["hand"] == view["hand"]
    assert ("accepted", "accepted") == (first["type"], again["type"])
    assert "key_reused" == other_use["code"]
    assert "stale_turn" == stale["code"]
    assert "already_seated" == seated_twice["code"]
    assert after["hand"]["total"] == 400


async def test_whoever_is_not_seated_cannot_act(room: LiveRoom) -> None:
    """A named spectator's action is refused, and tells nothing of the hand."""
    async with room.player("Ann") as ann, room.player("Bob") as bob, room.player("Eve") as eve:
        _, _, view = await _asked((ann, bob))
        act = {"type": "act", "table": "elm", "hand": 1, "turn": view["turn"], "action": {"type": "fold"}}
        refused = await eve.ask(**act)

    assert ("not_seated", {}) == (refused["code"], refused["values"])


async def test_of_many_who_want_one_seat_one_has_it(room: LiveRoom) -> None:
    """One of many who ask at once sits down; the others are told that the seat is taken."""
    cookies = [await room.guest(f"Guest {number}") for number in range(12)]
    async with contextlib.AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(room.browser(cookie)) for cookie in cookies]
        answers = await asyncio.gather(
            *(browser.ask(type="sit", table="oak", seat=3, buy_in=10_000) for browser in browsers)
        )

    assert ["accepted"] == [answer["type"] for answer in answers if answer["type"] == "accepted"]
    assert {"seat_taken"} == {answer["code"] for answer in answers if answer["type"] == "refused"}
