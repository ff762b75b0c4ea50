"""A house that is killed without warning: what was acknowledged is there, and hands go on."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from splitpot.cluster import House
from splitpot.poker.actions import Call, Check
from splitpot.poker.legal import legal_actions
from splitpot.storage import Store
from splitpot.table import Pace, Person, TableActor
from splitpot.table.requests import Act
from splitpot.table.table import at, is_playing, occupied, seat_total
from tests.cluster import busy_house

ROOT = Path(__file__).parents[2]
KILLS = 10
HOUR = 3_600_000
STILL = Pace(HOUR, HOUR, HOUR, HOUR, HOUR, HOUR)  # nothing happens by itself


@pytest.mark.slow
async def test_a_killed_house_opens_again_as_it_was(url: str, key_path: Path) -> None:
    """Ten kills at random moments: nothing acknowledged is lost, no chip either, and every hand goes on."""
    chance = random.Random(1)
    resumed = 0
    for kill in range(KILLS):
        acknowledged = _play_and_kill(url, key_path, seed=f"run{kill}", lines=chance.randint(1, 200))
        store = await Store.open(url, key_path)
        house = await House.open(store, STILL, defaults=busy_house.TABLES)
        assert {"oak", "elm"} == set(house.actors)
        assert (await store.audit()).balanced
        for table_id, actor in house.actors.items():
            assert not actor.stopped
            resumed += _goes_on(acknowledged.get(table_id), busy_house.state(actor.table))
            await _check_seats(store, actor)
            await _act_once(actor, key=f"again{kill}")
            await _check_seats(store, actor)
        await house.close()
        await store.close()
    assert resumed > KILLS // 2, "too few hands were under way"


def _play_and_kill(url: str, key_path: Path, *, seed: str, lines: int) -> dict[str, dict[str, object]]:
    """What each table acknowledged last before the plug was pulled."""
    command = [sys.executable, "-m", "tests.cluster.busy_house", url, str(key_path), seed]
    last: dict[str, dict[str, object]] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        for _ in range(lines):
            line = house.stdout.readline()
            assert line.startswith("{"), f"the house ended by itself: {line}"
            state = json.loads(line)
            last[state["table"]] = state
        house.kill()
        for line in house.stdout.read().splitlines():
            if line.endswith("}"):  # the last one may be torn
                state = json.loads(line)
                last[state["table"]] = state
    return last


def _goes_on(before: dict[str, object] | None, now: dict[str, object]) -> bool:
    """Is a hand that was acknowledged still under way; nothing of it may have been lost or changed."""
    if before is None:
        return False
    assert now["seq"] >= before["seq"]  # type: ignore[operator]
    if now["seq"] == before["seq"]:
        assert before == now
    if before["deck"] is None or now["hand"] != before["hand"] or now["deck"] is None:
        return False
    assert before["deck"] == now["deck"]
    return True


async def _check_seats(store: Store, actor: TableActor) -> None:
    before = None
    while before is not actor.table:  # leavers stand up by themselves meanwhile
        before = actor.table
        accounts = await store.accounts.seats(before.id)
    seats = {seat.player: seat_total(seat) for _, seat in occupied(before) if seat_total(seat)}
    assert accounts == seats


async def _act_once(actor: TableActor, key: str) -> None:
    """The hand goes on: whoever is on turn acts."""
    table = actor.table
    legal = legal_actions(table.hand) if table.hand is not None and is_playing(table) else None
    if legal is None or at(table, legal.seat).leaving:
        return
    name = at(table, legal.seat).name
    action = Check() if legal.check else Call()
    await actor.ask(Person(name, name), Act(table.id, table.hand_number, table.turn, key, action))
    assert actor.table.seq > table.seq
