"""Reads Open Hand History: one JSON object ``{"ohh": {...}}`` a hand, blank lines between them.

Numbers may be text, as in old examples; amounts are rounded to the room's smallest unit where only binary
noise is lost. Many converters merge side pots into one, so a single printed pot may stand for several.
"""

import json
from collections.abc import Iterator, Sequence
from decimal import Decimal
from math import gcd
from typing import Literal

import msgspec

from splitpot.history.amounts import UNITS_PER_CHIP
from splitpot.history.real_hand import (
    HistoryFault,
    Lack,
    PrintedPot,
    RealAction,
    RealHand,
    RealStreet,
    Unplayable,
    Verb,
    checked,
)
from splitpot.history.seating import clockwise, in_order
from splitpot.limits import CHIPS_MAX
from splitpot.poker.cards import CardError, parse_cards
from splitpot.poker.events import Post, PostKind, Seat, Stack, Street
from splitpot.poker.rules import Chips, Limit, Rules

_GAMES = {"Holdem": "holdem", "Omaha": "omaha", "OmahaHiLo": "omaha8"}
_LIMITS = {"FL": Limit.FIXED, "PL": Limit.POT, "NL": Limit.NO}
_POSTS = {
    "Post Ante": PostKind.ANTE,
    "Post SB": PostKind.SMALL_BLIND,
    "Post BB": PostKind.BIG_BLIND,
    "Post Dead": PostKind.DEAD,
    "Post Extra Blind": PostKind.LIVE,
    "Straddle": PostKind.STRADDLE,
}
_VERBS = {
    "Fold": Verb.FOLDS,
    "Check": Verb.CHECKS,
    "Call": Verb.CALLS,
    "Bet": Verb.BETS,
    "Raise": Verb.RAISES,
}
_HOLES = ("Dealt Cards", "Shows Cards", "Mucks Cards")
_NOISE = Decimal("0.001")


class _Player(msgspec.Struct):
    id: int
    seat: int
    starting_stack: Decimal
    name: str = ""
    is_sitting_out: bool = False


class _Action(msgspec.Struct):
    player_id: int
    action: str
    amount: Decimal = Decimal(0)
    is_allin: bool | None = None
    cards: list[str] | None = None


class _Round(msgspec.Struct):
    street: Literal["Preflop", "Flop", "Turn", "River", "Showdown"]
    actions: list[_Action]
    cards: list[str] | None = None


class _Win(msgspec.Struct):
    player_id: int
    win_amount: Decimal


class _Pot(msgspec.Struct):
    number: int
    amount: Decimal
    player_wins: list[_Win]
    rake: Decimal = Decimal(0)


class _BetLimit(msgspec.Struct):
    bet_type: str


class _Hand(msgspec.Struct):
    game_number: str | int
    game_type: str
    bet_limit: _BetLimit
    dealer_seat: int
    small_blind_amount: Decimal
    big_blind_amount: Decimal
    players: list[_Player]
    rounds: list[_Round]
    pots: list[_Pot]
    flags: list[str] = []


class _Object(msgspec.Struct):
    ohh: _Hand


def read_open_hands(text: str) -> Iterator[RealHand | Unplayable]:
    """Every hand in `text`, in order. Raises HistoryFault for the first that cannot be read."""
    decoder = json.JSONDecoder()
    place = _skip_blank(text, 0)
    while place < len(text):
        line = text.count("\n", 0, place) + 1
        try:
            _, end = decoder.raw_decode(text, place)
            hand = msgspec.json.decode(text[place:end], type=_Object, strict=False).ohh
            yield _Reader(hand, line).read()
        except json.JSONDecodeError as error:
            raise HistoryFault(error.lineno, f"no JSON object: {error.msg}") from error
        except RecursionError as error:
            raise HistoryFault(line, "no hand is nested so deep") from error
        except (msgspec.ValidationError, CardError, ValueError) as error:
            raise HistoryFault(line, str(error)) from error
        place = _skip_blank(text, end)


def _skip_blank(text: str, place: int) -> int:
    while place < len(text) and text[place].isspace():
        place += 1
    return place


