"""Steps from an older database to this version's; run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE: Final = Path(__file__).parent


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, an empty one included."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
