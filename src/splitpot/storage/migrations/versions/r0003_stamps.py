"""Stamps of entries and finished hands. What is there already is stamped once, by `stamping`."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of stamps."""
    op.create_table(
        "entry_stamps",
        sa.Column("book", sa.Text(), nullable=False),
        sa.Column("place", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("entry_id", sa.Text(), nullable=False),
        sa.Column("stamp", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("book", "place", name=op.f("entry_stamps_key")),
        sa.UniqueConstraint("entry_id", name=op.f("entry_stamps_entry_id_unique")),
        sa.ForeignKeyConstraint(["entry_id"], ["entries.id"], name=op.f("entry_stamps_entry_id_in_entries")),
    )
    op.create_table(
        "hand_stamps",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("stamp", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name=op.f("hand_stamps_key")),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["hands.table_id", "hands.number"],
            name=op.f("hand_stamps_table_id_in_hands"),
        ),
    )
