"""Finished hands over HTTP: one's own, as one may know them, and nobody else's."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from splitpot.poker.rules import MuckedVisible
from splitpot.storage import FinishedHand, RecordRefused, StepRecord
from splitpot.table.record import decode_hand, encode_hand
from tests.web.live import Browser, LiveRoom


async def play(room: LiveRoom, ann: Browser, bob: Browser, *, fold: bool) -> None:
    """Ann and Bob play hand 1 of elm: the first on turn folds, or both check and call to the end."""
    await ann.view("elm")
    await bob.view("elm")
    await ann.sit("elm", 1)
    await bob.sit("elm", 2)
    turn = None
    while True:
        view = await ann.view_when(f"view['turn'] not in (None, {turn}) or view['stage'] == 'result'")
        if view["stage"] == "result":
            return
        turn = view["turn"]
        actor = ann if view["hand"]["turn"] == 1 else bob
        mine = await actor.view("elm")
        quiet = "check" if mine["you"]["legal"]["check"] else "call"
        action = {"type": "fold" if fold else quiet}
        await actor.ask(type="act", table="elm", hand=1, turn=turn, action=action)


async def add_hand(room: LiveRoom, like: FinishedHand, number: int) -> None:
    """Keep another finished hand of the same table."""
    record = replace(decode_hand(like.record), number=number)
    # Three hands end in the same millisecond, so that the time alone is no cursor.
    hand = replace(like, number=number, ended_at=like.ended_at + number // 3, record=encode_hand(record))
    epoch = room.house._leases[like.table_id].epoch
    await room.store.journal.append(
        StepRecord(like.table_id, 1000 + number, epoch, number, b"", finished=hand)
    )


async def test_a_player_finds_his_hands_and_others_do_not(room: LiveRoom) -> None:
    """Ann and Bob read hand 1; to Eve, who watched, there is no such hand, as hand 2 is to nobody
    (rule R16.1).
    """
    cookies = {name: await room.guest(name) for name in ("Ann", "Bob", "Eve")}
    async with room.browser(cookies["Ann"]) as ann, room.browser(cookies["Bob"]) as bob:
        await play(room, ann, bob, fold=True)
    async with AsyncExitStack() as stack:
        pages = {
            name: await stack.enter_async_context(room.pages(cookie)) for name, cookie in cookies.items()
        }
        nobody = await stack.enter_async_context(room.pages())
        lists = {name: (await page.get("/api/hands")).json() for name, page in pages.items()}
        at_oak = (await pages["Ann"].get("/api/hands", params={"table": "oak"})).json()
        one = {name: await page.get("/api/hands/elm/1") for name, page in pages.items()}
        missing = [
            await pages["Ann"].get(f"/api/hands/{path}")
            for path in ("elm/2", "oak/1", "elm/0", f"elm/{10**30}")
        ]
        unnamed = [await nobody.get(path) for path in ("/api/hands", "/api/hands/elm/1")]

    assert [1, 1, 0] == [len(lists[name]["hands"]) for name in cookies]
    assert [] == at_oak["hands"]
    summary = lists["Ann"]["hands"][0]
    assert ("elm", "Elm", 1, 2, 200) == tuple(
        summary[key] for key in ("table", "table_name", "number", "players", "pot")
    )
    assert 2 == len(summary["hole"])
    assert 0 == sum(lists[name]["hands"][0]["net"] for name in ("Ann", "Bob"))
    assert [200, 200, 404] == [one[name].status_code for name in cookies]
    assert [(404, "unknown_hand")] * 4 == [(answer.status_code, answer.json()["code"]) for answer in missing]
    assert one["Eve"].json() == missing[0].json()
    assert [(401, "sign_in_first")] * 2 == [(answer.status_code, answer.json()["code"]) for answer in unnamed]


async def test_a_folded_hand_stays_hidden_and_the_deck_is_nowhere(room: LiveRoom) -> None:
    """The record shows the reader's own cards; who folded has shown nothing (rule R13.4)."""
    async with AsyncExitStack() as stack:
        cookie = await room.guest("Ann")
        ann = await stack.enter_async_context(room.browser(cookie))
        bob = await stack.enter_async_context(room.player("Bob"))
        await play(room, ann, bob, fold=True)
        pages = await stack.enter_async_context(room.pages(cookie))
        record = (await pages.get("/api/hands/elm/1")).json()

    events = {event["type"]: event for event in record["events"]}
    holes = {hole["seat"]: hole["cards"] for hole in events["holes_dealt"]["holes"]}
    assert [] == events["hand_started"]["deck"]
    assert None not in holes[1]
    assert [None, None] == holes[2]
    assert [("Ann", True), ("Bob", False)] == [(seat["name"], seat["you"]) for seat in record["seats"]]
    assert record["view"]["over"]
    assert "player" not in record["seats"][0]


