"""Whose turn it is and what he may do: kept from the rulebook alone, recomputed from the history each time.

Written only for tests. It reads the rules of a table as plain values and shares no code with the room.
"""

from splitpot.poker.events import HandStarted, Post


class Referee:
    """One hand on paper: what everybody has in front of him, and the bets of the street in order."""

    def __init__(self, start: HandStarted) -> None:
        self.rules = start.rules
        self.order = [stack.seat for stack in start.seats]
        self.stack = {stack.seat: stack.chips for stack in start.seats}
        self.bet = dict.fromkeys(self.order, 0)
        self.paid = dict.fromkeys(self.order, 0)
        self.folded: set[int] = set()
        self.loose = self.carried = start.carried
        self.street = 0
        # The bets of this street, and where they begin; before the flop the big blind is the first.
        self.base, self.base_count, self.base_step = 0, 0, self.rules.big_blind
        self.ladder: list[int] = []
        self.answered: dict[int, int] = {}
        self.next = self.order[0]
        self.last_bettor: int | None = None  # of this street
        self.extra = 0
        self.blinds = 0  # chips that the two blinds really paid
        for post in start.posts:
            self._post(post)
        self.uncapped = self._uncapped_from_start()

    def _post(self, post: Post) -> None:
        """Chips before the deal (rules R2.5, R2.6, R2.9, R14); who has none left posts none."""
        seat, rules = post.seat, self.rules
        chips = min(post.amount, self.stack[seat])
        had_chips = self.stack[seat] > 0
        self.stack[seat] -= chips
        if post.kind == "dead":
            self.loose += chips
        else:
            self.paid[seat] += chips
            if post.kind != "ante":
                self.bet[seat] += chips
        if post.kind in ("small_blind", "big_blind"):
            self.blinds += chips
        else:
            self.extra += chips
        if post.kind == "big_blind":
            self.base, self.base_count, self.next = rules.big_blind, 1, self._left_of(seat)
        if post.kind == "straddle" and had_chips:
            self.base, self.next = post.amount, self._left_of(seat)
            if rules.straddle_min_raise == "double_straddle":
                self.base_step = post.amount
        if post.kind == "kill" and had_chips:
            self.base = rules.small_bet

    def _left_of(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    @property
    def live(self) -> list[int]:
        """Seats that can still win, in order from the left of the button."""
        return [seat for seat in self.order if seat not in self.folded]

    @property
    def price(self) -> int:
        """The bet that everybody has to match."""
        return self.ladder[-1] if self.ladder else self.base

    def turn(self) -> int | None:
        """Who has to decide, or None if the street is over (rule R1.6)."""
        live = self.live
        able = [seat for seat in live if self.stack[seat]]
        if len(live) == 1 or not able:
            return None
        if len(able) == 1:
            # Nobody can answer him: he decides only if somebody has put in more than he.
            others = max(self.bet[seat] for seat in live if seat != able[0])
            if self.bet[able[0]] >= others:
                return None
        seat = self.next
        for _ in self.order:
            if seat in able and (seat not in self.answered or self.bet[seat] < self.price):
                return seat
            seat = self._left_of(seat)
        return None

    def owed(self, seat: int) -> int:
        """What `seat` lacks to the price."""
        return self.price - self.bet[seat]

    def bounds(self, seat: int) -> tuple[int, int] | None:
        """Least and most that `seat` may make the bet, or None if he may not (rules R10 to R12)."""
        everything = self.bet[seat] + self.stack[seat]
        rivals = [other for other in self.live if other != seat and self.stack[other]]
        if everything <= self.price or not rivals:
            return None
        low, high = self._fixed(seat) if self.rules.limit == "fixed" else self._open(seat, everything)
        if low == 0:
            return None
        return min(low, everything), min(max(low, high), everything)

    def _fixed(self, seat: int) -> tuple[int, int]:
        """Exactly one bet on top of the last full one (rules R10.1, R10.3, R11.2, R11.3)."""
        bet = self._bet_size()
        full, count = self._fulls()
        if not self.uncapped and count > self.rules.max_raises:
            return 0, 0
        if seat in self.answered:
            since = self.price - self.answered[seat]
            if self.rules.reopen_test == "per_player" and since < bet / 2:
                return 0, 0
            if self.rules.reopen_test == "cumulative_for_all" and self.answered[seat] >= full:
                return 0, 0
        return full + bet, full + bet

    def _bet_size(self) -> int:
        return self.rules.small_bet if self.street < 2 else self.rules.big_bet

    def _fulls(self) -> tuple[int, int]:
        """The last bet that counted as a full one, and how many have: half a bet more is enough."""
        full, count = self.base, self.base_count
        for to in self.ladder:
            if to - full >= self._bet_size() / 2:
                full, count = to, count + 1
        return full, count

    def _open(self, seat: int, everything: int) -> tuple[int, int]:
        """At least the last full bet or raise, at most the pot or all (rules R11.1, R11.4-R11.6, R12)."""
        step, price, full = self.base_step, self.base, self.base
        for to in self.ladder:
            if to - full >= step:
                full = to
            step, price = max(step, to - price), to
        if seat in self.answered:
            if self.rules.reopen_test == "per_player" and price - self.answered[seat] < step:
                return 0, 0
            if self.rules.reopen_test == "cumulative_for_all" and self.answered[seat] >= full:
                return 0, 0
        if self.rules.limit == "no":
            return price + step, everything
        pot = sum(self.paid.values()) + self.loose
        if self.street == 0:
            # Both blinds count in full, even where they were short or missing (rule R12.3).
            pot += self.rules.small_blind + self.rules.big_blind - self.blinds
            if self.rules.pot_limit_counts == "regular_blinds":
                pot -= self.extra + self.carried
        return price + step, price + (pot + self.owed(seat))

    def act(self, seat: int, kind: str, to: int = 0) -> None:
        """`seat` folds, checks, calls or makes the bet `to`."""
        if kind == "fold":
            self.folded.add(seat)
            if (
                self.rules.cap_heads_up == "unlimited_once_heads_up_before_cap"
                and len(self.live) == 2
                and self._fulls()[1] <= self.rules.max_raises
            ):
                self.uncapped = True
        else:
            more = min(self.owed(seat), self.stack[seat]) if kind != "raise" else to - self.bet[seat]
            more = max(0, more)
            self.stack[seat] -= more
            self.bet[seat] += more
            self.paid[seat] += more
            if kind == "raise":
                self.ladder.append(to)
                self.last_bettor = seat
            self.answered[seat] = self.price
        self.next = self._left_of(seat)

    def returned(self) -> tuple[int, int] | None:
        """Who gets back how many chips that no other seat has matched (rule R8.1).

        They go back one by one, bets before antes, while the seat has paid more than any other.
        """
        for seat in self.order:
            others = max(self.paid[other] for other in self.order if other != seat)
            back = 0
            while self.paid[seat] > others:
                self.paid[seat] -= 1
                self.bet[seat] -= self.bet[seat] > 0
                back += 1
            if back:
                self.stack[seat] += back
                return seat, back
        return None

    def next_street(self) -> None:
        """The bets are in the pots; the first live player left of the button opens (rule R1.5)."""
        self.street += 1
        self.bet = dict.fromkeys(self.order, 0)
        self.base, self.base_count, self.base_step = 0, 0, self.rules.big_blind
        self.ladder, self.answered, self.next = [], {}, self.order[0]
        self.last_bettor = None
        self.uncapped = self._uncapped_from_start()

    def _uncapped_from_start(self) -> bool:
        return self.rules.cap_heads_up != "capped" and len(self.live) == 2
