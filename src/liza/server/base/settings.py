"""Where the settings of a server come from, from the weakest to the strongest: file, environment, command line.

The file is TOML with one line for each setting (``fade = 48``); in the environment the same is ``LIZA_FADE=48``.
Everything is checked before a process starts, and a fault names the place where it was written.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec

from liza.kernel.base.errors import LizaError
from liza.notices.contact import contact_fault
from liza.notices.mail import BadMailServer, mail_server
from liza.server.base.config import Config

PREFIX: Final = "LIZA_"
FILE: Final = "LIZA_SETTINGS"
"""The variable that names the file."""
SYSTEM: Final = Path("/etc/liza.toml")
COMMAND_LINE: Final = "command line"
_ENVIRONMENT: Final = "environment"
_LISTS: Final[tuple[str, ...]] = ("origins", "push_hosts", "webhook_hosts")
WITH_PASSWORDS: Final = ("db", "mail_server")
"""Settings that may hold a password."""
NAMES: Final = Config.__struct_fields__
"""Every setting that there is."""


class SettingsError(LizaError):
    """A setting that cannot be used."""


class Settings(NamedTuple):
    """Checked settings, and where each was written that is not a default."""

    config: Config
    sources: dict[str, str]


def load(given: Mapping[str, Any], folder: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings of a server, with what is given on the command line; ``folder`` may hold the file."""
    if any(has_password(str(given.get(name, ""))) for name in WITH_PASSWORDS):
        raise SettingsError(
            "A password on the command line can be read by every user of this machine. Put the address into the "
            f"settings file or {PREFIX}DB, or the password into ~/.pgpass, PGPASSWORD or a password_file."
        )
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for where, found in (*_written(folder, environment), (COMMAND_LINE, given)):
        for name, value in found.items():
            values[name] = _checked(where, name, value)
            sources[name] = f"{PREFIX}{name.upper()}" if where == _ENVIRONMENT else where
    config = msgspec.structs.replace(Config(), **values)
    try:
        mail_server(config.mail_server, config.mail_from)
    except BadMailServer as fault:
        where = sources.get("mail_server", sources.get("mail_from", ""))
        raise SettingsError(f"{where}: mail_server cannot be used: {fault}.") from None
    if "db" not in values:
        config = msgspec.structs.replace(config, db=str(folder / "liza.db"))
    return Settings(_with_password(config), sources)


def has_password(db: str) -> bool:
    """Whether the address of a database holds a password."""
    return bool(_parts(db).password)


def without_password(db: str) -> str:
    """Return the address of a database as it may be shown."""
    parts = _parts(db)
    return (
        db
        if not parts.password
        else urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":***@")))
    )


def _parts(db: str) -> Any:
    try:
        return urlsplit(db)
    except ValueError:  # it will be refused where it is opened
        return urlsplit("")


def _written(folder: Path, environment: Mapping[str, str]) -> list[tuple[str, Mapping[str, Any]]]:
    """Return what is written in the file and in the environment."""
    named = environment.get(FILE)
    places = [Path(named)] if named else [folder / "settings.toml", SYSTEM]
    file = next((place for place in places if place.is_file()), None)
    if named and file is None:
        raise SettingsError(f"There is no file {named}, which {FILE} names.")
    found = {name: environment[f"{PREFIX}{name.upper()}"] for name in NAMES if f"{PREFIX}{name.upper()}" in environment}
    lists = {name: [part for part in found[name].split(",") if part] for name in _LISTS if name in found}
    return [*([] if file is None else [(str(file), _read(file))]), (_ENVIRONMENT, {**found, **lists})]


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise SettingsError(f"The settings in {file} cannot be read: {fault}.") from None


def _checked(where: str, name: str, value: object) -> Any:
    if name not in NAMES:
        raise SettingsError(f"{where}: there is no setting {name}. liza admin settings lists all.")
    try:
        found = getattr(msgspec.convert({name: value}, Config, strict=False), name)
    except msgspec.ValidationError as fault:
        said = str(fault).partition(" - at ")[0]
        raise SettingsError(f"{where}: {name} cannot be {value!r}: {said}.") from None
    fault_of_contact = contact_fault(found) if name == "push_contact" and found else None
    if fault_of_contact is not None:
        raise SettingsError(f"{where}: {name} cannot be {value!r}: {fault_of_contact}.")
    return found


def _with_password(config: Config) -> Config:
    """Return the settings with the password of its own file in the database's address."""
    parts = _parts(config.db)
    if not config.password_file or parts.password or not parts.netloc:
        return config
    try:
        password = Path(config.password_file).read_text(encoding="utf-8").strip()
    except OSError as fault:
        raise SettingsError(f"The password cannot be read from {config.password_file}: {fault.strerror}.") from None
    user, _, host = parts.netloc.rpartition("@")
    db = urlunsplit(parts._replace(netloc=f"{user}:{quote(password, safe='')}@{host}"))
    return msgspec.structs.replace(config, db=db)
