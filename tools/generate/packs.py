"""Reference pages and JSON schemas of every game's packs, made from the code that reads them: docs/packs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import liza
from liza.lab.packs.pack_page import pack_page
from liza.lab.packs.pack_schema import pack_schema
from tools.options import options

FOLDER: Final = Path(__file__).parents[2] / "docs" / "packs"


def made() -> dict[str, str]:
    """Return what every file should hold."""
    games = liza.games()
    pages = {f"{game.id}.md": pack_page(game) for game in games}
    return pages | {
        f"{game.id}.schema.json": json.dumps(pack_schema(game), ensure_ascii=False) + "\n" for game in games
    }


def main() -> int:
    """Write the files, or compare them."""
    parser = options("generate packs", __doc__)
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where a file is out of date")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for name, text in made().items():
        file = FOLDER / name
        if not check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            wrong += 1
            sys.stderr.write(f"docs/packs/{name} is not what the code says: run scripts/generate packs.\n")
    return 1 if wrong else 0
