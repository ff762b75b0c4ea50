"""How fast a table runs: the turn clock and the pauses between what happens by itself."""

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """Times in milliseconds.

    `turn` is a player's time to act; `result` and `fold_result` how long a showdown or an uncontested pot
    can be read; `run_out` the pause between board cards nobody can bet on; `first_deal` the wait once two
    can play; `think` how long a practice opponent seems to think at least.
    """

    turn: int
    result: int
    fold_result: int
    run_out: int
    first_deal: int
    think: int


PACES = {
    "relaxed": Pace(
        turn=45_000, result=9_000, fold_result=4_000, run_out=2_000, first_deal=3_000, think=1_200
    ),
    "normal": Pace(turn=25_000, result=6_000, fold_result=2_500, run_out=1_300, first_deal=1_500, think=700),
    "quick": Pace(turn=12_000, result=3_000, fold_result=1_000, run_out=500, first_deal=500, think=120),
}
