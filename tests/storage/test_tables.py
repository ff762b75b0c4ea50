"""The lobby's tables: kept, replaced, in order."""

from splitpot.storage import Store, TableRow


async def test_tables_come_in_the_order_of_the_lobby(store: Store) -> None:
    """By place, and by id where two share one."""
    oak, elm, ash = (
        TableRow("oak", "Oak", "{}", 2),
        TableRow("elm", "Elm", "{}", 1),
        TableRow("ash", "Ash", "{}", 2),
    )
    for row in (oak, elm, ash):
        await store.tables.save(row)

    assert (elm, ash, oak) == await store.tables.all()


async def test_saving_again_replaces(store: Store) -> None:
    """A table has one row."""
    await store.tables.save(TableRow("oak", "Oak", "{}", 1))
    await store.tables.save(TableRow("oak", "Old Oak", '{"seats":6}', 3))

    assert (TableRow("oak", "Old Oak", '{"seats":6}', 3),) == await store.tables.all()
