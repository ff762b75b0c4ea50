"""Reads the hand histories of PokerStars, as text: every limit, cash and tournament, from 2005 on.

Lines that change nothing (table talk, who sits out, who joins) are passed over. Pots are printed as they were
won, without the rake; histories before 2006 do not print what went back uncalled.
"""

import re
from collections.abc import Iterator, Sequence
from math import gcd

from splitpot.history.amounts import parse_amount
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
from splitpot.poker.cards import Card, parse_cards
from splitpot.poker.events import Post, PostKind, Seat, Stack, Street
from splitpot.poker.rules import Chips, Limit, Rules
from splitpot.poker.variants import VARIANTS

_HEADER = re.compile(r"PokerStars .*?#(?P<number>\d+):")
_MONEY = r"[^\d\s(]?(\d+(?:\.\d+)?)"
_GAME = re.compile(
    rf"((?:\d Card |Courchevel )?(?:Hold'em|Omaha Hi/Lo|Omaha)) (Limit|Pot Limit|No Limit)\b[^(]*"
    rf"\({_MONEY}/{_MONEY}[^)]*\)\D*(\d{{4}})/"
)
_GAMES = {"Hold'em": "holdem", "Omaha": "omaha", "Omaha Hi/Lo": "omaha8", "5 Card Omaha Hi/Lo": "omaha8_5"}
_LIMITS = {"Limit": Limit.FIXED, "Pot Limit": Limit.POT, "No Limit": Limit.NO}
_BUTTON = re.compile(r"Table .*Seat #(\d+) is the button")
_SEAT = re.compile(rf"Seat (\d+): (.*) \({_MONEY} in chips[^)]*\)(?: .*)?")
_STREET = re.compile(r"\*\*\* (FIRST |SECOND )?(FLOP|TURN|RIVER) \*\*\* .*?\[([^\]]*)\]\Z")
_POST = re.compile(rf"posts (?:the )?(ante|small blind|big blind|small & big blinds|straddle) {_MONEY}\b")
_ACTION = re.compile(rf"(folds|checks|calls|bets|raises)(?: {_MONEY})?(?: to {_MONEY})?( and is all-in)?")
_CARDS = re.compile(r"(?:shows|showed|mucked) \[([^\]]*)\]")
_DEALT = re.compile(r"Dealt to (.*) \[([^\]]*)\]")
_RETURNED = re.compile(rf"Uncalled bet \({_MONEY}\) returned to (.*)")
_COLLECTED = re.compile(rf"(.*) collected {_MONEY} from (?:(side pot)(?:-(\d+))?|main pot|pot)")
_TOTAL = re.compile(rf"Total pot {_MONEY}(.*) \| Rake {_MONEY}")
_POT = re.compile(rf"(?:Main pot|Side pot(?:-\d+)?) {_MONEY}\.(?= |\Z)")
_SUMMARY_SEAT = re.compile(r"Seat (\d+): (.*)")
_FIRST_YEAR_OF_RETURNS = 2006


def read_pokerstars(text: str) -> Iterator[RealHand | Unplayable]:
    """Every hand in `text`, in order. Raises HistoryFault for the first that cannot be read."""
    block: list[str] = []
    start = 0
    for number, line in enumerate(text.replace("\ufeff", "").splitlines(), start=1):
        if _HEADER.match(line):
            if block:
                yield _read(start, block)
            block, start = [], number
        elif not block and line.strip():
            raise HistoryFault(number, f"'{line.strip()}' stands before the first hand")
        if block or _HEADER.match(line):
            block.append(line.strip())
    if block:
        yield _read(start, block)


def _read(start: int, block: Sequence[str]) -> RealHand | Unplayable:
    header = _HEADER.match(block[0])
    assert header is not None
    game = _GAME.search(block[0])
    if game is None or game[1] not in _GAMES:
        return Unplayable(header["number"], start, Lack.GAME_NOT_PLAYED)
    if not any(_TOTAL.match(line) for line in block):
        return Unplayable(header["number"], start, Lack.UNFINISHED)
    return _Reader(header["number"], start, block, game).read()


