"""A hand over the wire: sitting down, acting, and being refused by name."""

from tests.web.live import LiveRoom


async def test_a_visitor_without_a_name_may_watch_and_nothing_else(room: LiveRoom) -> None:
    """Without a session the welcome names no player; tables can be watched, seats are refused."""
    async with room.browser() as browser:
        view = await browser.view("oak")
        refused = await browser.ask(type="sit", table="oak", seat=1, buy_in=10_000)

    assert browser.welcome["player"] is None
    assert view["stage"] == "waiting"
    assert (refused["type"], refused["code"]) == ("refused", "sign_in_first")


async def test_two_guests_play_a_hand_to_its_end(room: LiveRoom) -> None:
    """Ann and Bob sit down, one folds, the other has the pot; a spectator sees it all without cards."""
    async with room.player("Ann") as ann, room.player("Bob") as bob, room.browser() as eve:
        await eve.view("elm")
        for browser in (ann, bob):
            await browser.view("elm")
        await ann.sit("elm", 1)
        await bob.sit("elm", 2)
        seen = await eve.view_when("view['turn'] is not None")
        actor = ann if seen["hand"]["turn"] == 1 else bob
        asked = await actor.view_when("view['you']['legal'] is not None")
        act = {"type": "act", "table": "elm", "hand": 1, "turn": asked["turn"], "action": {"type": "fold"}}
        answer = await actor.ask(**act)
        over = await eve.view_when("view['stage'] == 'result'")

    assert answer["type"] == "accepted"
    assert asked["you"]["legal"]["fold"]
    assert [[None, None], [None, None]] == [player["cards"] for player in seen["hand"]["players"]]
    assert [None, None] not in [
        player["cards"] for player in asked["hand"]["players"] if player["seat"] == asked["you"]["seat"]
    ]
    assert sum(seat["stack"] for seat in over["seats"]) == 20_000
    assert over["hand"]["awards"][0]["half"] == "uncontested"
    assert ann.welcome["player"]["wallet"] == 200_000
