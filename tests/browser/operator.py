"""The operator of the room: asks the command line beside the running server."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.browser.serving import ServedRoom

_COMMAND = Path(sys.executable).with_name("splitpot")


async def finished_hands(room: ServedRoom, table: str) -> dict[int, dict[str, Any]]:
    """The finished hands of a table by their number, as `splitpot hands` prints them."""
    told = await _told("hands", table, "--limit", "200", "--data", str(room.data), "--json")
    return {hand["number"]: hand for hand in told["hands"]}


async def _told(*arguments: str) -> dict[str, Any]:
    process = await asyncio.create_subprocess_exec(
        str(_COMMAND), *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    told: dict[str, Any] = json.loads(out)
    return told
