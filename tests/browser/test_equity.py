"""The equity page in a browser: cards by click, text and key, ranges, up to ten hands, links and refusals."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Locator, expect

from splitpot.equity.calculation import equity
from splitpot.equity.question import ask
from splitpot.poker.cards import card_text, parse_cards
from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen

BOTH = [("en", "desktop"), ("pl", "phone")]
RANKS = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
]
SUITS = ("clubs", "diamonds", "hearts", "spades")


class Scales:
    """The page, as its reader finds the parts of it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words
        self.alert = screen.page.get_by_role("main").get_by_role("alert")
        self.hands = screen.page.locator("ol > li:has(.shares)")

    async def open(self, question: str = "") -> None:
        """Open the page with a question in its address."""
        await self.screen.page.goto(f"/equity{question}")
        title = self.screen.page.get_by_role("heading", level=1, name=self.words("equity-title"))
        await expect(title).to_be_visible()

    def field(self, name: str) -> Locator:
        """The text of a hand, of the board or of the dead cards."""
        return self.screen.page.get_by_role("textbox", name=name, exact=True)

    def hand(self, number: int) -> Locator:
        """The text of a hand."""
        return self.field(self.words("equity-hand", number=str(number)))

    def card(self, card: int) -> Locator:
        """A card of the picker."""
        name = self.words("card-name", rank=RANKS[card // 4], suit=SUITS[card % 4])
        return self.screen.page.locator(".picker").get_by_role("button", name=name, exact=True)

    async def play(self, game: str) -> None:
        """Choose a game."""
        await self.screen.button(f"game-{game}").click()

    async def shown(self) -> list[str]:
        """What stands large below each hand, as the digits of a percentage."""
        return [_digits(text) for text in await self.hands.locator("b").all_inner_texts()]

    async def parts(self, hand: int) -> list[str]:
        """The smaller numbers below it: high, low, scoop and the parts of a pot; or win and tie."""
        return [_digits(text) for text in await self.hands.nth(hand).locator("dd").all_inner_texts()]

    def question(self) -> dict[str, list[str]]:
        """What the address asks."""
        return parse_qs(urlsplit(self.screen.page.url).query)


def _digits(text: str) -> str:
    return text.replace(",", ".").replace("%", "").strip()


def _percent(part: float) -> str:
    return f"{100 * part:.2f}"


@pytest.mark.browser
@pytest.mark.parametrize(("language", "size"), BOTH)
async def test_cards_are_picked_and_their_exact_shares_shown(
    new_screen: NewScreen, language: str, size: str
) -> None:
    """Two hands and a flop by clicks alone; a card that lies somewhere cannot be taken again."""
    scales = Scales(await new_screen(language, size))
    await scales.open()
    for card in parse_cards("As2sKdQd"):
        await scales.card(card).click()
    # The picker goes on to the second hand by itself.
    for card in parse_cards("9c9hJcTc"):
        await scales.card(card).click()
    await scales.screen.button("equity-board").click()
    for card in parse_cards("3c4h9d"):
        await scales.card(card).click()

    await expect(scales.hands).to_have_count(2)
    found = equity(ask("omaha8", ["As2sKdQd", "9c9hJcTc"], "3c4h9d"))
    await expect(scales.screen.page.get_by_text(scales.words("equity-next"), exact=True)).to_be_visible()
    assert [_percent(hand.equity) for hand in found.hands] == await scales.shown()
    for place, hand in enumerate(found.hands):
        share = hand.share
        counts = (share.scoop, share.three_quarter, share.half, share.quarter)
        expected = [hand.high, hand.low, *map(hand.part, counts)]
        assert list(map(_percent, expected)) == await scales.parts(place)
    await expect(scales.card(parse_cards("As")[0])).to_be_disabled()
    assert await scales.hand(1).input_value() == "As2sKdQd"


@pytest.mark.browser
@pytest.mark.parametrize(("language", "size"), BOTH)
async def test_a_range_against_a_hand_with_dead_cards_is_written(
    new_screen: NewScreen, language: str, size: str
) -> None:
    """Ranges of Hold'em on a flop with a dead ace; the number of hands left and win and tie stand below."""
    scales = Scales(await new_screen(language, size))
    await scales.open()
    await scales.play("holdem")
    await scales.hand(1).fill("AA,KK@50")
    await scales.hand(2).fill("QhJh")
    await scales.field(scales.words("equity-board")).fill("Th9h2c")
    await scales.field(scales.words("equity-dead")).fill("Ac")

    await expect(scales.hands).to_have_count(2)
    found = equity(ask("holdem", ["AA,KK@50", "QhJh"], "Th9h2c", "Ac"))
    await expect(scales.hands.first.locator("b")).not_to_have_text("")
    assert [_percent(hand.equity) for hand in found.hands] == await scales.shown()
    assert found.hands[0].count == 9
    await expect(scales.hands.first).to_contain_text(scales.words("equity-count", count=9, hands="9"))
    share = found.hands[1]
    assert [
        _percent(share.part(share.share.scoop)),
        _percent(share.part(share.share.tie)),
    ] == await scales.parts(1)


@pytest.mark.browser
async def test_two_to_ten_hands_are_weighed_and_taken_away_again(new_screen: NewScreen) -> None:
    """With ten there is no room for another; with two none can be taken away."""
    scales = Scales(await new_screen("de"))
    await scales.open()
    await scales.play("holdem")
    add = scales.screen.button("equity-add")
    hands = [card_text(card) + card_text(card + 20) for card in range(0, 20, 2)]
    for number, hand in enumerate(hands, 1):
        if number > 2:
            await add.click()
        await scales.hand(number).fill(hand)

    await expect(scales.hands).to_have_count(10)
    await expect(add).to_have_count(0)
    found = equity(ask("holdem", hands))
    assert [_percent(hand.equity) for hand in found.hands] == await scales.shown()
    for number in range(10, 2, -1):
        await scales.screen.button("equity-remove", number=str(number)).click()
    await expect(scales.hands).to_have_count(2)
    await expect(add).to_be_visible()
    await expect(scales.screen.button("equity-remove", number="1")).to_have_count(0)
    assert [_percent(hand.equity) for hand in equity(ask("holdem", hands[:2])).hands] == await scales.shown()


@pytest.mark.browser
@pytest.mark.parametrize(("language", "size"), BOTH)
async def test_a_link_opens_the_same_question(new_screen: NewScreen, language: str, size: str) -> None:
    """What one reader asked, another sees from the address alone, with the same numbers."""
    ann = Scales(await new_screen(language, size))
    await ann.open()
    await ann.play("omaha")
    await ann.hand(1).fill("AsAhKdQc")
    await ann.hand(2).fill("JsTs9h8h")
    await ann.field(ann.words("equity-board")).fill("7s6s2d")
    await ann.field(ann.words("equity-dead")).fill("2c")
    await expect(ann.hands).to_have_count(2)
    link = ann.screen.page.url
    bob = Scales(await new_screen("en"))
    await bob.open(f"?{urlsplit(link).query}")
    await expect(bob.hands).to_have_count(2)

    assert ann.question() == bob.question()
    assert bob.question()["hand"] == ["AsAhKdQc", "JsTs9h8h"]
    assert await bob.field(bob.words("equity-board")).input_value() == "7s6s2d"
    assert await ann.shown() == await bob.shown()


@pytest.mark.browser
@pytest.mark.parametrize(("language", "size"), BOTH)
async def test_what_is_wrong_is_said_and_put_right(new_screen: NewScreen, language: str, size: str) -> None:
    """A card in two places, and text that is no hand; once it is right the answer stands there again."""
    screen = await new_screen(language, size)
    scales = Scales(screen)
    await scales.open("?game=omaha8&hand=AsAh2c3d&hand=AsKhQdJc")
    await expect(scales.alert).to_have_text(scales.words("refusal-duplicate_card"))
    await scales.hand(2).fill("KK?x")
    await expect(scales.alert).to_have_text(scales.words("refusal-bad_hand", hand="2", position="3"))
    await expect(scales.hands).to_have_count(0)
    await scales.hand(2).fill("KsKhQdJc")

    await expect(scales.hands).to_have_count(2)
    await expect(scales.alert).to_have_count(0)
    # A browser notes every answer that is a refusal.
    refusals = [fault for fault in screen.faults if "422" in fault]
    assert len(refusals) == 2
    screen.faults[:] = [fault for fault in screen.faults if fault not in refusals]


@pytest.mark.browser
async def test_a_question_is_asked_with_keys_alone(new_screen: NewScreen) -> None:
    """Tab leads from the games through hands, board and dead cards to the picker, whose cards go where they
    are wanted all the same; Enter and Space take them.
    """
    scales = Scales(await new_screen("en"))
    await scales.open()
    keyboard = scales.screen.page.keyboard
    for wanted, keys in (
        (scales.screen.button("game-holdem"), ["Enter"]),
        (scales.hand(1), [*"AsKs"]),
        (scales.screen.button("equity-hand", number="2"), ["Enter"]),
        (scales.card(parse_cards("Qh")[0]), ["Space"]),
        (scales.card(parse_cards("Qd")[0]), ["Enter"]),
    ):
        for _ in range(90):
            await keyboard.press("Tab")
            if await wanted.evaluate("node => node === document.activeElement"):
                break
        else:
            pytest.fail(f"no Tab leads to {wanted}")
        for key in keys:
            await keyboard.press(key)

    assert scales.question() == {"game": ["holdem"], "hand": ["AsKs", "QhQd"]}
    await expect(scales.hands).to_have_count(2)
    assert await scales.shown() == ["46.21", "53.79"]
