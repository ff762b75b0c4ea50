"""`splitpot settle`: an evening's results add up, by whatever time and table is asked for."""

import asyncio
import contextlib
import sqlite3
import time

import pytest

from splitpot.poker.events import HandEnded, RakeTaken, Stack
from splitpot.storage import Store
from splitpot.table.record import HandRecord, RecordedSeat, encode_hand
from splitpot.table.view import BotLevel
from tests.storage.steps import FinishedHand, owned, step

HOUR_MS = 3_600_000
HANDS = (
    ("oak", 1, 30, {"Ann": 900, "Bo": -900}, 0),
    ("oak", 2, 3, {"Ann": -450, "Bo": 250, "Cy": 150}, 50),
    ("elm", 1, 2, {"Ann": -200, "bot": 200}, 0),
    ("elm", 2, 1, {"bot": 300, "bot 2": -300}, 0),
    ("fir", 1, 30, {"Ann": 300, "bot": -300}, 0),
)


def record(table, number, ended_at, results, rake):
    """A finished hand with these results; names of bots begin with `bot`."""
    level = next(iter(BotLevel))
    seats = tuple(
        RecordedSeat(seat, name.lower(), name, level if name.startswith("bot") else None, 1000, net)
        for seat, (name, net) in enumerate(results.items(), 1)
    )
    events = (RakeTaken((rake,)),) if rake else ()
    stacks = tuple(Stack(seat.seat, seat.stack + seat.net) for seat in seats)
    return HandRecord(table, table.title(), number, ended_at, ended_at, seats, (*events, HandEnded(stacks)))


@pytest.fixture
def room(splitpot, tmp_path):
    """Run `splitpot settle` on a room with five finished hands."""

    async def write():
        store = await Store.open(str(tmp_path / "data"))
        for table, number, hours, results, rake in HANDS:
            ended = round(time.time() * 1000) - hours * HOUR_MS
            text = encode_hand(record(table, number, ended, results, rake))
            found = FinishedHand(table, number, ended, text, tuple(name.lower() for name in results))
            await store.journal.append(step(await owned(store, table), number, finished=found))
        await store.close()

    asyncio.run(write())
    return lambda *line: splitpot("settle", *line, "--data", str(tmp_path / "data"))


def test_results_of_the_last_day_and_who_pays_whom(room):
    """People one by one, the bots and the rake apart; hands that only bots played do not count."""
    answer = room("--json")

    assert answer.code == 0
    told = answer.json
    assert {"Bo": 250, "Cy": 150, "Ann": -650} == told["people"]
    assert (200, 50, 2) == (told["bots"], told["rake"], told["hands"])
    assert [
        {"from": "Ann", "to": "Bo", "chips": 250},
        {"from": "Ann", "to": "Cy", "chips": 150},
    ] == told["payments"]


def test_a_longer_evening_and_one_table(room):
    """The time and the table limit what is added up."""
    assert {"Ann": 450, "Bo": -650, "Cy": 150} == room("oak", "--since", "2d", "--json").json["people"]
    assert {"Ann": -200} == room("elm", "--json").json["people"]
    assert {} == room("--since", "2999-01-01", "--json").json["people"]


def test_it_reads_like_a_bill(room):
    """Chips, not smallest units, with a sign, and a sentence a payment."""
    lines = room("oak", "--since", "12h").out.splitlines()

    assert lines[0].startswith("1 hand since ")
    assert ["Bo      +2.50", "Cy      +1.50", "Ann     -4.50", "(rake)  +0.50"] == lines[2:6]
    assert [
        "Ann gives Bo 2.50",
        "Ann gives Cy 1.50",
        "0.50 was lost to the rake, and nobody gets that",
    ] == lines[7:]


def test_an_evening_among_bots_says_why_nobody_pays(room):
    """What a person won from the bots or lost to them is owed by nobody and to nobody."""
    lost = room("elm").out.splitlines()
    won = room("fir", "--since", "2d").out.splitlines()

    assert ["Ann     -2", "(bots)  +2", "", "nobody pays anybody"] == lost[2:6]
    assert ["2 was lost to the bots, and nobody gets that"] == lost[6:]
    assert ["nobody pays anybody", "3 was won from the bots, who pay nobody"] == won[-2:]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ash", "there is no table 'ash'; the tables are elm, fir, oak."),
        ("--since yesterday", "--since is 'yesterday'; it must be like 12h, 2d, 2026-11-27"),
    ],
)
def test_what_cannot_be_meant_is_refused(room, line, sentence):
    """One sentence that names what would be right."""
    answer = room(*line.split())

    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err


def test_a_hand_that_was_changed_on_disk_is_named_and_nothing_is_added_up(room, tmp_path):
    """A bill without it, or with what somebody wrote into it, would be wrong."""
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "splitpot.db")) as database:
        database.execute("UPDATE hands SET record = replace(record, '900', '800') WHERE number = 1")
        database.commit()

    assert 0 == room("oak", "--since", "12h").code  # it ended earlier
    answer = room("--since", "2d")
    assert (answer.code, answer.out) == (1, "")
    assert "hand 1 of table oak was changed on disk; put back a backup" in answer.err
