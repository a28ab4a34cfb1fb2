"""What equipment does in a combat (TR-050, TR-063)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import FEW, SOME, GearWord
from liza.games.tornaris.mechanics.fighting import add_dice, counted, reroll, roll, tell_total
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.acting import PICK_DICE, PICK_DIES, RaiseDie
from liza.games.tornaris.vocabulary import CATEGORIES
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackEntry


class Bonus(GearWord[TornarisState]):
    """Points for the own total."""

    WORD = "bonus"
    FIELDS = SOME
    EACH = 1.0

    def activate(self, s: TornarisState, seat: int) -> None:
        s.combat.of(seat).bonus += self.amount


class Weaken(GearWord[TornarisState]):
    """Points off the rival's total; a monster has none."""

    WORD = "weaken"
    FIELDS = SOME
    EACH = 1.0

    def activate(self, s: TornarisState, seat: int) -> None:
        if not s.is_hunt:
            rival = s.combat.sides(seat)[1]
            rival.bonus -= self.amount
            tell_total(s, rival)


class Reroll(GearWord[TornarisState]):
    """One own die of one's choice is rolled again."""

    WORD = "reroll"
    BESIDES = 1.6

    def activate(self, s: TornarisState, seat: int) -> None:
        s.next(PICK_DIES[seat])


class RerollAny(GearWord[TornarisState]):
    """Any own dice are rolled again, together."""

    WORD = "reroll_any"
    BESIDES = 2.2

    def activate(self, s: TornarisState, seat: int) -> None:
        s.next(PICK_DICE[seat])


class RerollRival(GearWord[TornarisState]):
    """One of the rival's highest dice is rolled again (TR-A53)."""

    WORD = "reroll_rival"
    BESIDES = 1.9

    def activate(self, s: TornarisState, seat: int) -> None:
        if not s.is_hunt:
            rival = s.combat.sides(seat)[1]
            reroll(s, rival, max(rival.dice))
            tell_total(s, rival)


class ExtraDice(GearWord[TornarisState]):
    """More dice are rolled and added."""

    WORD = "extra_dice"
    FIELDS = FEW
    EACH = 3.5

    def activate(self, s: TornarisState, seat: int) -> None:
        add_dice(s, s.combat.of(seat), self.amount)


class BestDie(GearWord[TornarisState]):
    """More dice are rolled and the highest is added; the others are no own dice (TR-A102)."""

    WORD = "best_die"
    FIELDS = FEW
    EACH = 0.5
    BESIDES = 3.5

    def activate(self, s: TornarisState, seat: int) -> None:
        faces = [roll(s, seat) for _ in range(self.amount)]
        s.combat.of(seat).dice.append(max(faces))
        for face in faces:
            s.emit(events.EXTRA_DIE, seat, face)


class RaiseOne(GearWord[TornarisState]):
    """One own die is raised by up to so much (TR-A54)."""

    WORD = "raise"
    FIELDS = FEW
    EACH = 0.9

    def activate(self, s: TornarisState, seat: int) -> None:
        s.next(RaiseDie(seat, self.amount))

    def needs_low_die(self) -> bool:
        return True


class Copy(GearWord[TornarisState]):
    """The highest own die counts once more."""

    WORD = "copy"
    BESIDES = 4.5

    def activate(self, s: TornarisState, seat: int) -> None:
        fighter = s.combat.of(seat)
        fighter.bonus += max(counted(s, fighter))


class BonusEach(GearWord[TornarisState]):
    """Points for each combatant."""

    WORD = "bonus_each"
    FIELDS = SOME
    EACH = 2.2

    def activate(self, s: TornarisState, seat: int) -> None:
        s.combat.of(seat).bonus += self.amount * len(s.combat.fighters)


class BonusAgainst(GearWord[TornarisState]):
    """Points against one category of monsters."""

    __slots__ = ("category",)

    WORD = "bonus_against"
    FIELDS = SOME
    EACH = 0.25

    def __init__(self, entry: PackEntry | None = None) -> None:
        super().__init__(entry)
        category = 0 if entry is None else CATEGORIES.index(entry.word("category", CATEGORIES.keys))
        self.category: Final = category

    def activate(self, s: TornarisState, seat: int) -> None:
        if s.is_hunt and s.foe.category == self.category:
            s.combat.of(seat).bonus += self.amount

    def clause(self) -> Clause:
        id, numbers = super().clause()
        return f"{id}-{CATEGORIES.keys[self.category]}", numbers


class WinGold(GearWord[TornarisState]):
    """Gold if the combat is won."""

    WORD = "win_gold"
    FIELDS = SOME
    EACH = 0.1

    def gold_if_won(self) -> int:
        return self.amount


class LoseGold(GearWord[TornarisState]):
    """Gold lost if the combat is lost."""

    WORD = "lose_gold"
    FIELDS = SOME
    EACH = -0.05

    def gold_if_lost(self) -> int:
        return self.amount


GEAR: Final[tuple[type[GearWord[TornarisState]], ...]] = (
    Bonus, Weaken, Reroll, RerollAny, RerollRival, ExtraDice, BestDie, RaiseOne, Copy, BonusEach, BonusAgainst, WinGold,
    LoseGold,
)  # fmt: skip
