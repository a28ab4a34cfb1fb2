"""What a room may offer beside its rules: a study, which works out outside of play what perfect players would do.

A room has a study if there is a package ``study`` in it, with a ``STUDY``. A study may use libraries that the rules may
not; no file of the room imports it, and it is not compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.core.state import State

if TYPE_CHECKING:
    from liza.kernel.core.game import Game

ProgressCallback = Callable[[float], None]
"""Is told how far a work has come, from 0 to 1."""
MixedPolicy = Callable[[State, bool], tuple[Sequence[float], Sequence[float]]]
"""Says how a player plays: how likely each legal action of a position is, in their order, twice.

Where that can only be found out by asking often, the two are found independently of each other; elsewhere they are the
same. A response that is chosen by the first looks at least as good there as any can be, and is worth what the second
says. The truth value tells whether an action of that position rolls a die or draws a card at once.
"""

PolicySource = Callable[[str, bool], MixedPolicy]
"""Says how a player plays, with luck of its own for every question that has a name.

The truth value tells that the same question has been put before.
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
class BestResponse:
    """A best response that is being worked out, in pieces that processes can share.

    Pieces and what comes of them are plain data that JSON can hold but for keys that are numbers. What came of a piece
    may be a part of it: the rest is in a later one. Taken over in the order in which it was found, it leads to the same
    answer, however the work was shared.
    """

    @property
    def done(self) -> bool:
        """Whether the answer is there."""
        raise NotImplementedError

    def worth(self) -> tuple[float, float]:
        """Return what the response is worth, by both mixtures, once it is done."""
        raise NotImplementedError

    def share(self) -> float:
        """Return how far the work has come, from 0 to 1."""
        raise NotImplementedError

    def pieces(self) -> list[Any]:
        """Return all that can be worked on now, none of which needs another; empty once it is done."""
        raise NotImplementedError

    def work(self, piece: Any, luck: PolicySource, enough: Callable[[], bool]) -> Any:
        """Work on a piece until it is done or there was enough of it, and return what came of it.

        This object is not changed: any other that was made alike works on it just as well.
        """
        raise NotImplementedError

    def take(self, found: Any) -> None:
        """Take over what came of a piece."""
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

    def work_out(self, game: Game[Any], piece: str, file: Path, told: ProgressCallback) -> None:
        """Work a piece out and write it to a file."""
        raise NotImplementedError

    def openings(self) -> int:
        """Return in how many ways, all equally likely, a game can begin for which responses are worked out apart."""
        raise NotImplementedError

    def answering(self, game: Game[Any], options: Mapping[str, Any], seat: int, opening: int) -> BestResponse:
        """Return the best response of a seat against others who have to be asked how they play, before any work."""
        raise NotImplementedError

    def answer_chance(
        self, game: Game[Any], options: Mapping[str, Any], seat: int, opening: int, told: ProgressCallback
    ) -> float:
        """Return what the best response of a seat is worth against others who do anything, all of it equally likely."""
        raise NotImplementedError

    def open(self, game: Game[Any], options: Mapping[str, Any], files: Mapping[str, Path]) -> Solution:
        """Return the solution for a choice of options from the files of its pieces."""
        raise NotImplementedError
