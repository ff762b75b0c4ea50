"""Questions and answers of the HTTP routes: who you are, where else, your play chips, your finished hands."""

import msgspec

from splitpot.poker.cards import Card
from splitpot.poker.events import Event, Seat
from splitpot.poker.rules import Chips, Rules
from splitpot.poker.sight import HandView
from splitpot.protocol.equities import EquityAnswer, EquityWish
from splitpot.protocol.updates import PlayerInfo, RefusalCode
from splitpot.table.facts import CardsShown
from splitpot.table.view import BotLevel


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/guest: let me in under this name; `language` is one of the tags the room speaks."""

    name: str
    language: str


class LanguageWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/me: speak this language to me from now on."""

    language: str


class SpareKey(msgspec.Struct, frozen=True):
    """POST /api/spare-key: a fresh code by which you come in on another device, once, within `seconds`.

    The one before it, if it was not used, opens nothing any more. The link is the path `/key` of this host,
    with the code as its fragment.
    """

    code: str
    seconds: int


class SpareKeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/spare-key/holder: whose code is this; it stays as good as it is."""

    code: str


class SpareKeyHolder(msgspec.Struct, frozen=True):
    """The answer to SpareKeyWish: the `name` you would have here."""

    name: str


class SpareKeyUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/spare-key/use: let me in by this code.

    Who has another name here must say `instead`, and gives that one up in this browser.
    """

    code: str
    instead: bool = False


class Me(msgspec.Struct, frozen=True):
    """GET /api/me and the answer to everything that changes you; `player` is None without a session.

    `at_tables` are your chips on tables. Whoever has less than `refill_below` in wallet and stacks together
    may have play chips up to `refill_to` again.
    """

    player: PlayerInfo | None
    at_tables: Chips
    refill_below: Chips
    refill_to: Chips


class HandSummary(msgspec.Struct, frozen=True):
    """A finished hand in your list: `hole` were your cards, `net` is what you won or lost.

    `pot` are all chips that were played for, `players` how many were dealt in. `ended_at` is in milliseconds
    since 1970.
    """

    table: str
    table_name: str
    number: int
    ended_at: int
    rules: Rules
    players: int
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    pot: Chips
    net: Chips


class HandList(msgspec.Struct, frozen=True):
    """GET /api/hands: finished hands you were dealt into, newest first.

    `before` is the cursor to ask with for older ones, None when there are none.
    """

    hands: tuple[HandSummary, ...]
    before: str | None


class HandSeat(msgspec.Struct, frozen=True):
    """Who sat where in a finished hand, and what the hand brought him."""

    seat: Seat
    name: str
    bot: BotLevel | None
    you: bool
    net: Chips


class HandRecord(msgspec.Struct, frozen=True):
    """GET /api/hands/{table}/{number}: one finished hand, as you may know it.

    `events` are its facts in order, `view` its end. `ended_at` is in milliseconds since 1970. Mucked
    hands that reached the showdown are open to whoever was dealt in; one folded before stays hidden (R13.4).
    `opened` is what was shown afterwards by who need not (R13.6); the cards lie open in `view`, too.
    """

    table: str
    table_name: str
    number: int
    ended_at: int
    rules: Rules
    seats: tuple[HandSeat, ...]
    events: tuple[Event, ...]
    view: HandView
    opened: tuple[CardsShown, ...] = ()


class HandSteps(msgspec.Struct, frozen=True):
    """GET /api/hands/{table}/{number}/steps: the same hand after each of its events, as you may know it.

    There is one view for each of the record's `events`, in the same order; what was shown after the hand lies
    open in the last one.
    """

    views: tuple[HandView, ...]


class Fault(msgspec.Struct, frozen=True):
    """The answer to an HTTP request that changed nothing: `code` says why, `values` what would be right."""

    code: RefusalCode
    values: dict[str, int]


class Health(msgspec.Struct, frozen=True):
    """GET /api/health: the room is open; `version` and how many tables it has."""

    version: str
    tables: int


PageWish = GuestWish | LanguageWish | SpareKeyWish | SpareKeyUse | EquityWish
PageAnswer = (
    Me | SpareKey | SpareKeyHolder | HandList | HandRecord | HandSteps | EquityAnswer | Fault | Health
)
