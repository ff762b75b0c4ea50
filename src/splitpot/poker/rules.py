"""The rules of one table as a value: game, limit, stakes and house rules.

Checked once, when a table is made; the hand then trusts them. All amounts are chips in the smallest unit.
"""

from itertools import pairwise

import msgspec

from splitpot.limits import CHIPS_MAX, PLAYERS_MAX, PLAYERS_MIN, RETURN_WITHIN_MAX
from splitpot.poker.options import (
    AllInShowdown,
    ButtonRule,
    CapHeadsUp,
    HeadsUpBlinds,
    IdenticalHands,
    Kill,
    Limit,
    MissedSb,
    MuckedVisible,
    OddChip,
    PotLimitCounts,
    ReopenTest,
    Showdown,
    StraddleMinRaise,
)
from splitpot.poker.variants import VARIANTS, Variant

__all__ = [
    "AllInShowdown",
    "ButtonRule",
    "CapHeadsUp",
    "Chips",
    "HeadsUpBlinds",
    "IdenticalHands",
    "Kill",
    "Limit",
    "MissedSb",
    "MuckedVisible",
    "OddChip",
    "PotLimitCounts",
    "Rake",
    "RakeCap",
    "ReopenTest",
    "Rules",
    "RulesError",
    "Showdown",
    "StraddleMinRaise",
    "check_rules",
    "fixed_limit",
]

Chips = int

DECK_CARDS, BOARD_CARDS, BURNED_CARDS = 52, 5, 3


class RakeCap(msgspec.Struct, frozen=True):
    """With at most so many `players` dealt in the house takes no more than `cap` of a hand (rule R9.1)."""

    players: int
    cap: Chips


class Rake(msgspec.Struct, frozen=True):
    """The house's share (rule R9): `percent` in hundredths, at most `cap`, in steps of `step` chips.

    `caps` are smaller caps for few players, fewest first.
    """

    percent: int
    cap: Chips
    step: Chips = 1
    no_flop_no_drop: bool = True
    caps: tuple[RakeCap, ...] = ()


