"""An event loop whose clock jumps: waiting costs nothing, and the same test takes the same turns every time.

``run(main())`` runs a coroutine in it. When nothing is ready the clock jumps to the next timer; when there is
no timer either, nobody could ever go on, and the test ends with `Deadlock`. For values and timers only: files
and sockets take real time, which this loop does not wait for.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Deadlock(Exception):
    """Every task waits for something that nobody will do."""


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Time begins at 0 and moves only when every task waits for it."""

    def __init__(self) -> None:
        self._simulated = 0.0
        super().__init__(_JumpingSelector(self))

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._simulated

    def jump(self, seconds: float) -> None:
        """Let time pass for everybody at once, as when the machine stood still."""
        assert seconds >= 0, "time does not run backwards"
        self._simulated += seconds


class _JumpingSelector(selectors.DefaultSelector):  # type: ignore[misc,valid-type]
    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready now; otherwise move the clock on by `timeout` seconds."""
        ready: list[tuple[selectors.SelectorKey, int]] = super().select(0)
        if ready or timeout == 0:
            return ready
        if timeout is None:
            raise Deadlock("nobody has anything left to wait for")
        self._loop.jump(timeout)
        return []


def run(main: Coroutine[Any, Any, T]) -> T:
    """What `main` returns, run in a new loop with simulated time."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        return runner.run(main)


def jump(seconds: float) -> None:
    """Let the machine stand still for `seconds`; for use inside ``run``."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    loop.jump(seconds)
