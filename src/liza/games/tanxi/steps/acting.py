"""What an ability, a favour or an object asks before it happens, and how a card is used up (TX-D33, TX-D39, TX-D41)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import HAMMER, SHOVE, STRIKE
from liza.games.tanxi.moves import from_hand, recover, throw_away
from liza.games.tanxi.state import KIND, TanxiState
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.steps.gems import AskForEffect, effect_of, possible
from liza.games.tanxi.vocabulary import AIM, CHOOSE, DECKS, DISCARDED, MOST_SEATS, OBJECT_HEALS, SHEET
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Step


class UseUp(Step[TanxiState]):
    """After its effect an object is discarded (TX-152); some recover from using it (Dosis extra)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        """Return the seat and the card."""
        return (self.seat, self.card)

    def run(self, s: TanxiState) -> None:
        """Discard it."""
        throw_away(s, self.card)
        heals = s.sheet[self.seat * SHEET + OBJECT_HEALS]
        if heals and s.at[self.seat] >= 0:
            recover(s, self.seat, heals)


class Target(AskForEffect):
    """To whom? (TX-D33)."""

    __slots__ = ("bonus",)

    def __init__(self, seat: int, origin: int, number: int, bonus: int) -> None:
        super().__init__(seat, origin, number)
        self.bonus: Final = bonus

    def args(self) -> tuple[int, ...]:
        """Return the seat, what takes effect, and the bonus of the attack that may follow."""
        return (self.seat, self.origin, self.number, self.bonus)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless everybody who fitted has left meanwhile."""
        return self.asked if self.choices(s, self.seat) else NOBODY

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the characters that fit."""
        effect = effect_of(s, self.origin, self.number)
        return [AIM + other for other in s.rules.deeds[effect.do].candidates(s, seat, effect)]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a character does not fit."""
        if not AIM <= action < AIM + MOST_SEATS:
            return None
        other = action - AIM
        if other == seat:
            return Refusal("TX-A91")
        if other >= s.seats or s.at[other] < 0:
            return Refusal("TX-A30")
        effect = effect_of(s, self.origin, self.number)
        if effect.do >= STRIKE:
            melee = effect.do in {HAMMER, SHOVE}
            return Refusal("TX-158") if s.attacked >> other & 1 else Refusal("TX-159" if melee else "TX-161")
        return Refusal("TX-A96")

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Do it to that character."""
        s.agenda.pop()
        effect = effect_of(s, self.origin, self.number)
        s.rules.deeds[effect.do].hit(s, seat, action - AIM, effect, self.origin, self.bonus)


class Quadrant(AskForEffect):
    """Which quadrant? (TX-D39)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless everybody who stood in one that fitted has left meanwhile."""
        return self.asked if self.choices(s, self.seat) else NOBODY

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the quadrants that fit."""
        effect = effect_of(s, self.origin, self.number)
        return [CHOOSE + quadrant for quadrant in s.rules.deeds[effect.do].candidates(s, seat, effect)]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a quadrant does not fit."""
        return Refusal("TX-A98", "quadrant") if CHOOSE <= action < CHOOSE + DECKS else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Do it there."""
        s.agenda.pop()
        effect = effect_of(s, self.origin, self.number)
        s.rules.deeds[effect.do].hit(s, seat, action - CHOOSE, effect, self.origin, 0)


class Hired(AskForEffect):
    """Which card pays the mercenary? (TX-D41)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless everybody whom the mercenary could attack has left meanwhile."""
        return self.asked if self.stands(s) else NOBODY

    def stands(self, s: TanxiState) -> bool:
        """Whether there is still a card to discard and somebody to attack."""
        return possible(s, self.seat, effect_of(s, self.origin, self.number))

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the hand."""
        return named(s.rules.discard, s.hands[seat])

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return Refusal("TX-A79", "hand") if s.rules.discard <= action < s.rules.take else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Discard it and ask for the target."""
        s.agenda.pop()
        kind = action - s.rules.discard
        from_hand(s, seat, kind)
        throw_away(s, kind)
        if s.listen:
            s.note(DISCARDED, seat, kind)
        effect = effect_of(s, self.origin, self.number)
        bonus = min(effect.amount, s.rules.content.coins[kind & KIND])
        s.agenda.append(Target(seat, self.origin, self.number, bonus))
