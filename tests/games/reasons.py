"""Whether every change that is told says why: in its own sentence, or in the line directly before it."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import liza
from liza.words import Words

LANGUAGES = ("es", "en")
REASON = "reason"
"""The event has a field for it."""


@dataclass(frozen=True)
class Sweep:
    """What the events of a room do to somebody."""

    game: liza.Game[Any]
    reasons: Collection[str]
    """Events that take or give something and have a field for why."""
    says: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Those whose sentence says it in itself: what to look for in Spanish and in English."""
    after: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Those that follow directly on the line that says why."""
    chosen: Collection[str] = ()
    """What somebody does by choice: the deed is the reason."""
    neutral: Collection[str] = ()
    """What takes nothing from anybody and gives nothing."""

    def unsorted(self) -> set[str]:
        """Return the events that stand in no list, or in two."""
        lists = (self.reasons, self.says, self.after, self.chosen, self.neutral)
        found = [id for one in lists for id in one]
        return {kind.id for kind in self.game.events} ^ set(found) | {id for id in found if found.count(id) > 1}

    def mute(self) -> list[str]:
        """Return the sentences about changes with a reason that do not speak of it, also those to *tú*."""
        return [f"{lang}: {id}" for lang in LANGUAGES for id, text in self._sentences(lang) if "$reason" not in text]

    def _sentences(self, lang: str) -> Iterator[tuple[str, str]]:
        source = self.game.file("texts", f"{lang}.ftl").read_text(encoding="utf-8")
        for id, text in re.findall(r"^(event-[\w-]+) =(.*(?:\n[ }].*)*)", source, flags=re.MULTILINE):
            told = re.sub(r"(-hidden|-at-you|-you)*$", "", id.removeprefix("event-"))
            if told in self.reasons:
                yield id, text

    def unexplained(self, seats: int, seed: int, **options: Any) -> set[str]:
        """Play a game at random and return the lines about changes that carry no reason."""
        words = [Words(self.game, lang) for lang in LANGUAGES]
        found: set[str] = set()
        before = ""
        for event in played(self.game, seats, seed, **options):
            seen = event.seen_by(None)
            if seen is None:
                continue
            if event.kind in self.reasons and not seen[REASON]:
                found.add(words[0].event(seen))
            if event.kind in self.after and before not in self.after[event.kind]:
                found.add(f"{words[0].event(seen)} (after {before})")
            for lang, wanted in zip(words, self.says.get(event.kind, ()), strict=False):
                if wanted not in lang.event(seen):
                    found.add(lang.event(seen))
            before = event.kind
        return found


def played(game: liza.Game[Any], seats: int, seed: int, **options: Any) -> Iterator[Any]:
    """Play a game at random to its end and yield all that happens."""
    chance = random.Random(seed)
    state = game.new(seats=seats, seed=seed, **options)
    yield from state.events
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, chance.choice(state.legal(seat)))
        yield from state.events
