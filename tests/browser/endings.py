"""Results of hands as one seat sees them, played by the rules: in them any two seats end in any two ways.

What covers what on the screen depends on who lies open beside whom, and who won what. Of these pairs an
evening brings few; here of many hands those are taken that bring the most.
"""

import random
from collections.abc import Iterable
from itertools import combinations

from splitpot.poker.events import Event, HandStarted, Post, PostKind, Stack
from splitpot.poker.hand import Hand
from splitpot.poker.rules import Rules
from splitpot.poker.sight import HandView, hand_view
from splitpot.protocol.updates import TableUpdate
from splitpot.table.view import SeatState, SeatView, Stage, TableView, YouView
from splitpot.table.views import seen_by
from tests.poker.deals import finished, line_of_play

TRIES = 400
NAMES = (
    "Wilhelmina",
    "Bo",
    "Zofia Wspaniała",
    "Ann",
    "Grzegorz",
    "Cleo",
    "Mikkel",
    "Dag",
    "Marit-Wilhelmine",
    "Eli",
)

Way = tuple[int, bool, tuple[str, ...]]
"""How a seat ended: its number, whether its cards lie open, and which halves it won."""


def endings(rules: Rules, you: int | None, seed: int, count: int) -> list[TableUpdate]:
    """Results at a full table of these rules: of many hands the `count` that bring the most pairs of ways."""
    chance = random.Random(seed)
    played = [_ending(rules, you, number, chance) for number in range(1, TRIES + 1)]
    met: set[frozenset[Way]] = set()
    chosen = []
    for _ in range(count):
        best = max(played, key=lambda ending: len(_pairs(ending) - met))
        met |= _pairs(best)
        chosen.append(best)
    return chosen


def _ending(rules: Rules, you: int | None, number: int, chance: random.Random) -> TableUpdate:
    line = line_of_play(_start(rules, number, chance), chance)
    events: tuple[Event, ...] = tuple(event for _, event in line)
    return TableUpdate("larch", number, seen_by(events, you, None), _table(rules, finished(line), you))


def _pairs(ending: TableUpdate) -> set[frozenset[Way]]:
    """Any two seats but the viewer's, and how they ended; a seat alone where there is only one."""
    view = ending.view
    ways = [*_ways(view.hand, view.you.seat)] if view.hand is not None else []
    return {frozenset(pair) for pair in combinations(ways, 2)} or {frozenset(ways)}


def _start(rules: Rules, number: int, chance: random.Random) -> HandStarted:
    """A hand at a full table, with stacks from a few bets to amounts of seven digits."""
    button = chance.randint(1, rules.seats)
    order = [(button + place) % rules.seats + 1 for place in range(rules.seats)]
    small, big = (order[1], order[0]) if len(order) == 2 else order[:2]
    worth = chance.choice((20, 60, 400, 9_000))
    return HandStarted(
        number=number,
        rules=rules,
        button=button,
        seats=tuple(Stack(seat, chance.randint(5, worth) * rules.small_blind) for seat in order),
        posts=(
            Post(small, PostKind.SMALL_BLIND, rules.small_blind),
            Post(big, PostKind.BIG_BLIND, rules.big_blind),
        ),
        deck=tuple(chance.sample(range(52), 52)),
    )


def _ways(view: HandView, you: int | None) -> Iterable[Way]:
    """How each seat but the viewer's ended."""
    for player in view.players:
        won = {award.half for award in view.awards for share in award.shares if share.seat == player.seat}
        if player.seat != you:
            yield player.seat, any(card is not None for card in player.cards), tuple(sorted(won))


def _table(rules: Rules, hand: Hand, you: int | None) -> TableView:
    view = hand_view(hand, you)
    return TableView(
        table="larch",
        name="Larch",
        rules=rules,
        practice=False,
        seq=view.number,
        stage=Stage.RESULT,
        seats=tuple(_seat(view, seat) for seat in range(1, rules.seats + 1)),
        button=view.button,
        hand=view,
        turn=None,
        clock=None,
        next_hand_ms=600_000,
        you=YouView(you, None, None, False, False, 0, may_show=_face_down(hand, you)),
        watchers=0,
    )


def _face_down(hand: Hand, you: int | None) -> bool:
    """Has the viewer cards that he may still show."""
    return any(player.seat == you and not player.open and not player.folded for player in hand.players)


def _seat(view: HandView, seat: int) -> SeatView:
    player = next(player for player in view.players if player.seat == seat)
    won = sum(share.amount for award in view.awards for share in award.shares if share.seat == seat)
    return SeatView(
        seat,
        NAMES[seat - 1],
        player.stack,
        SeatState.PLAYING,
        None,
        None,
        False,
        True,
        True,
        won - player.paid,
    )
