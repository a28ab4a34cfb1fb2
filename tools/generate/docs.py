"""Builds the documentation as a site, from docs/ and the docstrings, into build/docs.

A dead link, or a name in the reference that does not exist, is an error. The first run gets the
tools from the package registries, into build/docs-env.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import webbrowser
from pathlib import Path
from typing import Final

from tools import environment
from tools.environment import ROOT
from tools.options import options

HOME: Final = ROOT / "build" / "docs-env"
SITE: Final = ROOT / "build" / "docs"


def python() -> Path:
    """Return a Python that has what the site is built with."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted: list[str] = settings["project"]["optional-dependencies"]["docs"]
    if not (HOME / "ready").is_file():
        pip = environment.pip(environment.made(HOME, anew=True))
        subprocess.run([*pip, "install", "-c", str(ROOT / "constraints.txt"), *wanted], check=True)
        (HOME / "ready").touch()
    return environment.python_of(HOME)


def main() -> int:
    """Build the site; return 1 where a link or a name is wrong."""
    parser = options("generate docs", __doc__)
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    asked = parser.parse_args()
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run([str(python()), "-m", "mkdocs", "build", "--strict", "-q"], cwd=ROOT, env=quiet, check=False)
    if done.returncode == 0:
        sys.stdout.write(f"{SITE / 'index.html'}\n")
        if asked.open:
            webbrowser.open((SITE / "index.html").as_uri())
    return done.returncode
