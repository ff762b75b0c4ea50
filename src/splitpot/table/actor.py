"""The one writer of a table: takes a request, records the step, believes it, then tells everybody who
watches.

Nothing on any screen is missing from the disk. A refusal leaves everything untouched; a broken invariant
stops this one table, loudly, with its journal intact.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator

import structlog

from splitpot.ledger import Entry
from splitpot.limits import INBOX_MAX, STORAGE_RETRY_MAX_S
from splitpot.poker.events import HandEnded, HandStarted, PotAwarded, Seat
from splitpot.poker.hand import turn_seat
from splitpot.table import clock
from splitpot.table.absences import Absences
from splitpot.table.answers import Answers, Ask
from splitpot.table.audience import Audience
from splitpot.table.bank import TimeBanks
from splitpot.table.clock import Alarm, Due
from splitpot.table.dealing import broke, deal, settlement
from splitpot.table.decide import auto_act, decide, leave, time_up
from splitpot.table.deck import draw_deck
from splitpot.table.evolve import evolve
from splitpot.table.facts import HandVoided, TableEvent
from splitpot.table.lobby_facts import LobbyFacts
from splitpot.table.pace import Pace
from splitpot.table.ports import AllInOdds, Deck, News, Person, Recorder, Step, Unsure, Watcher
from splitpot.table.progress import progress
from splitpot.table.record import recorded_step
from splitpot.table.refusals import Refused, TableRefusal
from splitpot.table.requests import Granted, TableRequest, UseBank
from splitpot.table.table import Table, at, is_playing, occupied
from splitpot.table.view import ClockView, SeatOdds

log = structlog.get_logger()

POTS_REMEMBERED = 30
NO_ENTROPY_RETRY_MS = 5_000
STORAGE_FIRST_RETRY_S = 0.2


class TableActor:
    """One live table. Everything that changes it passes its inbox; `ask` and `watch` are the doors."""

    def __init__(
        self,
        table: Table,
        recorder: Recorder,
        pace: Pace,
        *,
        deck: Deck = draw_deck,
        now: clock.Now = time.monotonic,
        wall_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        on_change: Callable[[], None] = lambda: None,
        hand_started_ms: int | None = None,
        odds: AllInOdds | None = None,
        granted: Iterable[Granted] = (),
    ) -> None:
        self.table = table
        self.stopped = False
        self._recorder = recorder
        self._pace = pace
        self._deck = deck
        self._now = now
        self._wall_ms = wall_ms
        self._listeners = [on_change]
        self._inbox: asyncio.Queue[Ask] = asyncio.Queue(INBOX_MAX)
        self._answers = Answers(granted)
        self._audience = Audience(table, self._times)
        self._due: Due | None = None
        self._banks = TimeBanks(pace)
        self._absences = Absences(pace, practice=table.practice)
        self._odds = odds
        self._counting: asyncio.Task[None] | None = None
        self._pots: deque[int] = deque(maxlen=POTS_REMEMBERED)
        self._hand_started_ms = hand_started_ms if hand_started_ms is not None else wall_ms()
        self._task: asyncio.Task[None] | None = None
        self._ending = False
        self._resting = False

    def start(self, *, void: bool = False) -> None:
        """Begin to play; `void` first cancels a hand that lay unfinished for too long."""
        self._due = self._next_due(self.table, None)
        self._absences.note(self.table, self._now())
        self._task = asyncio.create_task(self._run(void=void), name=f"table {self.table.id}")

    def break_down(self, error: Exception) -> None:
        """Stop this table loudly: its journal stays whole, other tables play on, every request is refused."""
        log.error(
            "table_stopped",
            table=self.table.id,
            seq=self.table.seq,
            error=type(error).__name__,
            exc_info=error,
        )
        self.stopped = self._audience.stopped = True
        self._due = None
        self._refuse_waiting()
        self._audience.tell(self.table, ())
        self._changed()

    async def stop(self) -> None:
        """End after the step under way; a running hand stays in the journal and goes on at the next start."""
        self._ending = True
        if self._task is not None:
            # What is being written is believed and told first, or somebody would be refused what happened.
            if self._resting:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._counting is not None:
            self._counting.cancel()
        self._refuse_waiting()

    async def ask(self, person: Person, request: TableRequest) -> None:
        """Carry `request` out. Returns when it is recorded; raises Refused, and nothing has changed then."""
        if self.stopped or self._ending:
            raise Refused(TableRefusal.STOPPED)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._inbox.put_nowait(Ask(person, request, answer))
        except asyncio.QueueFull:
            raise Refused(TableRefusal.BUSY) from None
        await answer

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever something changed here; it must return at once."""
        self._listeners.append(listener)

    def watch(self, watcher: Watcher) -> News:
        """Tell `watcher` all news from now on; returns the whole picture and the facts of the hand so far."""
        news = self._audience.add(watcher)
        self._changed()
        return news

    def unwatch(self, watcher: Watcher) -> None:
        """Stop telling `watcher`."""
        self._audience.remove(watcher)
        self._changed()

    def set_connected(self, player: str, connected: bool) -> None:
        """Note that a player has a connection or lost the last one; everybody sees it at his seat."""
        if self._audience.set_present(player, present=connected):
            self._audience.tell(self.table, ())

    def looking(self) -> set[str | None]:
        """Ids of the players who look at this table, seated or not; None if somebody without a name does."""
        return self._audience.players()

    def info(self) -> LobbyFacts:
        """What the lobby says of this table."""
        seats = occupied(self.table)
        bots = sum(seat.bot is not None for _, seat in seats)
        return LobbyFacts(
            people=len(seats) - bots,
            bots=bots,
            watchers=self._audience.spectators(),
            hand_number=self.table.hand_number,
            average_pot=round(sum(self._pots) / len(self._pots)) if self._pots else 0,
            seats={seat.player: number for number, seat in seats},
        )

    def _changed(self) -> None:
        for listener in self._listeners:
            listener()

    def _next_due(self, table: Table, before: Due | None) -> Due | None:
        return clock.next_due(table, self._pace, self._now(), before, cleared=self._audience.cleared)

    def _times(self) -> tuple[ClockView | None, int | None]:
        now, due = self._now(), self._due
        seat = None if due is None or due.seat is None else self.table.seats[due.seat - 1]
        bank_ms = self._banks.of(seat.player) if seat is not None else 0
        return clock.clock_view(due, now, bank_ms), clock.next_hand_ms(due, now)

    async def _run(self, *, void: bool) -> None:
        try:
            if void and is_playing(self.table):
                await self._commit((HandVoided(self.table.hand_number),))
            await self._tidy()
            while not self._ending:
                ask = await self._next_ask()
                if ask is None:
                    await self._wake()
                else:
                    await self._answer(ask)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.break_down(error)

    async def _next_ask(self) -> Ask | None:
        """The next request, or None when a deadline comes first.

        Whoever asked in time is heard before the clock.
        """
        if not self._inbox.empty():
            return self._inbox.get_nowait()
        due_at = self._due.at if self._due is not None else None
        wakes = [at for at in (due_at, self._absences.next_at()) if at is not None]
        wait = max(0.0, min(wakes) - self._now()) if wakes else None
        try:
            with self._rest():
                async with asyncio.timeout(wait):
                    return await self._inbox.get()
        except TimeoutError:
            return None if self._inbox.empty() else self._inbox.get_nowait()

    @contextlib.contextmanager
    def _rest(self) -> Iterator[None]:
        """Mark a wait in which nothing is half done, so that the table may end here."""
        self._resting = True
        try:
            yield
        finally:
            self._resting = False

    async def _answer(self, ask: Ask) -> None:
        try:
            refused = await self._carry_out(ask.person, ask.request)
        except BaseException:
            ask.give(Refused(TableRefusal.STOPPED))
            raise
        ask.give(refused)
        if refused is not None and refused.code == TableRefusal.STORAGE_UNAVAILABLE:
            # Who is on turn could not act, so his clock stands still until something can be written.
            await self._retry(self._recorder.ready, self.table.seq, self._now())
        await self._tidy()

    async def _carry_out(self, person: Person, request: TableRequest) -> Refused | None:
        """None once `request` is recorded, else what refused it; the same request again gets the same."""
        try:
            if self._answers.recall(person.id, request):
                return None
        except Refused as refused:
            return refused
        refusal: Refused | None = None
        try:
            decision = decide(self.table, person, request, self._wall_ms())
            if isinstance(request, UseBank):
                self._use_bank(person.id)
            self._answers.begin(person, request)
            await self._commit(decision.events, decision.entry, play=True, patient=False)
        except Refused as refused:
            refusal = refused
        self._answers.remember(person, request, refusal)
        return refusal

    def _use_bank(self, player: str) -> None:
        """Add the time bank of `player` to his turn.

        Raises Refused if it is not his, if the bank is empty, or in use already.
        """
        due = self._due
        bank_ms = self._banks.of(player)
        if due is None or due.seat is None or due.bank_ms or not bank_ms:
            raise Refused(TableRefusal.NOT_OFFERED_HERE)
        if at(self.table, due.seat).player != player:
            raise Refused(TableRefusal.NOT_OFFERED_HERE)
        self._due = clock.banked(due, self._now(), bank_ms)
        self._audience.tell(self.table, ())

    def _banks_by_itself(self, due: Due) -> bool:
        """Does the seat whose time is up go on with its bank, as it does unless it wants to be asked."""
        seat = at(self.table, due.seat or 0)
        if due.bank_ms or not seat.auto_bank or not self._banks.of(seat.player):
            return False
        self._use_bank(seat.player)
        return True

    def _keep_bank(self, before: Due | None) -> None:
        """Give back what a turn that is over has left of its time bank."""
        if before is None or before is self._due or not before.bank_ms or before.seat is None:
            return
        seat = self.table.seats[before.seat - 1]
        if seat is not None:
            self._banks.keep(seat.player, clock.bank_left(before, self._now()))

    async def _wake(self) -> None:
        """Do what is due by itself."""
        absent = self._absences.due(self._now())
        if absent is not None:
            await self._stand_up(absent)
            return
        due = self._due
        if due is None or self._now() < due.at:
            return
        later = clock.extended(due, self._now())
        if later is not None:
            log.warning("clock_extended", table=self.table.id, late_s=round(self._now() - due.at, 1))
            self._due = later
            self._audience.tell(self.table, ())
            return
        match due.alarm:
            case Alarm.TURN:
                if self._banks_by_itself(due):
                    return
                await self._commit(time_up(self.table).events, play=True)
            case Alarm.RUN_OUT:
                assert self.table.hand is not None, "only a hand can run out"
                await self._commit(progress(self.table.hand))
            case Alarm.DEAL:
                await self._deal()
            case Alarm.CLEAR:
                # Nobody is left to play on: the result has been read, and is no fact that must be recorded.
                self._audience.cleared = self.table.hand_number
                self._due = None
                self._audience.tell(self.table, ())
        await self._tidy()

    async def _stand_up(self, seat: Seat) -> None:
        """Free the seat of a person who has sat out too long; his chips go the way of every leaver's."""
        # The blanks keep this key apart from all that clients can choose.
        key = f"absent before step {self.table.seq}"
        decision = leave(self.table, seat, key, self._wall_ms(), absent=True)
        await self._commit(decision.events, decision.entry)

    async def _deal(self) -> None:
        try:
            deck = self._deck()
        except OSError as error:
            log.error("no_entropy", table=self.table.id, error=str(error))
            retry_at = self._now() + NO_ENTROPY_RETRY_MS / 1000
            self._due = Due(Alarm.DEAL, retry_at, self.table.hand_number, NO_ENTROPY_RETRY_MS)
            return
        self._hand_started_ms = self._wall_ms()
        await self._commit(deal(self.table, deck))

    async def _tidy(self) -> None:
        """See leavers off: those between hands stand up, those on turn check or fold at once."""
        while (step := self._leaving()) is not None:
            await self._commit(*step, play=True)

    def _leaving(self) -> tuple[tuple[TableEvent, ...], Entry | None] | None:
        if is_playing(self.table) and self.table.hand is not None:
            turn = turn_seat(self.table.hand)
            if turn is not None and at(self.table, turn).leaving:
                return (auto_act(self.table),), None
            return None
        for number, seat in occupied(self.table):
            if seat.leaving:
                # The blanks keep this key apart from all that clients can choose.
                decision = leave(self.table, number, f"after hand {self.table.hand_number}", self._wall_ms())
                return decision.events, decision.entry
        return None

    async def _commit(
        self,
        events: tuple[TableEvent, ...],
        entry: Entry | None = None,
        *,
        play: bool = False,
        patient: bool = True,
    ) -> None:
        """Record `events` as one step, believe them, tell them.

        With `play`, add what follows in the hand by itself. Unless `patient`, raises
        Refused(storage_unavailable) where nothing can be written.
        """
        if not events:
            return
        after = evolve(self.table, events)
        if play and after.hand is not None and after.hand is not self.table.hand:
            events = (*events, *progress(after.hand))
            after = evolve(self.table, events)
        ended = any(isinstance(event, HandEnded) for event in events)
        if ended:
            assert entry is None, "a hand that ends settles alone"
            events = (*events, *broke(after))
            after = evolve(self.table, events)
            entry = settlement(after)
        step = recorded_step(
            after,
            events,
            entry,
            self._wall_ms(),
            hand_started_ms=self._hand_started_ms if ended else None,
            granted=self._answers.to_write(),
        )
        await self._record(step, patient=patient)
        self._answers.written()
        before, self._due = self._due, self._next_due(after, self._due)
        self._keep_bank(before)
        self.table = after
        self._absences.note(after, self._now())
        if any(isinstance(event, HandStarted) for event in events):
            self._banks.refill(seat.player for _, seat in occupied(after))
        if ended:
            self._pots.append(sum(event.amount for event in after.facts if isinstance(event, PotAwarded)))
        self._audience.odds = ()
        self._audience.tell(after, events)
        self._changed()
        self._count_odds()

    def _count_odds(self) -> None:
        """Find out what the open hands may expect, and tell it once it is known, if it still holds then."""
        table, odds = self.table, self._odds
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        hand = table.hand
        if odds is None or hand is None or hand.over or not hand.opened or hand.waiting:
            return

        async def count() -> None:
            shares = await odds(hand)
            if self.table is table and not self.stopped:
                self._audience.odds = tuple(SeatOdds(seat, share) for seat, share in sorted(shares.items()))
                self._audience.tell(table, ())

        self._counting = asyncio.create_task(count(), name=f"odds {table.id}")

    async def _record(self, step: Step, *, patient: bool) -> None:
        """Write `step`, waiting as long as storage is out of reach: until then nothing more happens here.

        Trying the same step again is harmless, and clocks stand still meanwhile. Unless `patient`, raises
        Refused(storage_unavailable) where the step is not written for certain.
        """
        began = self._now()
        if not await self._try_to_record(step, patient=patient):
            # From here on patient: the first try may be on disk after all.
            await self._retry(lambda: self._try_to_record(step, patient=True), step.seq, began)

    async def _try_to_record(self, step: Step, *, patient: bool) -> bool:
        try:
            await self._recorder.record(step)
        except Unsure:
            return False
        except Refused as refused:
            if refused.code != TableRefusal.STORAGE_UNAVAILABLE or not patient:
                raise
            return False
        return True

    async def _retry(self, attempt: Callable[[], Awaitable[bool]], seq: int, began: float) -> None:
        """Try again and again, at growing intervals, until it is done; clocks stand still since `began`."""
        pause = STORAGE_FIRST_RETRY_S
        while True:
            log.error("storage_unavailable", table=self.table.id, seq=seq, retry_in_s=pause)
            if self._ending:
                raise asyncio.CancelledError
            began = await self._pause(pause, began)
            if await attempt():
                return
            pause = min(2 * pause, STORAGE_RETRY_MAX_S)

    async def _pause(self, seconds: float, began: float) -> float:
        """Wait, and postpone what is due by all the time since `began`; the time now.

        Whoever asks meanwhile is told at once that nothing was done, but for the request that may be on disk:
        sent again, it waits for its own outcome.
        """
        waiting: list[Ask] = []
        try:
            with self._rest(), contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while True:
                        ask = await self._inbox.get()
                        if self._answers.is_under_way(ask):
                            waiting.append(ask)
                        else:
                            self._turn_away(ask)
        finally:
            # Also where the table ends here: whoever waits in the inbox is told so.
            for ask in waiting:
                self._inbox.put_nowait(ask)
        now = self._now()
        self._due = clock.postponed(self._due, now - began)
        return now

    def _turn_away(self, ask: Ask) -> None:
        """Answer a request while nothing can be recorded: as before if it was carried out, else refuse it."""
        try:
            done = self._answers.recall(ask.person.id, ask.request)
            ask.give(None if done else Refused(TableRefusal.STORAGE_UNAVAILABLE))
        except Refused as refused:
            ask.give(refused)

    def _refuse_waiting(self) -> None:
        while not self._inbox.empty():
            self._inbox.get_nowait().give(Refused(TableRefusal.STOPPED))
