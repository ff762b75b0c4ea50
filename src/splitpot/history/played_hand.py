"""A hand that is being played: what is true now and all that has happened, for whoever reads along."""

from collections.abc import Callable

from splitpot.poker.actions import Action
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import Event, HandStarted, PotAwarded, RakeTaken, Seat
from splitpot.poker.hand import Hand
from splitpot.poker.pots import pot_total

HouseRake = Callable[[Hand], RakeTaken | None]


class PlayedHand:
    """Runs by itself up to the first decision, and after each action to the next one.

    `rake` tells, once the pots are complete, what another house took from them; without it the rules do.
    """

    def __init__(self, start: HandStarted, rake: HouseRake | None = None) -> None:
        self._rake = rake
        self.events: list[Event] = [start]
        self.hand: Hand = begin(start)
        self._chips = self._count()
        self._run()

    def act(self, seat: Seat, action: Action) -> Event:
        """The fact that `action` became, after it and all that follows by itself. Raises IllegalAction."""
        event = choose(self.hand, seat, action)
        self._take(event)
        self._run()
        return event

    def accept(self, event: Event) -> None:
        """Take a fact that another room's customs allow and ``choose`` does not, and all that follows."""
        self._take(event)
        self._run()

    def _take(self, event: Event) -> None:
        self.events.append(event)
        self.hand = apply(self.hand, event)
        assert self._count() == self._chips, f"chips appeared or vanished at {event}"

    def _run(self) -> None:
        while (event := next_event(self.hand)) is not None:
            if self._rake is not None and isinstance(event, PotAwarded) and self.hand.rake is None:
                taken = self._rake(self.hand)
                if taken is not None:
                    self._take(taken)
                    continue
            self._take(event)

    def _count(self) -> int:
        """All chips of the hand: behind, in pots not yet paid, with the house, carried to the next pot."""
        hand = self.hand
        paid_out = sum(share.amount for award in hand.awards for share in award.shares)
        return sum(player.stack for player in hand.players) + pot_total(hand) - paid_out
