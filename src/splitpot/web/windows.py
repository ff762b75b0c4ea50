"""In which window a player plays a table: the one he opened it in last, until he chooses another."""

from collections import defaultdict

from splitpot.protocol.updates import PlayedHere
from splitpot.web.outbox import Outbox


class Windows:
    """The connections in which players have a table open.

    Two of them with live buttons would press twice, or act on what the other one has just changed. All may
    look on; a window learns when it is, or is no more, the one that plays.
    """

    def __init__(self) -> None:
        # The last of each list is the one that plays.
        self._open: defaultdict[tuple[str, str], list[Outbox]] = defaultdict(list)

    def open(self, player: str, table: str, window: Outbox, *, play: bool) -> None:
        """`player` has `table` open in `window`; with `play` he plays there from now on.

        Without, he goes on where he played, and here only if there is no other window.
        """
        windows = self._open[player, table]
        before = windows[-1] if windows else None
        known = window in windows
        if known and play:
            windows.remove(window)
        if play:
            windows.append(window)
        elif not known:
            windows.insert(0, window)
        here = windows[-1] is window
        if not (here and play) or (known and before is not window):
            window.put(PlayedHere(table, here))
        if here and before is not None and before is not window:
            before.put(PlayedHere(table, False))

    def close(self, player: str, table: str, window: Outbox) -> None:
        """`player` has `table` open in `window` no more; the window he played in before takes over."""
        windows = self._open[player, table]
        played = windows[-1] is window
        windows.remove(window)
        if not windows:
            del self._open[player, table]
        elif played:
            windows[-1].put(PlayedHere(table, True))
