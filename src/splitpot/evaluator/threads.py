"""Work that several threads share, told in its order, so that the answer is that of one thread."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")

TWO_AT_MOST = min(2, os.cpu_count() or 1)
"""For a question beside other work: two threads where the machine has them."""


def in_order(work: Callable[[Piece], Done], pieces: Iterable[Piece], threads: int) -> Iterator[Done]:
    """Do the pieces, up to `threads` of them at once, and never far ahead of who asks.

    Pieces are taken one by one from whoever iterates, in the caller's thread.
    """
    if threads == 1:
        yield from map(work, pieces)
        return
    left = iter(pieces)
    with ThreadPoolExecutor(threads) as pool:
        running = [pool.submit(work, piece) for piece in islice(left, 2 * threads)]
        try:
            while running:
                yield running.pop(0).result()
                running += [pool.submit(work, piece) for piece in islice(left, 1)]
        finally:
            # Who stops asking does not wait for what has not begun.
            pool.shutdown(wait=False, cancel_futures=True)
