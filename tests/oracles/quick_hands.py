"""The hand of the C++ core beside the hand of the rules: the same choices, and the same chips at the end."""

from splitpot.poker.choose import Choice
from splitpot.poker.events import BetMade, Called, Checked, Folded, HandStarted, Raised
from splitpot.poker.hand import Hand
from splitpot.poker.legal import Legal
from splitpot.poker.pots import pot_total
from splitpot.poker.quick import QuickHand


class Beside:
    """Plays along with one hand; each question and the end are answered as the quick hand sees them."""

    def __init__(self, start: HandStarted) -> None:
        self.quick = QuickHand(start)

    def choices(self) -> tuple[object, ...]:
        """Who is on turn, what he owes and what he may bet."""
        return self.quick.turn, self.quick.owed, self.quick.min_to, self.quick.max_to

    def act(self, choice: Choice) -> None:
        """Do what was chosen."""
        match choice:
            case Folded():
                self.quick.fold()
            case Checked():
                self.quick.check()
            case Called():
                self.quick.call()
            case BetMade(to=to) | Raised(to=to):
                self.quick.bet(to)

    def state(self) -> tuple[object, ...]:
        """Everything else that a quick hand tells."""
        quick = self.quick
        return (
            *(quick.over, quick.street, quick.board, quick.second),
            *(quick.total, quick.stacks, quick.carried),
        )


def choices_of(legal: Legal) -> tuple[object, ...]:
    """What a quick hand ought to say of these choices."""
    return legal.seat, legal.call or 0, legal.min_to, legal.max_to


def state_of(hand: Hand) -> tuple[object, ...]:
    """What a quick hand ought to say of this one."""
    stacks = tuple(player.stack for player in hand.players)
    second = hand.second if hand.over else ()
    return (
        *(hand.over, int(hand.street), hand.board, second),
        *(pot_total(hand), stacks, hand.carried_out),
    )
