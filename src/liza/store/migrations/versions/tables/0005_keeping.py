"""Packs are kept once, however many tables play with them; logs of games that ended long ago are kept in one row."""

from __future__ import annotations

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and move the packs that are there."""
    packs = op.create_table(
        "packs",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("log", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.Text))
    _move_packs(packs)


def _move_packs(packs: sa.Table) -> None:
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("setting"), sa.column("pack"))
    known: set[str] = set()
    with_packs = sa.select(tables.c.id, tables.c.setting).where(~tables.c.setting.contains('"pack":null'))
    for id, setting in connection.execute(with_packs).all():
        plan = json.loads(setting)
        text = plan.pop("pack", None)
        if text is None:
            continue
        found = hashlib.sha256(text.encode()).hexdigest()
        if found not in known:
            known.add(found)
            connection.execute(packs.insert().values(hash=found, text=text))
        changed = json.dumps({**plan, "pack": None}, ensure_ascii=False, separators=(",", ":"))
        connection.execute(tables.update().where(tables.c.id == id).values(setting=changed, pack=found))
