"""Quick reactions at the seats: short, mutable, and the same in every language."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.players import Player, player
from tests.browser.screen import Screen
from tests.browser.stage import TABLE, stage


def at_seats(screen: Screen, reaction: str) -> Locator:
    """This reaction, where it stands on the felt."""
    felt = screen.page.get_by_role("region", name=screen.words("table-stage"), exact=True)
    return felt.get_by_text(screen.words(f"reaction-{reaction}"), exact=True)


async def react(person: Player, reaction: str) -> None:
    """Let a person react."""
    assert (await person.ask(type="react", table=TABLE.id, reaction=reaction))["type"] == "accepted"


@pytest.mark.browser
@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_a_reaction_stands_at_its_seat_for_a_moment(
    tmp_path: Path, chromium: Browser, size: str
) -> None:
    """It is gone after two and a half seconds, one that came before is not shown, and a muted one never."""
    async with (
        stage(tmp_path / "data") as scene,
        player(scene.origin, "Ann") as ann,
        player(scene.origin, "Bo") as bo,
    ):
        for seat, person in enumerate((ann, bo), 2):
            await person.sit(TABLE.id, seat, 20_000)
        await react(ann, "good_luck")
        screen = await Screen.open(chromium, scene.origin, "pl", size)
        await screen.page.clock.install()
        await screen.page.add_init_script("localStorage.setItem('splitpot.muted', '[\"Bo\"]')")
        await screen.enter("Robin")
        await screen.open_table(TABLE.id)
        await react(bo, "laugh")
        await react(ann, "ouch")
        await expect(at_seats(screen, "ouch")).to_be_visible()
        await expect(at_seats(screen, "good_luck")).to_have_count(0)
        await expect(at_seats(screen, "laugh")).to_have_count(0)
        await screen.page.clock.fast_forward(2_500)
        await expect(at_seats(screen, "ouch")).to_have_count(0)
        await screen.close()
