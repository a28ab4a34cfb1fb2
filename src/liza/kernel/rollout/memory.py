"""What every seat has seen since a game began: a row of whole numbers for each thing, in order.

An observation says how things stand now; what happened on the way is gone from it. A memory keeps it: every event that
the seat saw, with the fields that it may not know blanked (-1), and every choice of its own. Observation and memory
together are perfect recall.
"""

from __future__ import annotations

from typing import Any, Final

from liza.kernel.core.game import Game
from liza.kernel.core.state import State

SITS: Final = 1
"""The row ``SITS, seat`` comes first: events name seats by their numbers."""
CHOSE: Final = 2
"""The row ``CHOSE, action`` is a choice of one's own."""
EVENTS: Final = 3
"""The rows of events begin with this number and on: the event's number is added to it."""


def kinds(game: Game[Any]) -> list[tuple[str, list[str]]]:
    """Return what rows there are, by the number that they begin with (from 1), and what their other numbers are."""
    own = [("sits", ["seat"]), ("chose", ["action"])]
    return own + [(event.id, [field.id for field in event.fields]) for event in game.events]


class Memory:
    """The memories of all seats of one table."""

    __slots__ = ("rows",)

    def __init__(self, seats: int) -> None:
        self.rows: list[list[list[int]]] = [[] for _ in range(seats)]
        """For each seat its rows; a row is never changed."""

    def begin(self, state: State) -> None:
        """Forget everything; remember where one sits, and what was seen while the table was laid."""
        for seat in range(state.seats):
            self.rows[seat] = [[SITS, seat]]
            self._see(state, seat)

    def record(self, state: State, seat: int, action: int) -> None:
        """Remember a choice and what came of it, each seat what it saw."""
        self.rows[seat].append([CHOSE, action])
        for other in range(state.seats):
            self._see(state, other)

    def _see(self, state: State, seat: int) -> None:
        rows, kinds = self.rows[seat], state.game.events
        for kind, _, numbers in state.raw_events_for(seat):
            rows.append([EVENTS + kind, *numbers[: kinds[kind].size]])

    def copy(self) -> Memory:
        """Return an independent copy."""
        copy = Memory(len(self.rows))
        copy.rows = [rows[:] for rows in self.rows]
        return copy
