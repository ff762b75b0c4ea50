"""Practice opponents: what they choose from what they see, and how they come to a table and go."""

from splitpot.bots.opponents import Fund, Opponents

__all__ = ["Fund", "Opponents"]
