"""The time bank: extra time that is used by itself or on request, kept where it is not used, and refilled."""

import pytest
from msgspec.structs import replace

from splitpot.poker.actions import Fold, Refusal
from splitpot.table import Refused, TableRefusal
from splitpot.table.requests import Accustom, UseBank
from tests.table.played_table import PACE, PlayedTable, now
from tests.virtual_time import run

TURN = PACE.turn / 1000
BANKED = replace(PACE, bank=30_000, bank_refill=2_000)


async def banked_three(pace=BANKED):
    """Ann, bob and cat with full time banks; ann is on turn."""
    played = PlayedTable(pace=pace)
    for seat, name in enumerate(("ann", "bob", "cat"), 1):
        await played.sit(name, seat)
    await played.deal()
    assert played.turn() == "ann"
    return played


async def use_bank(played, name):
    """Ask for the time bank as `name`, in answer to the turn now due."""
    table = played.table
    await played.ask(name, UseBank("oak", table.hand_number, table.turn, played.key()))


def test_the_bank_goes_on_by_itself_when_the_clock_has_run_out():
    """Nobody is folded before his bank is empty too, and everybody sees that it runs."""

    async def main():
        played = await banked_three()
        spectator, began = played.watch(), now()
        await played.step()
        assert now() - began == pytest.approx(TURN + 30)
        banking = spectator.news[0].view.clock
        assert (banking.seat, banking.left_ms, banking.bank_ms, banking.banking) == (1, 30_000, 30_000, True)
        played.check()

    run(main())


def test_an_empty_bank_helps_nobody():
    """Once used up, the clock alone counts; each hand gives a little of it back."""

    async def main():
        played = await banked_three()
        await played.step()
        await played.deal()
        while played.turn() != "ann":
            await played.act(played.turn(), Fold())
            if played.table.hand.over:
                await played.deal()
        clock = played.view().clock
        assert 0 < clock.bank_ms < 30_000
        assert clock.bank_ms % 2_000 == 0
        played.check()

    run(main())


def test_asked_for_it_is_added_to_what_is_left():
    """Who takes it early loses nothing of his turn, and what he does not need stays in the bank."""

    async def main():
        played = await banked_three()
        await use_bank(played, "ann")
        clock = played.view().clock
        assert (clock.left_ms, clock.total_ms, clock.banking) == (50_000, 50_000, True)
        await played.act("ann", Fold())
        assert played.actor._banks.of("id-ann") == 30_000
        played.check()

    run(main())


def test_it_is_given_on_ones_own_turn_and_once():
    """Nobody gives another's opponent time, and nobody takes the same bank twice."""

    async def main():
        played = await banked_three()
        for _ in range(2):  # before ann's bank runs, and while it does
            with pytest.raises(Refused) as early:
                await use_bank(played, "bob")
            assert (early.value.code, early.value.values) == (Refusal.NOT_YOUR_TURN, {"turn": 1})
            if not played.view().clock.banking:
                await use_bank(played, "ann")
        with pytest.raises(Refused) as twice:
            await use_bank(played, "ann")
        assert twice.value.code == TableRefusal.NOT_OFFERED_HERE
        with pytest.raises(Refused) as stale:
            await played.ask(
                "ann", UseBank("oak", played.table.hand_number, played.table.turn + 7, played.key())
            )
        assert stale.value.code == TableRefusal.STALE_TURN

    run(main())


def test_who_wants_to_be_asked_keeps_his_bank():
    """With the wish switched off the clock ends the turn, and the bank is as full as before."""

    async def main():
        played = await banked_three()
        await played.ask("ann", Accustom("oak", True, False, played.key()))
        began = now()
        await played.step()
        assert now() - began == pytest.approx(TURN)
        assert played.actor._banks.of("id-ann") == 30_000
        assert (played.view("ann").you.auto_bank, played.view("bob").you.auto_bank) == (False, True)
        played.check()

    run(main())


def test_the_clock_waits_until_dealt_cards_can_be_seen():
    """What the eye needs for new cards is nobody's time; a turn without new cards begins at once."""

    async def main():
        played = await banked_three(replace(PACE, cards=800))
        clock = played.view().clock
        began = now()
        assert (clock.left_ms, clock.total_ms) == (PACE.turn, PACE.turn)
        await played.step()
        assert now() - began == pytest.approx(TURN + 0.8)
        began = now()
        await played.step()
        assert now() - began == pytest.approx(TURN)

    run(main())
