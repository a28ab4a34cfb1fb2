"""A table's owner, its number of people, and when a client was last there, for the scheduling of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; existing tables count as having one person."""
    op.add_column("tables", sa.Column("owner", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET people = 1")
    op.create_index("tables_of_owner", "tables", ["owner", "status"])
