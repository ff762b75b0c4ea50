"""Showing of one's own accord: after a hand nobody called, and instead of mucking (rule R13.6)."""

import asyncio

import pytest

from splitpot.poker.actions import Fold
from splitpot.poker.hand import player_at
from splitpot.table import Refused, TableRefusal
from splitpot.table.facts import CardsShown
from splitpot.table.requests import Accustom, Show
from tests.table.played_table import PACE, PlayedTable, now, shuffled, three
from tests.virtual_time import run


async def everybody_folds_to_cat(played):
    """Ann and bob fold before the flop."""
    await played.act("ann", Fold())
    await played.act("bob", Fold())
    assert played.table.hand.over


async def show(played, name, *cards, hand=None):
    """Lay `cards` open as `name`."""
    await played.ask(name, Show("oak", hand or played.table.hand_number, cards, played.key()))


def seen(played, viewer, seat):
    """The cards of `seat` as `viewer` sees them."""
    return next(player.cards for player in played.view(viewer).hand.players if player.seat == seat)


def test_one_card_is_shown_and_the_others_stay_hidden():
    """Everybody sees the one card at its place; nobody learns of the other three."""

    async def main():
        played = await three()
        spectator = played.watch()
        await everybody_folds_to_cat(played)
        hole = player_at(played.table.hand, 3).hole
        await show(played, "cat", hole[1])
        assert spectator.news[-1].events == (CardsShown(3, (hole[1],)),)
        for viewer in (None, "ann", "bob"):
            assert seen(played, viewer, 3) == (None, hole[1], None, None)
        assert seen(played, "cat", 3) == hole
        assert not played.view("cat").you.may_show
        await played.deal()
        assert None not in seen(played, "cat", 3)
        assert seen(played, None, 3) == (None,) * 4
        played.check()

    run(main())


def test_a_beaten_caller_may_show_what_he_would_throw_away():
    """His cards were mucked by themselves; while the result stands he may lay them open all the same."""

    async def main():
        played = PlayedTable(deck=shuffled(1))
        for seat, name in enumerate(("ann", "bob", "cat"), 1):
            await played.sit(name, seat)
        await played.deal()
        for _ in range(200):
            await played.act_meekly() if played.turn() else await played.step()
            hand = played.table.hand
            mucked = [player for player in hand.players if player.mucked] if hand.over else []
            if mucked:
                name = ("ann", "bob", "cat")[mucked[0].seat - 1]
                await show(played, name, *mucked[0].hole)
                assert seen(played, None, mucked[0].seat) == mucked[0].hole
                return
        pytest.fail("nobody mucked")

    run(main())


@pytest.mark.parametrize("wrong", ["cards", "folded", "hand", "twice", "running"])
def test_nothing_else_can_be_shown(wrong):
    """Not another's cards, no folded hand, no older one, not twice, and nothing while the hand runs."""

    async def main():
        played = await three()
        hole = {seat: player_at(played.table.hand, seat).hole for seat in (1, 3)}
        if wrong != "running":
            await everybody_folds_to_cat(played)
        if wrong == "twice":
            await show(played, "cat")
        name, seat = ("ann", 1) if wrong == "folded" else ("cat", 1 if wrong == "cards" else 3)
        with pytest.raises(Refused) as refused:
            await show(played, name, *hole[seat], hand=7 if wrong == "hand" else None)
        expected = TableRefusal.WRONG_HAND if wrong == "hand" else TableRefusal.NOT_OFFERED_HERE
        assert refused.value.code == expected

    run(main())


def test_the_table_waits_for_who_wants_to_be_asked():
    """The next hand comes after he has had the time to think, or as soon as he shows nothing."""

    async def main():
        played = await three()
        spectator = played.watch()
        await played.ask("cat", Accustom("oak", False, True, played.key()))
        assert spectator.news[-1].events == ()
        await everybody_folds_to_cat(played)
        assert played.view("cat").you.may_show
        assert played.view().next_hand_ms == PACE.show
        await show(played, "cat")
        assert played.view().next_hand_ms == PACE.fold_result
        played.check()

    run(main())


def test_shown_cards_lie_there_long_enough_to_be_seen():
    """Who shows at the last moment keeps the table for another while; the next hand is dealt then."""

    async def main():
        played = await three()
        await everybody_folds_to_cat(played)
        ended = now()
        number = played.table.hand_number
        await asyncio.sleep(PACE.fold_result / 1000 - 0.1)
        await show(played, "cat", player_at(played.table.hand, 3).hole[0])
        await played.until(lambda: played.table.hand_number > number)
        assert now() - ended == pytest.approx(PACE.fold_result / 1000 - 0.1 + PACE.seen / 1000)

    run(main())
