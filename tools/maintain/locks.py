"""Makes locked.txt: every library of constraints.txt with the hashes of all its files and with what wants it.

The hashes are those of all platforms, so that a fresh machine of any kind can install with ``--require-hashes``.
Asks the package index that pip uses. ``--check`` needs no network: it compares names and versions.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import Message
from email.parser import HeaderParser
from html.parser import HTMLParser
from typing import Final, NamedTuple, cast
from urllib.parse import urljoin

from packaging.requirements import Requirement
from packaging.utils import InvalidSdistFilename, InvalidWheelFilename, parse_sdist_filename, parse_wheel_filename

from tools.environment import BASE, ROOT
from tools.maintain.licences import installed
from tools.options import options
from tools.packaging.locked import VIA, asked, canonical

CONSTRAINTS: Final = ROOT / "constraints.txt"
LOCKED: Final = ROOT / "locked.txt"
_HEAD: Final = (
    "# Made from constraints.txt by `scripts/maintain locks`: each library with the hashes of all its files.\n"
)
_AT_ONCE: Final = 8
_SECONDS: Final = 60


class Pinned(NamedTuple):
    """A line of constraints.txt."""

    name: str
    version: str
    marker: str

    @property
    def line(self) -> str:
        """The line in the form that a list of requirements has."""
        return f"{self.name}=={self.version}" + (f" ; {self.marker}" if self.marker else "")


class Found(NamedTuple):
    """What the index knows of a pinned library."""

    hashes: list[str]
    wants: dict[str, set[str]]
    """What the library wants, for itself (``name``) and with an extra (``name[extra]``)."""


def pinned() -> list[Pinned]:
    """Return the lines of constraints.txt."""
    rows = []
    for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines():
        library, _, marker = (part.strip() for part in line.partition(";"))
        name, _, version = library.partition("==")
        rows.append(Pinned(name, version, marker))
    return rows


def index() -> str:
    """Return the address of the package index that pip uses."""
    default = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    asked_for = (["-m", "pip", "config", "get", "global.index-url"], ["-c", default])
    told = [subprocess.run([BASE, *words], capture_output=True, text=True, check=False).stdout for words in asked_for]
    return next(address.strip() for address in (os.environ.get("PIP_INDEX_URL", ""), *told) if address).rstrip("/")


def fetched(address: str) -> bytes:
    """Return what is at an address."""
    with urllib.request.urlopen(address, timeout=_SECONDS) as answer:  # noqa: S310 - the index that pip uses
        data: bytes = answer.read()
    return data


class FileList(HTMLParser):
    """The files on a page of the index: their addresses by their hashes."""

    def __init__(self, home: str) -> None:
        super().__init__()
        self._home: Final = home
        self.files: Final[dict[str, str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take in one link."""
        address, _, hash = urljoin(self._home, dict(attrs).get("href") or "").partition("#sha256=")
        if tag == "a" and hash:
            self.files[hash] = address


def look_up(one: Pinned, home: str, installed: Mapping[str, Message]) -> Found:
    """Ask the index for the files of a pinned library, and a package of it for what it wants."""
    page = f"{home}/{canonical(one.name)}/"
    found = FileList(page)
    found.feed(fetched(page).decode())
    mine = {hash: file for hash, file in found.files.items() if version_of(file.rpartition("/")[2]) == one.version}
    if not mine:
        raise SystemExit(f"The index has no {one.name} {one.version}.")
    about = installed.get(f"{canonical(one.name)} {one.version}")
    if about is None:
        wheels = [file for file in mine.values() if file.endswith(".whl")]
        if not wheels:
            raise SystemExit(f"There is no wheel that says what {one.name} {one.version} wants.")
        with zipfile.ZipFile(io.BytesIO(fetched(wheels[0]))) as wheel:
            named = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
            about = HeaderParser().parsestr(wheel.read(named).decode())
    return Found(sorted(mine), wanted(canonical(one.name), about))


def wanted(name: str, about: Message) -> dict[str, set[str]]:
    """Return what a package says that it wants."""
    wants: dict[str, set[str]] = defaultdict(set)
    extras = [canonical(extra) for extra in about.get_all("Provides-Extra") or []]
    for row in about.get_all("Requires-Dist") or []:
        requirement = Requirement(row)
        marker = str(requirement.marker or "").replace("_", "-")
        of = [extra for extra in extras if f'extra == "{extra}"' in marker]
        for who in [f"{name}[{extra}]" for extra in of] or [name]:
            wants[who].update(asked(row))
    return wants


def version_of(name: str) -> str | None:
    """Return the version of a file by its name; None if it is no package."""
    try:
        return str(parse_wheel_filename(name)[1] if name.endswith(".whl") else parse_sdist_filename(name)[1])
    except (InvalidWheelFilename, InvalidSdistFilename):
        return None


def requirements() -> list[str]:
    """Return what Liza and its extras want."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(row for extra in project["optional-dependencies"].values() for row in extra)]


def written(rows: list[Pinned], found: list[Found]) -> str:
    """Return the text of locked.txt."""
    wants = {who: what for one in found for who, what in one.wants.items()}
    via: dict[str, set[str]] = defaultdict(set)
    seen: set[str] = set()
    ahead = [part for requirement in requirements() for part in asked(requirement)]
    while ahead:
        who = ahead.pop()
        if who not in seen:
            seen.add(who)
            ahead += wants.get(who, ())
            for what in wants.get(who, ()):
                via[what].add(who)
    text = _HEAD
    for row, one in zip(rows, found, strict=True):
        hashes = "".join(f" \\\n    --hash=sha256:{hash}" for hash in one.hashes)
        wanting = ", ".join(sorted(via[canonical(row.name)]))
        text += f"{row.line}{hashes}\n" + (f"{VIA}{wanting}\n" if wanting else "")
    for extra in sorted(name for name in via if "[" in name):
        text += f"# {extra} via {', '.join(sorted(via[extra]))}\n"
    return text


def main() -> int:
    """Write locked.txt, or say whether it has the versions of constraints.txt."""
    parser = options("maintain locks", __doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; 1 if versions differ")
    rows = pinned()
    if parser.parse_args().check:
        lines = LOCKED.read_text(encoding="utf-8").splitlines()
        there = [line.removesuffix(" \\") for line in lines if line[:1].isalnum()]
        if there != [row.line for row in rows]:
            print("locked.txt is not made from this constraints.txt: run scripts/maintain locks.", file=sys.stderr)
            return 1
        return 0
    home = index()
    known = {f"{canonical(one.metadata['Name'])} {one.version}": cast("Message", one.metadata) for one in installed()}
    with ThreadPoolExecutor(_AT_ONCE) as at_once:
        found = list(at_once.map(lambda row: look_up(row, home, known), rows))
    LOCKED.write_text(written(rows, found), encoding="utf-8")
    print(f"{LOCKED.name}: {len(rows)} libraries, {sum(len(one.hashes) for one in found)} files")
    return 0
