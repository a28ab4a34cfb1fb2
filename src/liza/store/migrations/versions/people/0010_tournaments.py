"""Tournaments and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from liza.store.schema import partial

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("entrants", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tournaments_public", "tournaments", ["status", "created"], **partial("public"))
    op.create_index("tournaments_of_owner", "tournaments", ["owner", "status"])
    op.create_index("tournaments_due", "tournaments", ["due"], **partial("due IS NOT NULL"))
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("tournament", "n"),
    )
