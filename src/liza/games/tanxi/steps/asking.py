"""The shape of a step that asks one seat."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.state import KIND, TanxiState
from liza.kernel.compiling import mypyc_attr
from liza.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[TanxiState]):
    """Asks one seat; what is asked and when there is nothing to ask is up to each kind."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.asked: Final = (seat,)

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat."""
        return self.asked


def named(base: int, cards: list[int]) -> list[int]:
    """Return one action for every kind of card in a zone."""
    found: list[int] = []
    for card in cards:
        action = base + (card & KIND)
        if action not in found:
            found.append(action)
    return found
