"""The abilities of monsters (TX-119)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi import events
from liza.games.tanxi.content.cards import Weapon
from liza.games.tanxi.content.words import Habit
from liza.games.tanxi.mechanics.primitives import discard, drop_any, hurt
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.vocabulary import ABSENT, WHY_MONSTER


class Spines(Habit[TanxiState]):
    """Beaten without ranged weapons it does damage."""

    WORD = "spines"

    def beaten(self, s: TanxiState, seat: int, monster: int, ranged: bool) -> None:
        if not ranged:
            s.emit(events.SPIKED, seat, monster)
            hurt(s, seat, self.amount, ABSENT, WHY_MONSTER)


class FogDice(Habit[TanxiState]):
    """More defence dice in fog."""

    WORD = "fog_dice"

    def more_dice(self, s: TanxiState, seat: int) -> int:
        return self.amount if s.in_fog(s.explorers[seat].at) else 0


class Web(Habit[TanxiState]):
    """Its retaliation takes the remaining energy."""

    WORD = "web"
    BITES = True

    def bite(self, s: TanxiState, seat: int, monster: int) -> None:
        s.turn.spent += s.energy_left()
        s.emit(events.TRAPPED, seat, monster)


class Rob(Habit[TanxiState]):
    """Its retaliation discards a random hand card."""

    WORD = "rob"
    BITES = True

    def bite(self, s: TanxiState, seat: int, monster: int) -> None:
        if s.explorers[seat].hand:
            discard(s, seat, drop_any(s, seat), WHY_MONSTER)


class Ghost(Habit[TanxiState]):
    """Weapons without range give no bonus."""

    WORD = "ghost"

    def lets_count(self, weapon: Weapon) -> bool:
        return weapon.range > 0


class Single(Habit[TanxiState]):
    """At most so many weapons."""

    WORD = "single"

    def most_weapons(self) -> int:
        return self.amount


HABITS: Final[tuple[type[Habit[TanxiState]], ...]] = (Spines, FogDice, Web, Rob, Ghost, Single)
