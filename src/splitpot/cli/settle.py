"""`splitpot settle`: what everybody won or lost in an evening, and who pays whom."""

from __future__ import annotations

import asyncio
import json
import re
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Data, Database, Json, OfTable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from splitpot.ledger import Payment
    from splitpot.storage import HandPlace, Store
    from splitpot.table.record import HandRecord

_PAGE = 200
_SPAN = re.compile(r"([0-9]{1,5})([hd])", re.ASCII)
_HOURS = {"h": 1, "d": 24}


def settle(
    table: OfTable = None,
    since: Annotated[
        str, typer.Option(help="From when: 12h, 2d, or a time in UTC.", metavar="SPAN|TIME")
    ] = "24h",
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Add up what everybody won or lost in the finished hands, and say who pays whom.

    Example: splitpot settle friday --since "2026-11-27 18:00"
    """
    from splitpot.ledger import payments

    begin = _moment(since, time.time())
    people, bots, rake, count = _sums(asyncio.run(_read(data, database, table, round(begin * 1000))))
    paid = payments(people)
    if as_json:
        print(
            json.dumps(
                {
                    "since": round(begin * 1000),
                    "hands": count,
                    "people": people,
                    "bots": bots,
                    "rake": rake,
                    "payments": [{"from": p.payer, "to": p.payee, "chips": p.chips} for p in paid],
                }
            )
        )
        return
    print("\n".join(_lines(people, bots, rake, count, begin, paid)))


def _moment(text: str, now: float) -> float:
    """Seconds since 1970 of a span before `now`, or of a time in UTC. Raises Fault."""
    span = _SPAN.fullmatch(text)
    if span:
        return now - int(span[1]) * _HOURS[span[2]] * 3600
    try:
        told = datetime.fromisoformat(text)
    except ValueError:
        sentence = f"--since is '{text}'; it must be like 12h, 2d, 2026-11-27 or \"2026-11-27 18:00\"."
        raise Fault(sentence, code="bad_time") from None
    return (told if told.tzinfo else told.replace(tzinfo=UTC)).timestamp()


async def _read(data: Path, database: str | None, table: str | None, since_ms: int) -> list[HandRecord]:
    from splitpot.cli.store import check_table, opened_store

    async with opened_store(data, database, existing=True) as store:
        if table is not None:
            await check_table(store, table)
        return [record async for record in _hands(store, table, since_ms)]


async def _hands(store: Store, table: str | None, since_ms: int) -> AsyncIterator[HandRecord]:
    """The hands that ended since then, newest first. Raises Fault if one of them was damaged."""
    from splitpot.cli.store import damaged_hands, hands_damaged
    from splitpot.table.record import decode_hand

    after: HandPlace | None = None
    while True:
        if table is None:
            page = await store.hands.newest(_PAGE, after)
        else:
            page = await store.hands.of_table(table, _PAGE, after)
        lately = [hand for hand in page if hand.ended_at >= since_ms]
        if damaged := damaged_hands(lately):
            raise hands_damaged(damaged)  # a sum without them would be wrong
        for hand in lately:
            yield decode_hand(hand.record)
        if len(lately) < _PAGE:
            return
        after = page[-1].place


def _sums(records: Sequence[HandRecord]) -> tuple[dict[str, int], int, int, int]:
    """Each person's result, that of all bots, the rake, and how many hands had a person in them."""
    from splitpot.poker.events import RakeTaken

    people: dict[str, int] = {}
    bots = rake = count = 0
    for record in records:
        if all(seat.bot for seat in record.seats):
            continue
        count += 1
        rake += sum(sum(event.amounts) for event in record.events if isinstance(event, RakeTaken))
        for seat in record.seats:
            if seat.bot:
                bots += seat.net
            else:
                people[seat.name] = people.get(seat.name, 0) + seat.net
    return dict(sorted(people.items(), key=lambda item: (-item[1], item[0]))), bots, rake, count


def _lines(
    people: dict[str, int], bots: int, rake: int, count: int, begin: float, paid: Sequence[Payment]
) -> list[str]:
    from splitpot.history import amount_text

    hands = "1 hand" if count == 1 else f"{count} hands"
    since = f"{datetime.fromtimestamp(begin, UTC):%Y-%m-%d %H:%M} UTC"
    if not people:
        return [f"no hand with a person in it has been finished since {since}"]
    rows = [*people.items(), *([("(bots)", bots)] if bots else []), *([("(rake)", rake)] if rake else [])]
    names = max(len(name) for name, _ in rows)
    amounts = [f"{'+' if result > 0 else ''}{amount_text(result)}" for _, result in rows]
    width = max(len(amount) for amount in amounts)
    lines = [f"{hands} since {since}", ""]
    lines += [f"{name:<{names}}  {amount:>{width}}" for (name, _), amount in zip(rows, amounts, strict=True)]
    given = [f"{p.payer} gives {p.payee} {amount_text(p.chips)}" for p in paid]
    return [*lines, "", *(given or ["nobody pays anybody"]), *_open_rest(sum(people.values()), bots, rake)]


def _open_rest(rest: int, bots: int, rake: int) -> list[str]:
    """Where the `rest` went that no payment evens out, or came from."""
    from splitpot.history import amount_text

    if rest > 0:
        return [f"{amount_text(rest)} was won from the bots, who pay nobody"]
    if rest < 0:
        takers = " and ".join([*(["the bots"] if bots > 0 else []), *(["the rake"] if rake else [])])
        return [f"{amount_text(-rest)} was lost to {takers}, and nobody gets that"]
    return []
