"""Verdicts that were reached before: a run that was ended goes on where it was, as long as no source has changed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutants.places import ROOT, Mutant

FOLDER: Final = ROOT / "build" / "mutants"


class Kept(NamedTuple):
    """What is kept of a verdict."""

    killed: bool
    tests: int


class Verdicts:
    """A file of verdicts about one room, its tests and the kernel as they are now."""

    def __init__(self, room: str, fingerprint: str, folder: Path = FOLDER) -> None:
        self._path: Final = folder / f"{room}.verdicts"
        self._known: Final[dict[str, Kept]] = {}
        lines = self._path.read_text(encoding="utf-8").splitlines() if self._path.is_file() else []
        if lines[:1] == [fingerprint]:
            for line in lines[1:]:
                name, killed, tests = json.loads(line)
                self._known[name] = Kept(killed, tests)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self._path.write_text(fingerprint + "\n", encoding="utf-8")

    def find(self, mutant: Mutant) -> Kept | None:
        """Return what became of a mutant; None if that is not known."""
        return self._known.get(_name(mutant))

    def keep(self, mutant: Mutant, verdict: Kept) -> None:
        """Write a verdict down at once: the run may be ended at any time."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([_name(mutant), *verdict]) + "\n")


def _name(mutant: Mutant) -> str:
    return hashlib.sha256(f"{mutant.where}\n{mutant.after}".encode()).hexdigest()[:24]
