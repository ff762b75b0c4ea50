"""A crash: kill -9 in the middle of everything, again and again. Every acknowledged step is there, whole."""

import subprocess
import sys
from pathlib import Path

from splitpot.storage import Store
from tests.storage import crashing

LIVES = 3
STEPS_A_LIFE = 120


def live(url: str, key_path: Path) -> dict[str, int]:
    """Let a server play until it acknowledged some steps, kill it, and tell the last one of each table."""
    command = [sys.executable, crashing.__file__, url, str(key_path)]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for _ in range(STEPS_A_LIFE):
            table_id, seq = server.stdout.readline().split()
            acknowledged[table_id] = int(seq)
        server.kill()
        # What was acknowledged and not read yet counts as well; a line cut off by the kill does not.
        for line in server.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):
                table_id, seq = line.split()
                acknowledged[table_id] = int(seq)
    return acknowledged


async def test_every_acknowledged_step_survives_every_kill(url: str, key_path: Path) -> None:
    """After each of three lives: no gap, no half step, books that balance; and the next life goes on."""
    for _ in range(LIVES):
        acknowledged = live(url, key_path)
        store = await Store.open(url, key_path)
        try:
            steps = 0
            for table_id in crashing.TABLES:
                history = await store.journal.history(table_id)
                assert acknowledged.get(table_id, 0) <= history.last_seq
                begin = history.snapshot.seq if history.snapshot else 0
                assert history.snapshot is None or b"table %d" % begin == history.snapshot.payload
                assert history.last_seq // 50 * 50 == begin
                assert [b"step %d" % seq for seq in range(begin + 1, history.last_seq + 1)] == [
                    step.payload for step in history.steps
                ]
                assert history.last_seq // 5 * 5 == await store.hands.last_number(table_id)
                steps += history.last_seq
            audit = await store.audit()
        finally:
            await store.close()
        # Each step moved one chip: the ledger knows of exactly the steps that the journal knows of.
        assert (steps, steps, ()) == (audit.entries, audit.chips_in_play, audit.findings)
