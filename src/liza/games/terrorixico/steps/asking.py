"""What the steps that ask one player have in common."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.state import TerrorixicoState
from liza.kernel.compiling import mypyc_attr
from liza.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks(Step[TerrorixicoState]):
    """A step that asks one seat."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.asked: Final = (seat,)

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the seat."""
        return self.asked
