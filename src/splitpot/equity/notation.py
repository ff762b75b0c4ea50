"""Ranges as players write them: `QQ+,AKs` in Hold'em, `AAds,A23x` in Omaha, `15%` and `random` everywhere.

The parts of a range stand between commas; a part that begins with `!` takes its hands away again, and `@50`
behind one means that its hands are held half the time. Where two parts name the same hand, the larger weight
counts. docs/equity.md has the whole notation.
"""

import re
from collections.abc import Iterator

from splitpot.equity.combos import Combo, all_combos, combos_of_ranks, random_count, suiting
from splitpot.equity.patience import GoOn, Stopped, for_ever
from splitpot.equity.patterns import hands_of, read_pattern
from splitpot.equity.ranges import COMBOS_MAX, WHOLE, Range, RangeError
from splitpot.equity.ranking import best_hands
from splitpot.poker.cards import RANKS, Rank
from splitpot.poker.variants import Variant

TEXT_MAX = 400
"""Characters of a range."""
WATCHED_EVERY = 1_024
"""Hands read between two questions whether to go on."""
_RANDOM = {"RANDOM", "ANY", "*"}
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,4})?)%(?:\s*-\s*(\d{1,3}(?:\.\d{1,4})?)%)?")
_WEIGHT = re.compile(r"\s*(\d{1,3})\s*%?\s*")
_STARTING = re.compile(
    r"([2-9TJQKA])([2-9TJQKA])([so]?)(?:(\+)|-([2-9TJQKA])([2-9TJQKA])([so]?))?", re.IGNORECASE
)
_SUITED = {"s": (2,), "o": (1, 1)}


def parse_range(variant: Variant, text: str, go_on: GoOn = for_ever) -> Range:
    """The range that `text` names in a game. Raises RangeError, and Stopped if `go_on` says no."""
    if len(text) > TEXT_MAX:
        raise RangeError(
            "range_too_long", text[:20] + "…", TEXT_MAX, f"a range has at most {TEXT_MAX} characters"
        )
    if not text.strip():
        raise RangeError("range_empty", "", 1, "an empty range; `random` is any hand")
    if text.strip().upper() in _RANDOM:
        return Range(text, variant.hole, None)
    weights: dict[Combo, int] = {}
    for start, part in _parts(text):
        _take_part(variant, text, start, part, weights, go_on)
        if len(weights) > COMBOS_MAX:
            raise RangeError(
                "range_too_wide", text, start + 1, f"more than {COMBOS_MAX:,} hands; name more cards"
            )
    if not weights:
        raise RangeError("range_empty", text, 1, "no hand is left of this range")
    if len(weights) == random_count(variant.hole) and set(weights.values()) == {WHOLE}:
        return Range(text, variant.hole, None)
    return Range(text, variant.hole, weights)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The parts between commas, each with the place (from 0) where it begins, without blanks."""
    at = 0
    for part in text.split(","):
        bare = part.strip()
        start = at + len(part) - len(part.lstrip())
        if not bare:
            raise RangeError("range_empty", text, at + 1, "nothing is here; between commas stands a hand")
        yield start, bare
        at += len(part) + 1


def _take_part(
    variant: Variant, text: str, start: int, part: str, weights: dict[Combo, int], go_on: GoOn
) -> None:
    excluded = part.startswith("!")
    body, at, weight_text = part[excluded:].partition("@")
    start += excluded
    weight = _weight(text, start + len(body) + 1, weight_text) if at else WHOLE
    for number, hand in enumerate(_hands(variant, text, start, body, go_on)):
        if number % WATCHED_EVERY == 0 and not go_on():
            raise Stopped
        if excluded:
            weights.pop(hand, None)
        elif weights.get(hand, 0) < weight:
            weights[hand] = weight
        if number > COMBOS_MAX:
            return


def _weight(text: str, start: int, written: str) -> int:
    found = _WEIGHT.fullmatch(written)
    weight = int(found.group(1)) if found else 0
    if not 1 <= weight <= WHOLE:
        raise RangeError(
            "bad_weight", text, start + 1, "a weight is a percentage from 1 to 100, as in AKs@50"
        )
    return weight


def _hands(variant: Variant, text: str, start: int, body: str, go_on: GoOn) -> Iterator[Combo]:
    """The hands of one part without its weight."""
    bare = body.strip()
    if not bare:
        raise RangeError("range_empty", text, start + 1, "a hand or range is missing here")
    if bare.upper() in _RANDOM:
        return all_combos(variant.hole)
    percent = _PERCENT.fullmatch(bare)
    if percent is not None:
        return _best(variant, text, start, percent)
    starting = _STARTING.fullmatch(bare) if variant.hole == 2 else None
    if starting is not None:
        return _starting_hands(text, start, starting)
    pattern = read_pattern(variant, text, start, body)
    return all_combos(variant.hole) if pattern.is_any else hands_of(pattern, variant.hole, go_on)


def _best(variant: Variant, text: str, start: int, percent: re.Match[str]) -> Iterator[Combo]:
    bounds = [float(bound) for bound in percent.groups() if bound is not None]
    first, last = (0.0, bounds[0]) if len(bounds) == 1 else sorted(bounds)
    if not 0 < last <= 100:
        raise RangeError(
            "bad_percent", text, start + 1, "a percentage is more than 0 and at most 100, as in 15%"
        )
    return best_hands(variant, first, last)


def _starting_hands(text: str, start: int, found: re.Match[str]) -> Iterator[Combo]:
    """Two ranks of Hold'em, with `+` or a second pair of ranks behind them."""
    first, second, suits, plus, third, fourth, other_suits = found.groups()
    high, low = _two_ranks(first, second)
    if high == low and suits:
        raise RangeError(
            "pair_has_no_suit",
            text,
            start + 3,
            f"a pair is neither suited nor offsuit; write {first}{second}",
        )
    ranks = [(high, low)]
    if plus:
        ranks = [(r, r) for r in range(high, 13)] if high == low else [(high, r) for r in range(low, high)]
    elif third:
        if suits.lower() != other_suits.lower():
            raise RangeError(
                "bad_span", text, start + 1, "both ends of a span are suited, or both offsuit, as in A5s-A2s"
            )
        ranks = _span(text, start, (high, low), _two_ranks(third, fourth))
    wanted = _SUITED.get(suits.lower())
    return (
        hand for pair in ranks for hand in combos_of_ranks(pair) if wanted is None or suiting(hand) == wanted
    )


def _two_ranks(first: str, second: str) -> tuple[Rank, Rank]:
    ranks = RANKS.index(first.upper()), RANKS.index(second.upper())
    return max(ranks), min(ranks)


def _span(text: str, start: int, one: tuple[Rank, Rank], other: tuple[Rank, Rank]) -> list[tuple[Rank, Rank]]:
    """The hands from one to the other: the same high card, or both cards going down together as in QQ-99."""
    (high, low), (last_high, last_low) = max(one, other), min(one, other)
    if high == last_high and (high == low) == (last_high == last_low):
        return [(high, rank) for rank in range(last_low, low + 1)]
    if high - low == last_high - last_low:
        return [(rank + high - low, rank) for rank in range(last_low, low + 1)]
    problem = "the ends of a span share a card or are as far apart, as in QQ-99, A5s-A2s or JTs-76s"
    raise RangeError("bad_span", text, start + 1, problem)
