"""Presets: the rules of a table as a JSON file that a host can copy and edit, and five of them to begin with.

Amounts are chips as text, with at most two decimals; buy-ins are counted in big blinds, so that they fit any
stakes. Options go by the names they have in the rulebook.
"""

import enum
from importlib import resources

import msgspec

from splitpot.cluster.amounts import PresetError, chips_of
from splitpot.cluster.rake_terms import RakeTerms, rake_of
from splitpot.limits import PLAYERS_MAX, PLAYERS_MIN
from splitpot.poker import options
from splitpot.poker.options import ButtonRule, Limit
from splitpot.poker.rules import Chips, Rules, RulesError, check_rules
from splitpot.poker.variants import VARIANTS

RETURN_WITHIN = 120  # minutes, where pot-limit and no-limit tables say nothing else (rule R2.7)
UNITS = (100, 50, 25, 10, 5, 1)  # smallest chips of a table that names none, largest first

ENUMS: dict[str, type[enum.StrEnum]] = {
    "button_rule": options.ButtonRule,
    "odd_chip": options.OddChip,
    "identical_hands": options.IdenticalHands,
    "showdown": options.Showdown,
    "all_in_showdown": options.AllInShowdown,
    "cap_heads_up": options.CapHeadsUp,
    "heads_up_blinds": options.HeadsUpBlinds,
    "missed_sb": options.MissedSb,
    "reopen_test": options.ReopenTest,
    "pot_limit_counts": options.PotLimitCounts,
    "straddle_min_raise": options.StraddleMinRaise,
    "kill": options.Kill,
    "mucked_visible": options.MuckedVisible,
}
SWITCHES = ("burn", "wait_for_bb", "buy_button", "straddle", "run_it_twice")
NUMBERS = ("max_raises", "return_within")
AMOUNTS = ("small_blind", "ante", "unit")
OPTIONS = (*ENUMS, *SWITCHES, *NUMBERS, *AMOUNTS)


class BuyIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least and the most a player may sit down with, in big blinds; None is no limit."""

    least: int
    most: int | None = None


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of table.

    `stakes` are the two limits of a fixed-limit table, else the two blinds; `sizes` are the numbers of seats
    that such a table may have, any if there are none.
    """

    game: str
    limit: Limit
    stakes: str
    seats: int
    buy_in: BuyIn
    about: str = ""
    sizes: tuple[int, ...] = ()
    options: dict[str, str | int | bool] = {}
    rake: RakeTerms | None = None


def preset_names() -> list[str]:
    """The presets that come with the house, in order."""
    files = resources.files("splitpot.cluster") / "presets"
    return sorted(file.name.removesuffix(".json") for file in files.iterdir() if file.name.endswith(".json"))


def preset_text(name: str) -> str:
    """The file of the preset called `name`. Raises PresetError."""
    if name not in preset_names():
        raise PresetError(f"there is no preset '{name}'; the presets are {', '.join(preset_names())}")
    return (resources.files("splitpot.cluster") / "presets" / f"{name}.json").read_text(encoding="utf-8")


def preset_from(text: str) -> Preset:
    """The preset in a file's `text`. Raises PresetError."""
    copied = "`splitpot tables show limit-omaha8` prints one to copy"
    try:
        return msgspec.json.decode(text, type=Preset)
    except msgspec.ValidationError as error:
        raise PresetError(f"{_sentence(error)}; {copied}") from None
    except msgspec.DecodeError:
        raise PresetError(f"it is no JSON; {copied}") from None


def rules_of(preset: Preset, *, stakes: str | None = None, seats: int | None = None) -> Rules:
    """The rules of a table of this kind, with other `stakes` or `seats` if given. Raises PresetError."""
    if preset.game not in VARIANTS:
        raise PresetError(f"there is no game '{preset.game}'; the games are {', '.join(sorted(VARIANTS))}")
    seats = preset.seats if seats is None else seats
    _check_seats(preset, seats)
    chosen = {name: _value(name, value) for name, value in preset.options.items()}
    _check_needs(preset, chosen)
    small_blind = chosen.pop("small_blind", None)
    small, big, small_bet, big_bet = _amounts(preset, stakes or preset.stakes, small_blind)
    if preset.limit is not Limit.FIXED:
        chosen.setdefault("return_within", RETURN_WITHIN)
    ante = chosen.get("ante", 0)
    unit = chosen.pop("unit", None) or _unit((small, big, small_bet, big_bet, ante))
    most = preset.buy_in.most
    fields = {
        "game": preset.game,
        "limit": preset.limit,
        "small_blind": small,
        "big_blind": big,
        "small_bet": small_bet,
        "big_bet": big_bet,
        "seats": seats,
        "unit": unit,
        "min_buy_in": preset.buy_in.least * big,
        "max_buy_in": None if most is None else most * big,
        "rake": None if preset.rake is None else rake_of(preset.rake, int(unit), seats),
        **chosen,
    }
    rules = msgspec.convert(fields, Rules)
    try:
        check_rules(rules)
    except RulesError as error:
        raise PresetError(str(error)) from None
    return rules


