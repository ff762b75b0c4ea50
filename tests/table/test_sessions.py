"""Random sessions: whatever players, clocks and disks do, chips, seats and blinds stay as they must be."""

import asyncio
import contextlib

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from splitpot.poker.actions import Bet, Call, Check, Fold, Raise
from splitpot.table import Refused, TableRefusal
from splitpot.table.record import decode_step, encode_step
from splitpot.table.seating import next_deal
from splitpot.table.table import is_playing
from tests.table.deal_laws import check_session
from tests.table.played_table import RULES, PlayedTable, shuffled
from tests.virtual_time import VirtualTimeLoop, jump

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay", "gil")
names = st.sampled_from(NAMES)
UNAVAILABLE = Refused(TableRefusal.STORAGE_UNAVAILABLE)


class Session(RuleBasedStateMachine):
    """Seven players and six seats; every step is checked against everything that is recorded."""

    @initialize(
        seed=st.integers(0, 2**32),
        present=st.sets(st.sampled_from(NAMES[:6]), min_size=2),
        sells=st.booleans(),
    )
    def open(self, seed, present, sells):
        """Some of them sit down, at a table that sells its button or does not."""
        self.runner = asyncio.Runner(loop_factory=VirtualTimeLoop)
        self.deck = shuffled(seed)
        self.runner.run(self._open(replace(RULES, buy_button=sells)))
        for seat, name in enumerate(sorted(present), 1):
            self.wish(lambda seat=seat, name=name: self.played.sit(name, seat))

    async def _open(self, rules):
        self.played = PlayedTable(rules, deck=self.deck)
        self.onlookers = [self.played.watch(name) for name in (None, *NAMES)]

    def wish(self, wish):
        """Make a wish that may be refused; that is no harm."""

        async def main():
            await self.played.settle()
            with contextlib.suppress(Refused):
                await wish()

        self.runner.run(main())

    @rule(name=names, seat=st.integers(1, 7), chips=st.sampled_from((2_000, 2_050, 10_000, 1_950)))
    def sit(self, name, seat, chips):
        """Somebody wants a seat."""
        self.wish(lambda: self.played.sit(name, seat, chips))

    @rule(name=names)
    def leave(self, name):
        """Somebody gives his seat up."""
        self.wish(lambda: self.played.leave(name))

    @rule(name=names, on=st.booleans())
    def sit_out(self, name, on):
        """Somebody sits out or comes back."""
        self.wish(lambda: self.played.sit_out(name, on))

    @rule(name=names, on=st.booleans(), buy=st.booleans())
    def post(self, name, on, buy):
        """Somebody will post, buy the button, or wait."""
        self.wish(lambda: self.played.post(name, on, buy=buy))

    @rule(name=names, chips=st.sampled_from((0, 50, 75, 3_000)))
    def top_up(self, name, chips):
        """Somebody puts more chips on the table."""
        self.wish(lambda: self.played.top_up(name, chips))

    @rule(name=names, action=st.sampled_from((Fold(), Check(), Call(), Bet(200), Raise(400), Raise(-1))))
    def act(self, name, action):
        """Somebody acts, rightly or not."""
        self.wish(lambda: self.played.act(name, action))

    @precondition(lambda self: self.played.turn() is not None)
    @rule(wildly=st.booleans())
    def act_in_turn(self, wildly):
        """Whoever is on turn acts."""
        self.wish(self.played.act_wildly if wildly else self.played.act_meekly)

    @rule(hands=st.integers(1, 7))
    def play_on(self, hands):
        """Some hands are dealt, with everybody checking or folding, while enough players are there."""
        for _ in range(hands):
            self.runner.run(self._finish())
            if not is_playing(self.played.table) and next_deal(self.played.table) is None:
                return
            self.runner.run(self._deal())

    async def _finish(self):
        await asyncio.sleep(0)
        while True:
            # Who is refused because nothing can be written asks again, once the disk may be well.
            with contextlib.suppress(Refused):
                await self.played.finish()
                break
            await asyncio.sleep(1)
        await asyncio.sleep(0)

    async def _deal(self):
        number = self.played.table.hand_number
        await self.played.until(lambda: self.played.table.hand_number > number)

    @rule(seconds=st.sampled_from((0, 0.5, 3, 19, 30)))
    def wait(self, seconds):
        """Time passes."""
        self.runner.run(asyncio.sleep(seconds))

    @rule(seconds=st.sampled_from((1, 30)))
    def stall(self, seconds):
        """The machine stands still."""

        async def main():
            jump(seconds)
            await asyncio.sleep(0)

        self.runner.run(main())

    @rule(troubles=st.lists(st.sampled_from((UNAVAILABLE, 0.3, 5.0)), max_size=3))
    def trouble_with_storage(self, troubles):
        """The next steps are hard to write."""
        self.played.recorder.troubles.extend(troubles)

    @rule(name=names, connected=st.booleans())
    def connection(self, name, connected):
        """Somebody's line comes or goes."""
        self.runner.run(self._connection(name, connected))

    async def _connection(self, name, connected):
        self.played.actor.set_connected(f"id-{name}", connected)

    @rule(void=st.booleans())
    def restart(self, void):
        """The house closes and opens again; a hand goes on, or is cancelled."""

        async def main():
            await self.played.actor.stop()
            recorder = self.played.recorder
            recorder.troubles.clear()
            origin, table = self.played.origin, self.played.table
            assert table == self.played.replayed()
            self.played = PlayedTable(table=table, recorder=recorder, deck=self.deck, void=void)
            self.played.origin = origin
            self.played._known |= {f"id-{name}" for name in NAMES if f"wallet:id-{name}" in recorder.balances}
            self.onlookers = [self.played.watch(name) for name in (None, *NAMES)]
            await asyncio.sleep(0.01)

        self.runner.run(main())

    @invariant()
    def nothing_is_lost(self):
        """Replay gives this table, seats equal their accounts, nobody heard of what is not recorded."""
        if hasattr(self, "played"):
            self.runner.run(self._look())

    async def _look(self):
        await self.played.settle()
        self.played.check()
        await self._views_agree()

    async def _views_agree(self):
        """A new look at the table shows what the last news showed (apart from who watches)."""
        for onlooker in self.onlookers:
            if onlooker.news and onlooker.news[-1].seq == self.played.table.seq:
                told, now = onlooker.news[-1].view, self.played.actor.watch(onlooker).view
                assert (told.seats, told.hand, told.you) == (now.seats, now.hand, now.you)

    def teardown(self):
        """Every deal of the session obeys the laws of the blinds, and every step can be read again."""
        if not hasattr(self, "played"):
            return
        payloads = [decode_step(step.payload) for step in self.played.recorder.steps]
        assert [encode_step(payload) for payload in payloads] == [
            step.payload for step in self.played.recorder.steps
        ]
        check_session(self.played.origin, [payload.events for payload in payloads])
        self.runner.run(self.played.actor.stop())
        self.runner.close()


TestSession = Session.TestCase
TestSession.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
