"""How fast a table runs: the turn clock and the pauses between what happens by itself."""

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """Times in milliseconds.

    `turn` is a player's time to act; `result` and `fold_result` how long a showdown or an uncontested pot
    can be read; `run_out` the pause between board cards nobody can bet on; `first_deal` the wait once two
    can play; `think` how long a practice opponent seems to think at least. `cards` is what the eye needs for
    cards just dealt before a clock runs; `bank` a full time bank and `bank_refill` what each hand gives back;
    `show` how long somebody may think about showing his hand, and `seen` how long shown cards lie there.
    After `absent` of sitting out a person's seat is free again, at a practice table after `absent_practice`.
    """

    turn: int
    result: int
    fold_result: int
    run_out: int
    first_deal: int
    think: int
    cards: int = 0
    bank: int = 0
    bank_refill: int = 0
    show: int = 5_000
    seen: int = 2_500
    absent: int = 30 * 60_000
    absent_practice: int = 10 * 60_000


PACES = {
    "relaxed": Pace(
        turn=45_000,
        result=9_000,
        fold_result=4_000,
        run_out=2_400,
        first_deal=3_000,
        think=1_200,
        cards=900,
        bank=90_000,
        bank_refill=3_000,
        show=8_000,
        seen=4_000,
    ),
    "normal": Pace(
        turn=25_000,
        result=6_000,
        fold_result=2_500,
        run_out=1_600,
        first_deal=1_500,
        think=700,
        cards=700,
        bank=60_000,
        bank_refill=2_000,
    ),
    "quick": Pace(
        turn=12_000,
        result=3_000,
        fold_result=1_000,
        run_out=500,
        first_deal=500,
        think=120,
        cards=200,
        bank=15_000,
        bank_refill=1_000,
        show=3_000,
        seen=1_500,
    ),
}