def _check_seats(preset: Preset, seats: int) -> None:
    if preset.sizes and seats not in preset.sizes:
        *first, last = (str(size) for size in preset.sizes)
        sizes = f"{', '.join(first)} or {last}" if first else last
        raise PresetError(f"a table of this kind has {sizes} seats, not {seats}")
    if not PLAYERS_MIN <= seats <= PLAYERS_MAX:
        raise PresetError(f"a table has {PLAYERS_MIN} to {PLAYERS_MAX} seats, not {seats}")


def _value(name: str, value: str | int | bool) -> str | int | bool:
    """The value of the option called `name` as the rules hold it."""
    if name in ENUMS:
        values = [str(member) for member in ENUMS[name]]
        if value not in values:
            raise PresetError(f"{name} cannot be '{value}'; it is {' or '.join(values)}")
        return value
    if name in SWITCHES:
        if not isinstance(value, bool):
            raise PresetError(f"{name} cannot be '{value}'; it is true or false")
        return value
    if name in NUMBERS:
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise PresetError(f"{name} cannot be '{value}'; it is a whole number")
        return value
    if name in AMOUNTS:
        return chips_of(str(value))
    raise PresetError(f"there is no option '{name}'; the options are {', '.join(sorted(OPTIONS))}")


def _check_needs(preset: Preset, chosen: dict[str, str | int | bool]) -> None:
    """Options that mean nothing beside the others are a mistake of whoever wrote them."""
    fixed, low = preset.limit is Limit.FIXED, VARIANTS[preset.game].low
    button = chosen.get("button_rule", ButtonRule.FORWARD)
    needs = {
        "max_raises": (fixed, "only fixed limit caps the raises (rule R10.3)"),
        "cap_heads_up": (fixed, "only fixed limit caps the raises (rule R10.4)"),
        "pot_limit_counts": (preset.limit is Limit.POT, "it speaks of pot limit (rule R12.4)"),
        "identical_hands": (low, "this game has no low half (rule R6.4)"),
        "missed_sb": (
            button in (ButtonRule.FORWARD, ButtonRule.LAST_SB),
            "it goes with button_rule forward or last_sb (rule R2.10)",
        ),
        "straddle_min_raise": (
            chosen.get("straddle") is True and not fixed,
            "fixed limit raises by one bet (rule R10.1)"
            if fixed
            else "it goes with straddle true (rule R14.2)",
        ),
    }
    for name, (met, why) in needs.items():
        if name in chosen and not met:
            raise PresetError(f"{name} has no meaning here: {why}; leave it out")
    if not fixed and preset.buy_in.most is None:
        raise PresetError("without a fixed limit a table needs a largest buy-in: buy_in.most (rule R2.7)")


def _amounts(
    preset: Preset, stakes: str, small_blind: str | int | bool | None
) -> tuple[Chips, Chips, Chips, Chips]:
    """Small and big blind, lower and upper limit."""
    low, slash, high = stakes.partition("/")
    if not slash:
        raise PresetError(f"'{stakes}' are no stakes; write two amounts of chips, as in 2/4")
    first, second = chips_of(low), chips_of(high)
    if preset.limit is not Limit.FIXED:
        if small_blind is not None:
            raise PresetError("small_blind goes with fixed limit; here the stakes are the two blinds")
        return first, second, second, second
    if small_blind is not None:
        assert isinstance(small_blind, int), "amounts are read already"
        return small_blind, first, first, second
    if first % 2:
        raise PresetError(f"half of {low} is no whole number of hundredths; name the small_blind")
    return first // 2, first, first, second


def _unit(amounts: tuple[Chips | str | bool, ...]) -> Chips:
    """The largest usual chip that pays all `amounts`."""
    return next(unit for unit in UNITS if all(int(amount) % unit == 0 for amount in amounts))


def _sentence(error: Exception) -> str:
    said = str(error)
    return f"{said[:1].lower()}{said[1:]}".replace("`", "'").rstrip(".")
