"""An ability, a favour or an object takes effect: gems are paid, targets chosen, cards used up (TX-D29 to TX-D33)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content import Effect
from liza.games.tanxi.content.words import HAMMER, SHOVE, STRIKE
from liza.games.tanxi.moves import from_hand, recover, throw_away
from liza.games.tanxi.purse import CARD, TOKEN, drop_gem_card, gem_cards, pay_gem
from liza.games.tanxi.state import KIND, TanxiState
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.vocabulary import AIM, CHOOSE, DECKS, DISCARDED, GEM, MOST_SEATS, OBJECT_HEALS, SHEET
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step

ABILITY: Final = 0
FAVOUR: Final = 1
OBJECT: Final = 2
CAUSES: Final = ("effect", "favour", "effect")


def effect_of(s: TanxiState, origin: int, number: int) -> Effect:
    """Return what an ability, a favour or an object does."""
    content = s.rules.content
    if origin == ABILITY:
        return content.abilities[number]
    return content.favours[number] if origin == FAVOUR else content.effect[number]


def possible(s: TanxiState, seat: int, effect: Effect) -> bool:
    """Whether an effect could change anything now."""
    return s.rules.deeds[effect.do].possible(s, seat, effect)


def affordable(s: TanxiState, seat: int, cost: int, effect: Effect) -> bool:
    """Whether gems can be paid so that the effect is still possible afterwards."""
    cards = max(0, cost - s.gems[seat])
    if cards > gem_cards(s, seat):
        return False
    return possible(s, seat, effect) if not cards else _possible_without(s, seat, cards, effect)


def _possible_without(s: TanxiState, seat: int, cards: int, effect: Effect) -> bool:
    """Whether an effect would be possible with some gem cards less in the hand."""
    kept = s.hands[seat]
    s.hands[seat] = kept[:]
    for _ in range(cards):
        drop_gem_card(s, seat)
    found = possible(s, seat, effect)
    s.hands[seat] = kept
    return found


# The steps in which an effect happens.


class AskForEffect(Ask[TanxiState]):
    """Something that must be known before an effect of a card or an ability happens."""

    __slots__ = ("number", "origin")

    def __init__(self, seat: int, origin: int, number: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat, and which effect of what."""
        return (self.seat, self.origin, self.number)


class PayGem(AskForEffect):
    """One gem of a cost: a token or a card, where both are there (TX-D32, TX-A42)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, if it may pay in two ways."""
        seat = self.seat
        if not s.gems[seat] or not gem_cards(s, seat):
            return NOBODY
        effect = effect_of(s, self.origin, self.number)
        return self.asked if _possible_without(s, seat, 1, effect) else NOBODY

    def run(self, s: TanxiState) -> None:
        """Pay in the only way there is."""
        pay_gem(s, self.seat, TOKEN if s.gems[self.seat] else CARD)

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return both ways."""
        return [GEM + TOKEN, GEM + CARD]

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Pay."""
        s.agenda.pop()
        pay_gem(s, seat, action - GEM)


class Act(Step[TanxiState]):
    """An ability, a favour or an object takes effect."""

    __slots__ = ("number", "origin", "seat")

    def __init__(self, seat: int, origin: int, number: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat and what takes effect."""
        return (self.seat, self.origin, self.number)

    def run(self, s: TanxiState) -> None:
        """Do it."""
        effect = effect_of(s, self.origin, self.number)
        s.rules.deeds[effect.do].do(s, self.seat, effect, self.origin, self.number)


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
        return self.asked if not s.departed or self.legal(s, self.seat) else NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the characters that fit."""
        effect = effect_of(s, self.origin, self.number)
        return [AIM + other for other in s.rules.deeds[effect.do].candidates(s, seat, effect)]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
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

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Do it to that character."""
        s.agenda.pop()
        effect = effect_of(s, self.origin, self.number)
        s.rules.deeds[effect.do].hit(s, seat, action - AIM, effect, self.origin, self.bonus)


class Quadrant(AskForEffect):
    """Which quadrant? (TX-D39)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless everybody who stood in one that fitted has left meanwhile."""
        return self.asked if not s.departed or self.legal(s, self.seat) else NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the quadrants that fit."""
        effect = effect_of(s, self.origin, self.number)
        return [CHOOSE + quadrant for quadrant in s.rules.deeds[effect.do].candidates(s, seat, effect)]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a quadrant does not fit."""
        return Refusal("TX-A98", "quadrant") if CHOOSE <= action < CHOOSE + DECKS else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Do it there."""
        s.agenda.pop()
        effect = effect_of(s, self.origin, self.number)
        s.rules.deeds[effect.do].hit(s, seat, action - CHOOSE, effect, self.origin, 0)


class Hired(AskForEffect):
    """Which card pays the mercenary? (TX-D41)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless everybody whom the mercenary could attack has left meanwhile."""
        effect = effect_of(s, self.origin, self.number)
        return self.asked if not s.departed or possible(s, self.seat, effect) else NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the hand."""
        return named(s.rules.discard, s.hands[seat])

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return Refusal("TX-A79", "hand") if s.rules.discard <= action < s.rules.take else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
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
