"""``deploy/liza.toml``: every setting of a server with its default and what it means, from ``Config``."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from pathlib import Path
from typing import Final

from liza.server.base.config import Config
from tools.options import options

FILE: Final = Path(__file__).resolve().parents[2] / "deploy" / "liza.toml"
_HEAD: Final = """\
# Every setting of a site, with its default. Remove the # before a line to change it.
# This file is read as /etc/liza.toml, as settings.toml in the .liza folder, or where LIZA_SETTINGS says.
# LIZA_FADE=72 in the environment is stronger than fade = 72 here, and an option of the command line is stronger still.
# `liza admin settings` shows what holds and where it is written. Keep it from others if it has a password.
"""


def written() -> str:
    """Return the text of the file."""
    (node,) = ast.parse(inspect.getsource(Config)).body
    assert isinstance(node, ast.ClassDef)
    parts = [_HEAD]
    for at, field in enumerate(node.body):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        said = node.body[at + 1] if at + 1 < len(node.body) else None
        assert isinstance(said, ast.Expr), f"{field.target.id} has no words"
        assert isinstance(said.value, ast.Constant), f"{field.target.id} has no words"
        about = " ".join(str(said.value.value).split()).replace("``", "`")
        lines = textwrap.wrap(about, 118, initial_indent="# ", subsequent_indent="# ")
        parts += ["\n".join([*lines, f"# {field.target.id} = {_value(getattr(Config(), field.target.id))}", ""])]
    return "\n".join(parts)


def _value(default: object) -> str:
    if isinstance(default, tuple):
        return "[]"
    return f'"{default}"' if isinstance(default, str) else f"{default:g}"


def main() -> int:
    """Write the file, or only compare it."""
    parser = options("generate settings", __doc__)
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 if the file is out of date")
    if parser.parse_args().check:
        return int(FILE.read_text(encoding="utf-8") != written())
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
