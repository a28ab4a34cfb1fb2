"""Licences of every library: Python's packages in .venv and the client's in node_modules.

Ends with 1 if a licence is unknown or not allowed, and with 2 if the libraries of the tests are not installed.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, distributions

from tools.environment import ROOT
from tools.options import options

VENV = ROOT / ".venv"
ALLOWED = re.compile(
    r"apache|\bmit\b|mit-0|mit license|bsd|isc\b|mpl|mozilla|python|psf|unlicense|ofl|cc-by-|cc0|zlib|blueoak|0bsd"
    r"|lgpl|lesser general public|public domain|hpnd|zpl|historical permission",
    re.IGNORECASE,
)
"""Licences that go together with Apache-2.0 for a program that only uses a library and does not copy it."""


def fits(licence: str) -> bool:
    """Whether a licence goes together with ours: one of several that may be chosen from, or all that hold at once."""
    choices = re.split(r"\bOR\b", licence)
    return any(all(map(ALLOWED.search, re.split(r"\bAND\b", choice))) for choice in choices)


def installed() -> list[Distribution]:
    """Return the packages in .venv, whichever Python runs this."""
    places = [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]
    return [one for one in distributions(path=[str(place) for place in places]) if one.metadata["Name"] != "liza"]


def of_python(package: Distribution) -> str:
    """Return the licence that a Python package declares, as an expression, a classifier or a short text."""
    about = package.metadata
    classifiers = [row.rpartition(" :: ")[2] for row in about.get_all("Classifier") or [] if row.startswith("License")]
    expression, free = ((about.get_all(field) or [""])[0] for field in ("License-Expression", "License"))
    said = expression or ", ".join(classifiers) or free.strip()
    return said.splitlines()[0][:60] if said else ""


def of_client() -> dict[str, str]:
    """Return the packages of the client with their licences."""
    found = {}
    for path in (ROOT / "web" / "node_modules").glob("**/package.json"):
        if path.parent.parent.name != "node_modules" and path.parent.parent.parent.name != "node_modules":
            continue
        about = json.loads(path.read_text(encoding="utf-8"))
        if "name" in about and "version" in about:
            licence = about.get("license", "")
            found[f"{about['name']} {about['version']}"] = licence if isinstance(licence, str) else licence["type"]
    return found


def main() -> int:
    """Print the table; return 1 if a licence is missing or not allowed, 2 if no library is installed."""
    options("maintain licences", __doc__).parse_args()
    own = {f"{package.metadata['Name']} {package.version}": of_python(package) for package in installed()}
    wrong = []
    for title, packages in (("Python", own), ("Client", of_client())):
        if not packages:
            print(f"{title}: nothing is installed here; `python3 run.py test` does that.", file=sys.stderr)
            return 2
        print(f"{title}: {len(packages)} packages")
        for name, licence in sorted(packages.items(), key=lambda row: row[0].lower()):
            print(f"  {name:44} {licence or 'unknown'}")
            if not fits(licence):
                wrong.append(f"{name}: {licence or 'unknown'}")
    for line in wrong:
        print(f"Not allowed: {line}", file=sys.stderr)
    return int(bool(wrong))
