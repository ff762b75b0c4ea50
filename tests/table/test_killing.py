"""The kill (rule R14.1): who has to raise the stakes of the next hand, and to what."""

import pytest
from msgspec.structs import replace

from splitpot.poker.apply import begin
from splitpot.poker.events import Half, HandStarted, Post, PostKind, PotAwarded, Share, Stack
from splitpot.poker.options import Kill
from splitpot.poker.rules import Rules, RulesError, check_rules, fixed_limit
from splitpot.table.killing import killed, killer_of, raised
from splitpot.table.seating import Deal
from splitpot.table.table import new_table

RULES = replace(fixed_limit("omaha8", 400, 800, unit=50), kill=Kill.FULL)
DEAL = Deal(
    button=1,
    small_blind=2,
    big_blind=3,
    seats=(2, 3, 1),
    posts=(Post(2, PostKind.SMALL_BLIND, 200), Post(3, PostKind.BIG_BLIND, 400)),
    missed=(),
)


def hand(*awards: PotAwarded, rules: Rules = RULES):
    """A hand with these awards."""
    started = HandStarted(1, rules, 1, tuple(Stack(seat, 10_000) for seat in (2, 3, 1)), (), ())
    return replace(begin(started), awards=awards)


def award(half: Half, amount: int, *seats: int) -> PotAwarded:
    """A pot or half that the seats share."""
    return PotAwarded(0, half, amount, tuple(Share(seat, amount // len(seats)) for seat in seats))


def test_a_scoop_of_five_upper_limits_kills():
    """Both halves of 40 go to one player at a 4-8 table: he kills the next pot."""
    assert killer_of(hand(award(Half.HIGH, 2000, 3), award(Half.LOW, 2000, 3))) == 3
    assert killer_of(hand(award(Half.NO_LOW, 4000, 2))) == 2


@pytest.mark.parametrize(
    "awards",
    [
        (award(Half.HIGH, 1950, 3), award(Half.LOW, 1950, 3)),
        (award(Half.HIGH, 2000, 3), award(Half.LOW, 2000, 2)),
        (award(Half.HIGH, 2000, 3), award(Half.LOW, 2000, 3, 2)),
        (award(Half.UNCONTESTED, 4000, 3),),
    ],
)
def test_less_a_split_or_no_showdown_does_not_kill(awards):
    """A smaller pot, another winner of a part, or a hand without showdown leaves the stakes as they are."""
    assert killer_of(hand(*awards)) is None


@pytest.mark.parametrize(
    ("main", "main_to", "side_to", "killer"),
    [(4000, 3, 3, 3), (3950, 3, 3, None), (4000, 3, 2, None)],
)
def test_a_side_pot_that_nobody_contested_is_no_scoop_of_its_own(main, main_to, side_to, killer):
    """The main pot alone has to be large enough, and both have to be his."""
    awards = award(Half.NO_LOW, main, main_to), award(Half.UNCONTESTED, 100, side_to)

    assert killer_of(hand(*awards)) == killer


def test_a_pot_of_which_somebody_gets_nothing():
    """A share of no chips makes nobody a winner."""
    shared = PotAwarded(0, Half.NO_LOW, 4000, (Share(3, 4000), Share(2, 0)))

    assert killer_of(hand(shared)) == 3


def test_a_half_kill_rounds_down_to_whole_chips():
    """Limits of 5-11 chips of 50 become 7-16; without the smallest chip they would be 7.5-16.5."""
    rules = raised(replace(RULES, kill=Kill.HALF, small_bet=250, big_bet=550))

    assert (rules.small_bet, rules.big_bet) == (350, 800)


def test_what_the_killer_posts_besides_a_bet_does_not_count():
    """An ante and dead chips are no part of his bet; a live post is, and a straddle is not posted."""
    posts = (
        *(Post(3, PostKind.ANTE, 50), Post(3, PostKind.LIVE, 400), Post(3, PostKind.DEAD, 200)),
        *(Post(2, PostKind.LIVE, 100), Post(1, PostKind.STRADDLE, 800)),
    )
    table = replace(new_table("oak", "Oak", RULES), killer=3)

    assert killed(table, replace(DEAL, posts=posts))[1] == (
        *posts[:4],
        Post(3, PostKind.KILL, 400, "R14.1"),
    )


def test_nobody_kills_where_the_house_does_not():
    """Kills are off unless the table has them."""
    assert killer_of(hand(award(Half.NO_LOW, 40_000, 2), rules=replace(RULES, kill=Kill.OFF))) is None


def test_a_full_kill_doubles_the_limits():
    """4-8 becomes 8-16, and the killer posts 8 (rule R14.1)."""
    table = replace(new_table("oak", "Oak", RULES), killer=1)
    rules, posts = killed(table, DEAL)

    assert (rules.small_bet, rules.big_bet) == (800, 1600)
    assert posts[-1] == Post(1, PostKind.KILL, 800, "R14.1")


def test_a_killer_in_the_blinds_posts_the_rest():
    """What he has in front as a blind counts."""
    table = replace(new_table("oak", "Oak", RULES), killer=3)

    assert killed(table, DEAL)[1][-1] == Post(3, PostKind.KILL, 400, "R14.1")


def test_a_half_kill_is_half_as_much_again():
    """4-8 becomes 6-12."""
    rules = raised(replace(RULES, kill=Kill.HALF))

    assert (rules.small_bet, rules.big_bet) == (600, 1200)


@pytest.mark.parametrize(
    "changes",
    [
        {"kill": Kill.FULL, "straddle": True},
        {"run_it_twice": True},
        {"straddle": True, "seats": 2},
        {"ante": 500},
    ],
)
def test_options_that_contradict_each_other_are_refused(changes):
    """A table that cannot be played is refused with the reason when it is made."""
    with pytest.raises(RulesError):
        check_rules(replace(replace(RULES, kill=Kill.OFF), **changes))
