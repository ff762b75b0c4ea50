"""A player with a table open twice plays it in one window, and each of them knows in which."""

from tests.web.live import LiveRoom


async def test_the_window_opened_last_plays_and_the_other_takes_over_when_asked_or_left_alone(
    room: LiveRoom,
) -> None:
    """The older one is told so at once; asking to play there turns it round, closing turns it back."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as desk:
        await desk.view("oak")
        async with room.browser(cookie) as phone:
            await phone.view("oak")
            taken = await desk.next("played_here")
            await desk.send(type="watch", table="oak", play=True)
            back = await desk.next("played_here")
            lost = await phone.next("played_here")
            await phone.send(type="watch", table="oak")
            again = await phone.next("played_here")
            await desk.next("played_here")
        alone = await desk.next("played_here")

    assert {"type": "played_here", "table": "oak", "here": False} == taken == lost
    assert {"type": "played_here", "table": "oak", "here": True} == back == again == alone


async def test_a_window_that_comes_back_without_playing_takes_nothing_over(room: LiveRoom) -> None:
    """It hears that he plays elsewhere, and plays itself as soon as it is the only one."""
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as desk:
        async with room.browser(cookie) as phone:
            await phone.view("oak")
            await desk.send(type="watch", table="oak", play=False)
            second = await desk.next("played_here")
            await phone.send(type="ping", sent=1)
            silence = await phone.receive()
        alone = await desk.next("played_here")
    async with room.browser(cookie) as desk:
        await desk.send(type="watch", table="oak", play=False)
        only = await desk.next("played_here")

    assert (False, True, True) == (second["here"], alone["here"], only["here"])
    assert {"type": "pong", "sent": 1} == silence


async def test_others_and_onlookers_are_told_nothing_of_it(room: LiveRoom) -> None:
    """Two people, and two windows without a name, open a table without a word about windows."""
    async with (
        room.player("Ann") as ann,
        room.player("Bo") as bo,
        room.browser() as eve,
        room.browser() as kim,
    ):
        browsers = (ann, bo, eve, kim)
        for browser in browsers:
            await browser.view("oak")

    assert not [frame for browser in browsers for frame in browser.frames if "played_here" in frame]
