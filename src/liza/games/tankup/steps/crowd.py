"""The crowd: whoever has left throws things at whoever is still in (TU-111 to TU-120, TU-A52 to TU-A54)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.state import TankupState, living, opponents
from liza.games.tankup.steps.attack import begin_attack
from liza.games.tankup.steps.choices import DrawCards
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    CROWD_ROLLED,
    FLOWER,
    MOST_SEATS,
    RESOLVE,
    ROCK,
    SEATS,
    SHOT,
    THROW,
    THROWN,
    THUMB,
    TOMATO,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Ask, Step

SHEET: Final = (
    (ROCK,),
    (ROCK,),
    (TOMATO,),
    (FLOWER,),
    (THUMB,),
    (ROCK, TOMATO, FLOWER, THUMB),
)
"""What each result of the die allows (TU-113 to TU-117)."""


class CrowdRoll(Step[TankupState]):
    """Somebody rolls on the crowd sheet: one of the crowd, or a fighter whose card says so."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return who rolls."""
        return (self.seat,)

    def run(self, s: TankupState) -> None:
        """Roll the die and ask at whom; who fights on alone hurts nobody with what only opponents can be hit by."""
        result = s.source.die(6)
        if s.listen:
            s.note(CROWD_ROLLED, self.seat, result)
        throw = CrowdThrow(self.seat, result)
        if throw.legal(s, self.seat):
            s.agenda.append(throw)  # TU-A62: a fighter who is the last one in completes the phase


class CrowdThrow(Ask[TankupState]):
    """What to throw, and at whom; the choice is entirely free (TU-118)."""

    __slots__ = ("result",)

    def __init__(self, seat: int, result: int) -> None:
        super().__init__(seat)
        self.result: Final = result

    def args(self) -> tuple[int, ...]:
        """Return the thrower and the die."""
        return (self.seat, self.result)

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return every throw that the die allows at everybody still in; a fighter hurts only opponents."""
        everybody = living(s)
        others = opponents(s, seat)
        return [
            THROW + throw * MOST_SEATS + target
            for throw in SHEET[self.result - 1]
            for target in (others if throw <= TOMATO else everybody)
        ]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be thrown."""
        if not THROW <= action < RESOLVE:
            return None
        throw, target = divmod(action - THROW, MOST_SEATS)
        if throw not in SHEET[self.result - 1]:
            return Refusal("TU-112", "sheet", result=self.result)
        return Refusal("TU-A25" if target == seat else "TU-112")

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Throw it."""
        s.agenda.pop()
        throw, target = divmod(action - THROW, MOST_SEATS)
        if s.listen:
            s.note(THROWN, seat, throw, target)
        if throw == FLOWER:
            s.agenda.append(DrawCards(target, ANY_BACK, 1, 1))
        elif throw == THUMB:
            s.thumb[target] = 1
        else:
            card = s.rules.content.cards + throw
            begin_attack(s, seat, target, card, SHOT, s.rules.content.damage[card], 0)


CROWD_ROLLS: Final = tuple([CrowdRoll(seat) for seat in SEATS])
