"""Results: who came where in each finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from liza.store.schema import KNOWN, PENDING, RATED, partial

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. ``liza admin results --anew`` fills in the games that ended before."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pending", sa.Boolean, nullable=False),
        sa.Column("group_id", sa.Text),
    )
    op.create_index("results_pending", "results", ["ended"], **partial(PENDING))
    op.create_index("results_rated", "results", ["game", "ended"], **partial(RATED))
    op.create_index("results_of_group", "results", ["group_id", "ended"], **partial("group_id IS NOT NULL"))
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("departed", sa.Boolean, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_of_person", "result_seats", ["person", "ended"], **partial(KNOWN))
    op.create_index("results_of_person_in_game", "result_seats", ["person", "game", "ended"], **partial(KNOWN))
