"""A table without clock, disk and network: it takes requests and deals when it is told to.

The same pure functions decide here as at a live table, so what is true of one is true of the other.
"""

from splitpot.poker.actions import Action, Check, Fold
from splitpot.poker.cards import Card, full_deck
from splitpot.poker.choose import choose
from splitpot.poker.events import Event, HandEnded, HandStarted, Seat
from splitpot.poker.hand import turn_seat
from splitpot.poker.legal import legal_actions
from splitpot.poker.rules import Rules
from splitpot.table import Person, Table, new_table
from splitpot.table.dealing import broke, deal
from splitpot.table.decide import auto_act, decide, leave
from splitpot.table.evolve import evolve
from splitpot.table.facts import HandVoided, TableEvent
from splitpot.table.progress import progress
from splitpot.table.requests import Act, TableRequest
from splitpot.table.table import at, is_playing, occupied

NOON_MS = 43_200_000  # it is always noon here


class QuietTable:
    """One table; everybody's wallet is full, and a deck lies in order unless another is given."""

    def __init__(self, rules: Rules) -> None:
        self.table: Table = new_table("quiet", "Quiet", rules)

    def ask(self, person: Person, request: TableRequest) -> None:
        """Carry `request` out. Raises Refused, and nothing has changed then."""
        self._commit(decide(self.table, person, request, NOON_MS).events)
        self._see_off()

    def deal(self, deck: tuple[Card, ...] | None = None) -> HandStarted | None:
        """Begin the next hand, which must not be running; None with fewer than two players."""
        events = deal(self.table, full_deck() if deck is None else deck)
        self._commit(events)
        self._see_off()
        return next((event for event in events if isinstance(event, HandStarted)), None)

    def act(self, seat: Seat, action: Action) -> Event:
        """The fact that `action` became. Raises Refused."""
        held = at(self.table, seat)
        request = Act(self.table.id, self.table.hand_number, self.table.turn, "act", action)
        decision = decide(self.table, Person(held.player, held.name), request, NOON_MS)
        self._commit(decision.events)
        self._see_off()
        (done,) = decision.events
        assert isinstance(done, Event), "an action becomes a fact of the hand"
        return done

    def cancel(self) -> None:
        """Cancel the running hand."""
        self._commit((HandVoided(self.table.hand_number),))
        self._see_off()

    def finish(self) -> None:
        """Everybody checks or folds until the hand is over."""
        while is_playing(self.table) and self.table.hand is not None:
            hand = self.table.hand
            legal = legal_actions(hand)
            if legal is None:
                self._commit(progress(hand))
            else:
                self._commit((choose(hand, legal.seat, Check() if legal.check else Fold(), legal),))
            self._see_off()

    def _commit(self, events: tuple[TableEvent, ...]) -> None:
        """Believe `events`, what follows in the hand by itself, and who is out of chips at its end."""
        before = self.table.hand
        after = evolve(self.table, events)
        while after.hand is not None and after.hand is not before and not after.hand.over:
            before = after.hand
            follows = progress(after.hand)
            after = evolve(after, follows) if follows else after
            events = (*events, *follows)
        if any(isinstance(event, HandEnded) for event in events):
            after = evolve(after, broke(after))
        self.table = after

    def _see_off(self) -> None:
        """Leavers on turn check or fold at once, those between hands stand up."""
        while (step := self._leaving()) is not None:
            self._commit(step)

    def _leaving(self) -> tuple[TableEvent, ...] | None:
        table = self.table
        if is_playing(table) and table.hand is not None:
            turn = turn_seat(table.hand)
            return (auto_act(table),) if turn is not None and at(table, turn).leaving else None
        for number, seat in occupied(table):
            if seat.leaving:
                return leave(table, number, f"after-{table.hand_number}", NOON_MS).events
        return None
