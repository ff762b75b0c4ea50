"""What a hand is worth before all cards are known: exact and sampled equities, ranges, outs.

`notation.py` reads ranges, `calculation.py` weighs hands and ranges against each other, `outs.py` tells what
the next card does, and `all_in.py` does it for a hand at the table. `errors.py` tells how far a sample may be
off. Everything here is pure: a seed stands for chance.
"""
