"""The authority at one table: it alone holds the true state, applies what seats choose, and keeps the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from liza.kernel.errors import LizaError
from liza.kernel.events import Event
from liza.kernel.game import Game
from liza.kernel.rulebook import Reason
from liza.kernel.source import seeded
from liza.kernel.state import State
from liza.kernel.view import View
from liza.match.record import Record

_WORLDS: Final = 8
"""How many worlds are tried to find out whether an action told somebody something hidden."""


class NoTakeBack(LizaError):
    """The last choice cannot be taken back."""


class Match:
    """One game being played, from a record that may already hold actions."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self._state = record.start()
        self.game: Final[Game[Any]] = self._state.game
        self.opening: Final = self._state.events
        """What happened before the first choice."""
        self._past: list[State] = []
        """States before the latest choices, as far back as they may be taken back by their seat."""
        for seat, text in record.actions:
            self._apply(seat, self.game.parse(text))

    @property
    def state(self) -> State:
        """The true state: for the authority itself, never for a seat."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def actors(self) -> tuple[int, ...]:
        """Whoever must decide now."""
        return self._state.actors

    def view(self, seat: int | None) -> View:
        """Return all that a seat may see."""
        return self._state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may choose now."""
        return self._state.legal(seat)

    def explain(self, seat: int, action: int, lang: str = "es") -> Reason | None:
        """Return why a seat may not do something now; None if it may."""
        return self.game.explain(self._state, seat, action, lang)

    def act(self, seat: int, action: int) -> list[Event]:
        """Do what a seat chose and return everything that happened."""
        events = self._apply(seat, action)
        self.record.actions.append((seat, self.game.notation(action)))
        return events

    def _apply(self, seat: int, action: int) -> list[Event]:
        before = self._state.clone()
        self._state.apply(seat, action)
        if not self._state.over and seat in self._state.actors and not tells_something(before, self._state, seat, action):
            self._past.append(before)
        else:
            self._past.clear()
        if self._state.outcome is not None:
            self.record.outcome = self._state.outcome.to_data()
        return self._state.events

    def may_take_back(self, seat: int) -> bool:
        """Whether the last choice was this seat's, is not confirmed, and told nobody anything."""
        return bool(self._past) and self.record.actions[-1][0] == seat

    def take_back(self, seat: int) -> None:
        """Undo the seat's last unconfirmed choice."""
        if not self.may_take_back(seat):
            raise NoTakeBack("The last choice is confirmed, or dice have fallen since: it cannot be taken back.")
        self._state = self._past.pop()
        self.record.actions.pop()


def tells_something(before: State, after: State, seat: int, action: int) -> bool:
    """Whether an action involved chance or showed the seat something it could not have foreseen.

    Chance is told by the source having moved. Hidden things are told by trying the action in other worlds that the
    seat could not tell from the true one: if they do not all look the same afterwards, something was seen.
    """
    if before.source.drawn != after.source.drawn:
        return True
    seen: Mapping[str, Any] = after.view(seat)
    rng = seeded(before.source.drawn)
    for _ in range(_WORLDS):
        world = before.determinize(seat, rng)
        world.apply(seat, action)
        if world.view(seat) != seen:
            return True
    return False