class _Reader:
    """Reads one hand; raises ValueError for what cannot be true of one."""

    def __init__(self, hand: _Hand, line: int) -> None:
        self._hand = hand
        self._line = line
        self._number = str(hand.game_number)
        self._seats: dict[int, Seat] = {player.id: player.seat for player in hand.players}
        self._holes: dict[Seat, tuple[int, ...]] = {}
        self._posts: list[Post] = []
        self._unit = 0

    def read(self) -> RealHand | Unplayable:
        hand = self._hand
        if hand.game_type not in _GAMES or hand.bet_limit.bet_type not in _LIMITS:
            return Unplayable(self._number, self._line, Lack.GAME_NOT_PLAYED)
        if not hand.pots:
            return Unplayable(self._number, self._line, Lack.UNFINISHED)
        streets = tuple(self._street(part) for part in hand.rounds if part.street != "Showdown")
        for part in hand.rounds:
            if part.street == "Showdown":
                self._street(part)
        pots = tuple(self._pot(pot) for pot in sorted(hand.pots, key=lambda pot: pot.number))
        seats = self._dealt_in(streets, pots)
        folded = [action for part in streets for action in part.actions if action.verb is Verb.FOLDS]
        if "Run_It_Twice" in hand.flags and len(seats) - len(folded) > 1:
            # The format has one board only.
            return Unplayable(self._number, self._line, Lack.SECOND_BOARD_MISSING)
        total = sum(self._chips(pot.amount) for pot in hand.pots)
        rake = sum(self._chips(pot.rake) for pot in hand.pots)
        real = RealHand(
            number=self._number,
            line=self._line,
            rules=self._rules(),
            button=hand.dealer_seat,
            names={player.seat: player.name or f"seat {player.seat}" for player in hand.players},
            seats=seats,
            posts=in_order(self._posts),
            holes=self._holes,
            streets=streets,
            total=total,
            rake=rake,
            pots=pots,
            merged=len(pots) == 1,
        )
        return checked(real)

    def _rules(self) -> Rules:
        hand = self._hand
        small, big = self._chips(hand.small_blind_amount), self._chips(hand.big_blind_amount)
        limit = _LIMITS[hand.bet_limit.bet_type]
        return Rules(
            game=_GAMES[hand.game_type],
            limit=limit,
            small_blind=small,
            big_blind=big,
            small_bet=big,
            big_bet=2 * big if limit is Limit.FIXED else big,
            unit=max(1, self._unit),
            burn=False,
        )

    def _street(self, part: _Round) -> RealStreet:
        """A round; its posts and hole cards are noted on the way."""
        bets: dict[Seat, Chips] = {}
        if part.street == "Preflop":
            street = Street.PREFLOP
        elif part.street == "Showdown":
            street = Street.RIVER
        else:
            street = Street[part.street.upper()]
        actions = []
        for action in part.actions:
            seat = self._seat(action.player_id)
            amount = self._chips(action.amount)
            if action.action in _HOLES:
                self._know(seat, action.cards or ())
            elif kind := _POSTS.get(action.action):
                self._posts.append(Post(seat, kind, amount))
                if kind not in (PostKind.ANTE, PostKind.DEAD):
                    bets[seat] = bets.get(seat, 0) + amount
            elif verb := _VERBS.get(action.action):
                # Amounts are what the action put in.
                bets[seat] = bets.get(seat, 0) + amount
                total = bets[seat] if verb in (Verb.BETS, Verb.RAISES) else amount
                actions.append(RealAction(seat, verb, total, action.is_allin))
        return RealStreet(street, parse_cards("".join(part.cards or ())), tuple(actions))

    def _know(self, seat: Seat, cards: Sequence[str]) -> None:
        known = parse_cards("".join(cards))
        if known:
            self._holes[seat] = known

    def _seat(self, player: int) -> Seat:
        if player not in self._seats:
            raise ValueError(f"hand {self._number} speaks of player {player}, who is not among its players")
        return self._seats[player]

    def _pot(self, pot: _Pot) -> PrintedPot:
        shares = tuple((self._seat(win.player_id), self._chips(win.win_amount)) for win in pot.player_wins)
        return PrintedPot(self._chips(pot.amount - pot.rake), tuple(share for share in shares if share[1]))

    def _dealt_in(self, streets: Sequence[RealStreet], pots: Sequence[PrintedPot]) -> tuple[Stack, ...]:
        """Who neither posts nor acts nor wins is only listed."""
        active = {post.seat for post in self._posts}
        active.update(action.seat for street in streets for action in street.actions)
        active.update(seat for pot in pots for seat, _ in pot.shares)
        stacks = [
            Stack(player.seat, self._chips(player.starting_stack))
            for player in self._hand.players
            if player.seat in active
        ]
        return clockwise(stacks, self._hand.dealer_seat)

    def _chips(self, amount: Decimal) -> Chips:
        """An amount; the smallest chip in play is the greatest that all printed amounts are multiples of."""
        if not amount.is_finite() or not 0 <= amount <= CHIPS_MAX:
            raise ValueError(f"{amount} is no amount")
        units = amount * UNITS_PER_CHIP
        chips = int(units.to_integral_value())
        if abs(units - chips) > _NOISE:
            raise ValueError(f"{amount} is no amount of whole hundredths")
        self._unit = gcd(self._unit, chips)
        return chips
