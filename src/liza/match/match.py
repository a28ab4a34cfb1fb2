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
        """States before the latest choices, as far back as no chance was involved and no choice was confirmed."""
        for at, (seat, _) in enumerate(record.actions):
            before = self._state.clone()
            record.redo(self._state, at)
            self._remember(before, seat)

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
        before = self._state.clone()
        self._state.apply(seat, action)
        self.record.actions.append((seat, self.game.notation(action)))
        self._remember(before, seat)
        return self._state.events

    def _remember(self, before: State, seat: int) -> None:
        """Keep the way back, if there may be one: the seat is still deciding and no chance was involved."""
        after = self._state
        if after.outcome is not None:
            self.record.outcome = after.outcome.to_data()
        if seat in after.actors and before.source.drawn == after.source.drawn:
            self._past.append(before)
        else:
            self._past.clear()

    def may_take_back(self, seat: int) -> bool:
        """Whether the last choice was this seat's, is not confirmed, and told nobody anything hidden."""
        if not self._past:
            return False
        last, text = self.record.actions[-1]
        return last == seat and not tells_something(self._past[-1], self._state, seat, self.game.parse(text))

    def take_back(self, seat: int) -> None:
        """Undo the seat's last unconfirmed choice."""
        if not self.may_take_back(seat):
            raise NoTakeBack("The last choice is confirmed, or something came to light with it: it stands.")
        self._state = self._past.pop()
        self.record.actions.pop()


def tells_something(before: State, after: State, seat: int, action: int) -> bool:
    """Whether an action showed somebody something hidden that could not have been foreseen.

    Found out by trying it in other worlds that a watcher could not tell from the true one: if it cannot be done there,
    or does not look the same afterwards, the watcher has learned something. Who sees no change at all has not.
    """
    rng = seeded(before.source.drawn)
    for watcher in range(before.seats):
        seen = _seen(after, watcher)
        if watcher != seat and not seen[1] and seen[0] == before.view(watcher):
            continue
        for _ in range(_WORLDS):
            world = before.determinize(watcher, rng)
            if action not in world.legal(seat):
                return True
            world.apply(seat, action)
            if _seen(world, watcher) != seen:
                return True
    return False


def _seen(state: State, watcher: int) -> tuple[View, list[Mapping[str, Any]]]:
    """Return what a watcher sees after an action: the table, and what happened."""
    happened = [event.seen_by(watcher) for event in state.events]
    return state.view(watcher), [seen for seen in happened if seen is not None]
