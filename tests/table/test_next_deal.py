"""How the next hand would be dealt: the rule of each debt, chips that wait, who is passed by a blind."""

import pytest
from msgspec.structs import replace

from splitpot.poker.events import Post, PostKind
from splitpot.poker.rules import fixed_limit
from splitpot.table.seating import Deal, may_buy, may_post, next_deal, seat_state
from splitpot.table.table import Table, TableSeat, new_table
from splitpot.table.view import Mark, SeatState

RULES = fixed_limit("holdem", 400, 800)
PLAYER = TableSeat("", "", 10_000, new=False)


def table(button: int, seats: dict[int, TableSeat], **options: object) -> Table:
    """A table of ten whose button was last at `button`; seats not given are empty."""
    return replace(
        new_table("oak", "Oak", replace(RULES, **options)),
        button=button,
        seats=tuple(
            replace(seats[n], player=f"p{n}", name=f"p{n}") if n in seats else None for n in range(1, 11)
        ),
    )


def seated(*numbers: int) -> dict[int, TableSeat]:
    """Players who owe nothing, in these seats."""
    return dict.fromkeys(numbers, PLAYER)


def debtor(mark: Mark | None, **changes: object) -> TableSeat:
    """Somebody who posts what he owes: new without a mark."""
    return replace(PLAYER, new=mark is None, mark=mark, posting=True, **changes)


def test_each_debt_names_its_rule():
    """A newcomer posts by R2.8, who missed the big blind by R2.9, who missed the small one by R2.10."""
    late = {4: debtor(None), 5: debtor(Mark.ML), 6: debtor(Mark.MS)}
    plan = next_deal(table(3, seated(1, 2, 3) | late))

    assert (plan.button, plan.seats) == (1, (2, 3, 4, 5, 6, 1))
    assert plan.posts[2:] == (
        Post(4, PostKind.LIVE, 400, "R2.8"),
        Post(5, PostKind.LIVE, 400, "R2.9"),
        Post(5, PostKind.DEAD, 200, "R2.9"),
        Post(6, PostKind.DEAD, 200, "R2.10"),
    )


@pytest.mark.parametrize(("stack", "top_up", "dead"), [(300, 100, 0), (300, 101, 1), (401, 0, 1)])
def test_the_dead_part_needs_chips_beyond_the_live_one(stack, top_up, dead):
    """Chips that wait to be added count; who has just the live part posts nothing dead."""
    plan = next_deal(table(3, seated(1, 2, 3) | {4: debtor(Mark.ML, stack=stack, top_up=top_up)}))

    assert len([post for post in plan.posts if post.kind is PostKind.DEAD]) == dead


def test_waiting_chips_make_a_player():
    """A seat with nothing but a top-up is dealt in; one with nothing at all is not."""
    waiting, broke = replace(PLAYER, stack=0, top_up=400), replace(PLAYER, stack=0)
    game = table(3, seated(1, 3) | {4: waiting, 5: broke})
    plan = next_deal(game)

    assert 4 in plan.seats
    assert 5 not in plan.seats
    assert (seat_state(game, 4, plan), seat_state(game, 5, plan)) == (
        SeatState.PLAYING,
        SeatState.SITTING_OUT,
    )


@pytest.mark.parametrize(("stack", "top_up", "straddles"), [(500, 399, 0), (500, 400, 1), (900, 0, 1)])
def test_waiting_chips_count_for_a_straddle(stack, top_up, straddles):
    """Twice the big blind must be left after the ante."""
    straddler = replace(PLAYER, stack=stack, top_up=top_up, straddle=True)
    plan = next_deal(table(4, seated(1, 2, 3) | {4: straddler}, straddle=True, ante=100))

    assert [post.rule for post in plan.posts].count("R14.2") == straddles


@pytest.mark.parametrize(("stack", "top_up"), [(1, 0), (0, 1), (400, 400)])
def test_the_least_chip_is_enough(stack, top_up):
    """One chip plays, and as many that wait as there are on the table are twice as many."""
    game = table(3, seated(1, 3) | {4: replace(PLAYER, stack=stack, top_up=top_up)})
    plan = next_deal(game)

    assert 4 in plan.seats
    assert seat_state(game, 4, plan) is SeatState.PLAYING


@pytest.mark.parametrize(("players", "straddlers"), [((1, 2), []), ((1, 2, 3), [1]), ((1, 2, 3, 4), [4])])
def test_the_seat_left_of_the_big_blind_straddles(players, straddlers):
    """Between three that is the button; between two nobody is there."""
    everybody = dict.fromkeys(players, replace(PLAYER, straddle=True))
    plan = next_deal(table(players[-1], everybody, straddle=True))

    assert [post.seat for post in plan.posts if post.kind is PostKind.STRADDLE] == straddlers


def test_a_bought_button_passes_the_absent_before_the_buyer():
    """They miss a small blind unless they owe already; newcomers, leavers and all behind him miss none."""
    away = replace(PLAYER, out=True)
    absent = {
        2: away,
        3: replace(away, mark=Mark.ML),
        4: replace(away, new=True),
        5: replace(away, leaving=True),
        7: away,
    }
    buyer = replace(PLAYER, new=True, buying=True)
    plan = next_deal(table(10, seated(1, 8, 9, 10) | absent | {6: buyer}, buy_button=True))

    assert (plan.button, plan.buyer, plan.seats) == (1, 6, (6, 8, 9, 10, 1))
    assert plan.missed == ((2, Mark.MS),)
    assert plan.posts == (
        Post(6, PostKind.BIG_BLIND, 400),
        Post(6, PostKind.DEAD, 200, "R2.8"),
    )


def test_the_first_buyer_behind_the_button_gets_it():
    """Another one waits; he is in nobody's way and is not dealt in."""
    buyer = replace(PLAYER, new=True, buying=True)
    plan = next_deal(table(10, seated(1, 8, 10) | {3: buyer, 5: buyer}, buy_button=True))

    assert (plan.buyer, plan.seats) == (3, (3, 8, 10, 1))


def test_blinds_that_pass_the_absent():
    """Before the small blind a small one is missed, between the blinds a big one, which covers both."""
    away = replace(PLAYER, out=True)
    absent = {
        2: away,
        3: replace(away, mark=Mark.MS),
        5: away,
        6: replace(away, mark=Mark.MS),
        7: replace(away, mark=Mark.ML),
        9: away,
    }
    plan = next_deal(table(10, seated(1, 4, 8, 10) | absent))

    assert (plan.button, plan.small_blind, plan.big_blind) == (1, 4, 8)
    assert plan.missed == ((2, Mark.MS), (5, Mark.ML), (6, Mark.ML))


@pytest.mark.parametrize(("seats", "may"), [((2, 1), False), ((2, 3, 1), True)])
def test_nobody_posts_or_buys_beside_two(seats, may):
    """Where two are dealt in no place is behind the blinds, and no button is for sale."""
    deal = Deal(button=1, small_blind=4, big_blind=6, seats=seats, posts=(), missed=())
    game = table(1, seated(1, 4, 6), buy_button=True)

    assert (may_post(game, 8, deal), may_buy(game, 3, deal)) == (may, may)
    assert not may_post(game, 5, deal)
    assert not may_buy(game, 5, deal)
