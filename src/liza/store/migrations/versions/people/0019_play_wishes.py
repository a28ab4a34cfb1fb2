"""Who would like to play what now, and how many play at each process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and the column."""
    op.create_table(
        "play_wishes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("plan", sa.Text),
    )
    waits, unopened = sa.text("table_id IS NULL"), sa.text("plan IS NOT NULL")
    op.create_index("wishes_waiting", "play_wishes", ["since"], sqlite_where=waits, postgresql_where=waits)
    op.create_index("wishes_unopened", "play_wishes", ["table_id"], sqlite_where=unopened, postgresql_where=unopened)
    op.create_index("wishes_of_owner", "play_wishes", ["owner"])
    op.create_index("wishes_by_end", "play_wishes", ["until"])
    op.add_column("processes", sa.Column("playing", sa.Integer, nullable=False, server_default="0"))
