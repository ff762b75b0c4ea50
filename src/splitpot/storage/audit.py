"""The audit: do the books balance? Reads only, and may run while people play.

Each check is one function over one connection and returns what is wrong; `CHECKS` is the list of them.
"""

from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from splitpot.ledger import MINT
from splitpot.storage.database import Database
from splitpot.storage.schema import accounts, entries, legs

FINDINGS_MAX = 100  # of each check; who has more knows enough

_SUM = sa.cast(sa.func.coalesce(sa.func.sum(legs.c.delta), 0), sa.BigInteger)


class Finding(msgspec.Struct, frozen=True):
    """One thing the audit found wrong: the check, where, and by how many chips."""

    check: str
    where: str
    chips: int


class Audit(msgspec.Struct, frozen=True):
    """What the audit looked at and what it found; the books balance when there are no findings."""

    accounts: int
    entries: int
    chips_in_play: int
    findings: tuple[Finding, ...]

    @property
    def balanced(self) -> bool:
        """Whether everything is in order."""
        return not self.findings


async def accounts_sum_to_zero(connection: AsyncConnection) -> list[Finding]:
    """O1: what the mint gave out is what all others hold."""
    query = sa.select(sa.cast(sa.func.coalesce(sa.func.sum(accounts.c.balance), 0), sa.BigInteger))
    rest = (await connection.execute(query)).scalar_one()
    return [Finding("accounts_sum_to_zero", "all accounts", rest)] if rest else []


async def entries_sum_to_zero(connection: AsyncConnection) -> list[Finding]:
    """O2: the legs of each entry sum to zero, and there are some."""
    query = (
        sa.select(entries.c.id, _SUM.label("rest"))
        .join_from(entries, legs, legs.c.entry_id == entries.c.id, isouter=True)
        .group_by(entries.c.id)
        .having(sa.or_(_SUM != 0, sa.func.count(legs.c.account) < 2))
        .order_by(entries.c.id)
        .limit(FINDINGS_MAX)
    )
    return [Finding("entries_sum_to_zero", *row) for row in await connection.execute(query)]


async def nobody_is_overdrawn(connection: AsyncConnection) -> list[Finding]:
    """O3: no account but the mint holds less than nothing."""
    query = (
        sa.select(accounts.c.id, accounts.c.balance)
        .where(accounts.c.balance < 0, accounts.c.id != MINT)
        .order_by(accounts.c.id)
        .limit(FINDINGS_MAX)
    )
    return [Finding("nobody_is_overdrawn", *row) for row in await connection.execute(query)]


async def balances_are_what_the_legs_say(connection: AsyncConnection) -> list[Finding]:
    """Each kept balance is the sum of the account's legs."""
    recomputed = sa.select(legs.c.account, _SUM.label("sum")).group_by(legs.c.account).subquery()
    difference = accounts.c.balance - sa.func.coalesce(recomputed.c.sum, 0)
    query = (
        sa.select(accounts.c.id, difference)
        .join_from(accounts, recomputed, recomputed.c.account == accounts.c.id, isouter=True)
        .where(difference != 0)
        .order_by(accounts.c.id)
        .limit(FINDINGS_MAX)
    )
    return [Finding("balances_are_what_the_legs_say", *row) for row in await connection.execute(query)]


CHECKS: tuple[Callable[[AsyncConnection], Awaitable[list[Finding]]], ...] = (
    accounts_sum_to_zero,
    entries_sum_to_zero,
    nobody_is_overdrawn,
    balances_are_what_the_legs_say,
)


async def audited(database: Database) -> Audit:
    """Run every check on one state of the database."""
    async with database.reading() as connection:
        return await audit_of(connection)


async def audit_of(connection: AsyncConnection) -> Audit:
    """Run every check in the transaction of `connection`."""

    async def number(query: sa.Select[int]) -> int:
        return (await connection.execute(query)).scalar_one_or_none() or 0

    return Audit(
        accounts=await number(sa.select(sa.func.count()).select_from(accounts)),
        entries=await number(sa.select(sa.func.count()).select_from(entries)),
        chips_in_play=-await number(sa.select(accounts.c.balance).where(accounts.c.id == MINT)),
        findings=tuple([finding for check in CHECKS for finding in await check(connection)]),
    )
