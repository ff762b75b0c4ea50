"""What was shown of one's own accord after a hand. Hands that ended before simply have none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of what was shown."""
    op.create_table(
        "hand_openings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("fact", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name=op.f("hand_openings_key")),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["hands.table_id", "hands.number"],
            name=op.f("hand_openings_table_id_in_hands"),
        ),
    )
