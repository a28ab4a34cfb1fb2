"""What characters can do beyond the others."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.cards import Character
from liza.games.tornaris.content.words import FEW, SOME, PassiveWord


class Mana(PassiveWord):
    """More maximum mana (Celeste, TR-097, TR-A06)."""

    WORD = "mana"
    FIELDS = FEW

    def shape(self, character: Character) -> None:
        character.more_mana += self.amount


class Temporary(PassiveWord):
    """A random equipment in every combat (Skull, TR-098)."""

    WORD = "temporary"

    def shape(self, character: Character) -> None:
        character.borrows = True


class AnySpace(PassiveWord):
    """Day and night spaces in any turn (Skull, TR-014, TR-099, TR-100, TR-A21)."""

    WORD = "any_space"

    def shape(self, character: Character) -> None:
        character.goes_anywhere = True


class Discount(PassiveWord):
    """Less gold for every purchase (Remi, TR-101)."""

    WORD = "discount"
    FIELDS = FEW

    def shape(self, character: Character) -> None:
        character.discount += self.amount


class Sixes(PassiveWord):
    """Gold for each six rolled (Remi, TR-102)."""

    WORD = "sixes"
    FIELDS = SOME

    def shape(self, character: Character) -> None:
        character.gold_for_six += self.amount


class MagicDie(PassiveWord):
    """One die rolled again in every combat (Baltazar, TR-103)."""

    WORD = "magic"

    def shape(self, character: Character) -> None:
        character.rerolls = True


class Slots(PassiveWord):
    """More room for equipment (Braulia, TR-104)."""

    WORD = "slots"
    FIELDS = FEW

    def shape(self, character: Character) -> None:
        character.more_slots += self.amount


class Prize(PassiveWord):
    """Gold for each combat won (Zelrac, TR-105)."""

    WORD = "prize"
    FIELDS = SOME

    def shape(self, character: Character) -> None:
        character.prize += self.amount


class ChallengeOne(PassiveWord):
    """One duel a turn outside the dungeon (Zelrac, TR-106)."""

    WORD = "challenge"

    def shape(self, character: Character) -> None:
        character.challenges = True


PASSIVES: Final[tuple[type[PassiveWord], ...]] = (
    Mana, Temporary, AnySpace, Discount, Sixes, MagicDie, Slots, Prize, ChallengeOne,
)  # fmt: skip
