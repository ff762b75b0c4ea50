"""Hands by pattern: what each card must be, as in `A2xx`, `AsAh`, `[A-8][A-8]xx` or `KKds`.

A pattern says what must be there; cards it does not mention are any. In Hi/Lo games a span that begins with
the ace and ends at eight or lower runs from the ace upwards, `[A-8]` is A2345678; every other span runs
downwards.
"""

import re
from collections.abc import Iterator
from functools import reduce
from operator import or_

import msgspec

from splitpot.equity.combos import SUITINGS, Combo, combos_of_ranks, rank_multisets, suiting
from splitpot.equity.patience import GoOn, Stopped
from splitpot.equity.ranges import RangeError
from splitpot.poker.cards import RANKS, SUITS
from splitpot.poker.variants import Variant

_ANY_RANK = "xX*"
_FOUR = 0b1111
_ALL = (1 << 52) - 1
_EIGHT = RANKS.index("8")
_ACE = RANKS.index("A")
# `:ts` needs its colon: `AATs` is two aces and the ten of spades.
_SUITING = re.compile(r"(?:[:$]?(ds|ss|rainbow|rb|mono)|[:$](ts))\Z", re.IGNORECASE)
_HOLDEM_SUITING = re.compile(r"[:$]?([so])\Z", re.IGNORECASE)
_HOLDEM_NAMES = {"s": "ss", "o": "rainbow"}


class Slot(msgspec.Struct, frozen=True):
    """The cards that one card of a hand may be, as 52 bits; `suited` if its suit is named."""

    cards: int
    suited: bool


class Pattern(msgspec.Struct, frozen=True):
    """Slots that different cards of the hand must fill, and how its suits may lie ((): anyhow)."""

    slots: tuple[Slot, ...]
    suitings: tuple[tuple[int, ...], ...]

    @property
    def is_any(self) -> bool:
        """Whether every hand fits."""
        return not self.suitings and all(slot.cards == _ALL for slot in self.slots)

    @property
    def whole(self) -> Combo | None:
        """The cards, if each slot is one card."""
        if self.suitings or any(slot.cards.bit_count() != 1 for slot in self.slots):
            return None
        return reduce(or_, (slot.cards for slot in self.slots), 0)


def read_pattern(variant: Variant, text: str, start: int, body: str) -> Pattern:
    """Read `body`, which begins at character `start` (from 0) of `text`. Raises RangeError."""
    found = _SUITING.search(body)
    suitings: tuple[tuple[int, ...], ...] = ()
    if found is None and variant.hole == 2:
        found = _holdem_suiting(body)
    if found is not None:
        name = (found.group(1) or found.group(2)).lower()
        name = _HOLDEM_NAMES.get(name, "rainbow" if name == "rb" else name)
        suitings = tuple(shape for shape in SUITINGS[name] if sum(shape) == variant.hole)
        if not suitings:
            problem = f"no {variant.hole} cards are '{found.group(0)}'; of five, two at least share a suit"
            raise RangeError("impossible_suits", text, start + found.start() + 1, problem)
        body = body[: found.start()]
    slots = tuple(_slots(variant, text, start, body))
    if len(slots) > variant.hole:
        problem = (
            f"{len(slots)} cards are too many, {variant.code} has {variant.hole}; a comma parts hands, as in "
            + ("AA,KK" if variant.hole == 2 else "AAxx,KKxx")
        )
        raise RangeError("too_many_cards", text, start + 1, problem)
    pattern = Pattern(slots, suitings)
    cards = pattern.whole
    if cards is not None and cards.bit_count() < len(slots):
        raise RangeError("duplicate_card", text, start + 1, "a card stands there twice")
    return pattern


