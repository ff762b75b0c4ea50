"""One hand of the room under the eyes of the referee: they must agree at every step and in every chip.

The hand of the C++ core is played beside it and must agree as well.
"""

import random
from collections import Counter
from functools import cache

from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import (
    BetReturned,
    BetsCollected,
    BoardDealt,
    Event,
    HandsOpened,
    HandStarted,
    Mucked,
    Posted,
    PotAwarded,
    Shown,
)
from splitpot.poker.hand import Hand
from splitpot.poker.legal import Legal, legal_actions
from tests.oracles.hand_values import best
from tests.oracles.quick_hands import Beside, choices_of, state_of
from tests.oracles.referee import Referee
from tests.oracles.settlement import House, layers, rakes

OWN = {"holdem": 2, "omaha": 4, "omaha8": 4, "omaha8_5": 5}  # hole cards
STREET_CARDS = (3, 1, 1)


class Difference(AssertionError):
    """The room and the referee disagree."""


def expect(what: str, expected: object, actual: object) -> None:
    """Raise Difference unless the two are the same."""
    if expected != actual:
        raise Difference(f"{what}: expected {expected}, not {actual}")


def compare(start: HandStarted, chance: random.Random) -> int:
    """Play `start` by chance to its end; the number of decisions. Raises Difference."""
    hand, referee, beside = begin(start), Referee(start), Beside(start)
    shows: list[tuple[int, bool]] = []
    decisions = 0
    while not hand.over:
        event = next_event(hand)
        if event is None:
            legal = legal_actions(hand)
            assert legal is not None, "a hand that is not over waits for somebody"
            expect("choices of the quick hand", choices_of(legal), beside.choices())
            expect("the quick hand", state_of(hand), beside.state())
            event = choose(hand, legal.seat, _decide(referee, legal, chance))
            beside.act(event)
            decisions += 1
        elif isinstance(event, Shown | Mucked):
            expect("turn before the showdown", referee.turn(), None)
            shows.append((event.seat, isinstance(event, Shown)))
        else:
            _happened(referee, hand, event)
        hand = apply(hand, event)
    _check_end(start, referee, hand, shows)
    expect("the end of the quick hand", state_of(hand), beside.state())
    return decisions