async def test_a_house_may_open_its_hands_to_the_whole_table(room: LiveRoom) -> None:
    """With `mucked_visible = table` who was not dealt in reads them, but no folded hand (R13.4)."""
    actor = room.house.actors["elm"]
    actor.table = replace(actor.table, rules=replace(actor.table.rules, mucked_visible=MuckedVisible.TABLE))
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(room.player("Ann"))
        bob = await stack.enter_async_context(room.player("Bob"))
        await play(room, ann, bob, fold=True)
        eve = await stack.enter_async_context(room.pages(await room.guest("Eve")))
        record = (await eve.get("/api/hands/elm/1")).json()
        mine = (await eve.get("/api/hands")).json()["hands"]

    dealt = next(event for event in record["events"] if event["type"] == "holes_dealt")
    assert [[None, None]] * 2 == [hole["cards"] for hole in dealt["holes"]]
    assert [False, False] == [seat["you"] for seat in record["seats"]]
    assert [] == mine


async def test_hands_that_reached_the_showdown_are_open_to_the_players(room: LiveRoom) -> None:
    """Shown or mucked, whoever was dealt in may read them (rule R13.4)."""
    async with AsyncExitStack() as stack:
        cookie = await room.guest("Ann")
        ann = await stack.enter_async_context(room.browser(cookie))
        bob = await stack.enter_async_context(room.player("Bob"))
        await play(room, ann, bob, fold=False)
        pages = await stack.enter_async_context(room.pages(cookie))
        record = (await pages.get("/api/hands/elm/1")).json()
        summary = (await pages.get("/api/hands")).json()["hands"][0]

    dealt = next(event for event in record["events"] if event["type"] == "holes_dealt")
    known = {hole["seat"] for hole in dealt["holes"] if None not in hole["cards"]}
    shown = {event["seat"] for event in record["events"] if event["type"] == "shown"}
    assert {1, 2} == known | shown
    assert shown
    assert record["view"]["board"] == summary["board"]
    assert 5 == len(summary["board"])
    assert 400 == summary["pot"]


async def test_a_hand_that_was_changed_on_disk_is_not_shown(room: LiveRoom) -> None:
    """Who was in it is told why, to all others there is no such hand, and lists leave it out."""
    cookies = {name: await room.guest(name) for name in ("Ann", "Eve")}
    async with room.browser(cookies["Ann"]) as ann, room.player("Bob") as bob:
        await play(room, ann, bob, fold=True)
    async with room.store._database.writing() as connection:
        await connection.exec_driver_sql("UPDATE hands SET record = replace(record, '200', '201')")
    async with room.pages(cookies["Ann"]) as mine, room.pages(cookies["Eve"]) as others:
        answers = [await pages.get("/api/hands/elm/1") for pages in (mine, others)]
        listed = (await mine.get("/api/hands")).json()

    assert ["hand_damaged", "unknown_hand"] == [answer.json()["code"] for answer in answers]
    assert [500, 404] == [answer.status_code for answer in answers]
    assert [] == listed["hands"]


async def test_pages_follow_each_other_without_gap_or_repeat(room: LiveRoom) -> None:
    """The cursor of a page leads to the next one; made-up cursors and lengths out of bounds are refused."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as ann, room.player("Bob") as bob, room.pages(cookie) as pages:
        await play(room, ann, bob, fold=True)
        first = await room.store.hands.get("elm", 1)
        assert first is not None
        for number in range(2, 8):
            await add_hand(room, first, number)
        numbers, before = [], None
        while True:
            page = (
                await pages.get("/api/hands", params={"limit": 3} | ({"before": before} if before else {}))
            ).json()
            numbers.append([hand["number"] for hand in page["hands"]])
            before = page["before"]
            if before is None:
                break
        wishes = [
            *(("before", text) for text in ("x", "1-1-", "1-1-oak\n", "\u0661-1-oak", f"{10**15}-1-oak")),
            *(("limit", text) for text in ("many", "", "-1", "0", "101", "1.5", "\u0661", str(10**20))),
        ]
        wrong = [await pages.get("/api/hands", params=dict([wish])) for wish in wishes]
        most = await pages.get("/api/hands", params={"limit": 100})

    assert [[7, 6, 5], [4, 3, 2], [1]] == numbers
    answers = [(answer.status_code, answer.json().get("code")) for answer in wrong]
    assert dict.fromkeys(wishes, (400, "malformed")) == dict(zip(wishes, answers, strict=True))
    assert (200, 7) == (most.status_code, len(most.json()["hands"]))


async def test_what_no_database_can_look_for_is_malformed(
    room: LiveRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL has no text with a NUL in it: who asks for such a table is told so, nothing is logged."""

    async def refuse(*_: object, **__: object) -> None:
        raise RecordRefused("invalid byte sequence")

    monkeypatch.setattr(room.store.hands, "of_player", refuse)
    with capture_logs() as told:
        async with room.pages(await room.guest("Ann")) as pages:
            answer = await pages.get("/api/hands", params={"table": "oak\0"})

    assert (400, "malformed", []) == (answer.status_code, answer.json()["code"], told)


