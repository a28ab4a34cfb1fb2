"""What monsters do to those who fight them (TR-073)."""

from __future__ import annotations

from typing import ClassVar, Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import FEW, AbilityWord, Bounds, NoAbility
from liza.games.tornaris.mechanics.fighting import reroll, total_of
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import NO_SEAT


class FaceCounts(AbilityWord[TornarisState]):
    """A face counts as another number, at every moment (TR-A102)."""

    WORD = "face_counts"
    FIELDS: ClassVar[Bounds] = {"amount": (0, 6), "face": (1, 6)}

    def counted(self, dice: list[int]) -> list[int]:
        return [self.amount if face == self.face else face for face in dice]


class Forbid(AbilityWord[TornarisState]):
    """Equipment of so much mana cannot be activated."""

    WORD = "forbid"
    FIELDS: ClassVar[Bounds] = {"amount": (0, 5)}

    def forbids(self, mana: int, used: int) -> bool:
        return mana == self.amount


class Unreward(AbilityWord[TornarisState]):
    """The player of the lowest die gets no reward (TR-131)."""

    WORD = "unreward"

    def unrewarded(self, s: TornarisState) -> int:
        combat = s.combat
        if len(combat.fighters) == 1:
            return NO_SEAT  # TR-A44: never a lone fighter, and among equals the latest
        lowest = min([min(fighter.dice) for fighter in combat.fighters])
        return [fighter.seat for fighter in combat.fighters if min(fighter.dice) == lowest][-1]


class RerollHighest(AbilityWord[TornarisState]):
    """After the first roll every player rolls one highest die again (TR-A108)."""

    WORD = "reroll_highest"

    def after_the_roll(self, s: TornarisState) -> None:
        for fighter in s.combat.fighters:
            reroll(s, fighter, max(fighter.dice))
            s.emit(events.TOTAL, fighter.seat, total_of(s, fighter))


class SameOnce(AbilityWord[TornarisState]):
    """Equal dice of one combatant count only once."""

    WORD = "same_once"

    def counted(self, dice: list[int]) -> list[int]:
        return list(dict.fromkeys(dice))


class Limit(AbilityWord[TornarisState]):
    """So many activations for each combatant."""

    WORD = "limit"
    FIELDS = FEW

    def forbids(self, mana: int, used: int) -> bool:
        return used >= self.amount


class Dearer(AbilityWord[TornarisState]):
    """Activations cost more mana; those of 0 stay 0."""

    WORD = "dearer"
    FIELDS = FEW

    def cost(self, mana: int) -> int:
        return mana + self.amount if mana else 0


ABILITIES: Final[tuple[type[AbilityWord[TornarisState]], ...]] = (
    NoAbility, FaceCounts, Forbid, Unreward, RerollHighest, SameOnce, Limit, Dearer,
)  # fmt: skip
