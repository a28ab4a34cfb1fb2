"""The events of a game, told as one seat or a spectator may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from liza.cli.terminal.styles import sentence
from liza.kernel.schema.events import Event
from liza.words import Words


class EventLog:
    """The events of a game, choice by choice."""

    def __init__(self, words: Words, names: Sequence[str], seats: int) -> None:
        self._words: Final = words
        self._names: Final = names
        self._shown: Final = [words.seat(seat, names) for seat in range(seats)]
        self._acts: list[list[Event]] = []

    def __len__(self) -> int:
        return len(self._acts)

    def add(self, events: list[Event]) -> None:
        """Keep what followed from one choice."""
        self._acts.append(events)

    def drop(self) -> None:
        """Forget what followed from the last choice: it was taken back."""
        self._acts.pop()

    def lines(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Text]:
        """Return the story as a seat (or a spectator, None) has seen it, from one choice to another."""
        lines: list[Text] = []
        for act in self._acts[since:until]:
            for event in act:
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append(self.line(self._words.event(seen, self._names)))
        return lines

    def line(self, text: str, style: str = "") -> Text:
        """Return a sentence with the names of seats in their colours."""
        return sentence(text, self._shown, style)
