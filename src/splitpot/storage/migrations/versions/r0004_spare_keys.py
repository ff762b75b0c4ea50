"""Spare keys, by which a player comes in on another device. Nobody has one yet."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of spare keys."""
    op.create_table(
        "spare_keys",
        sa.Column("code_stamp", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("uses_left", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("code_stamp", name=op.f("spare_keys_key")),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("spare_keys_player_id_in_players")),
    )
    op.create_index(op.f("spare_keys_by_player_id"), "spare_keys", ["player_id"])
