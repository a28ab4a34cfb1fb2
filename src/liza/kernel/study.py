"""What a room may offer beside its rules: a study, which works out outside of play what perfect players would do.

A room has a study if there is a package ``study`` in it, with a ``STUDY``. A study may use libraries that the rules may
not; nothing of the room imports it, and it is not compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from liza.kernel.compiling import mypyc_attr
from liza.kernel.state import State

if TYPE_CHECKING:
    from liza.kernel.game import Game

Told = Callable[[float], None]
"""Is told how far a work has come, from 0 to 1."""
Mixes = Callable[[State, bool], tuple[Sequence[float], Sequence[float]]]
"""Says how somebody plays: how likely each legal action of a position is, in their order, twice.

Where that can only be found out by asking often, the two are found independently of each other; elsewhere they are the
same. A response that is chosen by the first looks at least as good there as any can be, and is worth what the second
says. The truth value tells whether an action of that position rolls a die or draws a card at once.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Solution:
    """A game solved for one choice of its options; all values are what seats can count on if all play perfectly."""

    def starters(self) -> dict[int, tuple[float, ...]]:
        """Return what the whole game is worth to each seat, by the seat that chance lets begin."""
        raise NotImplementedError

    def value(self, state: State) -> tuple[float, ...]:
        """Return what a position is worth to each seat."""
        raise NotImplementedError

    def worths(self, state: State) -> list[tuple[float, ...]]:
        """Return what each legal action of the one seat that is asked is worth to each seat, in their order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """How a game is solved: in pieces, each of them a file that can be worked out by itself."""

    def suffix(self) -> str:
        """Return how the names of its files end; another format has another suffix."""
        raise NotImplementedError

    def pieces(self, options: Mapping[str, Any]) -> list[str]:
        """Return the names of the pieces that a choice of options needs; another choice may need some of them too."""
        raise NotImplementedError

    def work_out(self, game: Game[Any], piece: str, file: Path, told: Told) -> None:
        """Work a piece out and write it to a file."""
        raise NotImplementedError

    def openings(self) -> int:
        """Return in how many ways, all equally likely, a game can begin for which responses are worked out apart."""
        raise NotImplementedError

    def respond(
        self, game: Game[Any], options: Mapping[str, Any], seat: int, opening: int, mixes: Mixes, told: Told
    ) -> tuple[float, float]:
        """Return what the best response of a seat is worth, by both mixtures, against others who play as told."""
        raise NotImplementedError

    def open(self, game: Game[Any], options: Mapping[str, Any], files: Mapping[str, Path]) -> Solution:
        """Return the solution for a choice of options from the files of its pieces."""
        raise NotImplementedError
