"""Reaction windows: asked only of a seat with an armour that answers what just happened (TU-D12, TU-A44)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.abilities import is_anything_usable, refuse_use, usable, windows_of
from liza.games.tankup.state import KIND, TankupState, clockwise
from liza.games.tankup.vocabulary import PASS, PLACES, SEATS, WINDOWS
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask


class React(Ask[TankupState]):
    """One seat in one window: it may use matching armours, one after another, until it declines.

    The step stays on the agenda while what was used happens, so a hit that has moved is looked at anew.
    """

    __slots__ = ("window",)

    def __init__(self, window: int, seat: int) -> None:
        super().__init__(seat)
        self.window: Final = window

    def args(self) -> tuple[int, ...]:
        """Return the window and the seat."""
        return (self.window, self.seat)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat if it has something to use."""
        return self.asked if s.gone[self.seat] == 0 and is_anything_usable(s, self.seat, self.window) else NOBODY

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the matching armours, and declining."""
        use = s.rules.use_base
        at = seat * PLACES
        return [PASS, *dict.fromkeys([use + (s.worn[at + space] & KIND) for space in usable(s, seat, self.window)])]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why an armour cannot be used now."""
        offset = action - s.rules.use_base
        return refuse_use(s, seat, offset, self.window) if 0 <= offset < s.rules.content.armours else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Use one armour, or let it be."""
        if action == PASS:
            s.agenda.pop()
        else:
            s.rules.use(s, seat, action - s.rules.use_base, self.window)


class Destroyed(React):
    """The window after an armour was destroyed; remembers which."""

    __slots__ = ("card",)

    def __init__(self, window: int, seat: int, card: int) -> None:
        super().__init__(window, seat)
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        """Return the window, the seat and the armour."""
        return (self.window, self.seat, self.card)

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Answer once: what was destroyed can be caught only once."""
        s.agenda.pop()
        if action != PASS:
            s.wreck = self.card
            s.rules.use(s, seat, action - s.rules.use_base, self.window)


REACTS: Final = {1 << number: tuple([React(1 << number, seat) for seat in SEATS]) for number in range(len(WINDOWS))}


def everybody_reacts(s: TankupState, window: int) -> list[React]:
    """Return the windows of all seats that might answer, clockwise from the active one (TU-A44)."""
    reacts = REACTS[window]
    return [reacts[seat] for seat in clockwise(s, max(s.active, 0)) if windows_of(s, seat) & window]
