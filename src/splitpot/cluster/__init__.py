"""Where tables live: which process runs which table, and how it has them again after a restart."""

from splitpot.cluster.amounts import PresetError
from splitpot.cluster.house import House
from splitpot.cluster.lobby import LobbyRefusal, add_table, remove_table
from splitpot.cluster.preset import Preset, preset_from, preset_names, preset_text, rules_of
from splitpot.cluster.tables import DEFAULT_TABLES, TableConfig

__all__ = [
    "DEFAULT_TABLES",
    "House",
    "LobbyRefusal",
    "Preset",
    "PresetError",
    "TableConfig",
    "add_table",
    "preset_from",
    "preset_names",
    "preset_text",
    "remove_table",
    "rules_of",
]