class _Reader:
    """Reads the lines of one hand."""

    def __init__(self, number: str, start: int, block: Sequence[str], game: re.Match[str]) -> None:
        self._number = number
        self._start = start
        self._block = block
        self._game = game
        self._button: Seat | None = None
        self._stacks: dict[Seat, Chips] = {}
        self._seats: dict[str, Seat] = {}
        self._posts: list[Post] = []
        self._holes: dict[Seat, tuple[Card, ...]] = {}
        self._streets: list[tuple[Street, tuple[Card, ...]]] = [(Street.PREFLOP, ())]
        self._actions: list[list[RealAction]] = [[]]
        self._second: tuple[Card, ...] = ()
        self._returned: list[tuple[Seat, Chips]] = []
        self._shares: dict[int, list[tuple[Seat, Chips]]] = {}
        self._total = self._rake = 0
        self._pots: list[Chips] = []
        self._unit = 0
        self._in_summary = False

    def read(self) -> RealHand:
        """The hand. Raises HistoryFault."""
        for line, text in enumerate(self._block[1:], start=self._start + 1):
            try:
                self._line(text)
            except (ValueError, KeyError) as error:
                raise HistoryFault(line, f"'{text}' cannot be read: {error}") from error
        try:
            return checked(self._hand())
        except ValueError as error:
            raise HistoryFault(self._start, f"hand {self._number}: {error}") from error

    def _hand(self) -> RealHand:
        if self._button is None:
            raise ValueError("no line says where the button is")
        old = int(self._game[5]) < _FIRST_YEAR_OF_RETURNS
        streets = zip(self._streets, self._actions, strict=True)
        return RealHand(
            number=self._number,
            line=self._start,
            rules=self._rules(),
            button=self._button,
            names={seat: name for name, seat in self._seats.items()},
            seats=self._dealt_in(self._button),
            posts=in_order(self._posts),
            holes=self._holes,
            streets=tuple(RealStreet(street, cards, tuple(actions)) for (street, cards), actions in streets),
            second=self._second,
            total=self._total,
            rake=self._rake,
            pots=self._printed_pots(),
            returned=None if old and not self._returned else tuple(self._returned),
        )

    def _line(self, text: str) -> None:
        if text.startswith("***"):
            self._headline(text)
        elif self._in_summary:
            self._summary(text)
        elif match := _BUTTON.match(text):
            self._button = int(match[1])
        elif match := _SEAT.fullmatch(text):
            self._sit(int(match[1]), match[2], self._money(match[3]))
        elif match := _DEALT.fullmatch(text):
            self._know(self._seats[match[1]], match[2])
        elif match := _RETURNED.fullmatch(text):
            self._returned.append((self._seats[match[2]], self._money(match[1])))
        elif match := _COLLECTED.fullmatch(text):
            pot = int(match[4] or 1) if match[3] else 0
            self._shares.setdefault(pot, []).append((self._seats[match[1]], self._money(match[2])))
        elif (said := self._said(text)) is not None:
            self._did(*said)

    def _sit(self, seat: Seat, name: str, chips: Chips) -> None:
        if seat in self._stacks or name in self._seats:
            raise ValueError("a seat has one player, and a player one seat")
        self._seats[name] = seat
        self._stacks[seat] = chips

    def _headline(self, text: str) -> None:
        self._in_summary = text.startswith("*** SUMMARY")
        if (match := _STREET.match(text)) is None:
            return
        cards = parse_cards(match[3])
        if match[1] == "SECOND ":
            self._second += cards
            return
        self._streets.append((Street[match[2]], cards))
        self._actions.append([])

    def _said(self, text: str) -> tuple[Seat, str] | None:
        """Whose line it is, and what stands behind the name; names may hold anything, even colons."""
        names = [name for name in self._seats if text.startswith(f"{name}: ")]
        if not names:
            return None
        name = max(names, key=len)
        return self._seats[name], text[len(name) + 2 :]

    def _did(self, seat: Seat, words: str) -> None:
        if match := _POST.match(words):
            self._post(seat, match[1], self._money(match[2]))
        elif match := _CARDS.match(words):
            self._know(seat, match[1])
        elif match := _ACTION.fullmatch(words):
            verb = Verb(match[1])
            amount = match[3] if verb is Verb.RAISES else match[2]
            if (amount is None) != (verb in (Verb.FOLDS, Verb.CHECKS)):
                raise ValueError(f"'{words}' has not the amounts that belong to it")
            self._actions[-1].append(
                RealAction(seat, verb, self._money(amount) if amount else 0, match[4] is not None)
            )

    def _post(self, seat: Seat, kind: str, amount: Chips) -> None:
        """The first of each blind is the one that is due; others are posted by returning and new players."""
        known = {post.kind for post in self._posts}
        if kind == "ante":
            self._posts.append(Post(seat, PostKind.ANTE, amount))
        elif kind == "straddle":
            self._posts.append(Post(seat, PostKind.STRADDLE, amount))
        elif kind == "small blind":
            due = PostKind.SMALL_BLIND if PostKind.SMALL_BLIND not in known else PostKind.DEAD
            self._posts.append(Post(seat, due, amount))
        elif kind == "big blind":
            due = PostKind.BIG_BLIND if PostKind.BIG_BLIND not in known else PostKind.LIVE
            self._posts.append(Post(seat, due, amount))
        else:
            live = min(amount, self._big_blind())
            self._posts.append(Post(seat, PostKind.LIVE, live))
            if amount > live:
                self._posts.append(Post(seat, PostKind.DEAD, amount - live))

    def _summary(self, text: str) -> None:
        if match := _TOTAL.fullmatch(text):
            self._total, self._rake = self._money(match[1]), self._money(match[3])
            self._pots = [self._money(amount) for amount in _POT.findall(match[2])]
        elif (match := _SUMMARY_SEAT.fullmatch(text)) and (shown := _CARDS.search(match[2])):
            self._know(int(match[1]), shown[1])

    def _know(self, seat: Seat, text: str) -> None:
        """Hole cards; who shows only some of them has not shown his hand."""
        cards = parse_cards(text)
        if len(cards) == VARIANTS[_GAMES[self._game[1]]].hole:
            self._holes[seat] = cards

    def _printed_pots(self) -> tuple[PrintedPot, ...]:
        """What was won of each pot; a lone pot is printed with the rake still in it."""
        amounts = self._pots or [self._total - self._rake]
        unlisted = range(len(amounts), max(self._shares, default=0) + 1)
        amounts += [sum(chips for _, chips in self._shares.get(pot, ())) for pot in unlisted]
        shares = [tuple(self._shares.get(pot, ())) for pot in range(len(amounts))]
        return tuple(map(PrintedPot, amounts, shares))

    def _rules(self) -> Rules:
        fixed = self._game[2] == "Limit"
        low, high, big = parse_amount(self._game[3]), parse_amount(self._game[4]), self._big_blind()
        small = low
        if fixed:
            # The header names the two limits, and rooms round half of the lower one as they like.
            posted = [post.amount for post in self._posts if post.kind is PostKind.SMALL_BLIND]
            small = posted[0] if posted else max(1, low // 2)
        return Rules(
            game=_GAMES[self._game[1]],
            limit=_LIMITS[self._game[2]],
            small_blind=small,
            big_blind=big,
            small_bet=big,
            big_bet=high if fixed else big,
            unit=gcd(self._unit, low, high, small) or 1,
            burn=False,
            run_it_twice=bool(self._second),
        )

    def _big_blind(self) -> Chips:
        return parse_amount(self._game[3] if self._game[2] == "Limit" else self._game[4])

    def _money(self, text: str) -> Chips:
        """An amount; the smallest chip in play is the greatest that all printed amounts are multiples of."""
        amount = parse_amount(text)
        self._unit = gcd(self._unit, amount)
        return amount

    def _dealt_in(self, button: Seat) -> tuple[Stack, ...]:
        """Who neither posts nor acts nor collects only has a chair."""
        active = {post.seat for post in self._posts}
        active.update(action.seat for actions in self._actions for action in actions)
        active.update(seat for shares in self._shares.values() for seat, _ in shares)
        return clockwise([Stack(seat, self._stacks[seat]) for seat in active], button)
