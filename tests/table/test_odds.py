"""What open hands may expect: told once nobody can bet any more, and only while it holds."""

import asyncio

from msgspec.structs import replace

from splitpot.poker.actions import Call, Raise
from splitpot.poker.rules import Limit, fixed_limit
from splitpot.table.view import SeatOdds
from tests.table.played_table import PACE, PlayedTable
from tests.virtual_time import run

RULES = replace(fixed_limit("holdem", 100, 200, seats=2), limit=Limit.NO)


class Counting:
    """Odds that take a second, and what they were asked for."""

    def __init__(self):
        self.boards = []

    async def __call__(self, hand):
        """Half for everybody."""
        self.boards.append(len(hand.board))
        await asyncio.sleep(0.5)
        return {player.seat: 500 for player in hand.players if not player.folded}


def test_open_hands_are_told_what_they_may_expect():
    """All-in before the flop: odds at each street until the last card, and none of them in the result."""

    async def main():
        odds = Counting()
        played = PlayedTable(RULES, odds=odds)
        for seat, name in enumerate(("ann", "bob"), 1):
            await played.sit(name, seat, 4_000)
        await played.deal()
        spectator = played.watch()
        first = played.turn()
        await played.act(first, Raise(4_000))
        assert spectator.news[-1].view.odds == ()
        await played.act(played.turn(), Call())
        await played.until(lambda: played.table.hand.over)
        told = [news.view.odds for news in spectator.news if news.view.odds]
        assert told[0] == (SeatOdds(1, 500), SeatOdds(2, 500))
        assert odds.boards == [0, 3, 4, 5]
        assert spectator.news[-1].view.odds == ()
        played.check()

    run(main())


def test_odds_that_come_too_late_are_not_told():
    """The next card is there before they are known: what they say is true no more."""

    async def main():
        hasty = replace(PACE, run_out=300)
        played = PlayedTable(RULES, odds=Counting(), pace=hasty)
        for seat, name in enumerate(("ann", "bob"), 1):
            await played.sit(name, seat, 4_000)
        await played.deal()
        spectator = played.watch()
        await played.act(played.turn(), Raise(4_000))
        await played.act(played.turn(), Call())
        await played.until(lambda: played.table.hand.over)
        assert [news.view.odds for news in spectator.news if news.view.odds] == []

    run(main())
