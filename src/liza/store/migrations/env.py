"""Runs the migrations on the connection that was handed in."""

from __future__ import annotations

from alembic import context

from liza.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
