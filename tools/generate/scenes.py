"""Scenes of the rulebooks: a position for every rule, taken from the tests that cite it, in each room's scenes.json."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.options import options

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "liza" / "games"
FILE: Final = "scenes.json"


def taken(room: str) -> str:
    """Return the scenes of a room as its tests give them now."""
    with tempfile.TemporaryDirectory() as folder:
        watch = ["-p", "tests.scenes.record", "--scenes", folder, "-p", "no:cacheprovider"]
        run = [sys.executable, "-m", "pytest", "-q", *watch, "-m", "rule", f"tests/games/{room}"]
        if subprocess.run(run, cwd=ROOT, check=False).returncode:
            raise SystemExit(f"{room}: its tests fail, so nothing is written")
        return (Path(folder) / f"{room}.json").read_text(encoding="utf-8")


def main() -> int:
    """Write the files, or compare them."""
    every = sorted(folder.name for folder in GAMES.iterdir() if (ROOT / "tests" / "games" / folder.name).is_dir())
    parser = options("generate scenes", __doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", default=every, help="only these games")
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where a file is out of date")
    asked = parser.parse_args()
    stale = []
    for room in asked.rooms:
        file = GAMES / room / FILE
        found = taken(room)
        if asked.check and (not file.is_file() or file.read_text(encoding="utf-8") != found):
            stale.append(room)
        elif not asked.check:
            file.write_text(found, encoding="utf-8")
    if stale:
        print(f"Out of date: {', '.join(stale)}. Run scripts/generate scenes {' '.join(stale)}.")
    return 1 if stale else 0
