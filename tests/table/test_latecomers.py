"""Whoever comes late or comes back reads the running hand from its beginning, as far as he may."""

from splitpot.poker.actions import Fold
from splitpot.poker.events import Folded, HandStarted, HolesDealt
from tests.table.test_actor import three
from tests.virtual_time import run


def test_a_latecomer_reads_the_hand_so_far():
    """A spectator who comes in the middle of a hand is told its facts, without anybody's cards."""

    async def main():
        played = await three()
        await played.act("ann", Fold())
        news = played.actor.watch(played.watch())

        assert isinstance(news.events[0], HandStarted)
        assert news.events[0].deck == ()
        assert Folded(1) in news.events
        dealt = next(event for event in news.events if isinstance(event, HolesDealt))
        assert {card for hole in dealt.holes for card in hole.cards} == {None}

    run(main())


def test_who_comes_back_reads_his_own_cards():
    """A player who reloads finds his own hole cards in the facts, and nobody else's."""

    async def main():
        played = await three()
        news = played.actor.watch(played.watch("bob"))

        dealt = next(event for event in news.events if isinstance(event, HolesDealt))
        assert [hole.seat for hole in dealt.holes if None not in hole.cards] == [2]

    run(main())
