"""Speed of every game, plain and compiled, next to other frameworks, in one run.

    scripts/measure bench --rounds 7 --seconds 0.5       # the games
    scripts/measure bench envs --only batches            # the environments, of all kinds or of one
    BEFORE=COMMIT scripts/measure bench                  # also an older Liza, and how many times as fast this one is

The libraries go into .venv-bench, which may be deleted. A framework that cannot be installed is named with the reason.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from tools.environment import ROOT, made, pip, python_of

VENV: Final = ROOT / ".venv-bench"
PYTHON: Final = python_of(VENV)
CONSTRAINTS: Final = ["-c", str(ROOT / "bench" / "constraints.txt")]
BUILD: Final = ["--no-deps", "--upgrade", "--target"]
_REASON: Final = re.compile(r"^ *(?:ERROR: |.*: error: )(.*?)(?: \(from versions:.*)?$", re.MULTILINE)


def say(text: str) -> None:
    """Write a line to the log of the run."""
    print(text, file=sys.stderr, flush=True)


def install(*words: str, **variables: str) -> str:
    """Install packages into the environment; return why that failed, or nothing."""
    done = subprocess.run(
        [*pip(PYTHON), "install", *words],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return ""
    found = _REASON.search(done.stdout)
    return found[1] if found else (done.stdout.strip().splitlines() or ["pip failed"])[-1]


def install_or_stop(*words: str, **variables: str) -> None:
    """Install packages that nothing can be measured without."""
    reason = install(*words, **variables)
    if reason:
        raise SystemExit(f"{' '.join(words)}: {reason}")


def peers() -> list[str]:
    """Install the other frameworks; return a line for each that is missing."""
    missing = []
    for line in (ROOT / "bench" / "requirements.txt").read_text(encoding="utf-8").splitlines():
        peer = line.strip()
        if peer and not peer.startswith("#"):
            say(f"Installing {peer} …")
            reason = install(*CONSTRAINTS, peer)
            missing += [f"{re.split(r'[=[]', peer)[0]}: {reason}"] if reason else []
    return missing


def older(commit: str, folder: Path) -> list[str]:
    """Build the Liza of a commit; return the words that name it to ``python -m bench``."""
    say(f"Compiling Liza of {commit} …")
    source, built = folder / "source", folder / "built"
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(source, filter="data")
    install_or_stop(*BUILD, str(built), str(source), LIZA_COMPILE="1", LIZA_WEB="0")
    return ["--before", commit, str(built), str(source / "src")]


def main() -> int:
    """Prepare the environment, then measure in it."""
    words = sys.argv[1:]
    bench = [str(PYTHON), "-m", "bench"]
    known = {**os.environ, "PYTHONPATH": str(ROOT)}
    made(VENV)
    install_or_stop(*CONSTRAINTS, "rich")
    if {"-h", "--help"} & set(words):
        return subprocess.call([*bench, *words], cwd=ROOT, env=known)
    missing = peers()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say("Compiling Liza …")
        reason = install(*BUILD, str(folder / "compiled"), str(ROOT), LIZA_COMPILE="1")
        words += [] if reason else ["--compiled", str(folder / "compiled")]
        missing += [f"liza compiled: {reason}"] if reason else []
        if os.environ.get("BEFORE"):
            words += older(os.environ["BEFORE"], folder / "older")
        (folder / "missing").write_text("\n".join(missing), encoding="utf-8")
        return subprocess.call([*bench, "--missing", str(folder / "missing"), *words], cwd=ROOT, env=known)
