"""One evening that shows every screen: played with laid cards, seen on desktops and phones in five languages.

Robin sits at the desktops, Kim at the phones; whoever wants to look at a scene passes a `Look`.
"""

from collections.abc import Mapping, Sequence

from playwright.async_api import Browser, expect

from tests.browser.gallery import Gallery, Look, close_dialog, dialog, played
from tests.browser.players import Choice, Player, calling, folding, raising
from tests.browser.reading import lost_ways, pages, without_network
from tests.browser.screen import SIZES, Screen
from tests.browser.sitting import SITTING, panel
from tests.browser.stage import TABLE, Stage
from tests.browser.words import LANGUAGES

OWNERS = {"desktop": "Robin", "phone": "Kim"}
SEATS = {"Marit": 1, "Zofia": 2, "Jens": 3, "Ann": 4, "Robin": 5, "Kim": 6}
STACKS = {"Marit": 15_800, "Zofia": 11_800, "Jens": 20_100, "Ann": 21_800, "Robin": 37_200, "Kim": 4_000}
HOLES = {4: "Kh Kd Jc Tc", 5: "As 2s Jd 9h", 6: "Ad 2h 8c 9c"}
BOARD = "4c 7s Ks 8h Qd"
LEAST = 10_000
NAMED = {name: name for name in SEATS}


async def opened(chromium: Browser, origin: str, look: Look, languages: Sequence[str]) -> Gallery:
    """A page for each language and size, all of them at the entrance."""
    screens = [
        await Screen.open(chromium, origin, language, size) for size in SIZES for language in languages
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
    await gallery.look("lobby-light")
    await gallery.each(lambda screen: screen.page.goto("/hands"))
    await gallery.each(lambda screen: screen.page.get_by_role("heading").first.wait_for())
    await gallery.look("hands-empty")
    await gallery.each(lambda screen: screen.page.goto("/"))
    await gallery.each(lambda screen: screen.button("action-practise").first.click())
    await gallery.each(lambda screen: dialog(screen).wait_for())
    await gallery.look("buy-in")
    await gallery.each(close_dialog)
    await gallery.each(lambda screen: screen.button("nav-settings").click())
    await gallery.look("settings")
    await gallery.each(lambda screen: screen.button("device-title").click())
    await gallery.each(lambda screen: dialog(screen).get_by_text("/key#").wait_for())
    await gallery.look("device")
    await gallery.each(close_dialog)


async def waiting(gallery: Gallery, people: dict[str, Player]) -> None:
    """A table where Robin and Kim sit alone, each at one of his own."""
    for size, table in (("desktop", "linden"), ("phone", "maple")):
        await people[OWNERS[size]].sit(table, 1, LEAST)
        await gallery.each(lambda screen, table=table: screen.open_table(table), gallery.of(size))
    await played(gallery, "waiting", then=SITTING)
    for size, table in (("desktop", "linden"), ("phone", "maple")):
        await people[OWNERS[size]].ask(type="leave", table=table)


async def spectators(gallery: Gallery, people: dict[str, Player], worth: int) -> None:
    """A running hand seen from outside, then from a seat that is not dealt in yet."""
    for name in ("Marit", "Zofia", "Jens", "Ann"):
        await people[name].sit(TABLE.id, SEATS[name], STACKS[name] * worth)
    await people["Ann"].my_turn(TABLE.id)
    await gallery.each(lambda screen: screen.open_table(TABLE.id))
    await act(people, "Ann raises")
    await gallery.look("spectator")
    for name in ("Robin", "Kim"):
        await people[name].sit(TABLE.id, SEATS[name], STACKS[name] * worth)
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
    await people["Ann"].ask(type="say", table=TABLE.id, text="What a river! Good hand, Robin")
    await people["Robin"].ask(type="react", table=TABLE.id, reaction="thanks")
    await played(gallery, "showdown")
    await gallery.look("showdown-light")
    await panel(gallery)


async def turn(gallery: Gallery, scene: str, screens: list[Screen]) -> None:
    """A decision that is due."""
    await played(gallery, scene, screens, due=True)


async def act(people: dict[str, Player], *doings: str) -> None:
    """Let people act in turn: "Ann raises", "Kim calls"."""
    choices: dict[str, Choice] = {"raises": raising, "calls": calling, "folds": folding}
    for doing in doings:
        name, verb = doing.split()
        await people[name].act(TABLE.id, choices[verb])


async def evening(
    chromium: Browser,
    open_stage: Stage,
    look: Look,
    languages: Sequence[str] = LANGUAGES,
    names: Mapping[str, str] = NAMED,
    worth: int = 1,
) -> list[str]:
    """The whole evening; returns what the pages complained of.

    `names` are what the players are called, and all of them sit down with `worth` times the usual chips.
    """
    open_stage.lay(TABLE.id, HOLES, BOARD)
    people = {name: await Player.enter(open_stage.origin, names[name]) for name in SEATS}
    for person in people.values():
        await open_stage.give(person.id, STACKS["Robin"] * worth)
        await person.connect()
    gallery = await opened(chromium, open_stage.origin, look, languages)
    await lobby(gallery, people)
    await waiting(gallery, people)
    await spectators(gallery, people, worth)
    await hand(gallery, people)
    await pages(gallery, TABLE.id)
    await lost_ways(gallery)
    for person in people.values():
        await person.disconnect()
    await without_network(gallery)
    return [f"{screen.words.language} {fault}" for screen in gallery.screens for fault in screen.faults]
