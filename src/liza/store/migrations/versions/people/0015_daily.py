"""The deals of the days, and who has played them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "daily_plays",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person"),
    )
    op.create_index("daily_in_order", "daily_plays", ["day", "game", "begun"])
    op.create_index("daily_of_person", "daily_plays", ["person", "day"])
