"""What waits for a slow reader."""

import asyncio

from splitpot.limits import OUTBOX_UPDATES_MAX
from splitpot.poker.rules import fixed_limit
from splitpot.protocol.faults import Farewell
from splitpot.protocol.updates import Accepted, Goodbye, LobbyUpdate, Pong, TableUpdate, Update, Wallet
from splitpot.table import new_table
from splitpot.table.facts import CameBack
from splitpot.table.views import table_view
from splitpot.web.outbox import Outbox

TABLE = new_table("oak", "Oak", fixed_limit("omaha8", 200, 400))
VIEW = table_view(TABLE, None, clock=None, next_hand_ms=None, away=set(), watchers=0)


def news(seq: int, table: str = "oak") -> TableUpdate:
    """Step `seq` of a table."""
    return TableUpdate(table, seq, (CameBack(1),), VIEW)


async def taken(outbox: Outbox) -> list[Update]:
    """Everything that waits."""
    return [await outbox.take() for _ in range(len(outbox))]


async def test_updates_come_out_in_their_order() -> None:
    """A reader who keeps up misses nothing."""
    outbox = Outbox()
    updates: list[Update] = [news(1), Accepted("a"), news(2), Pong(5)]
    for update in updates:
        outbox.put(update)

    assert updates == await taken(outbox)


async def test_only_the_newest_wallet_and_lobby_wait() -> None:
    """What they said before is of no interest any more."""
    outbox = Outbox()
    for update in (Wallet(1), LobbyUpdate(()), Pong(1), Wallet(2)):
        outbox.put(update)

    assert [LobbyUpdate(()), Pong(1), Wallet(2)] == await taken(outbox)


async def test_who_is_far_behind_gets_the_newest_view_of_each_table() -> None:
    """The steps between are left out, answers are not; the truth is all there."""
    outbox = Outbox()
    outbox.put(Accepted("a"))
    for seq in range(OUTBOX_UPDATES_MAX):
        outbox.put(news(seq, "oak" if seq % 2 else "elm"))

    waiting = await taken(outbox)
    seqs = {update.table: update.seq for update in waiting if isinstance(update, TableUpdate)}
    assert Accepted("a") == waiting[0]
    assert 3 == len(waiting)
    assert {"elm": OUTBOX_UPDATES_MAX - 2, "oak": OUTBOX_UPDATES_MAX - 1} == seqs
    assert {()} == {update.events for update in waiting if isinstance(update, TableUpdate)}


async def test_who_does_not_read_even_answers_is_said_goodbye() -> None:
    """Memory for one connection is bounded, and nothing follows a goodbye."""
    outbox = Outbox()
    for number in range(OUTBOX_UPDATES_MAX + 5):
        outbox.put(Pong(number))

    assert [Goodbye(Farewell.TOO_SLOW)] == await taken(outbox)


async def test_taking_waits_for_something_to_take() -> None:
    """The writer sleeps until then."""
    outbox = Outbox()
    taking = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    assert not taking.done()
    outbox.put(Pong(1))

    assert Pong(1) == await taking
