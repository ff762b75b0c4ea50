"""One evening that shows every screen: played with laid cards, seen on desktops and phones in five languages.

Robin sits at the desktops, Kim at the phones; whoever wants to look at a scene passes a `Look`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from playwright.async_api import Browser, Locator, expect

from tests.browser.players import Choice, Player, calling, folding, raising
from tests.browser.screen import SIZES, Screen
from tests.browser.stage import TABLE, Stage
from tests.browser.words import LANGUAGES

Look = Callable[[str, Sequence[Screen]], Awaitable[None]]
"""Looks at a scene, by its name, on some screens."""

OWNERS = {"desktop": "Robin", "phone": "Kim"}
SEATS = {"Marit": 1, "Zofia": 2, "Jens": 3, "Ann": 4, "Robin": 5, "Kim": 6}
STACKS = {"Marit": 15_800, "Zofia": 11_800, "Jens": 20_100, "Ann": 21_800, "Robin": 37_200, "Kim": 4_000}
HOLES = {4: "Kh Kd Jc Tc", 5: "As 2s Jd 9h", 6: "Ad 2h 8c 9c"}
BOARD = "4c 7s Ks 8h Qd"
SETTLE_SECONDS = 0.5
WAIT_MS = 20_000


class Gallery:
    """All pages that are looked at, and who looks."""

    def __init__(self, screens: list[Screen], look: Look) -> None:
        self.screens = screens
        self._look = look

    def of(self, size: str) -> list[Screen]:
        """The pages of one size."""
        return [screen for screen in self.screens if screen.size == size]

    async def each(self, do: Callable[[Screen], Awaitable[object]], screens: Iterable[Screen] = ()) -> None:
        """Do the same on all of them, or on some."""
        for screen in [*screens] or self.screens:
            await do(screen)

    async def look(self, scene: str, screens: Iterable[Screen] = ()) -> None:
        """Look at all of them, or at some, once nothing moves any more."""
        await asyncio.sleep(SETTLE_SECONDS)
        await self._look(scene, [*screens] or self.screens)


async def opened(chromium: Browser, origin: str, look: Look) -> Gallery:
    """A page for each language and size, all of them at the entrance."""
    screens = [
        await Screen.open(chromium, origin, language, size) for size in SIZES for language in LANGUAGES
    ]
    gallery = Gallery(screens, look)
    await gallery.each(choose_language)
    await gallery.look("entrance")
    return gallery


async def choose_language(screen: Screen) -> None:
    """The language that the page remembers from now on."""
    await screen.page.get_by_role("combobox").select_option(screen.words.language)
    await expect(screen.button("entrance-seat")).to_be_visible()


async def lobby(gallery: Gallery, people: dict[str, Player]) -> None:
    """The tables, buying in, and the settings."""
    for screen in gallery.screens:
        owner = people[OWNERS[screen.size]]
        name, _, value = owner.cookie.partition("=")
        await screen.page.context.add_cookies([{"name": name, "value": value, "url": owner.origin}])
        screen.name = owner.name
        await screen.page.goto("/")
        await screen.page.get_by_role("heading", name=screen.words("lobby-title"), exact=True).wait_for()
    await gallery.look("lobby")
    await gallery.each(lambda screen: screen.button("action-practise").first.click())
    await gallery.each(lambda screen: dialog(screen).wait_for())
    await gallery.look("buy-in")
    await gallery.each(close_dialog)
    await gallery.each(lambda screen: screen.button("nav-settings").click())
    await gallery.look("settings")
    await gallery.each(close_dialog)


def dialog(screen: Screen) -> Locator:
    """What lies over the page."""
    return screen.page.get_by_role("dialog")


async def close_dialog(screen: Screen) -> None:
    """Close it, and see it gone."""
    await screen.page.keyboard.press("Escape")
    await expect(dialog(screen)).to_be_hidden()


async def waiting(gallery: Gallery, people: dict[str, Player]) -> None:
    """A table where Robin and Kim sit alone, each at one of his own."""
    for size, table in (("desktop", "linden"), ("phone", "maple")):
        await people[OWNERS[size]].sit(table, 1, 10_000)
        await gallery.each(lambda screen, table=table: screen.open_table(table), gallery.of(size))
    await played(gallery, "waiting")
    for size, table in (("desktop", "linden"), ("phone", "maple")):
        await people[OWNERS[size]].ask(type="leave", table=table)


async def spectators(gallery: Gallery, people: dict[str, Player]) -> None:
    """A running hand seen from outside, then from a seat that is not dealt in yet."""
    for name in ("Marit", "Zofia", "Jens", "Ann"):
        await people[name].sit(TABLE.id, SEATS[name], STACKS[name])
    await people["Ann"].my_turn(TABLE.id)
    await gallery.each(lambda screen: screen.open_table(TABLE.id))
    await act(people, "Ann raises")
    await gallery.look("spectator")
    for name in ("Robin", "Kim"):
        await people[name].sit(TABLE.id, SEATS[name], STACKS[name])
    await gallery.each(lambda screen: screen.button_like("entry-post").wait_for())
    await played(gallery, "post-or-wait")
    for name in ("Robin", "Kim"):
        await people[name].ask(type="post_now", table=TABLE.id, on=True)
    await act(people, "Marit folds", "Zofia folds", "Jens folds")


async def hand(gallery: Gallery, people: dict[str, Player]) -> None:
    """One hand from the first decision to two split pots."""
    desktops, phones = gallery.of("desktop"), gallery.of("phone")
    await turn(gallery, "your-turn", desktops)
    await act(people, "Robin raises")
    await turn(gallery, "your-turn", phones)
    await act(people, "Kim calls", "Marit folds", "Zofia folds", "Jens folds", "Ann calls")
    await act(people, "Ann raises", "Robin raises", "Kim raises", "Ann raises")
    await turn(gallery, "capped", desktops)
    await act(people, "Robin calls")
    await turn(gallery, "capped", phones)
    await act(people, "Kim calls", "Ann raises")
    await turn(gallery, "facing-bet", desktops)
    await act(people, "Robin calls")
    await turn(gallery, "facing-bet", phones)
    await act(people, "Kim calls", "Ann raises", "Robin raises", "Kim calls", "Ann calls")
    await gallery.each(lambda screen: screen.award.wait_for())
    await played(gallery, "showdown")


async def turn(gallery: Gallery, scene: str, screens: list[Screen]) -> None:
    """A decision that is due."""
    await played(gallery, scene, screens, due=True)


async def played(
    gallery: Gallery, scene: str, screens: list[Screen] | None = None, *, due: bool = False
) -> None:
    """A table that its player has open in five windows, seen in each while he plays in it."""
    for screen in gallery.screens if screens is None else screens:
        here = screen.button("play-here")
        if due:
            await screen.free_action.or_(here).first.wait_for(timeout=WAIT_MS)
        if await here.is_visible():
            await here.click()
            await expect(here).to_be_hidden()
        if due:
            await screen.free_action.wait_for(timeout=WAIT_MS)
        await gallery.look(scene, [screen])


async def act(people: dict[str, Player], *doings: str) -> None:
    """Let people act in turn: "Ann raises", "Kim calls"."""
    choices: dict[str, Choice] = {"raises": raising, "calls": calling, "folds": folding}
    for doing in doings:
        name, verb = doing.split()
        await people[name].act(TABLE.id, choices[verb])


async def history(gallery: Gallery) -> None:
    """The list of finished hands, and the last one of them."""
    await gallery.each(lambda screen: screen.page.goto("/hands"))
    await gallery.each(lambda screen: screen.page.get_by_role("heading", level=1).wait_for())
    await gallery.look("hands")
    await gallery.each(lambda screen: screen.page.goto(f"/hands/{TABLE.id}/2"))
    await gallery.each(lambda screen: screen.page.get_by_role("heading", level=1).wait_for())
    await gallery.look("hand")


async def evening(chromium: Browser, open_stage: Stage, look: Look) -> list[str]:
    """The whole evening; returns what the pages complained of."""
    open_stage.lay(TABLE.id, HOLES, BOARD)
    people = {name: await Player.enter(open_stage.origin, name) for name in SEATS}
    for person in people.values():
        await person.connect()
    gallery = await opened(chromium, open_stage.origin, look)
    await lobby(gallery, people)
    await waiting(gallery, people)
    await spectators(gallery, people)
    await hand(gallery, people)
    await history(gallery)
    for person in people.values():
        await person.disconnect()
    return [f"{screen.words.language} {fault}" for screen in gallery.screens for fault in screen.faults]
