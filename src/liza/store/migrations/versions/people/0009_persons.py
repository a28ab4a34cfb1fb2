"""Persons, the browsers in which they are known, their names and their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from liza.store.schema import partial

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("previous", sa.Text),
        sa.Column("previous_until", sa.BigInteger),
        sa.Column("merged", sa.Text),
        sa.Column("deleted", sa.BigInteger),
    )
    op.create_index("persons_by_age", "persons", ["created"])
    op.create_index("persons_merged", "persons", ["merged"], **partial("merged IS NOT NULL"))
    op.create_table(
        "names",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_index("names_of_person", "names", ["person"])
    op.create_table(
        "sessions",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("sessions_of_person", "sessions", ["person", "seen"])
    op.create_index("sessions_by_age", "sessions", ["seen"])
    op.create_table(
        "table_persons",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key"),
    )
    op.create_index("tables_of_person", "table_persons", ["person", "since"])
