"""What an ability, a favour or an object asks before it happens, and how a card is used up."""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import verbs
from liza.games.tanxi.mechanics.payment import coins_of
from liza.games.tanxi.mechanics.primitives import discard, from_hand, recover
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.asking import HandCard
from liza.games.tanxi.steps.gems import GEM_ACTIONS, DeedMoment, DeedStep
from liza.games.tanxi.vocabulary import WHY_OBJECT, WHY_PAYMENT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choices, Offers, OneOf
from liza.kernel.core.step import NO_ACTORS

NOT_ONESELF: Final = Refusal("TX-A91")
OUT_OF_REACH: Final = Refusal("TX-A96")
NOT_ON_ISLAND: Final = Refusal("TX-A30")
NO_SUCH_QUADRANT: Final = Refusal("TX-A98", "quadrant")
NOT_IN_THE_HAND: Final = Refusal("TX-A79", "hand")


@final
class UseUp(DeedStep):
    """After its effect an object is discarded (TX-152); some recover from using it (Dosis extra)."""

    def run(self, s: TanxiState) -> None:
        s.discard.append(self.number)
        heals = s.sheet(self.seat).object_heals
        if heals and s.explorers[self.seat].on_island():
            recover(s, self.seat, heals, WHY_OBJECT)


@final
class AimAt(ActOn[TanxiState, "Target"]):
    """Do it to one of the characters that fit."""

    def offer(self, s: TanxiState, at: Target, seat: int, found: Offers) -> None:
        found.add_each(self.verb, at.deed(s).candidates(s, seat))

    def why_not(self, s: TanxiState, at: Target, seat: int, other: int) -> Refusal | None:
        if other == seat:
            return NOT_ONESELF  # TX-A91
        if other >= s.seats or not s.explorers[other].on_island():
            return NOT_ON_ISLAND  # TX-A30
        deed = at.deed(s)
        if other in deed.candidates(s, seat):
            return None
        return OUT_OF_REACH if deed.misses is None else deed.misses(s, seat, deed, other)

    def do(self, s: TanxiState, at: Target, seat: int, other: int) -> None:
        s.done()
        deed = at.deed(s)
        if deed.hit is not None:
            deed.hit(s, seat, deed, other, at.paid)


class Target(DeedMoment):
    """To whom?"""

    __slots__ = ("paid",)

    choices = Choices(AimAt(verbs.AIM), *GEM_ACTIONS)

    def __init__(self, seat: int, number: int, paid: int) -> None:
        super().__init__(seat, number, paid)
        self.paid: Final = paid
        """The coins that were paid for it."""

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless every player who fitted has left meanwhile."""
        return self.asked if self.deed(s).candidates(s, self.seat) else NO_ACTORS


@final
class ChooseQuadrant(OneOf[TanxiState, "Quadrant"]):
    """Do it in one of the quadrants that fit."""

    def among(self, s: TanxiState, at: Quadrant, seat: int) -> list[int]:
        return at.deed(s).candidates(s, seat)

    def do(self, s: TanxiState, at: Quadrant, seat: int, quadrant: int) -> None:
        s.done()
        deed = at.deed(s)
        if deed.hit is not None:
            deed.hit(s, seat, deed, quadrant, 0)


class Quadrant(DeedMoment):
    """Which quadrant?"""

    choices = Choices(ChooseQuadrant(verbs.CHOOSE, NO_SUCH_QUADRANT), *GEM_ACTIONS)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless every player who stood in one that fitted has left meanwhile."""
        return self.asked if self.deed(s).candidates(s, self.seat) else NO_ACTORS


@final
class PayMercenary(HandCard["Hired"]):
    """Discard a hand card: its coins make the attack stronger."""

    def do(self, s: TanxiState, at: Hired, seat: int, number: int) -> None:
        s.done()
        from_hand(s, seat, number)
        discard(s, seat, number, WHY_PAYMENT)
        s.next(Target(seat, at.number, coins_of(s, number)))


class Hired(DeedMoment):
    """Which card pays the mercenary?"""

    choices = Choices(PayMercenary(verbs.DISCARD, NOT_IN_THE_HAND), *GEM_ACTIONS)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if self.deed(s).possible(s, self.seat) else NO_ACTORS
