"""Replays a real hand by the rules of the room, and compares who won what.

The deck is stacked with the cards that the history shows. Every action must be legal and come in turn; bets
that went back, pots, rake and shares must be those printed, to the smallest unit. How another house counts
its rake is its own affair: that is taken as printed.
"""

import enum
from collections.abc import Iterable, Sequence

import msgspec

from splitpot.history.amounts import amount_text
from splitpot.history.played_hand import PlayedHand
from splitpot.history.real_hand import Lack, RealHand, Unplayable
from splitpot.history.real_play import Differs, Lacks, play_real
from splitpot.history.stacked_deck import losing_holes
from splitpot.poker.events import BetReturned, Half, Seat
from splitpot.poker.rules import Chips


class Outcome(enum.StrEnum):
    """How a replay ended."""

    AGREES = "agrees"
    DIFFERS = "differs"
    SKIPPED = "skipped"


class Replay(msgspec.Struct, frozen=True):
    """The outcome for one hand: what its history lacks, or what it prints and what the rules make of it.

    `unshown` counts hands that were called and never shown: they are taken to lose, as their owners said by
    throwing them away.
    """

    outcome: Outcome
    lack: Lack | None = None
    expected: str = ""
    got: str = ""
    unshown: int = 0


def replay(hand: RealHand | Unplayable) -> Replay:
    """Play `hand` and compare every printed fact."""
    if isinstance(hand, Unplayable):
        return Replay(Outcome.SKIPPED, lack=hand.lack)
    try:
        played = play_real(hand, hand.holes)
        unshown = _unshown(hand, played)
        if unshown:
            played = play_real(hand, _taken_to_lose(hand, played, unshown))
        _compare(hand, played)
    except Lacks as found:
        return Replay(Outcome.SKIPPED, lack=found.lack)
    except Differs as found:
        return Replay(Outcome.DIFFERS, expected=found.expected, got=found.got)
    return Replay(Outcome.AGREES, unshown=len(unshown))


def _unshown(hand: RealHand, played: PlayedHand) -> list[Seat]:
    """Seats that came to the showdown with cards that the history does not show."""
    live = [player.seat for player in played.hand.players if not player.folded]
    return [seat for seat in live if seat not in hand.holes] if len(live) > 1 else []


def _taken_to_lose(
    hand: RealHand, played: PlayedHand, unshown: Sequence[Seat]
) -> dict[Seat, tuple[int, ...]]:
    """All hole cards, with losing ones for the `unshown`. Raises Lacks if it matters what they held."""
    printed = dict(_totals(share for pot in hand.pots for share in pot.shares))
    alone = [award for award in played.hand.awards if award.half is Half.UNCONTESTED]
    unseen = dict(_totals((share.seat, share.amount) for award in alone for share in award.shares))
    holes = None
    if all(printed.get(seat, 0) == unseen.get(seat, 0) for seat in unshown):
        holes = losing_holes(played.hand, hand.holes, unshown)
    if holes is None:
        raise Lacks(Lack.CARDS_NOT_SHOWN)
    return holes


def _compare(hand: RealHand, played: PlayedHand) -> None:
    """Raise Differs for the first printed result that is not so."""
    if hand.returned is not None:
        back = [(event.seat, event.amount) for event in played.events if isinstance(event, BetReturned)]
        _same(hand, "returned", _totals(hand.returned), _totals(back))
    awards = played.hand.awards
    if hand.merged:
        printed = _totals(share for pot in hand.pots for share in pot.shares)
        true = _totals((share.seat, share.amount) for award in awards for share in award.shares)
        _same(hand, "won", printed, true)
        return
    for index, pot in enumerate(hand.pots):
        paid = [award for award in awards if award.pot == index]
        true = _totals((share.seat, share.amount) for award in paid for share in award.shares)
        _same(hand, f"won of pot {index}", _totals(pot.shares), true)


def _totals(shares: Iterable[tuple[Seat, Chips]]) -> list[tuple[Seat, Chips]]:
    totals: dict[Seat, Chips] = {}
    for seat, amount in shares:
        totals[seat] = totals.get(seat, 0) + amount
    return sorted((seat, amount) for seat, amount in totals.items() if amount)


def _same(
    hand: RealHand, what: str, printed: Sequence[tuple[Seat, Chips]], true: Sequence[tuple[Seat, Chips]]
) -> None:
    if printed != true:
        raise Differs(f"{what}: {_text(hand, printed)}", f"{what}: {_text(hand, true)}")


def _text(hand: RealHand, chips: Sequence[tuple[Seat, Chips]]) -> str:
    return ", ".join(f"{hand.names[seat]} {amount_text(amount)}" for seat, amount in chips) or "nothing"
