"""Chips and presence of a seat: topping up, sitting out and coming back, in a hand and between hands."""

from splitpot.poker.actions import Call, Fold
from splitpot.poker.events import HolesDealt
from splitpot.poker.hand import player_at
from splitpot.table.facts import OutReason, SatOut
from splitpot.table.table import in_hand, seat_of
from splitpot.table.view import SeatState
from tests.table.played_table import PlayedTable, shuffled, three
from tests.virtual_time import run


def test_a_top_up_in_a_hand_waits_for_its_end():
    """Chips of a hand are those on the table when it began; the others count from the next one."""

    async def main():
        played = await three()
        await played.top_up("ann", 500)
        await played.top_up("ann", 250)
        assert (played.seat("ann").stack, played.seat("ann").top_up) == (10_000, 750)
        assert player_at(played.table.hand, 1).stack == 10_000
        view = played.view()
        assert (view.seats[0].stack, view.seats[0].top_up) == (10_000, 750)
        await played.finish()
        assert (played.view().seats[0].stack, played.view().seats[0].top_up) == (10_750, 0)
        assert (played.seat("ann").stack, played.seat("ann").top_up, played.seat("ann").net) == (10_750, 0, 0)
        started = await played.deal()
        assert {stack.seat: stack.chips for stack in started.seats}[1] == 10_750
        played.check()

    run(main())


def test_a_top_up_between_hands_counts_at_once():
    """The stack grows now and plays in the next hand."""

    async def main():
        played = await three()
        await played.finish()
        await played.top_up("ann", 500)
        assert (played.seat("ann").stack, played.seat("ann").top_up) == (10_500, 0)
        played.check()

    run(main())


def test_a_top_up_while_others_play_counts_at_once():
    """Whoever is not in the hand does not wait for its end."""

    async def main():
        played = await three()
        await played.sit("dan", 5)
        await played.top_up("dan", 500)
        assert (played.seat("dan").stack, played.seat("dan").top_up) == (10_500, 0)
        await played.finish()
        played.check()

    run(main())


def test_a_leavers_waiting_chips_go_with_him():
    """Stack and waiting top-up return to the wallet in one movement."""

    async def main():
        played = await three()
        await played.top_up("ann", 500)
        await played.leave("ann")
        await played.finish()
        assert seat_of(played.table, "id-ann") is None
        assert played.recorder.balances["wallet:id-ann"] == 1_000_000
        played.check()

    run(main())


def test_sitting_out_in_a_hand_begins_with_the_next():
    """The hand is played to its end; then the seat gets no cards until its player comes back."""

    async def main():
        played = await three()
        spectator = played.watch()
        await played.sit_out("bob")
        await played.sit_out("bob")
        assert [news.events for news in spectator.news] == [(SatOut(2, OutReason.ASKED),)]
        assert in_hand(played.table, 2)
        await played.act("ann", Call())
        await played.act("bob", Call())
        assert not player_at(played.table.hand, 2).folded
        started = await played.deal()
        assert {stack.seat for stack in started.seats} == {1, 3}
        assert played.actor.watch(spectator).view.seats[1].state is SeatState.SITTING_OUT
        await played.sit_out("bob", on=False)
        assert not played.seat("bob").out

    run(main())


def test_back_before_the_next_deal_changes_nothing():
    """Who sits out and comes back within one hand is dealt in as if nothing had been."""

    async def main():
        played = await three()
        await played.sit_out("bob")
        await played.sit_out("bob", on=False)
        await played.act("ann", Fold())
        await played.act("bob", Fold())
        started = await played.deal()
        assert {stack.seat for stack in started.seats} == {1, 2, 3}

    run(main())


def test_nobody_is_dealt_in_twice_or_loses_his_cards_to_a_newcomer():
    """Who takes the seat of a leaver after the hand sees nothing of its cards."""

    async def main():
        played = PlayedTable(deck=shuffled(3))
        for seat, name in enumerate(("ann", "bob", "cat"), 1):
            await played.sit(name, seat)
        await played.deal()
        await played.act("ann", Fold())
        await played.act("bob", Fold())
        await played.leave("cat")
        await played.sit("dan", 3)
        view = played.view("dan")
        assert [player.cards for player in view.hand.players if player.seat == 3] == [(None,) * 4]
        assert view.hand.reading is None
        assert view.you.seat == 3
        dealt = next(e for e in played.actor.watch(played.watch("dan")).events if isinstance(e, HolesDealt))
        assert {card for hole in dealt.holes for card in hole.cards} == {None}

    run(main())


def test_a_seat_is_told_what_sitting_out_would_cost():
    """Both blinds for who owes nothing yet; nothing more for who owes already."""

    async def main():
        played = await three()
        await played.sit("dan", 5)
        assert played.view("ann").you.owes_if_sitting_out == 300
        assert played.view("dan").you.owes_if_sitting_out == 0

    run(main())


def test_before_the_first_hand_nobody_waits_for_a_blind():
    """A game that begins asks nothing of anybody: all who sit are dealt in (rule R2.4)."""

    async def main():
        played = PlayedTable()
        for seat, name in enumerate(("ann", "bob", "cat"), 1):
            await played.sit(name, seat)
        states = {seat.name: seat.state for seat in played.view().seats}
        assert states == dict.fromkeys(("ann", "bob", "cat"), SeatState.PLAYING)
        await played.deal()
        await played.sit("dan", 5)
        assert played.view().seats[3].state is not SeatState.PLAYING

    run(main())
