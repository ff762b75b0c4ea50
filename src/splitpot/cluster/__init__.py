"""Where tables live: which process runs which table, and how it has them again after a restart."""

from splitpot.cluster.house import House
from splitpot.cluster.tables import DEFAULT_TABLES, TableConfig

__all__ = ["DEFAULT_TABLES", "House", "TableConfig"]
