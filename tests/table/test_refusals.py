"""Every refusal of a table, with the values that would be right, and nothing changed by it."""

import pytest
from msgspec.structs import replace

from splitpot.limits import CHIPS_MAX
from splitpot.poker.actions import Bet, Call, Check, Fold, Raise
from splitpot.poker.rules import fixed_limit
from splitpot.table import Refused
from splitpot.table.requests import Act, Leave, PostNow, Sit, SitOut, TopUp
from tests.table.played_table import PlayedTable, shuffled, three
from tests.virtual_time import run

TURN = 4  # the step that dealt the hand of `three` and asked ann


def act(action, *, hand=1, turn=TURN):
    """An action in answer to ann's turn, or to another one."""
    return Act("oak", hand, turn, "k", action)


def sit(seat, chips=2_000):
    """A wish for a seat."""
    return Sit("oak", seat, chips, "k")


IN_A_HAND = [
    ("dan", sit(0), "no_such_seat", {"seats": 6}),
    ("dan", sit(7), "no_such_seat", {"seats": 6}),
    ("dan", sit(1), "seat_taken", {"seat": 1}),
    ("ann", sit(4), "already_seated", {"seat": 1}),
    ("ann", sit(1), "already_seated", {"seat": 1}),
    ("dan", sit(4, 0), "buy_in_too_small", {"min": 2_000}),
    ("dan", sit(4, 1_950), "buy_in_too_small", {"min": 2_000}),
    ("dan", sit(4, 2_001), "buy_in_not_whole", {"unit": 50}),
    ("dan", sit(4, 1_000_050), "not_enough_chips", {"have": 1_000_000, "need": 1_000_050}),
    ("dan", sit(4, CHIPS_MAX), "not_enough_chips", {"have": 1_000_000, "need": CHIPS_MAX}),
    ("dan", sit(4, CHIPS_MAX + 50), "buy_in_too_large", {"max": CHIPS_MAX}),
    ("dan", Leave("oak", "k"), "not_seated", {}),
    ("dan", SitOut("oak", True, "k"), "not_seated", {}),
    ("dan", TopUp("oak", 100, "k"), "not_seated", {}),
    ("dan", PostNow("oak", True, "k"), "not_seated", {}),
    ("dan", act(Call()), "not_seated", {}),
    ("ann", TopUp("oak", 0, "k"), "buy_in_too_small", {"min": 50}),
    ("ann", TopUp("oak", 20, "k"), "buy_in_not_whole", {"unit": 50}),
    ("ann", TopUp("oak", 990_050, "k"), "not_enough_chips", {"have": 990_000, "need": 990_050}),
    ("ann", PostNow("oak", True, "k"), "nothing_to_post", {}),
    ("ann", PostNow("oak", False, "k"), "nothing_to_post", {}),
    ("ann", act(Call(), hand=0), "wrong_hand", {"hand": 1}),
    ("ann", act(Call(), hand=2), "wrong_hand", {"hand": 1}),
    ("ann", act(Call(), turn=TURN - 1), "stale_turn", {"turn": TURN, "price": 200}),
    ("ann", act(Call(), turn=TURN + 1), "stale_turn", {"turn": TURN, "price": 200}),
    ("bob", act(Call()), "not_your_turn", {"turn": 1}),
    ("cat", act(Check()), "not_your_turn", {"turn": 1}),
    ("ann", act(Check()), "bet_to_call", {"call": 200}),
    ("ann", act(Bet(200)), "bet_already_made", {"price": 200}),
    ("ann", act(Raise(399)), "wrong_amount", {"min": 400, "max": 400}),
    ("ann", act(Raise(401)), "wrong_amount", {"min": 400, "max": 400}),
    ("ann", act(Raise(0)), "wrong_amount", {"min": 400, "max": 400}),
    ("ann", act(Raise(-400)), "wrong_amount", {"min": 400, "max": 400}),
    ("ann", act(Raise(2**63)), "wrong_amount", {"min": 400, "max": 400}),
]


@pytest.mark.parametrize(("name", "request_", "code", "values"), IN_A_HAND)
def test_refused_while_ann_is_on_turn(name, request_, code, values):
    """The refusal names what would be right; the table, the journal and the clock are as before."""

    async def main():
        played = await three()
        assert played.table.turn == TURN
        await _refused(played, name, request_, code, values)

    run(main())


@pytest.mark.parametrize(
    ("actions", "action", "code", "values"),
    [
        ([Call(), Call()], Fold(), "check_is_free", {}),
        ([Call(), Call()], Call(), "nothing_to_call", {}),
        ([Call(), Call()], Bet(200), "bet_already_made", {"price": 200}),
        ([Call(), Call(), Check()], Raise(200), "no_bet_yet", {}),
        ([Call(), Call(), Check()], Bet(0), "wrong_amount", {"min": 200, "max": 200}),
        ([Call(), Call(), Check()], Bet(250), "wrong_amount", {"min": 200, "max": 200}),
        ([Raise(400), Raise(600), Raise(800)], Raise(1_000), "capped", {}),
    ],
)
def test_refused_by_the_rules_of_betting(actions, action, code, values):
    """What does not fit the betting so far is refused by its own name."""

    async def main():
        played = await three()
        for done in actions:
            await played.act(played.turn(), done)
        await _refused(played, played.turn(), played.action(action), code, values)

    run(main())


