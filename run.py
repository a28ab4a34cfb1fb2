#!/usr/bin/env python3
"""Sets Liza up in .venv and runs it: needs Python 3.11 or newer and nothing else.

python3 run.py             set up and open the tables in the browser
python3 run.py test        set up and run the tests
python3 run.py setup       only set up
python3 run.py WORDS…      set up and hand the words to the liza command
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "liza-installed"
LOCKS = [ROOT / "constraints.txt"]
IGNORED = {"__pycache__", "node_modules", "dist"}
OLDEST = (3, 11)
EXTRAS = {"test": "dev", "lab": "lab", "solve": "study", "analyse": "study"}
"""What some words need beyond what everybody needs."""


def main(words: list[str]) -> int:
    """Set up what is missing, then do what was asked."""
    if sys.version_info < OLDEST:
        print(f"Liza needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    if not set_up(EXTRAS.get(words[0]) if words else None):
        return 1
    if words[:1] == ["setup"]:
        return 0
    if words[:1] == ["test"]:
        return test(words[1:])
    return start(words)


def start(words: list[str]) -> int:
    """Run the liza command in the place of this process where that can be done: Ctrl-C is then its own to answer."""
    command = [str(PYTHON), "-m", "liza", *words]
    surroundings = {**os.environ, "LIZA_COMMAND": "python3 run.py"}
    if os.name != "nt":
        os.execve(command[0], command, surroundings)  # noqa: S606
    return subprocess.call(command, env=surroundings)


def set_up(extra: str | None) -> bool:
    """Bring .venv to what the sources ask for; say what is being done while it takes time."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    libraries = project["dependencies"] + (project["optional-dependencies"][extra] if extra else [])
    wanted = {"libraries": fingerprint(LOCKS, sorted(libraries)), "liza": fingerprint(sources())}
    found = json.loads(STAMP.read_text()) if STAMP.exists() and PYTHON.exists() else {"libraries": []}
    if wanted["libraries"] in found["libraries"] and wanted["liza"] == found.get("liza"):
        return True
    if not PYTHON.exists() and not step("Making .venv", [sys.executable, "-m", "venv", "--without-pip", str(VENV)]):
        return False
    pip = find_pip()
    if pip is None:
        print("Liza needs pip once, to set itself up: install python3-pip (or ensurepip).", file=sys.stderr)
        return False
    install = [*pip, "install", "--disable-pip-version-check", "--no-input", "--quiet"]
    locked = [*install, "-c", str(ROOT / "constraints.txt"), *libraries]
    if wanted["libraries"] not in found["libraries"] and not step("Installing the libraries", locked):
        return False
    # The version number stays the same while the sources change, so pip must be told to put it in anew.
    if not step("Building Liza", [*install, "--no-deps", "--force-reinstall", str(ROOT)]):
        return False
    kept = [*found["libraries"], wanted["libraries"]]
    STAMP.write_text(json.dumps({"libraries": kept, "liza": wanted["liza"]}))
    return True


def test(words: list[str]) -> int:
    """Run all tests on the installed engine, compiled if it could be, then the conformance suite on plain Python."""
    if words:
        return subprocess.call([PYTHON, "-m", "pytest", *words], cwd=ROOT)
    if os.name != "nt":
        subprocess.call([str(ROOT / "scripts" / "prepare")])
    left_out = [folder for have, folders in MACHINE_TESTS if not have() for folder in folders]
    if left_out:
        print(f"Left out, because this machine lacks what they need: {', '.join(left_out)}.", file=sys.stderr)
    share = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    installed = [*share, "-o", "pythonpath=.", *[f"--ignore={f}" for f in left_out]]
    failed = subprocess.call([PYTHON, "-m", "pytest", *installed], cwd=ROOT)
    if failed:
        return failed
    print("Once more on the sources, plain: what every game must keep.", flush=True)
    return subprocess.call([PYTHON, "-m", "pytest", *share, "tests/conformance", "tests/kernel"], cwd=ROOT)


def has_browser() -> bool:
    """Whether there is a browser for the end-to-end tests."""
    return any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))) or "LIZA_CHROMIUM" in os.environ


def has_postgresql() -> bool:
    """Whether there is a PostgreSQL server for the tests to start."""
    return subprocess.call([PYTHON, "-m", "tests.postgres"], cwd=ROOT) == 0


def sources() -> list[Path]:
    """Return every file that ends up in the package."""
    files = [file for folder in ("src", "web") for file in (ROOT / folder).rglob("*") if file.is_file()]
    return [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted(f for f in files if not IGNORED & set(f.parts))]


def fingerprint(files: list[Path], words: list[str] | None = None) -> str:
    """Return a hash of everything that decides what is installed."""
    digest = hashlib.sha256(f"{sys.version} {os.environ.get('LIZA_COMPILE', 'auto')} {words}".encode())
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def find_pip() -> list[str] | None:
    """Return the command for a pip that can install into .venv."""
    outside = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if subprocess.run([*outside, "--version"], capture_output=True, check=False).returncode == 0:
        return outside
    if subprocess.run([PYTHON, "-m", "ensurepip"], capture_output=True, check=False).returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    return None


def step(title: str, command: list[str]) -> bool:
    """Run one part of the set-up with its clock running; show what it said only if it failed."""
    done = threading.Event()
    clock = threading.Thread(target=tick, args=(title, done), daemon=True)
    clock.start()
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    done.set()
    clock.join()
    if result.returncode:
        print(f"{title}: failed.\n{result.stdout}{result.stderr}", file=sys.stderr)
    return result.returncode == 0


def tick(title: str, done: threading.Event) -> None:
    """Show the seconds passing on a terminal; two plain lines elsewhere."""
    began = time.monotonic()
    live = sys.stderr.isatty()
    if not live:
        print(f"{title} …", file=sys.stderr, flush=True)
    while not done.wait(0.2):
        if live:
            print(f"\r{title} … {time.monotonic() - began:.0f} s ", end="", file=sys.stderr, flush=True)
    lead = "\r" if live else ""
    print(f"{lead}{title}: {time.monotonic() - began:.0f} s   ", file=sys.stderr, flush=True)


MACHINE_TESTS = ((has_browser, ["tests/e2e"]), (has_postgresql, ["tests/server", "tests/store"]))
"""What some tests need of the machine beyond Python; scripts/prepare installs it where it may."""

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
