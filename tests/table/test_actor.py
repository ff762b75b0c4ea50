"""The actor records, believes and tells; refuses, fails and stops without harm to anybody else."""

import asyncio

import pytest

from splitpot.limits import INBOX_MAX
from splitpot.poker.actions import Call, Check, Fold
from splitpot.poker.cards import full_deck
from splitpot.table import Refused, TableRefusal
from splitpot.table.view import Stage
from tests.table.played_table import PlayedTable, now, three
from tests.virtual_time import run


def test_watchers_hear_only_of_what_is_recorded():
    """A step that takes long to write changes nothing before it is written, for nobody."""

    async def main():
        played = await three()
        spectator, ann = played.watch(), played.watch("ann")
        before = played.table
        played.recorder.troubles.append(3.0)
        acting = asyncio.create_task(played.act("ann", Call()))
        await asyncio.sleep(2.9)
        assert (played.table, spectator.news, ann.news, acting.done()) == (before, [], [], False)
        await acting
        assert spectator.news[-1].seq == ann.news[-1].seq == played.table.seq == before.seq + 1

    run(main())


def test_a_refusal_leaves_everything_as_it_was():
    """Nothing is written and nobody hears of it; the asker alone is told."""

    async def main():
        played = await three()
        spectator, before, steps = played.watch(), played.table, len(played.recorder.steps)
        with pytest.raises(Refused) as refusal:
            await played.act("bob", Call())
        assert (refusal.value.code, refusal.value.values) == ("not_your_turn", {"turn": 1})
        assert (before, steps, []) == (played.table, len(played.recorder.steps), spectator.news)

    run(main())


def test_chips_that_are_not_there_buy_no_seat():
    """The ledger refuses the buy-in; the seat stays free and the values say what is missing."""

    async def main():
        played = PlayedTable()
        with pytest.raises(Refused) as refusal:
            await played.sit("ann", 1, 1_000_050)
        assert refusal.value.code == TableRefusal.NOT_ENOUGH_CHIPS
        assert refusal.value.values == {"have": 1_000_000, "need": 1_000_050}
        assert (played.table.seats[0], played.recorder.steps) == (None, [])

    run(main())


def test_spectators_share_their_news():
    """One piece of news for all of them, so that it is encoded once."""

    async def main():
        played = await three()
        first, second = played.watch(), played.watch("zoe")
        await played.act("ann", Fold())
        assert first.news[-1] is second.news[-1]

    run(main())


def test_a_watcher_that_fails_does_not_stop_the_table():
    """It hears no more; everybody else does."""

    async def main():
        played = await three()
        broken, spectator = played.watch(), played.watch()

        def fail(news):
            raise RuntimeError("a broken pipe")

        broken.tell = fail
        await played.act("ann", Fold())
        assert not played.actor.stopped
        assert spectator.news[-1].seq == played.table.seq
        assert played.actor.info().watchers == 1

    run(main())


def test_connections_show_at_the_seat():
    """Everybody sees that a player lost his connection, and that he is back; bystanders change nothing."""

    async def main():
        played = await three()
        spectator = played.watch()
        assert [seat.connected for seat in played.actor.watch(spectator).view.seats] == [False] * 3
        played.actor.set_connected("id-ann", True)
        assert [seat.connected for seat in spectator.news[-1].view.seats] == [True, False, False]
        played.actor.set_connected("id-ann", True)
        played.actor.set_connected("id-zoe", True)
        assert len(spectator.news) == 1
        played.actor.set_connected("id-ann", False)
        assert [seat.connected for seat in spectator.news[-1].view.seats] == [False] * 3

    run(main())


def test_the_view_counts_spectators_without_players():
    """Whoever sits at the table does not watch it."""

    async def main():
        played = await three()
        played.watch("ann")
        first = played.watch()
        played.watch()
        await played.act("ann", Fold())
        assert first.news[-1].view.watchers == 2
        assert played.actor.info().watchers == 2

    run(main())


def test_the_lobby_hears_of_the_table():
    """People, watchers, hands and pots, and who sits where by id."""

    async def main():
        played = await three()
        assert played.actor.info().average_pot == 0
        await played.finish()
        info = played.actor.info()
        assert (3, 0, 0, 1) == (info.people, info.bots, info.watchers, info.hand_number)
        assert {"id-ann": 1, "id-bob": 2, "id-cat": 3} == info.seats
        assert info.average_pot == 200  # the small blind, and the part of the big one that was called

    run(main())


def test_a_full_inbox_refuses():
    """Whoever comes when too many wait is told so; all who wait are heard."""

    async def main():
        played = await three()
        played.recorder.troubles.append(1.0)
        acting = asyncio.create_task(played.act("ann", Call()))
        await asyncio.sleep(0.5)
        crowd = [asyncio.create_task(played.act("cat", Check())) for _ in range(INBOX_MAX)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refusal:
            await played.act("cat", Check())
        assert refusal.value.code == TableRefusal.BUSY
        await acting
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        assert {answer.code for answer in answers} == {"stale_turn"}

    run(main())


def test_a_broken_invariant_stops_this_table_alone():
    """Everybody who waits or asks is refused, watchers see it stopped, and its journal is whole."""

    async def main():
        broken, other = await three(), await three()
        spectator = broken.watch()
        broken.recorder.troubles.append(AssertionError("a chip was lost"))
        asks = [asyncio.create_task(broken.act(name, Call())) for name in ("ann", "bob", "cat")]
        answers = await asyncio.gather(*asks, return_exceptions=True)
        assert [answer.code for answer in answers] == ["stopped"] * 3
        with pytest.raises(Refused, match="stopped"):
            await broken.sit("dan", 5)
        assert spectator.news[-1].view.stage is Stage.STOPPED
        assert spectator.news[-1].view.clock is None
        assert broken.replayed() == broken.table
        await asyncio.sleep(60)
        assert other.table.hand_number > 1
        await broken.actor.stop()

    run(main())


def test_no_entropy_no_hand():
    """The table deals nothing, tells nobody, and tries again later."""

    async def main():
        played = PlayedTable(deck=_Reluctant(3))
        await played.sit("ann", 1)
        await played.sit("bob", 2)
        seq = played.table.seq
        began = now()
        await asyncio.sleep(10)
        assert (played.table.hand, played.table.seq) == (None, seq)
        await played.deal()
        assert now() - began == pytest.approx(2 + 3 * 5)
        played.check()

    run(main())


class _Reluctant:
    def __init__(self, failures):
        self.failures = failures

    def __call__(self):
        if self.failures:
            self.failures -= 1
            raise OSError("no entropy")
        return full_deck()
