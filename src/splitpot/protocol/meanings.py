"""What each refusal and each farewell means, for the protocol page; browsers have their own words."""

from typing import NamedTuple

from splitpot.poker.actions import Refusal
from splitpot.protocol.faults import Farewell, PageFault, RequestFault
from splitpot.table.refusals import TableRefusal


class Meaning(NamedTuple):
    """Why something was refused, and the names of the numbers that say what would be right."""

    text: str
    values: str = ""


REFUSALS: dict[str, Meaning] = {
    Refusal.HAND_OVER: Meaning("Nobody has a choice in this hand any more."),
    Refusal.NOT_YOUR_TURN: Meaning("Another seat is on turn.", "turn: its seat"),
    Refusal.CHECK_IS_FREE: Meaning("A fold, where checking costs nothing."),
    Refusal.BET_TO_CALL: Meaning("A check, where there is a bet.", "call: what calling it costs"),
    Refusal.NOTHING_TO_CALL: Meaning("A call, where there is no bet."),
    Refusal.BET_ALREADY_MADE: Meaning("A bet, where there is one to raise.", "price: the highest bet"),
    Refusal.NO_BET_YET: Meaning("A raise, where there is no bet yet."),
    Refusal.CAPPED: Meaning("This street has had all its raises."),
    Refusal.BETTING_NOT_REOPENED: Meaning("The all-in raise was too short to raise again."),
    Refusal.NO_CHIPS_TO_RAISE: Meaning("The stack is not more than the call."),
    Refusal.NOBODY_TO_RAISE: Meaning("Nobody else has chips left."),
    Refusal.WRONG_AMOUNT: Meaning(
        "The bet or raise has another size.", "min, max: totals of this street; unit: the smallest chip"
    ),
    TableRefusal.SEAT_TAKEN: Meaning("Somebody sits there.", "seat"),
    TableRefusal.NO_SUCH_SEAT: Meaning("The table has fewer seats.", "seats: how many"),
    TableRefusal.ALREADY_SEATED: Meaning("You have a seat at this table.", "seat"),
    TableRefusal.NOT_SEATED: Meaning("You have no seat at this table."),
    TableRefusal.BUY_IN_TOO_SMALL: Meaning("The table wants more chips.", "min"),
    TableRefusal.BUY_IN_TOO_LARGE: Meaning("The table allows fewer chips.", "max"),
    TableRefusal.BUY_IN_NOT_WHOLE: Meaning("The amount is no multiple of the table's smallest chip.", "unit"),
    TableRefusal.NOT_ENOUGH_CHIPS: Meaning("The wallet holds less.", "have, need"),
    TableRefusal.NO_HAND: Meaning("No hand is running."),
    TableRefusal.WRONG_HAND: Meaning("The action is for another hand.", "hand: the one that runs"),
    TableRefusal.STALE_TURN: Meaning(
        "The action answers an earlier turn.", "turn: the number that is asked now; price: the highest bet"
    ),
    TableRefusal.NOTHING_TO_POST: Meaning("You owe nothing."),
    TableRefusal.CANNOT_POST_HERE: Meaning("Between the button and a blind one can only wait."),
    TableRefusal.NOT_OFFERED_HERE: Meaning("The rules of this table do not offer that."),
    TableRefusal.LEAVING: Meaning("You are leaving this table."),
    TableRefusal.KEY_REUSED: Meaning("This key was used for another request, or for this one too long ago."),
    TableRefusal.STOPPED: Meaning("The table has stopped; its hands and chips are safe."),
    TableRefusal.BUSY: Meaning("Too many requests are waiting; ask again."),
    TableRefusal.STORAGE_UNAVAILABLE: Meaning(
        "Nothing can be recorded at the moment, so nothing was done, or will be unless it is sent again."
    ),
    RequestFault.MALFORMED: Meaning("Not JSON, or not the fields that such a request has."),
    RequestFault.TOO_LARGE: Meaning("Too many bytes.", "most"),
    RequestFault.UNKNOWN_TYPE: Meaning("There is no request of this type."),
    RequestFault.UNKNOWN_TABLE: Meaning("There is no such table."),
    RequestFault.TOO_MANY_TABLES: Meaning("This connection watches as many tables as it may.", "most"),
    RequestFault.TOO_FAST: Meaning("Too many requests in too short a time; wait a little."),
    RequestFault.CHAT_CLOSED: Meaning("The host wants no chat here."),
    RequestFault.MESSAGE_EMPTY: Meaning("The message has nothing that can be read."),
    RequestFault.MESSAGE_TOO_LONG: Meaning("The message has too many characters.", "most"),
    RequestFault.SIGN_IN_FIRST: Meaning("This needs a name; without one you may only watch."),
    RequestFault.INTERNAL: Meaning("A fault in the server; it is in its log."),
    PageFault.UNKNOWN_PAGE: Meaning("There is no such page."),
    PageFault.UNKNOWN_HAND: Meaning("You have played no such hand, or it has not ended."),
    PageFault.HAND_DAMAGED: Meaning("The hand was changed on disk after it ended, so it is not shown."),
    PageFault.UNKNOWN_LANGUAGE: Meaning("The room does not speak this language."),
    PageFault.WRONG_ORIGIN: Meaning("The request comes from a page of another host."),
    PageFault.SIGNED_IN_ALREADY: Meaning("You have a name, this one or another; sign out first."),
    PageFault.REFILL_NOT_DUE: Meaning(
        "You have too many play chips for a refill.", "chips: yours; below: fewer than these are needed"
    ),
    PageFault.NAME_EMPTY: Meaning("The name has no letters."),
    PageFault.NAME_TOO_LONG: Meaning("The name has more than 16 letters."),
    PageFault.NAME_INVISIBLE_CHARACTER: Meaning("The name has a character that cannot be seen."),
    PageFault.NAME_SYMBOL: Meaning(
        "The name has something other than letters, digits, spaces and `_ - . '`."
    ),
    PageFault.NAME_NO_LETTER: Meaning("The name has neither a letter nor a digit."),
    PageFault.NAME_SCRIPT: Meaning(
        "The name has letters or digits of a script that this room cannot tell from Latin ones."
    ),
    PageFault.NAME_MIXED_SCRIPTS: Meaning("The name mixes letters of different scripts."),
    PageFault.NAME_RESERVED: Meaning("The name is kept for the house."),
    PageFault.NAME_OF_BOT: Meaning("A practice opponent is called so."),
    PageFault.NAME_TAKEN: Meaning("Somebody has this name, or one that looks like it."),
    PageFault.SPARE_KEY_UNKNOWN: Meaning("There is no such code, or a newer one took its place."),
    PageFault.SPARE_KEY_USED: Meaning("Somebody has come in by this code already; each opens once."),
    PageFault.SPARE_KEY_EXPIRED: Meaning("The code was not used in time."),
    PageFault.UNKNOWN_GAME: Meaning("There is no game of this code."),
    PageFault.WRONG_HAND_COUNT: Meaning("Two to ten hands are weighed."),
    PageFault.BAD_HAND: Meaning(
        "A text is neither a hand of the game nor a range.", "hand: its number; position: of the character"
    ),
    PageFault.RANGE_TOO_WIDE: Meaning("A range of five-card hands holds too many.", "hand: its number"),
    PageFault.BAD_CARDS: Meaning("The board or the dead cards are not cards."),
    PageFault.WRONG_BOARD_COUNT: Meaning("A board has none, three, four or five cards."),
    PageFault.DUPLICATE_CARD: Meaning("A card lies in two places."),
    PageFault.CANNOT_BE_DEALT: Meaning("The hands need more cards than there are, or the same ones."),
}

FAREWELLS: dict[Farewell, str] = {
    Farewell.RESTARTING: "The server goes down; it or the next one will be back soon.",
    Farewell.SIGNED_OUT: "You have signed out in this browser, or the host has signed you out everywhere.",
    Farewell.TOO_SLOW: "You did not read what was sent.",
    Farewell.TOO_FAST: "You sent too many requests, and did not slow down when they were refused.",
    Farewell.MALFORMED: "You sent too many frames in a row that were no requests.",
    Farewell.TOO_MANY_CONNECTIONS: "You have opened one connection too many; this was the oldest.",
    Farewell.IDLE: "You have no name and watched nothing.",
}