class RulesError(ValueError):
    """Rules that contradict themselves; `code` and `values` name the fault for programs, the text for
    people.
    """

    def __init__(self, code: str, message: str, **values: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides a hand apart from cards and choices.

    `small_bet` and `big_bet` are the lower and upper limit of a fixed-limit table (rule R10.1); with pot and
    no limit both are the big blind, the least that may be bet. `unit` is the smallest chip at this table:
    every stack and share is a multiple of it (rule R6.5). Who comes back within `return_within` minutes must
    bring what he took along, or more (rule R2.7); 0 asks nothing.
    """

    game: str = "omaha8"
    limit: Limit = Limit.FIXED
    small_blind: Chips
    big_blind: Chips
    small_bet: Chips
    big_bet: Chips
    seats: int = 10
    unit: Chips = 1
    min_buy_in: Chips = 0
    max_buy_in: Chips | None = None
    max_raises: int = 3
    cap_heads_up: CapHeadsUp = CapHeadsUp.CAPPED
    button_rule: ButtonRule = ButtonRule.FORWARD
    odd_chip: OddChip = OddChip.HIGH_FIRST
    identical_hands: IdenticalHands = IdenticalHands.SPLIT_EACH_HALF
    showdown: Showdown = Showdown.MUCK_ALLOWED
    all_in_showdown: AllInShowdown = AllInShowdown.OPEN_AT_ONCE
    rake: Rake | None = None
    burn: bool = True
    ante: Chips = 0
    heads_up_blinds: HeadsUpBlinds = HeadsUpBlinds.BUTTON_SB
    missed_sb: MissedSb = MissedSb.SHIFT
    wait_for_bb: bool = True
    buy_button: bool = False
    reopen_test: ReopenTest = ReopenTest.PER_PLAYER
    pot_limit_counts: PotLimitCounts = PotLimitCounts.ALL_CHIPS
    straddle: bool = False
    straddle_min_raise: StraddleMinRaise = StraddleMinRaise.BB_INCREMENT
    kill: Kill = Kill.OFF
    run_it_twice: bool = False
    mucked_visible: MuckedVisible = MuckedVisible.ANYONE_IN_HAND
    return_within: int = 0

    @property
    def variant(self) -> Variant:
        """The game as a value."""
        return VARIANTS[self.game]


def fixed_limit(
    game: str,
    lower: Chips,
    upper: Chips,
    *,
    small_blind: Chips | None = None,
    seats: int = 10,
    unit: Chips = 1,
) -> Rules:
    """Rules of a fixed-limit table named by its two limits (rules R2.1, R10.1).

    The big blind is the lower limit, the small blind half of it unless given, and the least buy-in ten lower
    limits (rule R2.7). Raises RulesError.
    """
    if small_blind is None:
        if lower % 2:
            raise RulesError(
                "small_blind_not_whole",
                f"half of the lower limit {lower} is not a whole number of chips; "
                "use a smaller unit or name the small blind",
                lower=lower,
            )
        small_blind = lower // 2
    rules = Rules(
        game=game,
        limit=Limit.FIXED,
        small_blind=small_blind,
        big_blind=lower,
        small_bet=lower,
        big_bet=upper,
        seats=seats,
        unit=unit,
        min_buy_in=10 * lower,
    )
    check_rules(rules)
    return rules


def check_rules(rules: Rules) -> None:
    """Raise RulesError for the first thing in `rules` that cannot be played."""
    if rules.game not in VARIANTS:
        known = ", ".join(sorted(VARIANTS))
        raise RulesError(
            "unknown_game", f"there is no game '{rules.game}'; the games are {known}", game=rules.game
        )
    if not PLAYERS_MIN <= rules.seats <= PLAYERS_MAX:
        raise RulesError(
            "seats", f"a table has {PLAYERS_MIN} to {PLAYERS_MAX} seats, not {rules.seats}", seats=rules.seats
        )
    _check_amounts(rules)
    if rules.limit is Limit.FIXED and rules.max_raises < 1:
        raise RulesError(
            "max_raises", "a fixed-limit round allows at least one raise", max_raises=rules.max_raises
        )
    if not 0 <= rules.return_within <= RETURN_WITHIN_MAX:
        raise RulesError(
            "return_within",
            f"return_within is {rules.return_within}; it is 0 to {RETURN_WITHIN_MAX} minutes (rule R2.7)",
            return_within=rules.return_within,
        )
    if rules.max_buy_in is not None and rules.max_buy_in < rules.min_buy_in:
        raise RulesError(
            "buy_in", "the largest buy-in is less than the smallest", max_buy_in=rules.max_buy_in
        )
    _check_options(rules)
    if rules.rake is not None:
        _check_rake(rules.rake, rules.unit)


def _check_rake(rake: Rake, unit: Chips) -> None:
    if not (0 <= rake.percent <= 10_000 and rake.cap >= 0 and rake.step >= 1):
        raise RulesError(
            "rake", "the rake is 0 to 100 percent with a cap of at least 0 and a step of at least 1"
        )
    if rake.step % unit:
        # Else the pots left to divide would hold part of a chip.
        raise RulesError("rake", f"the rake moves in whole chips of {unit}", unit=unit)
    players = [PLAYERS_MIN - 1, *(cap.players for cap in rake.caps), PLAYERS_MAX]
    caps = [0, *(cap.cap for cap in rake.caps), rake.cap]
    if any(before >= after for before, after in pairwise(players)) or caps != sorted(caps):
        raise RulesError(
            "rake",
            f"caps for few players rise with their number, from {PLAYERS_MIN} to {PLAYERS_MAX - 1},"
            " and none is above the cap of the rake",
        )


def _check_amounts(rules: Rules) -> None:
    amounts = {
        "small_blind": rules.small_blind,
        "big_blind": rules.big_blind,
        "small_bet": rules.small_bet,
        "big_bet": rules.big_bet,
        "min_buy_in": rules.min_buy_in,
        "ante": rules.ante,
    }
    if rules.unit < 1:
        raise RulesError("unit", "the smallest chip is at least 1", unit=rules.unit)
    for name, amount in amounts.items():
        if not 0 <= amount <= CHIPS_MAX:
            raise RulesError(
                "amount",
                f"{name} is {amount}; it must lie between 0 and {CHIPS_MAX}",
                name=name,
                amount=amount,
            )
        if amount % rules.unit:
            raise RulesError(
                "unit",
                f"{name} {amount} is no multiple of the smallest chip {rules.unit}",
                name=name,
                amount=amount,
            )
    if not 0 < rules.small_blind <= rules.big_blind:
        raise RulesError(
            "blinds",
            "the small blind is more than 0 and at most the big blind",
            small_blind=rules.small_blind,
        )
    if not rules.big_blind <= rules.small_bet <= rules.big_bet:
        raise RulesError(
            "bets",
            "the lower limit is at least the big blind and at most the upper limit",
            lower=rules.small_bet,
        )


def _check_options(rules: Rules) -> None:
    """Options that contradict each other or the limit."""
    fixed = rules.limit is Limit.FIXED
    if rules.run_it_twice and fixed:
        raise RulesError("run_it_twice", "with fixed limit the board is not run twice (rule R15.1)")
    if rules.run_it_twice and rules.all_in_showdown is not AllInShowdown.OPEN_AT_ONCE:
        raise RulesError("run_it_twice", "the board is run twice only where all-in hands are opened at once")
    if rules.kill is not Kill.OFF and not fixed:
        raise RulesError("kill", "a kill raises the stakes of a fixed-limit table only (rule R14.1)")
    if rules.kill is not Kill.OFF and rules.straddle:
        raise RulesError("kill", "there is no straddle where pots are killed (rule R14.1)")
    if rules.button_rule not in (ButtonRule.FORWARD, ButtonRule.LAST_SB):
        # The others say themselves where the small blind stands.
        if rules.buy_button:
            raise RulesError(
                "buy_button", "the button is sold only where it moves by forward or last_sb (rule R2.8)"
            )
        if rules.missed_sb is MissedSb.DEAD:
            raise RulesError(
                "missed_sb", "missed_sb dead goes with button_rule forward or last_sb (rule R2.10)"
            )
    if rules.straddle and rules.seats == PLAYERS_MIN:
        raise RulesError("straddle", "between two players nobody is left of the big blind to straddle")
    if rules.ante > rules.big_blind:
        raise RulesError("ante", "the ante is at most the big blind", ante=rules.ante)
    most = _seats_the_deck_serves(rules)
    if rules.seats > most:
        raise RulesError(
            "deck", f"the deck has cards for {most} seats in this game, not {rules.seats}", most=most
        )


def _seats_the_deck_serves(rules: Rules) -> int:
    """How many players have cards if all see the river: each board is five cards, and three burned ones."""
    board = BOARD_CARDS + (BURNED_CARDS if rules.burn else 0)
    boards = 2 if rules.run_it_twice else 1
    return (DECK_CARDS - boards * board) // rules.variant.hole
