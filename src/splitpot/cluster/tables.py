"""Tables as configured: the described rooms that a new house opens with, and their text in storage."""

import msgspec

from splitpot.poker.rules import Rules, check_rules, fixed_limit
from splitpot.storage import TableRow

UNREADABLE = "\ufffd"  # what stands for damaged letters where a text is read back
CHIP = 100  # smallest units in one chip, so that a 1-2 table has its small blind of 0.50 (rule R2.1)


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the lobby: its address, its name and its rules; `practice` lets opponents of the house sit
    down.
    """

    id: str
    name: str
    rules: Rules
    practice: bool = False


class ConfigDamaged(Exception):
    """What storage keeps of a table is no table that can be played here, or another one; `why` says more."""

    def __init__(self, why: str) -> None:
        super().__init__(f"its configuration cannot be read: {why}")
        self.why = why


def _omaha8(lower: int, upper: int, seats: int, unit: int) -> Rules:
    return fixed_limit("omaha8", lower * CHIP, upper * CHIP, seats=seats, unit=unit)


def _holdem(lower: int, upper: int, seats: int, unit: int) -> Rules:
    return fixed_limit("holdem", lower * CHIP, upper * CHIP, seats=seats, unit=unit)


DEFAULT_TABLES = (
    TableConfig("oak", "Oak", _omaha8(1, 2, 10, 50), practice=True),
    TableConfig("elm", "Elm", _omaha8(2, 4, 5, 100), practice=True),
    TableConfig("ash", "Ash", _omaha8(2, 4, 2, 100), practice=True),
    TableConfig("birch", "Birch", _holdem(5, 10, 10, 50), practice=True),
    TableConfig("linden", "Linden", _omaha8(1, 2, 10, 50)),
    TableConfig("maple", "Maple", _holdem(5, 10, 10, 50)),
)


def config_text(config: TableConfig) -> str:
    """The JSON text that storage keeps of a table."""
    return msgspec.json.encode(config).decode()


def config_from(text: str) -> TableConfig:
    """The table in `text`.

    Raises msgspec.MsgspecError or RecursionError if it is none, RulesError if it cannot be
    played here.
    """
    config = msgspec.json.decode(text, type=TableConfig)
    check_rules(config.rules)
    return config


def config_of(row: TableRow) -> TableConfig:
    """The table as it is kept in `row`. Raises ConfigDamaged."""
    text = str(row.config)  # SQLite keeps bytes in a column of text, too, and gives them back as such
    if UNREADABLE in text:
        raise ConfigDamaged("it is no text")
    try:
        config = config_from(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise ConfigDamaged(str(error)) from None
    if config.id != row.id:
        raise ConfigDamaged(f"it is that of table {config.id}")
    return config
