"""Reaction windows: asked only of a seat with an armour that answers what just happened (TU-D12, TU-A44)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from liza.games.tankup import verbs
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import PASS
from liza.games.tankup.steps.using import USE, ArmourMoment, Use, is_anything_usable, use
from liza.games.tankup.vocabulary import SEATS, WINDOWS
from liza.kernel.core.choice import Choices
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets


class React(ArmourMoment):
    """One seat in one window: it may use matching armours, one after another, until it declines.

    The step stays on the agenda while what was used happens, so a hit that has moved is looked at anew.
    """

    choices: ClassVar[Choices] = Choices(PASS, USE)

    def __init__(self, window: int, seat: int) -> None:
        super().__init__(seat, window)

    def args(self) -> tuple[int, ...]:
        return (self.window, self.seat)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return self.asked if is_anything_usable(s, self.seat, self.window) else NO_ACTORS


@final
class UseOnce(Use):
    """Answer once: what was destroyed can be caught only once."""

    def do(self, s: TankupState, at: ArmourMoment, seat: int, number: int) -> None:
        assert isinstance(at, Destroyed)
        s.done()
        s.wreck = at.card
        use(s, seat, number, at.window)


class Destroyed(React):
    """The window after an armour was destroyed; remembers which."""

    choices = Choices(PASS, UseOnce(verbs.USE))

    __slots__ = ("card",)

    def __init__(self, window: int, seat: int, card: int) -> None:
        super().__init__(window, seat)
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.window, self.seat, self.card)


_REACTS: Final = {
    sets.only(number): tuple([React(sets.only(number), seat) for seat in SEATS]) for number in range(len(WINDOWS))
}


def open_window(s: TankupState, window: int, seat: int) -> None:
    """Ask a seat in a window, if some armour of it might answer."""
    if s.fighters[seat].when & window:
        s.next(_REACTS[window][seat])


def everybody_reacts(s: TankupState, window: int) -> list[React]:
    """Return the windows of all seats that might answer, clockwise from the active one (TU-A44)."""
    reacts = _REACTS[window]
    return [reacts[seat] for seat in s.clockwise(max(s.active, 0)) if s.fighters[seat].when & window]
