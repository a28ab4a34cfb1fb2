"""What characters can do beyond the others."""

from __future__ import annotations

from typing import ClassVar, Final

from liza.games.tornaris.words import COUNT, SMALL, Bounds, PassiveWord


class Mana(PassiveWord):
    """More maximum mana (Celeste, TR-097, TR-A06)."""

    WORD = "mana"
    FIELDS: ClassVar[Bounds] = {"amount": COUNT}

    def more_mana(self) -> int:
        return self.amount


class Temporary(PassiveWord):
    """A random equipment in every combat (Skull, TR-098)."""

    WORD = "temporary"

    def borrows(self) -> bool:
        return True


class AnySpace(PassiveWord):
    """Day and night spaces in any turn (Skull, TR-014, TR-099, TR-100, TR-A21)."""

    WORD = "any_space"

    def goes_anywhere(self) -> bool:
        return True


class Discount(PassiveWord):
    """Less gold for every purchase (Remi, TR-101)."""

    WORD = "discount"
    FIELDS: ClassVar[Bounds] = {"amount": COUNT}

    def discount(self) -> int:
        return self.amount


class Sixes(PassiveWord):
    """Gold for each six rolled (Remi, TR-102)."""

    WORD = "sixes"
    FIELDS: ClassVar[Bounds] = {"amount": SMALL}

    def gold_for_six(self) -> int:
        return self.amount


class MagicDie(PassiveWord):
    """One die rolled again in every combat (Baltazar, TR-103)."""

    WORD = "magic"

    def rerolls(self) -> bool:
        return True


class Slots(PassiveWord):
    """More room for equipment (Braulia, TR-104)."""

    WORD = "slots"
    FIELDS: ClassVar[Bounds] = {"amount": COUNT}

    def more_slots(self) -> int:
        return self.amount


class Prize(PassiveWord):
    """Gold for each combat won (Zelrac, TR-105)."""

    WORD = "prize"
    FIELDS: ClassVar[Bounds] = {"amount": SMALL}

    def prize(self) -> int:
        return self.amount


class ChallengeOne(PassiveWord):
    """One duel a turn outside the dungeon (Zelrac, TR-106)."""

    WORD = "challenge"

    def challenges(self) -> bool:
        return True


PASSIVES: Final[tuple[type[PassiveWord], ...]] = (
    Mana, Temporary, AnySpace, Discount, Sixes, MagicDie, Slots, Prize, ChallengeOne,
)  # fmt: skip
