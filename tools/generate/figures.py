"""Figures of the documentation: runs the command that a file of docs/figures names, and keeps what it prints.

    scripts/generate figures                    # lists the files and the command that each rests on
    scripts/generate figures sizes lengths      # runs their commands and writes what they print below them
    scripts/generate figures --check observations/qiahn

A file begins with a heading and a paragraph ``Command: `...` ``. Where that paragraph says *Generated*, everything
below is the output of the command. Elsewhere it was taken from it by hand: the command takes hours or prints more.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from tools.options import options

ROOT: Final = Path(__file__).resolve().parents[2]
FIGURES: Final = ROOT / "docs" / "figures"
NAMED: Final = re.compile(r"^Commands?: .*?(?:\n\n|\Z)", re.MULTILINE | re.DOTALL)
LAST: Final = re.compile(r"last on \d+ \w+ \d{4}")
CODE: Final = re.compile(r"`([^`]+)`")


class Figure(NamedTuple):
    """One file of figures."""

    path: Path
    head: str
    """The heading and the paragraph with the command."""
    body: str
    commands: list[str]
    generated: bool

    @classmethod
    def read(cls, path: Path) -> Figure:
        """Read a file; without a command it is refused."""
        text = path.read_text(encoding="utf-8")
        named = NAMED.search(text)
        if named is None:
            raise SystemExit(f"{path}: names no command")
        return cls(path, text[: named.end()], text[named.end() :], CODE.findall(named[0]), "Generated" in named[0])

    def printed(self) -> str:
        """Run the command and return what it prints, as Markdown."""
        home = ROOT / ".venv" / "bin"
        words = shlex.split(self.commands[0])
        words[0] = str(home / words[0]) if (home / words[0]).is_file() else words[0]
        path = {**os.environ, "PATH": f"{home}{os.pathsep}{os.environ['PATH']}", "LANG": "en"}
        out = subprocess.run(words, cwd=ROOT, env=path, check=True, capture_output=True, text=True).stdout.strip()
        return f"{out}\n" if "| ---" in out else f"```text\n{out}\n```\n"


def today() -> str:
    """Return how a file says when its command was run last."""
    now = datetime.now(tz=UTC)
    return f"last on {now.day} {now:%B} {now.year}"


def figures() -> dict[str, Figure]:
    """Return all files of figures by their names."""
    return {
        path.relative_to(FIGURES).with_suffix("").as_posix(): Figure.read(path)
        for path in sorted(FIGURES.rglob("*.md"))
    }


def main() -> int:
    """List, renew or compare."""
    parser = options("generate figures", __doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these figures")
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where a file is out of date")
    words = parser.parse_args()
    known = figures()
    for name in known if not words.names else ():
        sys.stdout.write(
            f"{'generated' if known[name].generated else 'by hand':9}  {name}: {known[name].commands[0]}\n"
        )
    wrong = 0
    for name in words.names:
        figure = known[name]
        if not figure.generated:
            raise SystemExit(f"{name} is taken from the output of its command by hand")
        body = figure.printed()
        if words.check and body != figure.body:
            sys.stderr.write(f"{name} is not what `{figure.commands[0]}` prints\n")
            wrong += 1
        elif not words.check:
            figure.path.write_text(LAST.sub(today(), figure.head) + body, encoding="utf-8")
    return 1 if wrong else 0
