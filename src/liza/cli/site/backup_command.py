"""``liza admin backup``: a whole copy of a site's database while the site runs, checked, and old copies thinned."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from liza.cli.terminal.console import BadInput, Terminal
from liza.server.base.settings import without_password
from liza.store import is_shared

_NAME: Final = "liza-%Y%m%d-%H%M%S"
_KEPT: Final = "liza-[0-9]*-[0-9]*"
"""The names of copies that were given by their time."""


def back_up(terminal: Terminal, db: str, place: Path, keep: int | None) -> int:
    """Copy a database into a file, or into a folder under a name of its time; of those only the newest stay."""
    shared = is_shared(db)
    if not shared and not Path(db).exists():
        raise BadInput(terminal.say("admin-no-db", db=db))
    ending = ".dump" if shared else ".db"
    file = place / (time.strftime(_NAME, time.gmtime()) + ending) if place.is_dir() else place
    if file.exists():
        raise BadInput(terminal.say("admin-copy-there", file=str(file)))
    fault = _dumped(terminal, db, file) if shared else _copied(db, file)
    if fault:
        file.unlink(missing_ok=True)
        raise BadInput(terminal.say("admin-fault", fault=fault))
    terminal.out.print(terminal.say("admin-copied", file=str(file)), markup=False, highlight=False)
    if keep and place.is_dir():
        for old in sorted(place.glob(_KEPT + ending))[:-keep]:
            old.unlink()
    return 0


def _copied(db: str, file: Path) -> str:
    """Copy a SQLite database while its server goes on; returns what went wrong. The file is its user's alone."""
    try:
        file.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"file:{quote(db)}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(file)) as copy,
        ):
            source.backup(copy)
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
    except (sqlite3.Error, OSError) as fault:
        return str(fault)
    return "" if found == "ok" else str(found)


def _dumped(terminal: Terminal, db: str, file: Path) -> str:
    """Have PostgreSQL's own program copy a database and read the copy's contents; returns what went wrong."""
    if not all(map(shutil.which, ("pg_dump", "pg_restore"))):
        raise BadInput(terminal.say("admin-pg-dump"))
    address = without_password(db).replace(":***@", "@").replace("+asyncpg", "")
    password = urlsplit(db).password
    environment = {**os.environ, **({"PGPASSWORD": unquote(password)} if password else {})}
    commands = (
        ["pg_dump", "--format=custom", f"--file={file}", f"--dbname={address}"],
        ["pg_restore", "--list", str(file)],
    )
    before = os.umask(0o077)
    try:
        for command in commands:
            done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)  # noqa: S603
            if done.returncode:
                return done.stderr.strip() or command[0]
    finally:
        os.umask(before)
    return ""
