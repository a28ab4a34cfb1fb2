"""Which request led to a bot's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("turns", sa.Column("trace", sa.Text, nullable=False, server_default=""))
