"""Equities over HTTP: answers, rubbish, limits, and askers who leave."""

import asyncio
import threading

import pytest

from splitpot.equity.patience import Stopped
from splitpot.limits import EQUITY_AT_ONCE, EQUITY_BURST, EQUITY_WAITING_MAX
from splitpot.protocol.equities import EquityAnswer, EquityWish
from splitpot.table import TableRefusal
from splitpot.web import equity as route
from splitpot.web.refusals import PageRefused
from tests.web.live import LiveRoom

QUESTION = {"game": "omaha8", "hands": ["As2sKdQd", "9c9hJcTc"], "board": "3c4h9d8s"}


async def test_anybody_may_ask(room: LiveRoom) -> None:
    """A made low against a set on the turn; no name is needed."""
    async with room.pages() as pages:
        answer = await pages.post("/api/equity", json=QUESTION)
    found = answer.json()

    assert 200 == answer.status_code
    assert (True, 40, [0.55, 0.45]) == (
        found["exact"],
        found["boards"],
        [hand["equity"] for hand in found["hands"]],
    )
    assert {"count": 1, "error": None, "low": 0.5, "half": 0.9, "nothing": 0.0}.items() <= found["hands"][
        0
    ].items()
    assert 40 == len(found["next"])
    assert [15, 14, 13, 12] == found["outs"][0]["high"]


async def test_ranges_are_sampled_with_their_error(room: LiveRoom) -> None:
    """What is too much to count is answered within the time all the same."""
    wish = {"game": "omaha8", "hands": ["AAds", "A2xx", "random"]}
    async with room.pages() as pages:
        found = (await pages.post("/api/equity", json=wish)).json()

    assert not found["exact"]
    assert [864, 17_316, 270_725] == [hand["count"] for hand in found["hands"]]
    assert all(0 < hand["error"] < 0.05 for hand in found["hands"])
    assert [] == found["next"]


REFUSALS = [
    ({**QUESTION, "game": "stud"}, 422, "unknown_game", {}),
    ({**QUESTION, "hands": ["AsAhKdKc"]}, 422, "wrong_hand_count", {}),
    ({**QUESTION, "hands": ["AAxx", "KKx?"]}, 422, "bad_hand", {"hand": 2, "position": 4}),
    ({"game": "omaha8_5", "hands": ["AAAAx", "Axxxx"]}, 422, "range_too_wide", {"hand": 2, "position": 1}),
    ({"game": "omaha8_5", "hands": ["15%", "AAAAx"]}, 422, "range_too_wide", {"hand": 1, "position": 1}),
    ({**QUESTION, "board": "XX"}, 422, "bad_cards", {}),
    ({**QUESTION, "board": "3c"}, 422, "wrong_board_count", {}),
    ({**QUESTION, "dead": "3c"}, 422, "duplicate_card", {}),
    ({"game": "holdem", "hands": ["AA", "AA", "AA"]}, 422, "cannot_be_dealt", {}),
    ({**QUESTION, "hands": "AsAhKdKc"}, 400, "malformed", {}),
    ({**QUESTION, "more": 1}, 400, "malformed", {}),
    ({"hands": []}, 400, "malformed", {}),
    ([], 400, "malformed", {}),
]


async def test_rubbish_is_refused_with_a_code(room: LiveRoom) -> None:
    """The code and its numbers say what is wrong; nothing of it fails in the server."""
    async with room.pages() as pages:
        answers = [await pages.post("/api/equity", json=body) for body, *_ in REFUSALS]
        other = await pages.get("/api/equity")

    assert [expected for _, *expected in REFUSALS] == [
        [answer.status_code, answer.json()["code"], answer.json()["values"]] for answer in answers
    ]
    assert 404 == other.status_code


async def test_who_asks_too_often_is_told_to_wait(room: LiveRoom) -> None:
    """The burst is answered, what comes after it is refused."""
    async with room.pages() as pages:
        answers = [
            await pages.post("/api/equity", json={**QUESTION, "game": "?"}) for _ in range(EQUITY_BURST + 3)
        ]

    assert (429, "too_fast") == (answers[-1].status_code, answers[-1].json()["code"])
    assert 422 == answers[EQUITY_BURST - 1].status_code


class Asker:
    """An asker who leaves when `left` is set."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        """Tell that he has left, once he has."""
        await self.left.wait()
        return {"type": "http.disconnect"}


async def test_the_work_ends_when_the_asker_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is there to read the answer."""
    working, watched = threading.Event(), threading.Event()

    def slowly(_question: object, _limits: object, *, watch: object) -> None:
        working.set()
        while watch(None):  # type: ignore[operator]
            threading.Event().wait(0.001)
        watched.set()
        raise Stopped

    monkeypatch.setattr(route, "equity", slowly)
    asker = Asker()
    answer = asyncio.create_task(route.Scales().weigh(_wish(), asker))  # type: ignore[arg-type]
    await asyncio.to_thread(working.wait, 10)
    asker.left.set()

    with pytest.raises(PageRefused):
        await answer
    assert watched.is_set()


def test_ranges_that_take_too_long_to_read_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """No text may keep a thread of the room for long: the answer is that the house is busy."""
    monkeypatch.setattr(route, "EQUITY_READING_SECONDS_MAX", 0)
    wish = EquityWish("omaha8_5", ("[2-A]s[2-A]s[2-A]s[2-A]sx", "AAAAx"))

    with pytest.raises(PageRefused) as refused:
        route.answer(wish, threading.Event())

    assert TableRefusal.BUSY == refused.value.code


async def test_questions_wait_for_each_other_and_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A few are worked on at a time, some wait, and the next one hears that the house is busy."""
    free = threading.Event()
    expected = EquityAnswer(True, 1, (), (), ())

    def work(_wish: EquityWish, _stop: threading.Event) -> EquityAnswer:
        free.wait(10)
        return expected

    monkeypatch.setattr(route, "answer", work)
    scales, asker = route.Scales(), Asker()
    most = EQUITY_AT_ONCE + EQUITY_WAITING_MAX
    asked = [asyncio.create_task(scales.weigh(_wish(), asker)) for _ in range(most)]  # type: ignore[arg-type]
    await asyncio.sleep(0)

    with pytest.raises(PageRefused) as refused:
        await scales.weigh(_wish(), asker)  # type: ignore[arg-type]
    free.set()
    assert [expected] * most == await asyncio.gather(*asked)
    assert ("busy", 503) == (refused.value.code, refused.value.status)


def _wish() -> EquityWish:
    return EquityWish("omaha8", ("As2sKdQd", "9c9hJcTc"), "3c4h9d8s")
