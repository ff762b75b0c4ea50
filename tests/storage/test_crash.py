"""A crash: kill -9 in the middle of everything, again and again. Every acknowledged step is there, whole."""

import shutil
import subprocess
import sys
from pathlib import Path

from splitpot.ledger import grant
from splitpot.storage import Store
from tests.storage import crashing
from tests.storage.steps import owned, step

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


async def test_a_torn_tail_is_cut_at_a_whole_step(tmp_path: Path) -> None:
    """Power fails while the log is written: wherever it is torn, what is left is whole steps that balance."""
    folder = tmp_path / "data"
    store = await Store.open(str(folder))
    lease = await owned(store)
    for seq in range(1, 9):
        await store.journal.append(step(lease, seq, b"step %d" % seq, grant("ann", 1, str(seq))))
    kept = tmp_path / "kept"
    shutil.copytree(folder, kept)
    await store.close()
    whole = (kept / "splitpot.db-wal").read_bytes()
    lengths = []

    for end in (*range(0, len(whole), len(whole) // 20 + 1), len(whole) - 1, len(whole)):
        torn_folder = tmp_path / f"torn at {end}"
        shutil.copytree(kept, torn_folder)
        (torn_folder / "splitpot.db-wal").write_bytes(whole[:end])
        torn = await Store.open(str(torn_folder))
        steps = (await torn.journal.history("oak")).steps
        audit = await torn.audit()
        await torn.close()
        assert [b"step %d" % seq for seq in range(1, len(steps) + 1)] == [it.payload for it in steps]
        assert (len(steps), len(steps), ()) == (audit.entries, audit.chips_in_play, audit.findings)
        lengths.append(len(steps))

    assert sorted(lengths) == lengths
    assert (7, 8) == (lengths[-2], lengths[-1])
