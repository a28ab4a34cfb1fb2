"""How those stood who left a rated game, when they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and the columns that say who left and whose game has still to be judged."""
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("playouts", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("ahead", sa.Text, nullable=False),
        sa.Column("chance", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("high", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.add_column("result_seats", sa.Column("left_at", sa.Integer))
    op.add_column("results", sa.Column("unjudged", sa.Boolean, nullable=False, server_default=sa.false()))
    unjudged = sa.text("unjudged")
    op.create_index("results_unjudged", "results", ["ended"], sqlite_where=unjudged, postgresql_where=unjudged)
