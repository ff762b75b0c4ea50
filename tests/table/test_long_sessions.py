"""Long sessions in which people come, go, sit out and return between and during hands."""

import asyncio
import random
from collections import Counter

import pytest
from msgspec.structs import replace

from splitpot.poker.events import HandStarted, PostKind
from splitpot.table import Refused
from splitpot.table.record import decode_step
from splitpot.table.seating import next_deal
from splitpot.table.table import occupied
from tests.table.deal_laws import check_session
from tests.table.played_table import RULES, PlayedTable, shuffled
from tests.virtual_time import run

NAMES = [f"p{number}" for number in range(12)]
HANDS = 120
EXPECTED = {"seat_taken", "leaving"}


@pytest.mark.parametrize(
    ("seats", "buy"), [(2, False), (3, False), (5, False), (6, False), (10, False), (6, True), (10, True)]
)
@pytest.mark.parametrize("seed", range(4))
def test_every_deal_is_lawful(seats, buy, seed):
    """Blinds, posts, debts and the button are right in every deal, however restless the players are."""

    async def main():
        chance = random.Random(f"{seats} {seed}")
        played = PlayedTable(replace(RULES, seats=seats, buy_button=buy), deck=shuffled(seed))
        posts: Counter[str] = Counter()
        while played.table.hand_number < HANDS:
            await _something_happens(played, chance)
            if next_deal(played.table) is None:
                continue
            started = await played.deal()
            posts.update(post.kind.value for post in started.posts)
            posts["bought"] += started.posts[0].kind is PostKind.BIG_BLIND
            for _ in range(chance.randrange(3)):
                if played.turn() is not None:
                    await (played.act_wildly if chance.random() < 0.3 else played.act_meekly)()
            await _something_happens(played, chance)
            await played.finish()
            played.check()
        await played.actor.stop()
        assert check_session(played.origin, _steps(played)) == HANDS
        if seats > 3:
            assert {"small_blind", "big_blind", "live", "dead", "bought"} == set(posts)
        assert buy == (posts["bought"] > 0)

    run(main())


def test_nobody_plays_long_without_a_big_blind():
    """In a full and restless room each player pays about one big blind for every round he is dealt in."""

    async def main():
        chance = random.Random(7)
        played = PlayedTable(replace(RULES, seats=6), deck=shuffled(7))
        while played.table.hand_number < 4 * HANDS:
            await _something_happens(played, chance)
            if next_deal(played.table) is not None:
                await played.deal()
        await played.finish()
        await played.actor.stop()
        without: Counter[str] = Counter()
        for started, players in _deals(played):
            paid = {players[post.seat] for post in started.posts[1:]}
            here = {players[stack.seat] for stack in started.seats}
            without = Counter({name: 0 if name in paid else without[name] + 1 for name in here})
            # One round of six seats, and one more for the blind that the forward button may skip.
            assert max(without.values()) <= 12

    run(main())


async def _something_happens(played, chance):
    for _ in range(chance.randrange(4)):
        name = chance.choice(NAMES)
        refused = (await asyncio.gather(_one_thing(played, chance, name), return_exceptions=True))[0]
        assert refused is None or (isinstance(refused, Refused) and refused.code in EXPECTED), refused
    for _, seat in occupied(played.table):
        if seat.new or seat.mark:
            deal = next_deal(played.table)
            view = played.view(seat.name).you.entry
            if deal and view and view.may_post and not seat.posting and chance.random() < 0.4:
                await played.post(seat.name)
            if deal and view and view.may_buy and not seat.buying and chance.random() < 0.6:
                await played.post(seat.name, buy=True)
        if seat.out and not seat.leaving and chance.random() < 0.2:
            await (played.sit_out(seat.name, on=False) if seat.stack else played.top_up(seat.name, 2_000))


async def _one_thing(played, chance, name):
    seated = {seat.name for _, seat in occupied(played.table)}
    if name not in seated:
        await played.sit(name, chance.randint(1, len(played.table.seats)), chance.choice((2_000, 10_000)))
    elif chance.random() < 0.5:
        await played.sit_out(name)
    elif chance.random() < 0.4:
        await played.leave(name)
    else:
        await played.top_up(name, 2_000)


def _steps(played):
    return [decode_step(step.payload).events for step in played.recorder.steps]


def _deals(played):
    """Every deal with the names of who sat where."""
    seats = {}
    for events in _steps(played):
        for event in events:
            if isinstance(event, HandStarted):
                yield event, dict(seats)
            elif type(event).__name__ == "SatDown":
                seats[event.seat] = event.name
