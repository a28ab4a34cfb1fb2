"""The interface of bots: a seat, with what the seat can know.

A :class:`Seat` does not hold the true state. It holds a world drawn at random from those that the seat cannot tell from
the true one, with dice of its own, so that there is no hidden truth to peek at.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.schema.view import View


class Seat:
    """One decision of one seat."""

    __slots__ = ("_world", "game", "legal", "number")

    def __init__(self, state: State, seat: int, source: Source) -> None:
        world = state.determinize(seat, source)
        world.listen = False
        self._world: Final = world
        self.number: Final = seat
        self.game: Final[Game[Any]] = world.game
        self.legal: Final = world.legal(seat)
        """What may be chosen now."""

    def view(self) -> View:
        """Return all that the seat sees."""
        return self._world.view(self.number)

    def world(self, source: Source) -> State:
        """Return one more world that the seat cannot tell from the true one, to try things in."""
        return self._world.determinize(self.number, source)


class Bot(Protocol):
    """A player that chooses by a program."""

    def choose(self, seat: Seat, source: Source) -> int:
        """Return one of the seat's legal actions."""
        ...
