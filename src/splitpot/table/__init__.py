"""One live table: who sits where, the hand in play, and the actor that alone may change it.

``seating`` and ``requests`` decide between hands, ``poker`` decides inside one; ``actor`` records every step
before it believes or tells it.
"""

from splitpot.table.actor import TableActor
from splitpot.table.pace import PACES, Pace
from splitpot.table.ports import AllInOdds, FinishedHand, News, Person, Recorder, Step, Unsure, Watcher
from splitpot.table.refusals import Refused, TableRefusal
from splitpot.table.table import Table, TableSeat, new_table

__all__ = [
    "PACES",
    "AllInOdds",
    "FinishedHand",
    "News",
    "Pace",
    "Person",
    "Recorder",
    "Refused",
    "Step",
    "Table",
    "TableActor",
    "TableRefusal",
    "TableSeat",
    "Unsure",
    "Watcher",
    "new_table",
]
