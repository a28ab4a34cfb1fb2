"""Which libraries of locked.txt are needed for some others: what pip installs with ``--require-hashes``.

``python tools/packaging/locked.py EXTRA…`` prints those of Liza with some extras. It needs the standard library alone,
for it is used before any other is there.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

_NAMED = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[([^\]]*)\])?")
_EXTRA = re.compile(r"^# (\S+\[\S+\]) via (.+)\n", re.MULTILINE)
VIA = "    # via "
"""Before the libraries that want one: ``name``, or ``name[extra]`` where only that extra does."""


def canonical(name: str) -> str:
    """Return the name of a library as all of its spellings have it in common."""
    return re.sub(r"[-_.]+", "-", name).lower()


def asked(requirement: str) -> list[str]:
    """Return what a requirement asks for: the library itself, and each extra of it as ``name[extra]``."""
    found = _NAMED.match(requirement.strip())
    if found is None:
        raise ValueError(f"no requirement: {requirement!r}")
    name = canonical(found[1])
    return [name, *(f"{name}[{canonical(extra)}]" for extra in (found[2] or "").replace(" ", "").split(",") if extra)]


def needed(locked: str, requirements: Iterable[str]) -> str | None:
    """Return the entries of locked.txt that requirements need, with all that those need; None if one is missing."""
    entries: dict[str, list[str]] = defaultdict(list)
    wants: dict[str, set[str]] = defaultdict(set)
    for extra, via in _EXTRA.findall(locked):
        for wanting in via.split(", "):
            wants[wanting].add(extra)
    for entry in re.split(r"\n(?=[A-Za-z0-9])", _EXTRA.sub("", locked)):
        name, _, via = entry.partition(VIA)
        if "==" not in name:
            continue
        (library,) = asked(name.partition("==")[0])
        entries[library].append(name.rstrip())
        for wanting in via.split("\n")[0].split(", "):
            wants[wanting].add(library)
    found: set[str] = set()
    ahead = [one for requirement in requirements for one in asked(requirement)]
    while ahead:
        one = ahead.pop()
        if one in found:
            continue
        found.add(one)
        if "[" not in one and one not in entries:
            return None
        ahead += wants[one]
    return "\n".join(text for library in sorted(found) for text in entries.get(library, ())) + "\n"


def main(extras: list[str]) -> int:
    """Print what Liza needs with some extras."""
    import tomllib  # noqa: PLC0415 - run.py reads this file on a Python without it, too, to say so

    root = Path(__file__).resolve().parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [*project["dependencies"], *(row for extra in extras for row in project["optional-dependencies"][extra])]
    entries = needed((root / "locked.txt").read_text(encoding="utf-8"), named)
    sys.stdout.write(entries or "")
    return 0 if entries else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