def _decide(referee: Referee, legal: Legal, chance: random.Random) -> Action:
    """Compare the choices of the seat on turn, and take one of the referee's by chance; folds are rare."""
    seat = referee.turn()
    expect("turn", seat, legal.seat)
    assert seat is not None
    owed, bounds = referee.owed(seat), referee.bounds(seat)
    expect("fold", owed > 0, legal.fold)
    expect("check", owed <= 0, legal.check)
    expect("call", min(owed, referee.stack[seat]) if owed > 0 else None, legal.call)
    expect("opens", referee.price == 0, legal.opens)
    expect("bounds", bounds, None if legal.min_to is None else (legal.min_to, legal.max_to))
    expect("reason", bounds is None, legal.closed is not None)
    wish = chance.random()
    if bounds is not None and wish < 0.4:
        low, high = bounds
        unit = referee.rules.unit
        to = chance.choice((low, low, high, low + chance.randint(0, (high - low) // unit) * unit))
        referee.act(seat, "raise", to)
        return Bet(to) if legal.opens else Raise(to)
    if owed <= 0:
        referee.act(seat, "check")
        return Check()
    if wish > 0.75:
        referee.act(seat, "fold")
        return Fold()
    referee.act(seat, "call")
    return Call()


def _happened(referee: Referee, hand: Hand, event: Event) -> None:
    """Compare what happened by itself."""
    match event:
        case BetReturned(seat=seat, amount=amount):
            expect("turn after the street", referee.turn(), None)
            expect("returned", referee.returned(), (seat, amount))
        case BetsCollected(pots=pots):
            expect("turn after the street", referee.turn(), None)
            expect("returned", referee.returned(), None)
            expected = layers(referee.paid, referee.folded, referee.loose)
            expect("pots", expected, [(pot.amount, pot.contenders) for pot in pots])
        case BoardDealt(board=1):
            expect("turn before the next card", referee.turn(), None)
            referee.next_street()
            expect("street", referee.street, int(event.street))
        case HandsOpened():
            able = [seat for seat in referee.live if referee.stack[seat]]
            expect("somebody is all-in", True, len(able) < len(referee.live))
            expect("no bet to come", True, len(able) < 2 or referee.street == 3)
        case Posted(seat=seat, amount=amount):
            behind = next(player.stack for player in hand.players if player.seat == seat)
            expect("post within the stack", True, 0 <= amount <= behind)
        case _:
            pass


def boards_of(start: HandStarted, dealt: int, split_at: int | None) -> list[tuple[int, ...]]:
    """The boards that the deck gives: `dealt` cards, and from `split_at` on a second time (R1.3, R15.1)."""
    at = len(start.seats) * OWN[start.rules.game]
    first: list[int] = []
    for cards in STREET_CARDS:
        if len(first) < dealt:
            at += start.rules.burn
            first += start.deck[at : at + cards]
            at += cards
    if split_at is None:
        return [tuple(first)]
    second = first[:split_at]
    for cards, have in zip(STREET_CARDS, (0, 3, 4), strict=True):
        if have >= split_at:
            at += start.rules.burn
            second += start.deck[at : at + cards]
            at += cards
    return [tuple(first), tuple(second)]


def _check_end(start: HandStarted, referee: Referee, hand: Hand, shows: list[tuple[int, bool]]) -> None:
    """Boards, order of showing, rake, and the last chip of every stack."""
    rules, live = start.rules, referee.live
    dealt = (0, 3, 4, 5)[referee.street]
    expect("five cards at a showdown", True, len(live) == 1 or dealt == 5)
    boards = boards_of(start, dealt, hand.common)
    expect("boards", boards, [hand.board, hand.second] if hand.second else [hand.board])
    count = len(start.seats)
    holes = {seat: start.deck[i : count * OWN[rules.game] : count] for i, seat in enumerate(referee.order)}
    pots = layers(referee.paid, referee.folded, referee.loose) if any(_in_pots(referee)) else []
    taken = [0] * len(pots)
    if rules.rake is not None and not (rules.rake.no_flop_no_drop and referee.street == 0):
        most = min(
            (few.cap for few in rules.rake.caps if len(hand.players) <= few.players), default=rules.rake.cap
        )
        taken = rakes(pots, rules.rake.percent, most, rules.rake.step)
    expect("rake", sum(taken), sum(hand.rake or ()))
    house = House(rules.unit, rules.odd_chip == "carry_over", rules.identical_hands == "even_split")
    values = [cache(lambda seat, board=board: best(rules.game, holes[seat], board)) for board in boards]
    won: Counter[int] = Counter()
    carried = 0
    for (chips, seats), rake in zip(pots, taken, strict=True):
        more, rest = house.share((chips - rake, seats), values)
        won += more
        carried += rest
    expect("carried", carried, hand.carried_out)
    ends = {seat: referee.stack[seat] + won[seat] for seat in referee.order}
    expect("stacks", ends, {player.seat: player.stack for player in hand.players})
    paid = Counter({share.seat: 0 for award in hand.awards for share in award.shares})
    for award in hand.awards:
        assert isinstance(award, PotAwarded)
        paid.update({share.seat: share.amount for share in award.shares})
    expect("awards", +won, +paid)
    if len(boards) == 1 and len(live) > 1:
        _check_shows(referee, {seat: values[0](seat) for seat in live}, shows, hand.opened)


def _in_pots(referee: Referee) -> list[int]:
    return [*referee.paid.values(), referee.loose]


def _check_shows(
    referee: Referee,
    values: dict[int, tuple[tuple[int, ...], tuple[int, ...]]],
    shows: list[tuple[int, bool]],
    opened: bool,
) -> None:
    """Who shows in which order, and who may muck (rules R13.1, R13.3, R13.5)."""
    pots = [seats for _, seats in layers(referee.paid, referee.folded, referee.loose)]
    first = referee.last_bettor if referee.last_bettor is not None else referee.order[0]
    at = referee.order.index(first)
    clockwise = [seat for seat in referee.order[at:] + referee.order[:at] if seat in referee.live]
    depth = {seat: max(i for i, seats in enumerate(pots) if seat in seats) for seat in clockwise}
    expected: list[tuple[int, bool]] = []
    for level in range(len(pots), -1, -1):
        for seat in clockwise:
            if depth[seat] == level:
                shown = {other for other, did in expected if did}
                beaten = all(
                    _beaten(seat, seats & shown, values) for seats in map(set, pots) if {seat} < seats
                )
                muck = beaten and not opened and referee.rules.showdown == "muck_allowed"
                expected.append((seat, not muck))
    expect("showdown", expected, shows)


def _beaten(seat: int, shown: set[int], values: dict[int, tuple[tuple[int, ...], tuple[int, ...]]]) -> bool:
    """Do the hands shown among a pot's contenders take both halves from `seat`."""
    high, low = values[seat]
    return any(values[other][0] > high for other in shown) and (
        not low or any(values[other][1] > low for other in shown)
    )