async def test_a_hand_can_be_read_step_by_step_and_opens_nothing_by_it(room: LiveRoom) -> None:
    """There is a view for each event; who folded stays hidden in all of them (rule R13.4)."""
    async with AsyncExitStack() as stack:
        cookie = await room.guest("Ann")
        ann = await stack.enter_async_context(room.browser(cookie))
        bob = await stack.enter_async_context(room.player("Bob"))
        await play(room, ann, bob, fold=True)
        pages = await stack.enter_async_context(room.pages(cookie))
        eve = await stack.enter_async_context(room.pages(await room.guest("Eve")))
        record = (await pages.get("/api/hands/elm/1")).json()
        views = (await pages.get("/api/hands/elm/1/steps")).json()["views"]
        hidden = await eve.get("/api/hands/elm/1/steps")

    bobs = [
        card
        for view in views
        for player in view["players"]
        if player["seat"] == 2
        for card in player["cards"]
    ]
    anns = [player["cards"] for player in views[-1]["players"] if player["seat"] == 1]
    assert len(record["events"]) == len(views)
    assert record["view"] == views[-1]
    assert (False, True) == (views[0]["over"], views[-1]["over"])
    assert {None} == set(bobs)
    assert None not in anns[0]
    assert (404, "unknown_hand") == (hidden.status_code, hidden.json()["code"])


async def test_what_was_shown_of_ones_own_accord_is_read_with_the_hand(room: LiveRoom) -> None:
    """The one card that the winner showed, at its place in the record and in the last step; all else stays
    hidden, and who was not dealt in reads nothing at all (rules R13.4, R13.6).
    """
    async with AsyncExitStack() as stack:
        cookies = [await room.guest(name) for name in ("Ann", "Bob", "Eve")]
        players = [await stack.enter_async_context(room.browser(cookie)) for cookie in cookies[:2]]
        await play(room, players[0], players[1], fold=True)
        views = [await player.view("elm") for player in players]
        winner = next(place for place, view in enumerate(views) if view["you"]["may_show"])
        hole = cards_of(views[winner]["hand"], winner + 1)
        pages = [await stack.enter_async_context(room.pages(cookie)) for cookie in cookies]
        before = (await pages[1 - winner].get("/api/hands/elm/1")).json()
        answer = await players[winner].ask(type="show", table="elm", hand=1, cards=[hole[1]])
        records = [(await page.get("/api/hands/elm/1")).json() for page in pages[:2]]
        steps = [(await page.get("/api/hands/elm/1/steps")).json()["views"] for page in pages[:2]]
        hidden = await pages[2].get("/api/hands/elm/1")

    assert "accepted" == answer["type"]
    assert ([], (None, None)) == (before["opened"], cards_of(before["view"], winner + 1))
    assert [[(winner + 1, [hole[1]])]] * 2 == [
        [(fact["seat"], fact["cards"]) for fact in record["opened"]] for record in records
    ]
    loser = 1 - winner
    assert (None, hole[1]) == cards_of(records[loser]["view"], winner + 1)
    assert hole == cards_of(records[winner]["view"], winner + 1)
    assert [record["view"] for record in records] == [views[-1] for views in steps]
    assert {None} == {card for view in steps[loser][:-1] for card in cards_of(view, winner + 1)}
    assert 404 == hidden.status_code


def cards_of(view: dict[str, Any], seat: int) -> tuple[int | None, ...]:
    """The cards of the player in `seat`, as the view of a hand shows them."""
    return next(tuple(player["cards"]) for player in view["players"] if player["seat"] == seat)
