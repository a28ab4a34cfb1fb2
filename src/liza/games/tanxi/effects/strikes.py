"""Abilities and favours that attack: without energy, with an effect of their own (TX-195, TX-A101)."""

from __future__ import annotations

from typing import ClassVar, Final

from liza.games.tanxi.content.words import MELEE, ONE_RANGED, Deed
from liza.games.tanxi.mechanics.fighting import ATTACKED_ALREADY, NOT_ADJACENT, OUT_OF_RANGE, attackable
from liza.games.tanxi.mechanics.primitives import hurt, slow_down
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.acting import Hired, Target
from liza.games.tanxi.steps.attack import Shift, Strip, begin_attack
from liza.games.tanxi.vocabulary import ABSENT, WHY_ATTACK, WHY_EFFECT
from liza.kernel.base.rulebook import Refusal
from liza.parts import sets


class Strike(Deed[TanxiState]):
    """Attack, stronger (the favour of Bromo)."""

    WORD: ClassVar[str] = "strike"
    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def candidates(self, s: TanxiState, seat: int) -> list[int]:
        return attackable(s, seat, self)

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(self.candidates(s, seat)) > 0

    def misses(self, s: TanxiState, seat: int, other: int) -> Refusal:
        if sets.has(s.turn.attacked, other):
            return ATTACKED_ALREADY  # TX-158
        return NOT_ADJACENT if self.style() == MELEE else OUT_OF_RANGE  # TX-159, TX-161

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(Target(seat, self.number, 0))

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        begin_attack(s, seat, chosen, self, self.bonus(s, seat, chosen, paid))

    def bonus(self, s: TanxiState, seat: int, target: int, paid: int) -> int:
        return self.amount


class _NoStronger(Strike):
    """An attack with another number than a bonus."""

    def bonus(self, s: TanxiState, seat: int, target: int, paid: int) -> int:
        return 0


class Chill(_NoStronger):
    """Damage takes energy from the target's next turn."""

    WORD = "chill"

    def after(self, s: TanxiState, seat: int, target: int, lost: int) -> None:
        if lost:
            slow_down(s, target, self.amount, WHY_ATTACK)


class LongShot(_NoStronger):
    """With exactly one ranged weapon, at its range or farther."""

    WORD = "long_shot"

    def style(self) -> int:
        return ONE_RANGED

    def farther(self) -> int:
        return self.amount


class Gamble(_NoStronger):
    """With two dice; without damage one loses life oneself (Todo o nada)."""

    WORD = "gamble"

    def second_die(self) -> bool:
        return True

    def settled(self, s: TanxiState, seat: int, target: int, lost: int) -> None:
        if not lost:
            hurt(s, seat, self.amount, ABSENT, WHY_EFFECT)


class Hammer(_NoStronger):
    """In melee; damage sends an equipped card back to the hand (Martillazo)."""

    WORD = "hammer"
    FIELDS = ()

    def style(self) -> int:
        return MELEE

    def after(self, s: TanxiState, seat: int, target: int, lost: int) -> None:
        if lost:
            s.next(Strip(seat, target))


class Shove(_NoStronger):
    """In melee; then the target is pushed, damage or not (Empellón)."""

    WORD = "shove"

    def style(self) -> int:
        return MELEE

    def after(self, s: TanxiState, seat: int, target: int, lost: int) -> None:
        s.next(Shift(seat, target, self.amount))


class Backstab(Strike):
    """Stronger, and most against a player who has more life."""

    WORD = "backstab"
    FIELDS = ("amount", "less")

    def bonus(self, s: TanxiState, seat: int, target: int, paid: int) -> int:
        return self.amount if s.explorers[target].life > s.explorers[seat].life else self.less


class Hire(Strike):
    """A card is discarded first: its coins make the attack stronger, up to a number (Mercenario)."""

    PAID_FROM_HAND = True
    WORD = "hire"
    SPENDS = True

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(s.explorers[seat].hand) > 0 and super().possible(s, seat)

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(Hired(seat, self.number))

    def bonus(self, s: TanxiState, seat: int, target: int, paid: int) -> int:
        return min(self.amount, paid)


STRIKES: Final[tuple[type[Deed[TanxiState]], ...]] = (Strike, Chill, LongShot, Gamble, Hammer, Shove, Backstab, Hire)
