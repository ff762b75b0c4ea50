"""The hand played in place, by the rules of this room: oracle of the C++ core, and its stand-in."""

from splitpot.limits import PLAYERS_MAX, PLAYERS_MIN
from splitpot.poker.actions import Action, Bet, Call, Check, Fold, IllegalAction, Raise, Refusal
from splitpot.poker.apply import apply, begin
from splitpot.poker.cards import Card, full_deck
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import HandStarted, Seat
from splitpot.poker.hand import Hand, player_at
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.pots import pot_total
from splitpot.poker.rules import BOARD_CARDS, BURNED_CARDS, DECK_CARDS, Chips, Rules


class QuickHand:
    """One hand, changed by every action; whoever needs the hand before keeps a `Hand` instead."""

    def __init__(self, started: HandStarted, /) -> None:
        """Post and deal. Raises ValueError if `started` cannot be played."""
        _check(started)
        self._actions: list[tuple[str, Chips]] = []
        self._proceed(begin(started))

    def _proceed(self, hand: Hand) -> None:
        """Let everything happen that happens by itself."""
        while (event := next_event(hand)) is not None:
            hand = apply(hand, event)
        self._hand = hand
        self._legal = legal_actions(hand)

    def _act(self, kind: str, action: Action, to: Chips = 0) -> None:
        hand, legal = self._hand, self._on_turn()
        event = choose(hand, legal.seat, action, legal)
        self._actions.append((kind, to))
        self._proceed(apply(hand, event))

    def _on_turn(self) -> Legal:
        if self._legal is None:
            raise IllegalAction(Refusal.HAND_OVER)
        return self._legal

    def fold(self) -> None:
        """Give up the hand. Raises IllegalAction."""
        self._act("f", Fold())

    def check(self) -> None:
        """Stay in for nothing. Raises IllegalAction."""
        self._act("k", Check())

    def call(self) -> None:
        """Put in what is owed, or all that is left. Raises IllegalAction."""
        self._act("c", Call())

    def bet(self, to: Chips, /) -> None:
        """Bet or raise to a total of `to` this street. Raises IllegalAction."""
        self._act("r", Bet(to) if self._on_turn().opens else Raise(to), to)

    def hole(self, seat: Seat, /) -> tuple[Card, ...]:
        """The hole cards of a seat. Raises ValueError if it was not dealt in."""
        player = player_at(self._hand, seat)
        if player is None:
            raise ValueError(f"seat {seat} is not dealt in")
        return player.hole

    @property
    def turn(self) -> Seat | None:
        """The seat that has to decide, None when the hand is over."""
        return self._legal.seat if self._legal else None

    @property
    def owed(self) -> Chips:
        """What a call costs, 0 if a check is free."""
        return (self._legal.call or 0) if self._legal else 0

    @property
    def min_to(self) -> Chips | None:
        """The least bet or raise, as a total of this street; None if there may be none."""
        return self._legal.min_to if self._legal else None

    @property
    def max_to(self) -> Chips | None:
        """The largest bet or raise, as a total of this street; None if there may be none."""
        return self._legal.max_to if self._legal else None

    @property
    def over(self) -> bool:
        """Is the hand over."""
        return self._hand.over

    @property
    def street(self) -> int:
        """0 before the flop to 3 on the river."""
        return int(self._hand.street)

    @property
    def board(self) -> tuple[Card, ...]:
        """The board cards."""
        return self._hand.board

    @property
    def second(self) -> tuple[Card, ...]:
        """The second board when the hand is over, empty without one (rule R15)."""
        return self._hand.second if self._hand.over else ()

    @property
    def total(self) -> Chips:
        """All chips that were put in and not returned."""
        return pot_total(self._hand)

    @property
    def stacks(self) -> tuple[Chips, ...]:
        """The chips behind, in the order of the seats in `HandStarted`."""
        return tuple(player.stack for player in self._hand.players)

    @property
    def carried(self) -> Chips:
        """Chips that stay for the next hand (rule R6.2)."""
        return self._hand.carried_out

    @property
    def actions(self) -> tuple[tuple[str, Chips], ...]:
        """What was done: f, k, c or r for a bet or raise, and its total or 0."""
        return tuple(self._actions)


def _check(started: HandStarted) -> None:
    count = len(started.seats)
    needed = count * started.rules.variant.hole
    if not PLAYERS_MIN <= count <= PLAYERS_MAX or needed > _cards_left(started.rules):
        raise ValueError(f"{count} seats cannot be dealt in")
    seats = {stack.seat for stack in started.seats}
    strangers = [post.seat for post in started.posts if post.seat not in seats]
    if started.rules.run_it_twice:
        strangers += [seat for seat in started.run_twice if seat not in seats]
    if strangers:
        raise ValueError(f"seat {strangers[0]} is not dealt in")
    if tuple(sorted(started.deck)) != full_deck():
        raise ValueError("a deck is 52 different cards, each an int from 0 to 51")


def _cards_left(rules: Rules) -> int:
    """Cards for holes if all see the river, on two boards where they may be."""
    boards = 2 if rules.run_it_twice else 1
    return DECK_CARDS - boards * (BOARD_CARDS + (BURNED_CARDS if rules.burn else 0))
