"""How chance treated the seats of finished games, and how often each side of a die came."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from liza.store.schema import UNWEIGHED, partial

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and have the games that ended before counted, too."""
    op.create_table(
        "seat_luck",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("luck", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "draw_counts",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "sides", "side"),
    )
    op.add_column("results", sa.Column("unweighed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("results_unweighed", "results", ["ended"], **partial(UNWEIGHED))
