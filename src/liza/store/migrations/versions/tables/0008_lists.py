"""Lists, counts and clearing cost the same however many games were ever played; what an address keeps has a sum."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from liza.store.schema import ANY, APART, BOTS_ALONE, LISTED, LISTED_OF_ANY_GAME, UNPACKED, partial

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, the indexes and the sums; what is there counts as touched when it was last seen to be."""
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.execute("UPDATE tables SET touched = CASE WHEN seen > created THEN seen ELSE created END")
    op.execute("UPDATE tables SET touched = ended WHERE ended > touched")
    op.execute(
        "UPDATE tables SET archived = true WHERE id IN (SELECT table_id FROM archive) "
        "AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.table_id = tables.id)"
    )
    op.drop_index("tables_listed", "tables")
    op.drop_index("tables_of_owner", "tables")
    op.drop_index("turns_free", "turns")
    op.create_index("turns_free", "turns", ["lease", "asked"])
    op.create_index("tables_public", "tables", ["status", "created"], **partial(LISTED_OF_ANY_GAME))
    op.create_index("tables_public_of_game", "tables", ["game", "status", "created"], **partial(LISTED))
    op.create_index("tables_apart", "tables", ["created"], **partial(APART))
    op.create_index("tables_untouched", "tables", ["status", "touched"], **partial(UNPACKED))
    op.create_index("tables_of_bots", "tables", ["touched"], **partial(BOTS_ALONE))
    op.create_index("tables_newest", "tables", ["created"], **partial(ANY))
    op.create_index("tables_of_owner", "tables", ["owner", "status", "touched"])
    op.create_index("tables_opened", "tables", ["owner", "created"])
    op.create_index("tables_with_pack", "tables", ["pack"], **partial("pack IS NOT NULL"))
    op.create_index("analyses_of_kind", "analyses", ["reading", "lease"])
    op.drop_index("images_of_owner", "images")
    op.create_index("images_by_age", "images", ["at"])
    op.create_index("drafts_by_age", "drafts", ["at"])
    _sum_up()


def _sum_up() -> None:
    op.add_column("drafts", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE drafts SET size = length(body)")
    op.create_table(
        "shelf",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    kept = "SELECT owner, size FROM images UNION ALL SELECT owner, size FROM drafts"
    op.execute(f"INSERT INTO shelf SELECT owner, sum(size) FROM ({kept}) AS kept GROUP BY owner")  # noqa: S608
    op.execute("INSERT INTO shelf SELECT '*', coalesce(sum(bytes), 0) FROM shelf")
