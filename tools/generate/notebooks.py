"""Runs the notebooks of the documentation and keeps what they print.

Needs no Jupyter: a notebook's cells are run one after another in a Python of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tools.options import options

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "notebooks"
_RUN: Final = """
import contextlib, io, json, sys
known = {"__name__": "__main__"}
printed = []
for source in json.load(sys.stdin):
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(source, "<cell>", "exec"), known)
    printed.append(said.getvalue())
json.dump(printed, sys.stdout)
"""


def printed(notebook: dict[str, Any]) -> list[str]:
    """Return what each cell of code prints, run in order; raise if one fails."""
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    path = [str(ROOT / "src"), *sys.path]
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}\n{_RUN}"],
        input=json.dumps(cells),
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise SystemExit(ran.stderr)
    found: list[str] = json.loads(ran.stdout)
    return found


def kept(notebook: dict[str, Any]) -> list[str]:
    """Return what each cell of code is said to print."""
    return [
        "".join("".join(output.get("text", ())) for output in cell["outputs"])
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    ]


def renewed(notebook: dict[str, Any], found: list[str]) -> dict[str, Any]:
    """Return a notebook with what its cells print now."""
    waiting = iter(found)
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            text = next(waiting)
            lines = text.splitlines(keepends=True)
            cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
            cell["execution_count"] = number
    return notebook


def current(name: str) -> bool:
    """Whether a notebook prints what it shows."""
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return printed(notebook) == kept(notebook)


def renew(name: str) -> None:
    """Run a notebook and keep what it prints."""
    path = FOLDER / f"{name}.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    text = json.dumps(renewed(notebook, printed(notebook)), ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Run the notebooks and keep or compare what they print."""
    every = [path.stem for path in sorted(FOLDER.glob("*.ipynb"))]
    parser = options("generate notebooks", __doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", default=every, help="only these notebooks")
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where one differs")
    asked = parser.parse_args()
    if not asked.check:
        for name in asked.names:
            renew(name)
        return 0
    stale = [name for name in asked.names if not current(name)]
    if stale:
        names = " ".join(stale)
        sys.stdout.write(f"Out of date: {names}. Run scripts/generate notebooks {names}.\n")
    return 1 if stale else 0
