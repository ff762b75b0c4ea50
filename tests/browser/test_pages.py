"""The pages beside the table: chat, the replayer, a table's rules, each used as its reader uses it."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.results import cards_in
from tests.browser.screen import Screen

TABLE = "elm"
CHIPS = 500


async def at_the_table(screen: Screen, name: str, seat: int) -> None:
    """Take a name and a seat."""
    await screen.enter(name)
    await screen.open_table(TABLE)
    await screen.sit(seat, CHIPS)


@pytest.mark.browser
async def test_a_message_reaches_the_table_and_can_be_muted(new_screen: NewScreen) -> None:
    """Bob reads what Ann writes, as text; muted he reads it no more, also after a reload."""
    ann, bob = await new_screen("en"), await new_screen("pl")
    await ann.enter("Ann")
    await bob.enter("Bob")
    for screen in (ann, bob):
        await screen.open_table(TABLE)
        await screen.page.get_by_role("tab", name=screen.words("tab-chat")).click()
    await ann.page.get_by_label(ann.words("chat-write")).fill("<i>Good</i> evening")
    await ann.button("chat-send").click()
    await ann.button("reaction-good_luck").click()
    lines = bob.page.get_by_role("log", name=bob.words("chat-heard"))
    await expect(lines).to_contain_text("<i>Good</i> evening")
    await expect(lines).to_contain_text(bob.words("reaction-good_luck"))

    await bob.page.get_by_role("button", name=bob.words("chat-mute", name="Ann")).first.click()
    await bob.page.reload()
    await bob.page.get_by_role("tab", name=bob.words("tab-chat")).click()

    await expect(bob.page.get_by_text(bob.words("chat-muted", names="Ann"))).to_be_visible()
    await expect(lines).not_to_contain_text("evening")


@pytest.mark.browser
@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("de", "phone")])
async def test_a_hand_is_played_again_step_by_step(new_screen: NewScreen, language: str, size: str) -> None:
    """From the list to the last step by keys and buttons; the address names the step and leads back to it."""
    screen = await new_screen(language, size)
    await at_the_table(screen, "Robin", 2)
    await screen.to_the_end()
    page, words = screen.page, screen.words
    await page.goto("/hands")
    await page.get_by_role("link", name=re.compile(words("hand-title", number="1"))).click()
    await page.get_by_role("link", name=words("replay-open"), exact=True).click()
    await expect(page.get_by_role("heading", level=1, name=words("replay-title", number="1"))).to_be_visible()
    slider = page.get_by_role("slider")
    steps = int(await slider.get_attribute("max") or "0")
    assert steps > 3

    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("2")
    await screen.button("replay-last").click()
    await expect(slider).to_have_value(str(steps))
    await expect(screen.button("replay-on")).to_be_disabled()
    await page.reload()
    await expect(slider).to_have_value(str(steps))
    await screen.button("replay-first").click()
    await screen.button("replay-play").click()
    await expect(slider).not_to_have_value("1")
    await screen.button("replay-pause").click()


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (390, 844), (360, 740), (844, 390)])
async def test_a_hand_that_is_played_again_shows_your_cards_and_all_of_its_result(
    new_screen: NewScreen, width: int, height: int
) -> None:
    """Your cards lie open from the deal on and leave the dealer button in sight; the result is all of it."""
    screen = await new_screen("en", "desktop")
    await at_the_table(screen, "Robin", 2)
    await screen.to_the_end()
    page, words = screen.page, screen.words
    await page.set_viewport_size({"width": width, "height": height})
    await page.goto(f"/hands/{TABLE}/1/replay")
    slider = page.get_by_role("slider")
    await slider.wait_for()
    own = page.get_by_role("group", name=words("your-cards"), exact=True)
    for street in ("street-preflop", "street-river", "replay-result"):
        # A hand may end before the river.
        for button in await screen.button(street).all():
            await button.click()
            await expect(own).to_be_visible()
            assert len(await cards_in(screen, "your-cards")) == 4
    await expect(slider).to_have_value(await slider.get_attribute("max") or "")
    cards = await own.bounding_box()
    assert cards is not None
    for corner in await page.locator(".seat .corner").all():
        dealer = await corner.bounding_box()
        assert dealer is not None
        assert (
            dealer["y"] >= cards["y"] + cards["height"]
            or dealer["y"] + dealer["height"] <= cards["y"]
            or dealer["x"] >= cards["x"] + cards["width"]
            or dealer["x"] + dealer["width"] <= cards["x"]
        )


@pytest.mark.browser
async def test_two_tables_are_played_as_one_and_a_strip(new_screen: NewScreen) -> None:
    """The other table calls in the strip when it is one's turn there, and leaves focus and screen alone."""
    screen = await new_screen("en")
    await at_the_table(screen, "Robin", 2)
    await screen.open_table("oak")
    await screen.sit(3, CHIPS)
    await screen.page.goto("/")
    await screen.page.get_by_role("link", name=screen.words("tables-all")).click()
    await screen.button("tables-one-by-one").click()
    strip = screen.page.get_by_role("navigation", name=screen.words("tables-strip"))
    strip = strip.get_by_role("listitem").get_by_role("button")
    await expect(strip).to_have_count(2)
    front, other = strip.nth(0), strip.nth(1)
    name = await front.locator("b").inner_text()
    await front.click()
    heading = screen.page.get_by_role("heading", level=1)
    await expect(heading).to_contain_text(name)
    await screen.page.get_by_role("tab", name=screen.words("tab-hands")).focus()

    await expect(other).to_contain_text(screen.words("tables-turn"), timeout=20_000)

    await expect(heading).to_contain_text(name)
    await expect(screen.page.get_by_role("tab", name=screen.words("tab-hands"))).to_be_focused()
    await other.click()
    await expect(heading).not_to_contain_text(name)