def hands_of(pattern: Pattern, hole: int, go_on: GoOn) -> Iterator[Combo]:
    """Every hand that fits; with many suits to try that takes seconds. Raises Stopped if `go_on` says no."""
    if pattern.whole is not None and pattern.whole.bit_count() == hole:
        yield pattern.whole
        return
    masks = sorted((slot.cards for slot in pattern.slots), key=int.bit_count)
    rank_masks = [_whole_ranks(mask) for mask in masks]
    suited = any(slot.suited for slot in pattern.slots)
    for ranks in rank_multisets(hole):
        if not go_on():
            raise Stopped
        hands = combos_of_ranks(ranks)
        # Any suits will do to see whether the ranks fit.
        if not _fits(rank_masks, hands[0]):
            continue
        for hand in hands:
            if suited and not _fits(masks, hand):
                continue
            if not pattern.suitings or suiting(hand) in pattern.suitings:
                yield hand


def _holdem_suiting(body: str) -> re.Match[str] | None:
    """`AKs` and `Axo` name two ranks and no suit; in `AsKs` the last letter is a suit of its card."""
    ranks = re.fullmatch(r"(?:[2-9TJQKAx*]|10|\[[^\]]*\]){2}[:$]?[so]", body, re.IGNORECASE)
    return _HOLDEM_SUITING.search(body) if ranks else None


def _slots(variant: Variant, text: str, start: int, body: str) -> Iterator[Slot]:
    at = 0
    while at < len(body):
        if body[at].isspace():
            at += 1
            continue
        ranks, length = _ranks(variant, text, start + at, body[at:])
        at += length
        suit = body[at : at + 1].lower()
        if suit and suit in SUITS:
            at += 1
            yield Slot(sum(1 << rank * 4 + SUITS.index(suit) for rank in ranks), suited=True)
        else:
            yield Slot(sum(_FOUR << rank * 4 for rank in ranks), suited=False)


def _ranks(variant: Variant, text: str, start: int, rest: str) -> tuple[set[int], int]:
    """The ranks that `rest` begins with, and how many characters they take."""
    if rest[0] in _ANY_RANK:
        return set(range(13)), 1
    if rest.startswith("10"):
        return {RANKS.index("T")}, 2
    if rest[0] == "[":
        end = rest.find("]")
        if end < 0:
            raise RangeError(
                "bracket_open", text, start + 1, "this bracket is never closed; write [A-8] or [AKQ]"
            )
        return _rank_set(variant, text, start + 1, rest[1:end]), end + 1
    if rest[0].upper() in RANKS:
        return {RANKS.index(rest[0].upper())}, 1
    problem = (
        f"'{rest[0]}' is no card; a card is a rank {RANKS[::-1]} or x for any, "
        "then a suit c, d, h or s if it matters"
    )
    raise RangeError("not_a_card", text, start + 1, problem)


def _rank_set(variant: Variant, text: str, start: int, inside: str) -> set[int]:
    found: set[int] = set()
    at = 0
    letters = inside.upper()
    while at < len(letters):
        if letters[at] not in RANKS:
            problem = (
                f"'{inside[at]}' is no rank; within brackets stand ranks and spans, as in [A-8] or [AKQ]"
            )
            raise RangeError("not_a_rank", text, start + at + 1, problem)
        first = RANKS.index(letters[at])
        if letters[at + 1 : at + 2] != "-":
            found.add(first)
            at += 1
            continue
        last = letters[at + 2 : at + 3]
        if not last or last not in RANKS:
            raise RangeError("not_a_rank", text, start + at + 2, "a span ends with a rank, as in [A-8]")
        found |= _span(variant, first, RANKS.index(last))
        at += 3
    if not found:
        raise RangeError(
            "not_a_rank", text, start, "empty brackets; write ranks into them, as in [A-8] or [AKQ]"
        )
    return found


def _span(variant: Variant, first: int, last: int) -> set[int]:
    if variant.low and first == _ACE and last <= _EIGHT:
        return {_ACE, *range(last + 1)}
    return set(range(min(first, last), max(first, last) + 1))


def _whole_ranks(mask: int) -> int:
    """The same ranks in every suit."""
    return sum(_FOUR << 4 * rank for rank in range(13) if mask >> 4 * rank & _FOUR)


def _fits(masks: list[int], hand: Combo) -> bool:
    """Whether different cards of `hand` fill all slots."""
    if not masks:
        return True
    options = masks[0] & hand
    while options:
        card = options & -options
        if _fits(masks[1:], hand ^ card):
            return True
        options ^= card
    return False
