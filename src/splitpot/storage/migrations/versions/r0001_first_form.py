"""The first form of the house: players, tables, the journal, the ledger and finished hands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table; a room's data is never taken back, so there is no downgrade."""
    op.create_table("settings", _text("name"), _bytes("value"), _key("settings", "name"))
    _make_people()
    _make_tables()
    _make_ledger()
    _make_hands()


def _make_people() -> None:
    op.create_table(
        "players",
        _text("id"),
        _text("name"),
        _text("name_key"),
        _text("language"),
        _integer("created_at"),
        _key("players", "id"),
        sa.UniqueConstraint("name_key", name=op.f("players_name_key_unique")),
    )
    op.create_table(
        "sessions",
        _bytes("token_hash"),
        _text("player_id"),
        _integer("created_at"),
        _key("sessions", "token_hash"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("sessions_player_id_in_players")),
    )
    op.create_index(op.f("sessions_by_player_id"), "sessions", ["player_id"])


def _make_tables() -> None:
    op.create_table(
        "tables", _text("id"), _text("name"), _text("config"), _integer("position"), _key("tables", "id")
    )
    op.create_table(
        "leases",
        _text("table_id"),
        _text("owner"),
        _integer("epoch"),
        _integer("expires_at"),
        _key("leases", "table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("leases_table_id_in_tables")),
    )
    op.create_table(
        "journal",
        _text("table_id"),
        _integer("seq"),
        _integer("epoch"),
        _integer("hand_number"),
        _bytes("payload"),
        _integer("written_at"),
        _key("journal", "table_id", "seq"),
    )
    op.create_table(
        "snapshots", _text("table_id"), _integer("seq"), _bytes("payload"), _key("snapshots", "table_id")
    )


def _make_ledger() -> None:
    op.create_table(
        "accounts",
        _text("id"),
        _integer("balance"),
        _key("accounts", "id"),
        sa.CheckConstraint("balance >= 0 OR id = 'mint'", name=op.f("accounts_not_overdrawn")),
    )
    op.create_table("entries", _text("id"), _text("kind"), _integer("written_at"), _key("entries", "id"))
    op.create_table(
        "legs",
        _text("entry_id"),
        _text("account"),
        _integer("delta"),
        _key("legs", "entry_id", "account"),
        sa.ForeignKeyConstraint(["entry_id"], ["entries.id"], name=op.f("legs_entry_id_in_entries")),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("legs_account_in_accounts")),
    )
    op.create_index(op.f("legs_by_account"), "legs", ["account"])


def _make_hands() -> None:
    op.create_table(
        "hands",
        _text("table_id"),
        _integer("number"),
        _integer("ended_at"),
        _bytes("record"),
        _key("hands", "table_id", "number"),
    )
    op.create_index("hands_by_ended_at", "hands", ["ended_at", "table_id", "number"])
    op.create_table(
        "hand_players",
        _text("player_id"),
        _integer("ended_at"),
        _text("table_id"),
        _integer("number"),
        _key("hand_players", "player_id", "ended_at", "table_id", "number"),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["hands.table_id", "hands.number"],
            name=op.f("hand_players_table_id_in_hands"),
        ),
    )


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _integer(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), autoincrement=False, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary(), nullable=False)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=op.f(f"{table}_key"))
