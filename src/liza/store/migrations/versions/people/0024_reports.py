"""Reports to those who look after the site, and why they decided what they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and the column."""
    op.create_table(
        "reports",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_index("reports_of_reporter", "reports", ["reporter", "at"])
    op.create_index("reports_of_address", "reports", ["address", "at"])
    op.create_index("reports_of_person", "reports", ["person"])
    op.create_index("reports_of_table", "reports", ["table_id"])
    op.create_index("reports_closed", "reports", ["closed"])
    unread = sa.text("closed IS NULL")
    op.create_index("reports_open", "reports", ["number"], sqlite_where=unread, postgresql_where=unread)
    op.add_column("orders", sa.Column("reason", sa.Text, nullable=False, server_default=""))
    op.create_index("orders_of_target", "orders", ["target", "number"])
