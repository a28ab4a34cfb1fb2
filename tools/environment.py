"""Python environments that a command makes for itself, so that what it needs is not among Liza's own libraries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BASE: Final = str(getattr(sys, "_base_executable", "") or sys.executable)
"""The Python that .venv was made from: it has pip, which .venv does without."""


def python_of(folder: Path) -> Path:
    """Return the Python of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def made(folder: Path, *, anew: bool = False) -> Path:
    """Make an environment without pip unless it is there; return its Python."""
    python = python_of(folder)
    if anew or not python.exists():
        subprocess.run([BASE, "-m", "venv", "--clear", "--without-pip", str(folder)], check=True)
    return python


def pip(python: Path) -> list[str]:
    """Return the command for a pip that installs into an environment."""
    return [BASE, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "-q", "--no-input"]
