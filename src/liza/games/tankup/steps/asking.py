"""The shape of a step that asks one seat."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.state import TankupState
from liza.kernel.step import Step


class Ask(Step[TankupState]):
    """Asks one seat; what is asked and when there is nothing to ask is up to each kind."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.asked: Final = (seat,)

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat."""
        return self.asked


SEATS: Final = range(4)
