"""What the checks of a transcript claim, and what the hand says to it: two texts that have to be equal."""

from collections.abc import Sequence
from typing import Protocol, assert_never

from splitpot.history.amounts import amount_text
from splitpot.history.transcript import (
    Award,
    CarriedOut,
    Holds,
    May,
    OnStreet,
    Opened,
    Over,
    Pots,
    RaisesLeft,
    Rake,
    Reads,
    Returned,
    Sees,
    Showdown,
    Stacks,
)
from splitpot.poker.cards import RANKS, Card, cards_text
from splitpot.poker.events import (
    BetReturned,
    BoardDealt,
    Event,
    HandsOpened,
    HandStarted,
    HolesDealt,
    Mucked,
    PotAwarded,
    Seat,
    Shown,
    Street,
)
from splitpot.poker.hand import Hand, Player, player_at, turn_seat
from splitpot.poker.legal import Legal, legal_actions
from splitpot.poker.reading import LowState, read_hand
from splitpot.poker.rules import Chips
from splitpot.poker.sight import hand_view, mucked_for, recorded

CheckStep = (
    OnStreet
    | May
    | RaisesLeft
    | Pots
    | Returned
    | Showdown
    | Opened
    | Award
    | Rake
    | CarriedOut
    | Stacks
    | Holds
    | Reads
    | Sees
    | Over
)


class Played(Protocol):
    """A hand that is being played, or is over, and all that has happened in it."""

    @property
    def hand(self) -> Hand:
        """What is true now."""

    @property
    def events(self) -> Sequence[Event]:
        """What has happened."""


def claim_and_truth(played: Played, names: dict[Seat, str], step: CheckStep) -> tuple[str, str]:
    """What `step` claims about the hand and what is true, as texts."""
    checks = _Checks(played, names)
    match step:
        case OnStreet(street=street):
            return checks.street(street)
        case May():
            return checks.may(step)
        case RaisesLeft(count=count):
            legal = legal_actions(played.hand)
            return _raises(count), _raises(legal.raises_left) if legal else "nobody to act"
        case Pots():
            return checks.pots(step)
        case Returned(returns=returns):
            back = [(e.seat, e.amount) for e in played.events if isinstance(e, BetReturned)]
            return checks.amounts(returns), checks.amounts(back)
        case Showdown(order=order):
            return checks.showdown(order)
        case Opened(street=street):
            return _opening(street), _opening(checks.opening())
        case Award():
            return checks.award(step)
        case Rake(amounts=amounts):
            return _sum(amounts), _sum(played.hand.rake or (0,))
        case CarriedOut(amount=amount):
            return f"{amount_text(amount)} carried", f"{amount_text(played.hand.carried_out)} carried"
        case Stacks(chips=chips):
            stacks = {player.seat: player.stack for player in played.hand.players}
            return checks.amounts(chips), checks.amounts([(seat, stacks[seat]) for seat, _ in chips])
        case Holds():
            return checks.holds(step)
        case Reads():
            return checks.reads(step)
        case Sees():
            return checks.sees(step)
        case Over():
            return "the hand over", "the hand over" if played.hand.over else "the hand still on"
        case _:
            assert_never(step)


