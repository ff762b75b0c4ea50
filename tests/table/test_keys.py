"""The client's own keys: the same request sent twice has one effect and one answer."""

import asyncio

import pytest

from splitpot.limits import ANSWERS_MAX
from splitpot.poker.actions import Call, Check, Fold
from splitpot.table import Refused, TableRefusal
from splitpot.table.requests import Leave, Sit, SitOut, TopUp
from tests.table.played_table import PlayedTable, three
from tests.virtual_time import run


def test_a_double_click_acts_once():
    """The second answer is like the first, and nothing happens again."""

    async def main():
        played = await three()
        call = played.action(Call())
        answers = await asyncio.gather(*(played.ask("ann", call) for _ in range(50)))
        assert answers == [None] * 50
        assert (played.turn(), played.table.seq) == ("bob", 5)
        await played.act("bob", Call())
        await played.ask("ann", call)
        assert played.turn() == "cat"

    run(main())


def test_two_different_clicks_act_once():
    """Of two actions for one turn the first holds; the other is stale."""

    async def main():
        played = await three()
        call, fold = played.action(Call()), played.action(Fold())
        first, second = await asyncio.gather(
            played.ask("ann", call), played.ask("ann", fold), return_exceptions=True
        )
        assert (first, second.code) == (None, TableRefusal.STALE_TURN)
        assert second.values == {"turn": 5, "price": 200}

    run(main())


def test_a_refusal_is_repeated_word_for_word():
    """What was refused once stays refused under this key, even if it would be right by now."""

    async def main():
        played = await three()
        early = played.action(Call())
        refusals = []
        for _ in range(2):
            with pytest.raises(Refused) as refusal:
                await played.ask("bob", early)
            refusals.append((refusal.value.code, refusal.value.values))
            if len(refusals) == 1:
                await played.act("ann", Call())
        assert refusals == [("not_your_turn", {"turn": 1})] * 2

    run(main())


def test_another_request_under_a_used_key_is_refused():
    """A key stands for one request; the first effect stays."""

    async def main():
        played = await three()
        await played.ask("ann", TopUp("oak", 500, "mine"))
        for request in (TopUp("oak", 550, "mine"), SitOut("oak", True, "mine"), Leave("oak", "mine")):
            with pytest.raises(Refused) as refusal:
                await played.ask("ann", request)
            assert (refusal.value.code, refusal.value.values) == (TableRefusal.KEY_REUSED, {})
        await played.ask("ann", TopUp("oak", 500, "mine"))
        assert played.seat("ann").top_up == 500
        played.check()

    run(main())


def test_keys_belong_to_their_player():
    """Two players may choose the same key."""

    async def main():
        played = await three()
        for name in ("ann", "bob", "cat"):
            await played.ask(name, TopUp("oak", 500, "same"))
        assert [seat.top_up for seat in played.table.seats[:3]] == [500] * 3
        played.check()

    run(main())


def test_chips_move_once_though_the_answer_is_forgotten():
    """After many other answers, or a restart, the ledger still knows the key."""

    async def main():
        played = await three()
        await played.ask("ann", TopUp("oak", 500, "mine"))
        for number in range(ANSWERS_MAX):
            await played.ask("bob", SitOut("oak", number % 2 == 0, f"b{number}"))
        with pytest.raises(Refused) as refusal:
            await played.ask("ann", TopUp("oak", 500, "mine"))
        assert refusal.value.code == TableRefusal.KEY_REUSED
        assert played.seat("ann").top_up == 500
        await played.actor.stop()

        again = PlayedTable(table=played.replayed(), recorder=played.recorder)
        with pytest.raises(Refused) as refusal:
            await again.ask("ann", TopUp("oak", 500, "mine"))
        assert refusal.value.code == TableRefusal.KEY_REUSED
        assert again.seat("ann").top_up == 500
        again.check()

    run(main())


def test_trouble_that_passes_is_not_remembered():
    """A request refused because the table was busy may be sent again under its key."""

    async def main():
        played = await three()
        played.recorder.troubles.append(1.0)
        acting = asyncio.create_task(played.act("ann", Call()))
        await asyncio.sleep(0.5)
        crowd = [asyncio.create_task(played.act("cat", Check())) for _ in range(300)]
        await asyncio.sleep(0)
        late = TopUp("oak", 500, "late")
        with pytest.raises(Refused, match="busy"):
            await played.ask("bob", late)
        await asyncio.gather(acting, *crowd, return_exceptions=True)
        await played.ask("bob", late)
        assert played.seat("bob").top_up == 500

    run(main())


def test_a_hundred_want_the_last_seat():
    """One of them sits; the others keep their chips and hear that the seat is taken."""

    async def main():
        played = PlayedTable()
        names = [f"p{number}" for number in range(100)]
        answers = await asyncio.gather(*(played.sit(name, 3) for name in names), return_exceptions=True)
        refusals = [answer for answer in answers if answer is not None]
        assert len(refusals) == 99
        assert {(refused.code, refused.values["seat"]) for refused in refusals} == {("seat_taken", 3)}
        wallets = [played.recorder.balances[f"wallet:id-{name}"] for name in names]
        assert sorted(wallets) == [990_000] + [1_000_000] * 99
        played.check()

    run(main())


def test_one_player_sits_once():
    """Two tabs that sit down at the same moment get one seat."""

    async def main():
        played = PlayedTable()
        answers = await asyncio.gather(
            *(played.ask("ann", Sit("oak", seat, 2_000, f"s{seat}")) for seat in range(1, 7)),
            return_exceptions=True,
        )
        assert [answer is None for answer in answers] == [True] + [False] * 5
        assert {answer.code for answer in answers[1:]} == {"already_seated"}
        assert played.recorder.balances["wallet:id-ann"] == 998_000

    run(main())
