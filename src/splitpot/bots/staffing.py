"""How many practice opponents a table wants, and who they are."""

from splitpot.players import BOT_NAMES
from splitpot.poker.events import Seat
from splitpot.table.table import Table, occupied
from splitpot.table.view import BotLevel

LEVELS = (BotLevel.EASY, BotLevel.MEDIUM, BotLevel.HARD)

COMPANY_MAX = 5  # opponents for one person at the largest table: a lively table with seats to spare

IDLE_HANDS_MAX = 5  # hands that opponents play for people who only look on: a break, not an evening


def wanted_bots(table: Table, *, watched: bool, coming: bool, idle_hands: int) -> int:
    """Opponents that should sit at `table` now: none without people, fewer the more people there are.

    People are there if one of them plays, or if it is `watched` while all of them sit out, until `idle_hands`
    have been dealt without any of them. One seat is kept free, between two only while somebody without a seat
    is `coming`.
    """
    people = [seat for _, seat in occupied(table) if seat.bot is None and not seat.leaving]
    looked_at = watched and idle_hands < IDLE_HANDS_MAX
    if not table.practice or not people or not (looked_at or any(not seat.out for seat in people)):
        return 0
    seats = len(table.seats)
    company = min(COMPANY_MAX, max(1, (seats + 1) // 2))
    spare = 1 if seats > 2 or coming else 0
    return max(0, min(company + 1 - len(people), seats - len(people) - spare))


def free_seats(table: Table) -> list[Seat]:
    """Seat numbers that nobody holds."""
    return [index + 1 for index, seat in enumerate(table.seats) if seat is None]


def free_names(table: Table) -> list[str]:
    """Names nobody at `table` bears, nor anybody who left while the result of his hand still lies there."""
    taken = {seat.name for _, seat in occupied(table)} | {gone.name for gone in table.departed}
    return [name for name in BOT_NAMES if name not in taken]
