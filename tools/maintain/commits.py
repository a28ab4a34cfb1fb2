"""Messages of commits: a subject `[part] Imperative`, at most 72 characters, no semicolon; a body that says why.

    scripts/maintain commits              # those since the rule was agreed on
    scripts/maintain commits FILE         # a message that is being written, as the commit-msg hook hands it over

A body may be missing where the change is small: its subject says all there is.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.environment import ROOT
from tools.options import options

AGREED: Final = "e08a8f44"
"""The last commit before the rule."""
LONGEST: Final = 72
SMALL: Final = 100
"""A change of so many lines may do without a body."""
_SUBJECT: Final = re.compile(r"(\[[a-z0-9.-]+\] )+[A-ZÁÉÍÓÚÑ¿¡«]\S*( .*)?")
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_SCISSORS: Final = "# ------------------------ >8 ------------------------"


class Commit(NamedTuple):
    """A commit: its short hash, its message, and how many lines it changes."""

    id: str
    message: str
    lines: int


def faults(message: str, lines: int = 0) -> Iterator[str]:
    """Yield what is wrong with a message."""
    subject, _, rest = message.strip().partition("\n")
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return
    if len(subject) > LONGEST:
        yield f"the subject has {len(subject)} characters, at most {LONGEST} are read in a list"
    if ";" in subject:
        yield "the subject has a semicolon: one commit does one thing"
    if not _SUBJECT.fullmatch(subject):
        yield "the subject is not `[part] Imperative …`"
    if subject.endswith("."):
        yield "the subject ends with a full stop"
    if rest and not rest.startswith("\n"):
        yield "no empty line stands between subject and body"
    if lines > SMALL and not rest.strip():
        yield f"it changes {lines} lines and no body says why"


def written(file: Path) -> str:
    """Return a message from an editor, without what Git added as a comment."""
    return _COMMENT.sub("", file.read_text(encoding="utf-8").partition(_SCISSORS)[0])


def git(*words: str) -> str | None:
    """Return what a Git command prints, or None where it fails or there is no Git."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def since(agreed: str = AGREED) -> list[Commit] | None:
    """Return the commits since the rule was agreed on, or None without that history: a shallow clone, an archive."""
    told = git("log", "--no-merges", "--numstat", "--format=%x01%h%x02%B%x02", f"{agreed}..HEAD")
    if told is None:
        return None
    found = []
    for entry in told.split("\x01")[1:]:
        id, message, changed = entry.split("\x02")
        counts = [word for line in changed.splitlines() for word in line.split("\t")[:2] if word.isdecimal()]
        found.append(Commit(id, message, sum(map(int, counts))))
    return found


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    parser = options("maintain commits", __doc__)
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the message of one commit")
    file = parser.parse_args().file
    if file is not None:
        wrong = list(faults(written(file)))
    else:
        commits = since()
        if commits is None:
            sys.stdout.write("The history since the rule is not here: a shallow clone, or no repository.\n")
            return 0
        wrong = [f"{commit.id}: {fault}" for commit in commits for fault in faults(commit.message, commit.lines)]
        sys.stdout.write(f"{len(commits)} commits since {AGREED}\n")
    sys.stderr.write("".join(f"{line}\n" for line in wrong))
    return 1 if wrong else 0