def test_between_hands_there_is_nothing_to_act_on():
    """Folding again after the pot is won pays nobody twice."""

    async def main():
        played = await three()
        fold = played.action(Fold())
        await played.ask("ann", fold)
        await played.act("bob", Fold())
        stacks = [seat.stack for seat in played.table.seats[:3]]
        for name in ("ann", "bob", "cat"):
            await _refused(played, name, act(Fold(), turn=played.table.turn), "no_hand", {})
        assert [seat.stack for seat in played.table.seats[:3]] == stacks == [10_000, 9_900, 10_100]
        await played.deal()
        await _refused(played, "ann", act(Fold()), "wrong_hand", {"hand": 2})

    run(main())


def test_last_streets_action_is_stale():
    """A click of an earlier turn never counts for a later one, though it would be legal there."""

    async def main():
        played = await three()
        await played.act("ann", Call())
        call = played.action(Call())
        await played.ask("bob", call)
        await played.act("cat", Check())
        turn = played.table.turn
        late = Act("oak", 1, call.turn, "late", Check())
        await _refused(played, "bob", late, "stale_turn", {"turn": turn, "price": 0})

    run(main())


def test_a_leaver_changes_nothing_more():
    """Whoever gave his seat up may not top up or sit out; acting in the hand is still his."""

    async def main():
        played = await three()
        await played.leave("cat")
        await _refused(played, "cat", TopUp("oak", 100, "k"), "leaving", {})
        await _refused(played, "cat", SitOut("oak", True, "k"), "leaving", {})
        await _refused(played, "cat", SitOut("oak", False, "k"), "leaving", {})

    run(main())


@pytest.mark.parametrize("lower", [100, 200, 500])
def test_the_least_buy_in_is_ten_lower_limits(lower):
    """One chip less is refused with the amount that would do; that amount is enough (rule R2.7)."""

    async def main():
        played = PlayedTable(fixed_limit("holdem", lower, 2 * lower, unit=50))
        least = 10 * lower
        await _refused(played, "ann", sit(1, least - 50), "buy_in_too_small", {"min": least})
        await played.sit("ann", 1, least)

    run(main())


def test_the_most_counts_with_what_lies_there():
    """A top-up may fill a stack up to the most of the table, and not beyond."""

    async def main():
        rules = fixed_limit("holdem", 200, 400, unit=50)
        played = PlayedTable(replace(rules, max_buy_in=8_000))
        await _refused(played, "ann", sit(1, 8_050), "buy_in_too_large", {"max": 8_000})
        await played.sit("ann", 1, 6_000)
        await _refused(played, "ann", TopUp("oak", 2_050, "k"), "buy_in_too_large", {"max": 8_000})
        await played.top_up("ann", 2_000)
        assert played.seat("ann").stack == 8_000

    run(main())


def test_a_top_up_says_how_much_is_missing():
    """A short stack is filled up to the least buy-in at least; the value is what must be added."""

    async def main():
        played = PlayedTable(deck=shuffled(1))
        await played.sit("ann", 1, 2_000)
        await played.sit("bob", 2, 9_000)
        while not (short := [s for s in played.table.seats[:2] if s and 0 < s.stack < 2_000]):
            await played.deal()
            await played.act_meekly()
            await played.finish()
        stack = short[0].stack
        missing = {"min": 2_000 - stack}
        request = TopUp("oak", 2_000 - stack - 50, "k")
        await _refused(played, short[0].name, request, "buy_in_too_small", missing)
        await played.top_up(short[0].name, 2_000 - stack)
        assert played.seat(short[0].name).stack == 2_000

    run(main())


async def _refused(played, name, request, code, values):
    onlooker = played.watch()
    before, steps, calls = played.table, len(played.recorder.steps), dict(played.recorder.balances)
    clock = played.actor.watch(onlooker).view.clock
    with pytest.raises(Refused) as refusal:
        await played.ask(name, replace(request, key=played.key()))
    assert (code, values) == (refusal.value.code, refusal.value.values)
    assert before == played.table
    assert (steps, []) == (len(played.recorder.steps), onlooker.news)
    assert {**calls, **_wallet(played, name)} == {**played.recorder.balances, **_wallet(played, name)}
    assert clock == played.actor.watch(onlooker).view.clock
    played.check()


def _wallet(played, name):
    """Only the grant of a newcomer's chips may have changed the books."""
    names = ("mint", f"wallet:id-{name}")
    return {account: played.recorder.balances.get(account, 0) for account in names}
