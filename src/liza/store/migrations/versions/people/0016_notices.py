"""Who is to decide at slow tables, how each person wants to be told, and where to send it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("remind", sa.BigInteger),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "what"),
    )
    due = sa.text("due IS NOT NULL AND person IS NOT NULL")
    op.create_index("notices_due", "notices", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_index("notices_of_person", "notices", ["person", "at"])
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_start", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("feed", sa.Text, unique=True),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("push_of_person", "push_subscriptions", ["person", "since"])
    op.create_index("push_of_session", "push_subscriptions", ["session"])
    op.create_table(
        "table_webhooks",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
    )
    op.create_index("webhooks_of_person", "table_webhooks", ["person"])
