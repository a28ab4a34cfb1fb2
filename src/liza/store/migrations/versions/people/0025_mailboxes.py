"""Where persons may be written to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("stop", sa.Text, nullable=False, unique=True),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
    )
