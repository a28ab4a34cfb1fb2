"""A step: one moment of the rulebook, frozen, waiting on the agenda of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from liza.kernel.base.compiling import mypyc_attr

if TYPE_CHECKING:
    from liza.kernel.base.rulebook import Refusal
    from liza.kernel.core.state import State

S = TypeVar("S", bound="State")

NO_ACTORS: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Either asks (``actors``, ``legal``, ``refuse``, ``apply``) or simply happens (``run``).

    A step never changes: what it finds out goes into the state or into the steps it pushes. It is taken from the
    agenda before it runs; a step that asks stays on top until its ``apply`` takes it off.

    A class that others only build on says ``abstract = True``; its subclasses do not inherit that.
    """

    __slots__ = ()

    abstract: ClassVar[bool] = True

    def actors(self, s: S) -> tuple[int, ...]:
        """Return the seats that must decide now; none means that the step runs by itself."""
        return NO_ACTORS

    def run(self, s: S) -> None:
        """Run, when there is no seat to ask."""

    def legal(self, s: S, seat: int) -> list[int]:
        """Return what the seat may choose: never empty for an actor, and no action that ``apply`` would refuse."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int, action: int) -> Refusal | None:
        """Return why an action of this moment's verbs is not legal; None if the action belongs to another moment."""
        return None

    def is_open(self, s: S, action: int) -> bool:
        """Whether everybody sees an action at once, also while others still choose in secret."""
        return False

    def apply(self, s: S, seat: int, action: int) -> None:
        """Do what was chosen; it has been checked."""
        raise NotImplementedError

    def args(self) -> tuple[int, ...]:
        """Return what the step was made with, so that it can be written down and made again."""
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.args()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that happens to one seat, without asking; what else it is made with is handed over to be written down."""

    __slots__ = ("_more", "seat")

    def __init__(self, seat: int, *more: int) -> None:
        self.seat: Final = seat
        self._more: Final = more

    def args(self) -> tuple[int, ...]:
        """Return the seat, and what else the step was made with."""
        return (self.seat, *self._more)
