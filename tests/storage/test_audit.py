"""The audit: quiet when the books balance, and finds each way of cooking them."""

import pytest

from splitpot.ledger import buy_in
from splitpot.storage import Audit, Finding, Store

# What somebody with a database shell could do, and what the audit says to it.
CRIMES = {
    "chips from nowhere": (
        "UPDATE accounts SET balance = balance + 5 WHERE id = 'wallet:ann'",
        {
            Finding("accounts_sum_to_zero", "all accounts", 5),
            Finding("balances_are_what_the_legs_say", "wallet:ann", 5),
        },
    ),
    "a changed leg": (
        "UPDATE legs SET delta = delta - 5 WHERE account = 'seat:oak:ann'",
        {
            Finding("entries_sum_to_zero", "buy_in:oak:ann:k1", -5),
            Finding("balances_are_what_the_legs_say", "seat:oak:ann", 5),
        },
    ),
    "a lost leg": (
        "DELETE FROM legs WHERE account = 'seat:oak:ann'",
        {
            Finding("entries_sum_to_zero", "buy_in:oak:ann:k1", -30),
            Finding("balances_are_what_the_legs_say", "seat:oak:ann", 30),
        },
    ),
    "an entry without legs": (
        "INSERT INTO entries (id, kind, written_at) VALUES ('gift', 'gift', 0)",
        {Finding("entries_sum_to_zero", "gift", 0)},
    ),
    "chips moved past the ledger": (
        "UPDATE accounts SET balance = balance + CASE id WHEN 'mint' THEN -7 ELSE 7 END"
        " WHERE id IN ('mint', 'wallet:ann')",
        {
            Finding("balances_are_what_the_legs_say", "mint", -7),
            Finding("balances_are_what_the_legs_say", "wallet:ann", 7),
        },
    ),
}


async def test_a_fresh_house_balances(store: Store) -> None:
    """There is nothing in it."""
    assert Audit(0, 0, 0, ()) == await store.audit()


@pytest.mark.parametrize("crime", CRIMES)
async def test_cooked_books_are_found(store: Store, crime: str) -> None:
    """Each crime is named by the checks it breaks, with the account or entry and the chips."""
    await store.accounts.grant("ann", 100, "welcome")
    await store.accounts.transfer(buy_in("oak", "ann", 30, "k1"))
    assert Audit(3, 2, 100, ()) == await store.audit()
    statement, findings = CRIMES[crime]
    async with store._database.writing() as connection:
        await connection.exec_driver_sql(statement)

    audit = await store.audit()

    assert findings == set(audit.findings)
    assert not audit.balanced


async def test_the_database_itself_refuses_to_overdraw(store: Store) -> None:
    """Even somebody with a database shell cannot leave a wallet below zero."""
    await store.accounts.grant("ann", 100, "welcome")

    with pytest.raises(Exception, match="not_overdrawn"):
        async with store._database.writing() as connection:
            await connection.exec_driver_sql("UPDATE accounts SET balance = -1 WHERE id = 'wallet:ann'")
