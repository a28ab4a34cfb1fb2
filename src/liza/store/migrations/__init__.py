"""Steps from an older database to this version's; run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

HERE: Final = Path(__file__).parent


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, an empty one included."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def age(connection: Connection) -> str:
    """Return whether a database is of this version: ``same``, ``older``, ``newer``, or ``other`` (not one of ours)."""
    found = MigrationContext.configure(connection).get_current_revision()
    steps = ScriptDirectory.from_config(_config())
    if found is None:
        return "other"
    if found == steps.get_current_head():
        return "same"
    return "older" if found in {step.revision for step in steps.walk_revisions()} else "newer"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return config
