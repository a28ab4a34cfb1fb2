"""Choosing and revealing spaces: all at once, in secret, and what changes it afterwards (TR-021 to TR-023)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.hands import held, use_object
from liza.games.tornaris.state import SEALED_CRYSTAL, UNDECIDED, TornarisState, turn_order
from liza.games.tornaris.steps.asking import (
    SEATS,
    Window,
    is_besides,
)
from liza.games.tornaris.steps.places import RESOLVES
from liza.games.tornaris.vocabulary import (
    ARROW,
    COMMITTED,
    CRYSTAL,
    CRYSTAL_USED,
    DONE,
    GO,
    HALF,
    NOTHING,
    PORTAL,
    PORTAL_USED,
    SPACE_COUNT,
    USE_CRYSTAL,
    USE_GLOVE,
    USE_PORTAL,
)
from liza.kernel.compiling import mypyc_attr
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Step

GO_TO: Final = ([GO + space for space in range(HALF)], [GO + space for space in range(HALF, SPACE_COUNT)])
"""The arrows of a day turn and of a night turn (TR-022)."""
GO_ANYWHERE: Final = [GO + space for space in range(SPACE_COUNT)]


def open_to(s: TornarisState, seat: int) -> list[int]:
    """Return the arrows that a seat may choose in this turn."""
    return GO_ANYWHERE if s.rules.content.any_space[s.characters[seat]] else GO_TO[s.half]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Step[TornarisState]):
    """Everybody commits an arrow; nothing is shown until all have (TR-A20)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return everybody who has not committed yet."""
        return tuple([seat for seat, arrow in enumerate(s.arrows) if arrow == UNDECIDED and not s.departed >> seat & 1])

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return the spaces of the half, and waiting with a Cristal Vidente (TR-A61)."""
        found = open_to(s, seat)[:]
        if held(s.bags[seat], CRYSTAL):
            found.append(USE_CRYSTAL)
        return found

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why an arrow cannot point there."""
        if GO <= action < USE_PORTAL:
            return Refusal("TR-022", "day" if s.half == 0 else "night")
        if action == USE_CRYSTAL:
            return Refusal("TR-093")
        return Refusal("TR-A103") if is_besides(s, action) else None  # a sealed choice stays sealed

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Commit."""
        arrow = SEALED_CRYSTAL if action == USE_CRYSTAL else action - GO
        s.arrows[seat] = arrow
        if s.listen:
            s.note_for(1 << seat, COMMITTED, seat, NOTHING if arrow == SEALED_CRYSTAL else arrow)

    def run(self, s: TornarisState) -> None:
        """Show all arrows; whoever waited chooses now (TR-A60)."""
        waiting = False
        for seat in turn_order(s):
            arrow = s.arrows[seat]
            if arrow == SEALED_CRYSTAL:
                waiting = True
                use_object(s, seat, CRYSTAL)
                s.arrows[seat] = UNDECIDED
                if s.listen:
                    s.note(CRYSTAL_USED, seat)
            elif s.places[seat] == NOTHING:
                s.places[seat] = arrow
                if s.listen:
                    s.note(ARROW, seat, arrow)
        if waiting:
            s.agenda.append(CRYSTAL_CHOOSE)
        else:
            s.agenda.append(RESOLVES[0])
            s.agenda += [AFTER_REVEALS[seat] for seat in turn_order(s)[::-1]]


class CrystalChoose(Choose):
    """All who used a Cristal Vidente choose, seeing the others (TR-A59, TR-A60)."""

    __slots__ = ()

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return the spaces of the half."""
        return open_to(s, seat)[:]


class AfterReveal(Window):
    """Everybody with an object may move with a Portal de Bolsillo (TR-091, TR-A62, TR-A104)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the seat, if it has any object."""
        return self.asked if s.bags[self.seat] else NOBODY

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return staying, and the other spaces open to the seat."""
        found = [DONE]
        if held(s.bags[seat], PORTAL):
            here = s.places[seat]
            found += [action - GO + USE_PORTAL for action in open_to(s, seat) if action - GO != here]
        return found

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a portal does not lead there."""
        if USE_PORTAL <= action < USE_GLOVE:
            return Refusal("TR-A62") if held(s.bags[seat], PORTAL) else Refusal("TR-091")
        return None

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Move, or stay."""
        s.agenda.pop()
        if action != DONE:
            use_object(s, seat, PORTAL)
            s.places[seat] = action - USE_PORTAL
            if s.listen:
                s.note(PORTAL_USED, seat, s.places[seat])


CHOOSE: Final = Choose()
CRYSTAL_CHOOSE: Final = CrystalChoose()
AFTER_REVEALS: Final = [AfterReveal(seat) for seat in SEATS]
