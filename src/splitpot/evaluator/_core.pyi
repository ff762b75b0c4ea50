from collections.abc import Sequence

from splitpot.evaluator.twin import Buffer

def strength(cards: Sequence[int], /) -> int: ...
def low(cards: Sequence[int], /) -> int: ...
def holdem(hole: Sequence[int], board: Sequence[int], /) -> int: ...
def omaha(hole: Sequence[int], board: Sequence[int], /) -> tuple[int, int]: ...
def strength_batch(cards: Buffer, width: int, /) -> bytes: ...
def omaha_batch(holes: Buffer, boards: Buffer, width: int, /) -> tuple[bytes, bytes]: ...
def omaha_one_board(holes: Buffer, board: Sequence[int], width: int, /) -> tuple[bytes, bytes]: ...
def use_plain(plain: bool, /) -> None: ...
def equities(
    way: int,
    hole: int,
    hands: Sequence[Sequence[int]],
    board: Sequence[int],
    dead: Sequence[int],
    pots: Sequence[int],
    /,
) -> tuple[int, int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]: ...
def sample(
    way: int,
    hole: int,
    hands: Sequence[Sequence[int]],
    board: Sequence[int],
    dead: Sequence[int],
    seed: int,
    stream: int,
    trials: int,
    /,
) -> tuple[int, int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]: ...
def deals(
    way: int,
    hole: int,
    hands: int,
    deals: Buffer,
    board: Sequence[int],
    dead: Sequence[int],
    numbers: Sequence[int],
    trials: int,
    /,
) -> tuple[int, int, tuple[tuple[int, ...], ...], tuple[float, ...]]: ...
