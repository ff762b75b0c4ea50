"""What a player may ask of a table; the table's actor answers each with a fact or a refusal.

Every request carries the client's own `key`; the same key twice has one effect.
"""

from typing import Annotated

import msgspec

from splitpot.limits import CHIPS_MAX, CLIENT_KEY_MAX, PLAYERS_MAX, TABLE_ID_MAX
from splitpot.poker.actions import Action

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=TABLE_ID_MAX)]
# Plain characters: the key becomes part of a ledger entry's id, and PostgreSQL keeps no NUL. In Python a `$`
# alone would let a last newline pass; what stands before it means nothing more in a browser.
_PLAIN = r"^[!-~]*(?!\n)$"
ClientKey = Annotated[str, msgspec.Meta(min_length=1, max_length=CLIENT_KEY_MAX, pattern=_PLAIN)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=CHIPS_MAX)]
OwnCard = Annotated[int, msgspec.Meta(ge=0, le=51)]
HOLE_MAX = 5
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=PLAYERS_MAX)]


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a free seat with `buy_in` chips from my wallet."""

    table: TableId
    seat: SeatNumber
    buy_in: Amount
    key: ClientKey


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Give my seat up, after this hand if I am in one."""

    table: TableId
    key: ClientKey


class SitOut(msgspec.Struct, frozen=True, tag="sit_out", forbid_unknown_fields=True):
    """Deal me out from the next hand on (`on`), or deal me in again."""

    table: TableId
    on: bool
    key: ClientKey


class TopUp(msgspec.Struct, frozen=True, tag="top_up", forbid_unknown_fields=True):
    """Add `amount` chips from my wallet to my stack before the next hand."""

    table: TableId
    amount: Amount
    key: ClientKey


class PostNow(msgspec.Struct, frozen=True, tag="post_now", forbid_unknown_fields=True):
    """Post what I owe and deal me in with the next hand, or `buy` the button; `on` False: wait for my big
    blind instead.
    """

    table: TableId
    on: bool
    key: ClientKey
    buy: bool = False


class Prefer(msgspec.Struct, frozen=True, tag="prefer", forbid_unknown_fields=True):
    """From the next hand on: straddle for me when it is my place, run my all-ins twice if all agree."""

    table: TableId
    straddle: bool
    run_twice: bool
    key: ClientKey


class Accustom(msgspec.Struct, frozen=True, tag="accustom", forbid_unknown_fields=True):
    """From now on: throw away without asking what I need not show (`auto_muck`), and use my time bank when my
    time is up (`auto_bank`).
    """

    table: TableId
    auto_muck: bool
    auto_bank: bool
    key: ClientKey


class UseBank(msgspec.Struct, frozen=True, tag="use_bank", forbid_unknown_fields=True):
    """Give me the time of my bank for turn number `turn` of hand number `hand`; what is left of it I keep."""

    table: TableId
    hand: Amount
    turn: Amount
    key: ClientKey


class Show(msgspec.Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Lay these of my cards of the ended hand open; none at all: I show nothing, do not wait for me."""

    table: TableId
    hand: Amount
    cards: Annotated[tuple[OwnCard, ...], msgspec.Meta(max_length=HOLE_MAX)]
    key: ClientKey


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """My action in hand number `hand`, in answer to turn number `turn`; any other turn is refused as
    stale.
    """

    table: TableId
    hand: Amount
    turn: Amount
    key: ClientKey
    action: Action


TableRequest = Sit | Leave | SitOut | TopUp | PostNow | Prefer | Accustom | UseBank | Show | Act


class Granted(msgspec.Struct, frozen=True, array_like=True):
    """A request that was accepted, as the journal keeps it: whose, under which key, and its `print`, by which
    it is known again.
    """

    player: str
    key: str
    print: bytes
