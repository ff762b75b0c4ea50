"""The one schema, for SQLite and for PostgreSQL.

Identifiers are text, chips and times are 64-bit integers (times in milliseconds since 1970, UTC).
A change here needs a migration beside it; a test compares the two on both databases.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_in_%(referred_table_name)s",
        "uq": "%(table_name)s_%(column_0_name)s_unique",
        "ix": "%(table_name)s_by_%(column_0_name)s",
        "ck": "%(table_name)s_%(constraint_name)s",
    }
)


def _text(name: str, *refers: sa.ForeignKey, key: bool = False, index: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, *refers, nullable=False, primary_key=key, index=index or None)


def _integer(name: str, key: bool = False) -> sa.Column[int]:
    # None of the numbers is handed out by the database.
    return sa.Column(name, sa.BigInteger, nullable=False, autoincrement=False, primary_key=key)


def _bytes(name: str, key: bool = False) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False, primary_key=key)


# What the house remembers about itself, such as which key its payloads are sealed with.
settings = sa.Table("settings", metadata, _text("name", key=True), _bytes("value"))

players = sa.Table(
    "players",
    metadata,
    _text("id", key=True),
    _text("name"),
    _text("name_key"),
    _text("language"),
    _integer("created_at"),
    sa.UniqueConstraint("name_key"),
)

sessions = sa.Table(
    "sessions",
    metadata,
    _bytes("token_hash", key=True),
    _text("player_id", sa.ForeignKey("players.id"), index=True),
    _integer("created_at"),
)

# Codes by which a player comes in on another device, by their stamps (see `spare_keys`).
spare_keys = sa.Table(
    "spare_keys",
    metadata,
    _bytes("code_stamp", key=True),
    _text("player_id", sa.ForeignKey("players.id"), index=True),
    _integer("expires_at"),
    _integer("uses_left"),
)

tables = sa.Table(
    "tables",
    metadata,
    _text("id", key=True),
    _text("name"),
    _text("config"),
    _integer("position"),
)

leases = sa.Table(
    "leases",
    metadata,
    _text("table_id", sa.ForeignKey("tables.id"), key=True),
    _text("owner"),
    _integer("epoch"),
    _integer("expires_at"),
)

# The key of two columns is what refuses a second writer.
journal = sa.Table(
    "journal",
    metadata,
    _text("table_id", key=True),
    _integer("seq", key=True),
    _integer("epoch"),
    _integer("hand_number"),
    _bytes("payload"),
    _integer("written_at"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _text("table_id", key=True),
    _integer("seq"),
    _bytes("payload"),
)

# Balances are kept, not only derived, so that the database itself can refuse to overdraw one.
accounts = sa.Table(
    "accounts",
    metadata,
    _text("id", key=True),
    _integer("balance"),
    sa.CheckConstraint("balance >= 0 OR id = 'mint'", name="not_overdrawn"),
)

entries = sa.Table(
    "entries",
    metadata,
    _text("id", key=True),
    _text("kind"),
    _integer("written_at"),
)

legs = sa.Table(
    "legs",
    metadata,
    _text("entry_id", sa.ForeignKey("entries.id"), key=True),
    _text("account", sa.ForeignKey("accounts.id"), key=True, index=True),
    _integer("delta"),
)

# What each entry said when it was written (see `stamps`); a place in a book has one entry.
entry_stamps = sa.Table(
    "entry_stamps",
    metadata,
    _text("book", key=True),
    _integer("place", key=True),
    _text("entry_id", sa.ForeignKey("entries.id")),
    _bytes("stamp"),
    sa.UniqueConstraint("entry_id"),
)

hands = sa.Table(
    "hands",
    metadata,
    _text("table_id", key=True),
    _integer("number", key=True),
    _integer("ended_at"),
    _bytes("record"),
)

# The order of the key's columns is the order in which a player's hands are looked up.
hand_players = sa.Table(
    "hand_players",
    metadata,
    _text("player_id", key=True),
    _integer("ended_at", key=True),
    _text("table_id", key=True),
    _integer("number", key=True),
    sa.ForeignKeyConstraint(["table_id", "number"], ["hands.table_id", "hands.number"]),
)

# What was shown of one's own accord after a hand: each seat does so once at most.
hand_openings = sa.Table(
    "hand_openings",
    metadata,
    _text("table_id", key=True),
    _integer("number", key=True),
    _integer("seat", key=True),
    _bytes("fact"),
    sa.ForeignKeyConstraint(["table_id", "number"], ["hands.table_id", "hands.number"]),
)

# What each hand said when it ended, and by seat what was shown afterwards (see `stamps`).
hand_stamps = sa.Table(
    "hand_stamps",
    metadata,
    _text("table_id", key=True),
    _integer("number", key=True),
    _integer("seat", key=True),
    _bytes("stamp"),
    sa.ForeignKeyConstraint(["table_id", "number"], ["hands.table_id", "hands.number"]),
)

sa.Index("hands_by_ended_at", hands.c.ended_at, hands.c.table_id, hands.c.number)
