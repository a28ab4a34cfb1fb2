"""Starts a command of ``scripts/`` with the right Python and the right Liza.

The installed Liza serves where it was built from these very sources: its engine is compiled. Otherwise the sources
serve themselves. ``LIZA_PYTHON`` names another Python, which brings its own Liza.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import run

from tools.commands import find


def launch(group: str, words: Sequence[str]) -> int:
    """Run a command in a process of its own; return its exit status."""
    named = os.environ.get("LIZA_PYTHON")
    python = named or (str(run.PYTHON) if run.PYTHON.exists() else sys.executable)
    path = [str(run.ROOT)]
    chosen = find(group, words[0]) if words else None
    if chosen and (chosen.plain or not (named or run.is_current())):
        path.append(str(run.ROOT / "src"))
    if named and "PYTHONPATH" in os.environ:
        path.append(os.environ["PYTHONPATH"])
    command = [python, "-m", "tools.commands", group, *words]
    known = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    if os.name != "nt":
        os.chdir(run.ROOT)
        os.execve(python, command, known)  # noqa: S606 - Ctrl-C is then the command's own to answer
    return subprocess.call(command, cwd=run.ROOT, env=known)
