"""Steps from an older database to this version's; run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from liza.store.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

HERE: Final = Path(__file__).parent
_VERSION: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where the steps that were taken are noted, as Alembic does it."""


class NewerError(Exception):
    """The database was written by a newer version of Liza."""


def newest() -> str:
    """Return the version that the last step leads to: files of steps begin with it."""
    return max(path.name for path in (HERE / "versions").rglob("[0-9]*.py")).partition("_")[0]


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, an empty one included."""
    found = version(connection)
    if found == newest():
        return
    if found is None and not inspect(connection).get_table_names():
        create(connection)
    else:
        take_steps(connection)


def version(connection: Connection) -> str | None:
    """Return the version of a database, if it is one of ours."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def create(connection: Connection) -> None:
    """Make the tables of the newest version in an empty database."""
    METADATA.create_all(connection)
    _VERSION.create(connection)
    connection.execute(insert(_VERSION).values(version_num=newest()))


def take_steps(connection: Connection, to: str = "head") -> None:
    """Take all steps up to one that a database has not seen; who needs none need not wait until Alembic is read."""
    from alembic import command  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as fault:
        raise NewerError from fault


def age(connection: Connection) -> str:
    """Return the age of a database: ``same``, ``older``, ``newer``, ``empty`` or ``other`` (not ours)."""
    found = version(connection)
    if found is None:
        return "other" if inspect(connection).get_table_names() else "empty"
    if found == newest():
        return "same"
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    steps = ScriptDirectory.from_config(_config()).walk_revisions()
    return "older" if found in {step.revision for step in steps} else "newer"


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("recursive_version_locations", "true")
    return config
