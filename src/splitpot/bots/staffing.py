"""How many practice opponents a table wants, and who they are."""

from splitpot.poker.events import Seat
from splitpot.table.table import Table, occupied
from splitpot.table.view import BotLevel

LEVELS = (BotLevel.EASY, BotLevel.MEDIUM, BotLevel.HARD)

COMPANY_MAX = 5  # opponents for one person at the largest table: a lively table with seats to spare


def wanted_bots(table: Table) -> int:
    """Opponents that should sit at `table` now: none without people, fewer the more people there are."""
    if not table.practice:
        return 0
    people = sum(seat.bot is None and not seat.leaving for _, seat in occupied(table))
    if not people:
        return 0
    seats = len(table.seats)
    company = min(COMPANY_MAX, max(1, (seats + 1) // 2))
    spare = 0 if seats == 2 else 1
    return max(0, min(company + 1 - people, seats - people - spare))


def free_seats(table: Table) -> list[Seat]:
    """Seat numbers that nobody holds."""
    return [index + 1 for index, seat in enumerate(table.seats) if seat is None]
