"""A hand that is cancelled: everything that the table goes back to, and what came since and stays."""

from msgspec.structs import replace

from splitpot.poker.apply import begin
from splitpot.poker.events import HandStarted, Post, PostKind, Stack
from splitpot.poker.rules import fixed_limit
from splitpot.table.cancelling import before_deal, cancelled
from splitpot.table.facts import CardsShown
from splitpot.table.table import Table, TableSeat, new_table
from splitpot.table.view import Departed, Mark

RULES = fixed_limit("omaha8", 400, 800)
POSTS = (Post(2, PostKind.SMALL_BLIND, 200), Post(3, PostKind.BIG_BLIND, 400))


def seat(player: str, **changes: object) -> TableSeat:
    """A player with 10,000 chips who owes nothing, but for `changes`."""
    return replace(TableSeat(player, player, 10_000, new=False), **changes)


def before(*seats: TableSeat | None) -> Table:
    """A table between hands: button 6, blinds 1 and 2, seat 3 kills, 7 chips lie carried over."""
    return replace(
        new_table("oak", "Oak", RULES),
        seats=(*seats, *(None,) * (10 - len(seats))),
        button=6,
        small_blind=1,
        big_blind=2,
        killer=3,
        carried=7,
    )


def dealt(table: Table, **changes: object) -> Table:
    """The same table in its next hand: all moved on, no debts, nothing carried, but for `changes`."""
    started = HandStarted(
        1, RULES, 1, tuple(Stack(number, 10_000) for number in (2, 3, 1)), POSTS, (), carried=table.carried
    )
    seats = tuple(
        held and replace(held, new=False, mark=None, posting=False, buying=False) for held in table.seats
    )
    moved = replace(
        table,
        before=before_deal(table),
        hand=begin(started),
        facts=(started,),
        seats=seats,
        button=1,
        small_blind=2,
        big_blind=3,
        killer=None,
        carried=0,
        timed_out=2,
    )
    return replace(moved, **changes)


def test_a_cancelled_hand_leaves_the_table_as_it_was():
    """Button, blinds, killer, carried chips, debts and wishes are those before the deal."""
    table = before(
        seat("ann", new=True, posting=True),
        seat("bob", mark=Mark.ML, posting=True),
        seat("cat", mark=Mark.MS, buying=True),
    )

    assert cancelled(dealt(table)) == table


def test_who_sits_out_since_posts_and_buys_nothing():
    """He owes what he owed, but wishes nothing any more."""
    table = before(seat("ann", mark=Mark.ML, posting=True), seat("bob", new=True, buying=True), seat("cat"))
    running = dealt(table)
    away = replace(running, seats=tuple(held and replace(held, out=True) for held in running.seats))
    ann, bob, cat, *_ = cancelled(away).seats

    assert ann == seat("ann", mark=Mark.ML, out=True)
    assert bob == seat("bob", new=True, out=True)
    assert cat == seat("cat", out=True)


def test_who_sat_down_during_the_hand_is_not_touched():
    """Not even in the place of somebody who left: debts belong to a player in his seat."""
    running = dealt(before(seat("ann", mark=Mark.ML), seat("bob"), seat("cat")))
    dan = seat("dan", new=True, posting=True)
    ann = seat("ann", new=True)
    changed = replace(running, seats=(dan, *running.seats[1:3], ann, *running.seats[4:]))
    seats = cancelled(changed).seats

    assert (seats[0], seats[3]) == (dan, ann)


def test_chips_that_came_during_the_hand_stay():
    """A top-up that waited for the end joins its stack."""
    running = dealt(before(seat("ann"), seat("bob"), seat("cat")))
    waiting = replace(running.seats[0], top_up=500)
    back = cancelled(replace(running, seats=(waiting, *running.seats[1:])))

    assert (back.seats[0].stack, back.seats[0].top_up, back.seats[1].stack) == (10_500, 0, 10_000)


def test_nothing_of_the_hand_is_left():
    """Its facts, its shown cards and those who left it are forgotten."""
    running = dealt(
        before(seat("ann"), seat("bob"), seat("cat")),
        departed=(Departed(4, "Dan", 0, None, 0),),
        opened=(CardsShown(1, ()),),
    )
    back = cancelled(running)

    assert (back.hand, back.facts, back.timed_out, back.before) == (None, (), None, None)
    assert (back.departed, back.opened) == ((), ())


def test_without_a_memory_of_the_deal_the_places_stay():
    """What a table of an older room had not kept cannot be restored; its chips are."""
    running = dealt(before(seat("ann"), seat("bob"), seat("cat")), before=None)
    back = cancelled(running)

    assert (back.button, back.small_blind, back.big_blind, back.carried) == (1, 2, 3, 7)
    assert cancelled(back).carried == 7