class _Checks:
    def __init__(self, played: Played, names: dict[Seat, str]) -> None:
        self._events = played.events
        self._hand = played.hand
        self._names = names

    def amounts(self, chips: Sequence[tuple[Seat, Chips]]) -> str:
        return ", ".join(f"{self._names[seat]} {amount_text(amount)}" for seat, amount in chips) or "nothing"

    def street(self, street: Street) -> tuple[str, str]:
        turn = turn_seat(self._hand)
        now = "the betting over" if turn is None else f"betting on the {self._hand.street.name.lower()}"
        return f"betting on the {street.name.lower()}", now

    def may(self, step: May) -> tuple[str, str]:
        legal = legal_actions(self._hand)
        if legal is None:
            return f"{self._names[step.seat]} to act", "nobody to act"
        claim = f"{self._names[step.seat]} may {', '.join(step.choices)}"
        return claim, f"{self._names[legal.seat]} may {', '.join(_choices(legal))}"

    def pots(self, step: Pots) -> tuple[str, str]:
        claimed = [(amount, self._list(seats or ())) for amount, seats in step.pots]
        true = [(pot.amount, self._list(pot.contenders)) for pot in self._hand.pots]
        # Contenders that the text does not name are not compared.
        shown = [
            (amount, seats if index >= len(claimed) or claimed[index][1] else "")
            for index, (amount, seats) in enumerate(true)
        ]
        return _pots(claimed), _pots(shown)

    def showdown(self, order: Sequence[tuple[Seat, bool]]) -> tuple[str, str]:
        true = [(e.seat, isinstance(e, Shown)) for e in self._events if isinstance(e, Shown | Mucked)]
        return self._shows(order), self._shows(true)

    def opening(self) -> Street | None:
        street = Street.PREFLOP
        for event in self._events:
            if isinstance(event, HandsOpened):
                return street
            if isinstance(event, BoardDealt):
                street = event.street
        return None

    def award(self, step: Award) -> tuple[str, str]:
        paid = [event for event in self._hand.awards if (event.pot, event.board) == (step.pot, step.board)]
        if step.half is not None:
            paid = [event for event in paid if event.half is step.half]
        if len(paid) != 1:
            return f"one award of pot {step.pot}", f"{len(paid)} such awards among {self._awards()}"
        return self.amounts(step.shares), self._shared(paid[0])

    def holds(self, step: Holds) -> tuple[str, str]:
        if step.seat is None:
            dealt = self._hand.board if step.board == 1 else self._hand.second
            return f"board {cards_text(step.cards)}", f"board {cards_text(dealt)}"
        cards = self._player(step.seat).hole
        return cards_text(step.cards), cards_text(cards)

    def reads(self, step: Reads) -> tuple[str, str]:
        reading = read_hand(self._hand.rules.variant, self._player(step.seat).hole, self._hand.board)
        low = "no low"
        if reading.low_state is LowState.MADE:
            low = "-".join(RANKS[rank] for rank in reading.low)
        if step.low is None:
            return step.category, reading.high.category
        return f"{step.category}, {step.low}", f"{reading.high.category}, {low}"

    def sees(self, step: Sees) -> tuple[str, str]:
        cards = self._found(step.viewer) if step.later else self._visible(step.viewer)
        claim = ", ".join(f"{self._names[seat]} {text}" for seat, text in step.cards)
        return claim, ", ".join(f"{self._names[seat]} {cards[seat]}" for seat, _ in step.cards)

    def _visible(self, viewer: Seat | None) -> dict[Seat, str]:
        return {player.seat: _cards(player.cards) for player in hand_view(self._hand, viewer).players}

    def _found(self, viewer: Seat | None) -> dict[Seat, str]:
        """What the viewer's history of the hand shows: hole cards, and hands shown at the showdown."""
        thrown = frozenset(player.seat for player in self._hand.players if player.mucked)
        mucked = mucked_for(self._hand.rules, viewer, thrown)
        found: dict[Seat, str] = {}
        for event in (recorded(event, viewer, mucked=mucked) for event in self._events):
            if isinstance(event, HolesDealt):
                found = {hole.seat: _cards(hole.cards) for hole in event.holes}
            elif isinstance(event, Shown):
                found[event.seat] = _cards(event.cards)
            elif isinstance(event, HandStarted):
                assert not event.deck, "the deck of a recorded hand is for nobody"
        return found

    def _player(self, seat: Seat) -> Player:
        player = player_at(self._hand, seat)
        assert player is not None
        return player

    def _shows(self, order: Sequence[tuple[Seat, bool]]) -> str:
        said = [f"{self._names[seat]} {'shows' if shows else 'mucks'}" for seat, shows in order]
        return ", ".join(said) or "none"

    def _list(self, seats: tuple[Seat, ...]) -> str:
        return " ".join(sorted(self._names[seat] for seat in seats))

    def _awards(self) -> str:
        return "; ".join(f"pot {a.pot} {a.half} {self._shared(a)}" for a in self._hand.awards) or "none"

    def _shared(self, award: PotAwarded) -> str:
        return self.amounts([(share.seat, share.amount) for share in award.shares])


def _choices(legal: Legal) -> list[str]:
    choices = ["fold"] if legal.fold else []
    choices += ["check"] if legal.check else []
    choices += [f"call {amount_text(legal.call)}"] if legal.call is not None else []
    if legal.min_to is not None and legal.max_to is not None:
        bounds = amount_text(legal.min_to)
        if legal.max_to > legal.min_to:
            bounds += f"-{amount_text(legal.max_to)}"
        choices.append(f"{'bet' if legal.opens else 'raise to'} {bounds}")
    return choices


def _opening(street: Street | None) -> str:
    return "hands never opened" if street is None else f"hands opened on the {street.name.lower()}"


def _cards(cards: Sequence[Card | None]) -> str:
    known = [card for card in cards if card is not None]
    if not cards:
        return "nothing"
    return cards_text(known) if known else "hidden"


def _raises(count: int | None) -> str:
    return "unlimited raises" if count is None else f"{count} raises left"


def _sum(amounts: Sequence[Chips]) -> str:
    return " + ".join(amount_text(amount) for amount in amounts)


def _pots(pots: Sequence[tuple[Chips, str]]) -> str:
    return " | ".join(f"{amount_text(amount)} {seats}".strip() for amount, seats in pots) or "none"
