"""What persons show of themselves, how they answered exercises, and what they used in their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and the column."""
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("shown", sa.Text, nullable=False),
    )
    op.create_table(
        "exercise_tries",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("exercise", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "exercise"),
    )
    op.add_column("seat_luck", sa.Column("things", sa.Text, nullable=False, server_default="{}"))
