"""The first lines of a transcript: rules, seats, posts and cards, and the hand that they begin."""

import re
from collections.abc import Callable, Sequence

from splitpot.history.amounts import parse_amount
from splitpot.history.stacked_deck import FULL_BOARD, stacked_deck
from splitpot.history.transcript_rules import rules_from
from splitpot.limits import PLAYERS_MAX
from splitpot.poker.cards import Card, full_deck, parse_cards
from splitpot.poker.events import HandStarted, Post, PostKind, Seat, Stack
from splitpot.poker.rules import Chips, HeadsUpBlinds, Limit, Rules

NAME = re.compile(r"[a-z]{2,12}")
KEYWORDS = frozenset(
    [
        "rules",
        "seats",
        "cards",
        "deck",
        "post",
        "carried",
        "preflop",
        "flop",
        "turn",
        "river",
        "all",
        "board",
        "main",
        "side",
        "pots",
        "returned",
        "showdown",
        "rake",
        "stacks",
        "watcher",
        "raises",
        "over",
        "opened",
        "second",
        "run",
    ]
)
POSTS = ("live", "dead", "straddle")


class Setup:
    """What the opening lines have said so far: `read` takes one more, `start` makes the hand of them all."""

    def __init__(self) -> None:
        self.names: dict[str, Seat] = {}
        self.rules: Rules | None = None
        self._button: Seat | None = None
        self._stacks: list[Stack] = []
        self._posts: list[Post] = []
        self._carried: Chips = 0
        self._holes: dict[Seat, tuple[Card, ...]] = {}
        self._board: tuple[Card, ...] = ()
        self._second: tuple[Card, ...] = ()
        self._twice: tuple[Seat, ...] = ()
        self._deck: tuple[Card, ...] | None = None
        self._readers: dict[str, Callable[[str], None]] = {
            "rules": self._read_rules,
            "seats": self._read_seats,
            "post": self._read_posts,
            "carried in": self._read_carried,
            "cards": self._read_cards,
            "deck": self._read_deck,
            "run twice": self._read_twice,
        }

    def read(self, text: str) -> bool:
        """Take `text` if it is an opening line, else answer False. Raises ValueError for a wrong one."""
        for keyword, reader in self._readers.items():
            if text.startswith(keyword + " "):
                reader(text[len(keyword) :].strip())
                return True
        return False

    def start(self) -> HandStarted:
        """The hand as these lines begin it. Raises ValueError if something is missing or impossible."""
        if self.rules is None:
            raise ValueError("a transcript needs a line 'rules' before the first action")
        if self._button is None or len(self._stacks) < 2:
            raise ValueError("a transcript needs a line 'seats' with two players or more, one with 'button'")
        left = [stack for stack in self._stacks if stack.seat > self._button]
        seats = left + [stack for stack in self._stacks if stack.seat <= self._button]
        return HandStarted(
            number=1,
            rules=self.rules,
            button=self._button,
            seats=tuple(seats),
            posts=(*_blinds(self.rules, seats), *self._posts),
            run_twice=self._twice,
            deck=self._deck if self._deck is not None else self._arranged(seats),
            carried=self._carried,
        )

    def seat(self, name: str) -> Seat:
        """The seat of `name`. Raises ValueError for a stranger."""
        if name not in self.names:
            known = ", ".join(self.names) or "nobody yet"
            raise ValueError(f"'{name}' has no seat here; seated are {known}")
        return self.names[name]

    def _read_rules(self, text: str) -> None:
        words = text.split()
        if len(words) < 3 or words[1] not in set(Limit) or "/" not in words[2]:
            raise ValueError(f"'{text}' is not game, limit fixed, pot or no, and stakes: omaha8 fixed 2/4")
        game, limit, stakes, *options = words
        low, _, high = stakes.partition("/")
        self.rules = rules_from(game, Limit(limit), parse_amount(low), parse_amount(high), options)

    def _read_seats(self, text: str) -> None:
        for entry in text.split("|"):
            words = entry.split()
            if len(words) not in (3, 4) or not words[0].isdecimal() or words[3:] not in ([], ["button"]):
                raise ValueError(
                    f"'{entry.strip()}' is not a seat: number, name, stack, as in 1 ann 100 button"
                )
            seat, name = int(words[0]), words[1]
            if not NAME.fullmatch(name) or name in KEYWORDS or name in self.names:
                raise ValueError(
                    f"'{name}' cannot be a name; names are 2 to 12 letters a-z, no keywords, unique"
                )
            if self._stacks and seat <= self._stacks[-1].seat:
                raise ValueError("seats stand in the order of their numbers")
            chips = parse_amount(words[2])
            if not chips or len(self._stacks) == PLAYERS_MAX:
                raise ValueError(f"a hand has at most {PLAYERS_MAX} players, all with chips")
            self.names[name] = seat
            self._stacks.append(Stack(seat, chips))
            if words[3:]:
                self._button = seat

    def _read_posts(self, text: str) -> None:
        for entry in text.split(","):
            words = entry.split()
            if len(words) != 3 or words[1] not in POSTS:
                raise ValueError(
                    f"'{entry.strip()}' is not a post: name, live, dead or straddle, amount: eve live 2"
                )
            self._posts.append(Post(self.seat(words[0]), PostKind(words[1]), parse_amount(words[2])))

    def _read_carried(self, text: str) -> None:
        self._carried = parse_amount(text)

    def _read_twice(self, text: str) -> None:
        self._twice = tuple(self.seat(name) for name in text.split())

    def _read_deck(self, text: str) -> None:
        top = parse_cards(text)
        self._deck = top + tuple(card for card in full_deck() if card not in top)

    def _read_cards(self, text: str) -> None:
        for entry in text.split("|"):
            owner, _, cards = entry.strip().partition(" ")
            if owner == "board":
                self._board = parse_cards(cards)
            elif owner == "second":
                self._second = parse_cards(cards)
            else:
                self._holes[self.seat(owner)] = parse_cards(cards)
        known = [card for hole in self._holes.values() for card in hole]
        known += [*self._board, *self._second]
        if len(known) != len(set(known)):
            raise ValueError("a card stands in two places")
        if self.rules is None or any(len(hole) != self.rules.variant.hole for hole in self._holes.values()):
            raise ValueError(
                "the line 'cards' stands behind 'rules' and gives all hole cards of each it names"
            )
        if len(self._board) not in (0, 3, 4, FULL_BOARD):
            raise ValueError("a board has three, four or five cards")

    def _arranged(self, seats: Sequence[Stack]) -> tuple[Card, ...]:
        assert self.rules is not None
        return stacked_deck(
            self.rules, [self._holes.get(stack.seat) for stack in seats], self._board, self._second
        )


def _blinds(rules: Rules, seats: Sequence[Stack]) -> tuple[Post, ...]:
    """Antes, and both blinds by position, `seats` standing clockwise from the left of the button (rules R2.1,
    R2.3).
    """
    small, big = seats[0], seats[1]
    if len(seats) == 2 and rules.heads_up_blinds is HeadsUpBlinds.BUTTON_SB:
        small, big = big, small
    antes = (Post(stack.seat, PostKind.ANTE, rules.ante) for stack in seats if rules.ante)
    return (
        *antes,
        Post(small.seat, PostKind.SMALL_BLIND, rules.small_blind),
        Post(big.seat, PostKind.BIG_BLIND, rules.big_blind),
    )
