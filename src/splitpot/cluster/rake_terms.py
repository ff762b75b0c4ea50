"""What the house takes, as the host writes it in a preset (rule R9)."""

import msgspec

from splitpot.cluster.amounts import PresetError, chips_of, text_of
from splitpot.limits import PLAYERS_MIN
from splitpot.poker.rules import Chips, Rake, RakeCap

PERCENT_MAX = 10_000  # a hundred, in hundredths


class RakeTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's share: `percent` of the pots, at most `cap` of a hand, in steps of `step` chips (rule R9).

    `caps` are smaller caps by the number of players they go up to, each fewer than there are seats. The step
    is the smallest chip if none is named.
    """

    percent: str | int
    cap: str | int
    caps: dict[str, str | int] = {}
    step: str | int | None = None
    no_flop_no_drop: bool = True


def rake_of(wished: RakeTerms, unit: Chips, seats: int) -> Rake:
    """The rake of a table of so many `seats` whose smallest chip is `unit`. Raises PresetError."""
    percent = chips_of(str(wished.percent).removesuffix("%"))
    step = unit if wished.step is None else chips_of(str(wished.step))
    cap = chips_of(str(wished.cap))
    if not 0 < percent <= PERCENT_MAX:
        raise PresetError(f"rake.percent is '{wished.percent}'; it is more than 0 and at most 100, as in 2.5")
    if not step or step % unit:
        raise PresetError(
            f"rake.step is '{wished.step}'; it is a multiple of the smallest chip, {text_of(unit)}"
        )
    caps = [(_players(text, seats), chips_of(str(few))) for text, few in wished.caps.items()]
    caps.sort()
    for amount in (cap, *(few for _, few in caps)):
        if not amount or amount % step:
            raise PresetError(f"a cap of {text_of(amount)} cannot be reached in steps of {text_of(step)}")
    amounts = [*(few for _, few in caps), cap]
    if amounts != sorted(amounts):
        raise PresetError("rake.caps rise with the number of players, and none is above rake.cap")
    return Rake(
        percent=percent,
        cap=cap,
        step=step,
        no_flop_no_drop=wished.no_flop_no_drop,
        caps=tuple(RakeCap(players, few) for players, few in caps),
    )


def _players(text: str, seats: int) -> int:
    """The number of players up to which a smaller cap goes. Raises PresetError."""
    if seats == PLAYERS_MIN:
        raise PresetError(
            f"rake.caps has '{text}'; at a table of {seats} all hands have rake.cap, so leave caps out"
        )
    if not text.isdecimal() or not PLAYERS_MIN <= int(text) < seats:
        few = f"{PLAYERS_MIN} to {seats - 1}" if seats - 1 > PLAYERS_MIN else f"only {PLAYERS_MIN}"
        raise PresetError(
            f"rake.caps has '{text}'; at a table of {seats} it names {few} players,"
            f" for all {seats} have rake.cap"
        )
    return int(text)
