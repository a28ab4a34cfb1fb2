"""The crowd: those who have left throw things at those still in (TU-111 to TU-120, TU-A52 to TU-A54)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import NOT_YOURSELF, DrawCards
from liza.games.tankup.steps.attack import begin_attack
from liza.games.tankup.vocabulary import ANY_BACK, FLOWER, ROCK, SEATS, SHOT, THUMB, TOMATO, WHY_FLOWER
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOnTwo, Choices, SeatMoment
from liza.kernel.core.step import SeatStep

SHEET: Final[tuple[tuple[int, ...], ...]] = (
    (ROCK,),  # TU-113
    (ROCK,),
    (TOMATO,),  # TU-114, TU-A41
    (FLOWER,),  # TU-115
    (THUMB,),  # TU-116
    (ROCK, TOMATO, FLOWER, THUMB),  # TU-117
)
"""What each result of the die allows."""
NOT_ON_THE_SHEET: Final = tuple([Refusal("TU-112", "sheet", result=result + 1) for result in range(len(SHEET))])
NOT_IN_THE_ARENA: Final = Refusal("TU-112")


class CrowdRoll(SeatStep[TankupState]):
    """A player rolls on the crowd sheet: one of the crowd, or a fighter whose card says so (TU-112)."""

    def run(self, s: TankupState) -> None:
        result = s.source.die(6)
        events.crowd_rolled(s, seat=self.seat, result=result)
        throw = CrowdThrow(self.seat, result)
        if throw.legal(s, self.seat):
            s.next(throw)  # TU-A62: a fighter who is the last one in hurts nobody and completes the phase


@final
class Throw(ActOnTwo[TankupState, "CrowdThrow"]):
    """Throw what the die allows at a player still in; a fighter hurts only opponents."""

    def why_not(self, s: TankupState, at: CrowdThrow, seat: int, throw: int, target: int) -> Refusal | None:
        if throw not in SHEET[at.result - 1]:
            return NOT_ON_THE_SHEET[at.result - 1]
        if target == seat and (throw <= TOMATO or s.fighters[seat].gone):
            return NOT_YOURSELF  # TU-A25
        return NOT_IN_THE_ARENA if target >= s.seats or s.fighters[target].gone else None

    def do(self, s: TankupState, at: CrowdThrow, seat: int, throw: int, target: int) -> None:
        s.done()
        events.thrown(s, seat=seat, throw=throw, target_seat=target)
        if throw == FLOWER:
            s.next(DrawCards(target, ANY_BACK, 1, WHY_FLOWER))  # TU-115
        elif throw == THUMB:
            s.fighters[target].thumb = True  # TU-116
        else:
            thrown = s.content.throws[throw]  # TU-113, TU-114
            begin_attack(s, seat, target, thrown, SHOT, thrown.damage, 0)


class CrowdThrow(SeatMoment[TankupState]):
    """What to throw, and at whom; the choice is entirely free (TU-118)."""

    choices = Choices(Throw(verbs.THROW))

    __slots__ = ("result",)

    def __init__(self, seat: int, result: int) -> None:
        super().__init__(seat, result)
        self.result: Final = result


CROWD_ROLLS: Final = tuple([CrowdRoll(seat) for seat in SEATS])
