"""Whom persons do not hear or do not let in, who has invited whom, and with which token something was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and the column."""
    op.create_table(
        "person_marks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("marks_of_other", "person_marks", ["other"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("inviter", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_index("invitations_of_inviter", "invitations", ["inviter", "at"])
    op.create_index("invitations_by_age", "invitations", ["at"])
    op.add_column("chat", sa.Column("key", sa.Text, nullable=False, server_default=""))
