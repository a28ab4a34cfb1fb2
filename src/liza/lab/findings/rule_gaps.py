"""Holes in the rules that a run has come upon, each with a record that leads there where there is one.

Looked for are: states that no rule covers (no seat may act, or the engine breaks), games that do not end or go
round in circles, moments that never leave a choice, dead things (see ``dead.py``), and events that never happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.lab.findings.unused import IDLE, INERT, UNSEEN, UNUSABLE, unused_entries
from liza.lab.run.observer import TROUBLE, record_of
from liza.lab.run.run_store import RuleNotes, RunStore

FORCED: Final = "forced"
SILENT: Final = "silent"
_WORST_FIRST: Final = (*TROUBLE, UNUSABLE, INERT, UNSEEN, IDLE, FORCED, SILENT)


class RuleGap(NamedTuple):
    """A case that the rules or the pack seem to have left open."""

    kind: str
    """stuck, broken, endless, loop, unusable, inert, unseen, idle, forced or silent."""
    thing: str
    """The kind of a card; empty for all others."""
    subject: str
    times: int
    game: int | None
    """The number of a game in which it shows."""
    at: int | None
    """After how many decisions of it; None where the whole game shows it."""
    could: int = 0
    """Of a thing, at how many decisions it could have been used."""

    @property
    def file(self) -> str | None:
        """The name of the record that reproduces it."""
        if self.game is None:
            return None
        return f"{self.kind}-{self.game}.json" if self.at is None else f"{self.kind}-{self.game}-{self.at}.json"

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {**self._asdict(), "file": self.file}


def find_gaps(study: RunStore) -> list[RuleGap]:
    """Return everything that looks like a hole, the worst first."""
    notes = study.notes()
    found = [*trouble_gaps(notes), *_cards(study), *_moments(notes), *_events(study, notes)]
    return sorted(found, key=lambda gap: (_WORST_FIRST.index(gap.kind), -gap.times, gap.thing, gap.subject))


def write_records(study: RunStore, gaps: list[RuleGap]) -> Path:
    """Write the records that reproduce the gaps, and return their folder."""
    folder = study.folder / "gaps"
    folder.mkdir(exist_ok=True)
    for gap in gaps:
        if gap.file is not None and gap.game is not None:
            record_of(study.plan, gap.game, gap.at).save(folder / gap.file)
    return folder


def trouble_gaps(notes: RuleNotes) -> Iterator[RuleGap]:
    """Yield what went wrong in single games, the same thing once."""
    together: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for trouble in notes.trouble:
        together.setdefault((trouble["kind"], trouble["subject"]), []).append(trouble)
    for (kind, subject), all_of_them in together.items():
        first = min(all_of_them, key=lambda trouble: int(trouble["at"]))
        yield RuleGap(kind, "", subject, len(all_of_them), first["game"], first["at"])


def _cards(study: RunStore) -> Iterator[RuleGap]:
    """Yield things that are dead."""
    for dead in unused_entries(study):
        yield RuleGap(dead.kind, dead.thing.kind, dead.thing.key, dead.times, dead.game, None, dead.could)


def _moments(notes: RuleNotes) -> Iterator[RuleGap]:
    for name, moment in notes.moments.items():
        if moment.most == 1:
            yield RuleGap(FORCED, "", name, moment.asked, moment.game, moment.at)


def _events(study: RunStore, notes: RuleNotes) -> Iterator[RuleGap]:
    for kind in study.plan.bound().events:
        if not notes.events[kind.id]:
            yield RuleGap(SILENT, "", kind.id, study.games, None, None)
