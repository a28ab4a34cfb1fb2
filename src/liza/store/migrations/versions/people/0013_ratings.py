"""Ratings: how strong each person is in each game, how that moved, and among whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from liza.store.schema import RATED_PERSON, SETTLED, partial

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_index("rated_of_person", "result_seats", ["person", "game", "ended"], **partial(RATED_PERSON))
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_index("ratings_best", "ratings", ["game", "mean"], **partial(SETTLED))
    op.create_index("ratings_of_person", "ratings", ["person", "game"])
    op.create_table(
        "rating_moves",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "at", "table_id"),
    )
    op.create_table(
        "rating_scales",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("quantiles", sa.Text, nullable=False),
    )
    op.create_table(
        "rating_leases",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
