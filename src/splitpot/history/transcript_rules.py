"""Rules in a line of a transcript: game, limit, stakes, and options of the house under their own names."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from splitpot.history.amounts import parse_amount
from splitpot.poker.rules import Chips, Limit, Rake, RakeCap, Rules, check_rules

_AMOUNTS = ("unit", "small_blind", "ante", "min_buy_in", "max_buy_in")
_NUMBERS = ("max_raises", "return_within", "seats")
_SWITCHES = {"yes": True, "true": True, "no": False, "false": False}
_RAKE = ("rake", "rake_cap", "rake_caps", "rake_step", "no_flop_no_drop")
_OPTIONS = {
    field.name: field.type
    for field in msgspec.structs.fields(Rules)
    if field.type is bool or (isinstance(field.type, type) and issubclass(field.type, StrEnum))
}


def rules_from(
    game: str, limit: Limit, low: Chips, high: Chips, options: Sequence[str], **given: object
) -> Rules:
    """The rules of a table with these stakes; each option is ``name=value``, `given` what no line says.

    `low` and `high` are the two limits of a fixed-limit table, else the two blinds. Raises ValueError.
    """
    fixed = limit is Limit.FIXED
    values: dict[str, object] = {
        "small_blind": low // 2 if fixed else low,
        "big_blind": low if fixed else high,
        "small_bet": low if fixed else high,
        "big_bet": high,
        **given,
    }
    said = dict(option.partition("=")[::2] for option in options)
    values |= {name: _value(name, text) for name, text in said.items() if name not in _RAKE}
    if "rake" in said:
        values["rake"] = _rake(said)
    rules = msgspec.convert({"game": game, "limit": limit, **values}, Rules)
    check_rules(rules)
    return rules


def _value(name: str, text: str) -> object:
    if name in _AMOUNTS:
        return parse_amount(text)
    if name in _NUMBERS and text.isdecimal():
        return int(text)
    kind = _OPTIONS.get(name)
    if kind is bool and text in _SWITCHES:
        return _SWITCHES[text]
    if kind is not None and kind is not bool and name != "limit":
        if text not in list(kind):
            raise ValueError(f"{name} cannot be '{text}'; it is {' or '.join(kind)}")
        return kind(text)
    raise ValueError(f"'{name}={text}' is not an option of the rules")


def _rake(said: dict[str, str]) -> Rake:
    """The rake of options such as ``rake=5% rake_cap=3 rake_caps=2:1,4:2 rake_step=0.01``."""
    few = (entry.partition(":")[::2] for entry in said["rake_caps"].split(",")) if "rake_caps" in said else ()
    return Rake(
        percent=parse_amount(said["rake"].removesuffix("%")),
        cap=parse_amount(said.get("rake_cap", "")),
        step=parse_amount(said.get("rake_step", "0.01")),
        caps=tuple(RakeCap(int(players), parse_amount(cap)) for players, cap in few),
        no_flop_no_drop=_SWITCHES.get(said.get("no_flop_no_drop", "yes"), True),
    )
