"""A real `splitpot serve`: a process of its own, with data of its own, on a free port of this machine."""

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

_COMMAND = Path(sys.executable).with_name("splitpot")
_OPEN = re.compile(r"Splitpot is open at (http://\S+)")
_START_SECONDS = 60
_STOP_SECONDS = 30


class ServedRoom:
    """The server, and where to find it; it keeps its port when it is started again.

    The server takes what a table needs of time from `pace`, and its data from `data`.
    """

    def __init__(self, data: Path, pace: str = "quick") -> None:
        self.data = data
        self.pace = pace
        self.origin = ""
        self._log = data.with_name(f"{data.name}.log")
        self._process: asyncio.subprocess.Process | None = None

    @property
    def log(self) -> str:
        """All that the server has written on standard error so far."""
        return self._log.read_text() if self._log.exists() else ""

    async def start(self) -> None:
        """Start the server and wait until it says that it is open."""
        port = self.origin.rpartition(":")[2] or "0"
        command = [str(_COMMAND), "serve", "--data", str(self.data), "--port", port, "--pace", self.pace]
        with self._log.open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        said = ""
        async with asyncio.timeout(_START_SECONDS):
            while (found := _OPEN.search(said)) is None:
                line = await self._out.readline()
                assert line, f"the server did not open: {said}{self.log}"
                said += line.decode()
        self.origin = found[1]

    async def stop(self) -> None:
        """Ask the server to close, as an operator would, and see that it does."""
        process = self._running
        process.terminate()
        async with asyncio.timeout(_STOP_SECONDS):
            await self._out.read()
            code = await process.wait()
        self._process = None
        assert code == 0, f"the server closed with {code}: {self.log}"

    async def kill(self) -> None:
        """End the server in the middle of whatever it does, as a power cut would."""
        process = self._running
        process.kill()
        await self._out.read()
        await process.wait()
        self._process = None

    @property
    def _running(self) -> asyncio.subprocess.Process:
        assert self._process is not None, "the server is not running"
        return self._process

    @property
    def _out(self) -> asyncio.StreamReader:
        assert self._running.stdout is not None
        return self._running.stdout

    @property
    def is_running(self) -> bool:
        """Was it started and not ended since."""
        return self._process is not None


@contextlib.asynccontextmanager
async def served_room(data: Path, pace: str = "quick") -> AsyncIterator[ServedRoom]:
    """Open a room; afterwards close it and see that it had nothing to complain of."""
    room = ServedRoom(data, pace)
    await room.start()
    try:
        yield room
    except BaseException:
        if room.is_running:
            await room.kill()
        raise
    if room.is_running:
        await room.stop()
    wrong = [line for line in room.log.splitlines() if "level=error" in line]
    assert not wrong, "\n".join(wrong)
